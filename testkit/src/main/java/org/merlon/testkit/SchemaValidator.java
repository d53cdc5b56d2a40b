package org.merlon.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.merlon.engine.data.Data;
import org.merlon.protocol.json.Json;

/**
 * Validates values against the schemas of an OpenAPI document: unknown and missing fields are errors. It records which fields
 * have occurred, so that fields that never occur can be found.
 */
public final class SchemaValidator {
    private final Data.Obj document;

    /** The schemas of the fields that have occurred, by identity: each is in the document once. */
    private final Set<Data> seenSchemas = Collections.newSetFromMap(new IdentityHashMap<>());

    public SchemaValidator(Data.Obj document) {
        this.document = document;
    }

    /** Returns the errors of a value; empty if it matches the schema. */
    public List<String> errors(Data.Obj schema, Data value) {
        var validation = new Validation();
        validation.check("", schema, value);
        seenSchemas.addAll(validation.seen);
        return validation.errors;
    }

    /** Returns the errors of a value; the schema is given by name. */
    public List<String> errors(String schema, Data value) {
        return errors(object(schemas(), schema), value);
    }

    /** Returns the fields that are described but never occurred, such as {@code Seat.deck}. */
    public Set<String> unseenFields() {
        var missing = new TreeSet<String>();
        schemas().fields().forEach((name, schema) -> addUnseenFields(name, schema, missing));
        return missing;
    }

    private void addUnseenFields(String path, Data within, Set<String> missing) {
        if (within instanceof Data.Arr list) {
            list.items().forEach(item -> addUnseenFields(path, item, missing));
        }
        if (within instanceof Data.Obj schema) {
            schema.fields().forEach((rule, value) -> {
                if (rule.equals("properties")) {
                    ((Data.Obj) value).fields().forEach((name, property) -> {
                        if (seenSchemas.contains(property)) {
                            addUnseenFields(path + "." + name, property, missing);
                        } else {
                            missing.add(path + "." + name);
                        }
                    });
                } else {
                    addUnseenFields(path, value, missing);
                }
            });
        }
    }

    private Data.Obj schemas() {
        return resolve(document, "#/components/schemas");
    }

    public static Data.Obj object(Data.Obj data, String name) {
        return (Data.Obj) Objects.requireNonNull(data.fields().get(name), name);
    }

    /** Returns the schema that a reference points to. */
    private static Data.Obj resolve(Data.Obj document, String reference) {
        Data.Obj at = document;
        for (String part : reference.substring(2).split("/", -1)) {
            at = object(at, part);
        }
        return at;
    }

    /** The validation of one value with all nested values. */
    private final class Validation {
        private final List<String> errors = new ArrayList<>();
        private final List<Data> seen = new ArrayList<>();

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
            Data constant = rules.get("const");
            if (constant != null && !constant.equals(value)) {
                errors.add(path + ": not " + Json.write(constant));
            }
            if (rules.get("enum") instanceof Data.Arr known && !known.items().contains(value)) {
                errors.add(path + ": " + Json.write(value) + " is none of " + Json.write(known));
            }
            Data type = rules.get("type");
            if (type != null && !hasType(type, value)) {
                errors.add(path + ": " + value.kind() + " instead of " + Json.write(type));
            }
            if (value instanceof Data.Arr list) {
                checkItems(path, rules, list.items());
            }
            if (value instanceof Data.Obj data && type instanceof Data.Text) {
                checkFields(path, schema, data);
            }
        }

        /** Validates a choice of schemas. If a constant field selects one of them, only its errors are reported. */
        private void checkChoice(String path, List<Data> choices, Data value) {
            var selected = choices.stream()
                    .filter(each -> isSelected((Data.Obj) each, value))
                    .toList();
            var choiceErrors = new ArrayList<String>();
            for (Data choice : selected.isEmpty() ? choices : selected) {
                var validation = new Validation();
                validation.check(path, (Data.Obj) choice, value);
                if (validation.errors.isEmpty()) {
                    seen.addAll(validation.seen);
                    return;
                }
                choiceErrors.addAll(validation.errors);
            }
            if (selected.size() == 1) {
                errors.addAll(choiceErrors);
            } else {
                errors.add(path + ": matches none of the schemas: " + choiceErrors);
            }
        }

        private boolean isSelected(Data.Obj choice, Data value) {
            Data.Obj schema = choice.fields().get("$ref") instanceof Data.Text reference
                    ? resolve(document, reference.value())
                    : choice;
            return value instanceof Data.Obj data
                    && schema.fields().get("properties") instanceof Data.Obj properties
                    && properties.fields().entrySet().stream()
                            .anyMatch(each -> each.getValue() instanceof Data.Obj property
                                    && property.fields().get("const") instanceof Data.Text word
                                    && word.equals(data.fields().get(each.getKey())));
        }

        private void checkItems(String path, Map<String, Data> rules, List<Data> items) {
            if (rules.get("items") instanceof Data.Obj item) {
                for (int i = 0; i < items.size(); i++) {
                    check(path + "[" + i + "]", item, items.get(i));
                }
            }
            if (rules.get("minItems") instanceof Data.Whole least && items.size() < least.value()) {
                errors.add(path + ": fewer than " + least.value());
            }
            if (rules.get("maxItems") instanceof Data.Whole most && items.size() > most.value()) {
                errors.add(path + ": more than " + most.value());
            }
        }

        private void checkFields(String path, Data.Obj schema, Data.Obj data) {
            var properties =
                    schema.fields().get("properties") instanceof Data.Obj described ? described : new Data.Obj();
            Data additional = schema.fields().get("additionalProperties");
            data.fields().forEach((name, value) -> {
                if (properties.fields().get(name) instanceof Data.Obj property) {
                    seen.add(property);
                    check(path + "." + name, property, value);
                } else if (additional instanceof Data.Obj each) {
                    check(path + "." + name, each, value);
                } else if (additional == null) {
                    errors.add(path + "." + name + " is not described");
                }
            });
            if (schema.fields().get("required") instanceof Data.Arr required) {
                for (Data name : required.items()) {
                    if (!data.fields().containsKey(((Data.Text) name).value())) {
                        errors.add(path + "." + ((Data.Text) name).value() + " is missing");
                    }
                }
            }
        }
    }

    private static boolean hasType(Data type, Data value) {
        if (type instanceof Data.Arr several) {
            return several.items().stream().anyMatch(each -> hasType(each, value));
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
