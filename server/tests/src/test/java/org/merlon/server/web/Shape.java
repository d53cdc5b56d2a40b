package org.merlon.server.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.merlon.engine.data.Data;
import org.merlon.protocol.Json;

/** Holds values against the schemas of a document: nothing that is not described, and nothing missing. */
final class Shape {
    private final Data.Obj document;
    private final List<String> faults = new ArrayList<>();

    private Shape(Data.Obj document) {
        this.document = document;
    }

    /** What is wrong with a value; nothing if it is as described. */
    static List<String> faults(Data.Obj document, Data.Obj schema, Data value) {
        var shape = new Shape(document);
        shape.check("", schema, value);
        return shape.faults;
    }

    static Data.Obj object(Data.Obj data, String name) {
        return (Data.Obj) Objects.requireNonNull(data.fields().get(name), name);
    }

    /** A schema by what refers to it. */
    static Data.Obj resolve(Data.Obj document, String reference) {
        Data.Obj at = document;
        for (String part : reference.substring(2).split("/", -1)) {
            at = object(at, part);
        }
        return at;
    }

    private void check(String path, Data.Obj schema, Data value) {
        Map<String, Data> rules = schema.fields();
        if (rules.get("$ref") instanceof Data.Text reference) {
            check(path, resolve(document, reference.value()), value);
        }
        for (String several : List.of("oneOf", "anyOf")) {
            if (rules.get(several) instanceof Data.Arr choices) {
                checkChoice(path, choices.items(), value);
            }
        }
        Data wanted = rules.get("const");
        if (wanted != null && !wanted.equals(value)) {
            faults.add(path + ": not " + Json.write(wanted));
        }
        if (rules.get("enum") instanceof Data.Arr known && !known.items().contains(value)) {
            faults.add(path + ": " + Json.write(value) + " is none of " + Json.write(known));
        }
        Data type = rules.get("type");
        if (type != null && !isOf(type, value)) {
            faults.add(path + ": " + value.kind() + " instead of " + Json.write(type));
        }
        if (value instanceof Data.Arr list && rules.get("items") instanceof Data.Obj item) {
            for (int i = 0; i < list.items().size(); i++) {
                check(path + "[" + i + "]", item, list.items().get(i));
            }
        }
        if (value instanceof Data.Obj data && rules.get("type") instanceof Data.Text) {
            checkFields(path, schema, data);
        }
    }

    private void checkChoice(String path, List<Data> choices, Data value) {
        var wrong = new ArrayList<String>();
        for (Data choice : choices) {
            List<String> here = faults(document, (Data.Obj) choice, value);
            if (here.isEmpty()) {
                return;
            }
            wrong.addAll(here);
        }
        faults.add(path + ": fits nothing that it may be: " + wrong);
    }

    private void checkFields(String path, Data.Obj schema, Data.Obj data) {
        var properties = schema.fields().get("properties") instanceof Data.Obj described ? described : new Data.Obj();
        Data more = schema.fields().get("additionalProperties");
        data.fields().forEach((name, value) -> {
            if (properties.fields().get(name) instanceof Data.Obj property) {
                check(path + "." + name, property, value);
            } else if (more instanceof Data.Obj each) {
                check(path + "." + name, each, value);
            } else if (more == null) {
                faults.add(path + "." + name + " is not described");
            }
        });
        if (schema.fields().get("required") instanceof Data.Arr required) {
            for (Data name : required.items()) {
                if (!data.fields().containsKey(((Data.Text) name).value())) {
                    faults.add(path + "." + ((Data.Text) name).value() + " is missing");
                }
            }
        }
    }

    private static boolean isOf(Data type, Data value) {
        if (type instanceof Data.Arr several) {
            return several.items().stream().anyMatch(each -> isOf(each, value));
        }
        return ((Data.Text) type)
                .value()
                .equals(
                        switch (value) {
                            case Data.Text text -> "string";
                            case Data.Whole whole -> "integer";
                            case Data.Truth truth -> "boolean";
                            case Data.Null none -> "null";
                            case Data.Obj object -> "object";
                            case Data.Arr list -> "array";
                        });
    }
}
