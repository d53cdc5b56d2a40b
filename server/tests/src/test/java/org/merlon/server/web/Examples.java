package org.merlon.server.web;

import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.testkit.SchemaValidator;

/** Adds real requests and responses as examples to the OpenAPI document; long ones are shortened. */
final class Examples {
    private static final String EXAMPLE = "example";

    /** The maximum number of items that an example shows of a list. */
    private static final int ITEMS = 2;

    private static final int FIELDS = 3;
    private static final int LETTERS = 60;

    private Examples() {}

    static Data.Obj operation(Data.Obj document, String route) {
        String[] address = route.split(" ", 2);
        return SchemaValidator.object(
                SchemaValidator.object(SchemaValidator.object(document, "paths"), address[1]),
                address[0].toLowerCase(Locale.ROOT));
    }

    static Data.Obj answer(Data.Obj operation) {
        return content(SchemaValidator.object(SchemaValidator.object(operation, "responses"), "200"));
    }

    /** Returns the description of the request body, or null if there is none. */
    static Data.@Nullable Obj question(Data.Obj operation) {
        return operation.fields().get("requestBody") instanceof Data.Obj body ? content(body) : null;
    }

    private static Data.Obj content(Data.Obj of) {
        return SchemaValidator.object(SchemaValidator.object(of, "content"), "application/json");
    }

    /** Returns the document with the requests and responses of a tour. */
    static Data.Obj put(Data.Obj document, Tour tour) {
        Data.Obj filled = without(document);
        for (Tour.Asked asked : tour.asked()) {
            Data.Obj operation = operation(filled, asked.route());
            Data.Obj told = answer(operation);
            Data before = told.fields().get(EXAMPLE);
            if (before == null || isBare(before)) {
                operation.put("x-path", asked.path());
                told.put(EXAMPLE, cut(asked.answer(), null));
                Data.Obj question = question(operation);
                if (asked.body() != null && question != null) {
                    question.put(EXAMPLE, cut(Answer.parse(asked.body()), null));
                }
            }
        }
        var sent = new Data.Obj();
        tour.heard().forEach(message -> sent.fields().putIfAbsent(Answer.text(message, "type"), cut(message, null)));
        var taken = new Data.Obj();
        tour.said().forEach((type, message) -> taken.put(type, cut(message, null)));
        SchemaValidator.object(filled, "x-websocket").put("x-sent", sent).put("x-taken", taken);
        return filled;
    }

    /** Returns whether all fields are empty; such a response is replaced by a better example. */
    private static boolean isBare(Data example) {
        return example instanceof Data.Obj data
                && data.fields().values().stream()
                        .allMatch(value -> value == Data.Null.NULL
                                || (value instanceof Data.Arr list
                                        && list.items().isEmpty()));
    }

    /** Returns a copy without examples. */
    static Data.Obj without(Data.Obj data) {
        return (Data.Obj) stripped(data);
    }

    private static Data stripped(Data data) {
        return switch (data) {
            case Data.Obj object -> {
                var copy = new Data.Obj();
                object.fields().forEach((name, value) -> {
                    if (!name.equals(EXAMPLE)
                            && !name.equals("x-path")
                            && !name.equals("x-sent")
                            && !name.equals("x-taken")) {
                        copy.put(name, stripped(value));
                    }
                });
                yield copy;
            }
            case Data.Arr list -> Data.list(list.items(), Examples::stripped);
            default -> data;
        };
    }

    private static Data cut(Data data, @Nullable String name) {
        return switch (data) {
            case Data.Text text
            when text.value().length() > LETTERS -> new Data.Text(text.value().substring(0, LETTERS) + "…");
            case Data.Arr list ->
                Data.list(list.items().subList(0, Math.min(ITEMS, list.items().size())), item -> cut(item, null));
            case Data.Obj object -> {
                boolean own = Objects.equals(name, "view") && !object.fields().containsKey("phase");
                int most = own || Objects.equals(name, "facts") ? FIELDS : Integer.MAX_VALUE;
                var copy = new Data.Obj();
                object.fields().forEach((field, value) -> {
                    if (copy.fields().size() < most) {
                        copy.put(field, cut(value, field));
                    }
                });
                yield copy;
            }
            default -> data;
        };
    }
}
