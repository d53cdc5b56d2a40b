package org.merlon.server.web.http;

import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.server.web.ApiResponse;
import org.merlon.testkit.SchemaValidator;

/** Adds real requests and responses as examples to the OpenAPI document; long ones are shortened. */
final class OpenApiExamples {
    private static final String EXAMPLE = "example";

    /** The maximum number of items that an example shows of a list. */
    private static final int MAX_ITEMS = 2;

    private static final int MAX_FIELDS = 3;
    private static final int MAX_LETTERS = 60;

    private OpenApiExamples() {}

    static Data.Obj operationOf(Data.Obj document, String route) {
        String[] address = route.split(" ", 2);
        return SchemaValidator.object(
                SchemaValidator.object(SchemaValidator.object(document, "paths"), address[1]),
                address[0].toLowerCase(Locale.ROOT));
    }

    static Data.Obj responseOf(Data.Obj operation) {
        return content(SchemaValidator.object(SchemaValidator.object(operation, "responses"), "200"));
    }

    /** Returns the description of the request body, or null if there is none. */
    static Data.@Nullable Obj requestOf(Data.Obj operation) {
        return operation.fields().get("requestBody") instanceof Data.Obj body ? content(body) : null;
    }

    private static Data.Obj content(Data.Obj container) {
        return SchemaValidator.object(SchemaValidator.object(container, "content"), "application/json");
    }

    /** Returns the document with the requests and responses of a tour. */
    static Data.Obj withExamples(Data.Obj document, ApiTour tour) {
        Data.Obj filled = withoutExamples(document);
        for (ApiTour.Exchange exchange : tour.exchanges()) {
            Data.Obj operation = operationOf(filled, exchange.route());
            Data.Obj response = responseOf(operation);
            Data previous = response.fields().get(EXAMPLE);
            if (previous == null || isEmpty(previous)) {
                operation.put("x-path", exchange.path());
                response.put(EXAMPLE, shorten(exchange.response(), null));
                Data.Obj request = requestOf(operation);
                if (exchange.body() != null && request != null) {
                    request.put(EXAMPLE, shorten(ApiResponse.parse(exchange.body()), null));
                }
            }
        }
        var sent = new Data.Obj();
        tour.received()
                .forEach(message ->
                        sent.fields().putIfAbsent(ApiResponse.text(message, "type"), shorten(message, null)));
        var taken = new Data.Obj();
        tour.sent().forEach((type, message) -> taken.put(type, shorten(message, null)));
        SchemaValidator.object(filled, "x-websocket").put("x-sent", sent).put("x-taken", taken);
        return filled;
    }

    /** Returns whether all fields are empty; such a response is replaced by a better example. */
    private static boolean isEmpty(Data example) {
        return example instanceof Data.Obj data
                && data.fields().values().stream()
                        .allMatch(value -> value == Data.Null.NULL
                                || (value instanceof Data.Arr list
                                        && list.items().isEmpty()));
    }

    /** Returns a copy without examples. */
    static Data.Obj withoutExamples(Data.Obj data) {
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
            case Data.Arr list -> Data.list(list.items(), OpenApiExamples::stripped);
            default -> data;
        };
    }

    private static Data shorten(Data data, @Nullable String name) {
        return switch (data) {
            case Data.Text text
            when text.value().length() > MAX_LETTERS ->
                new Data.Text(text.value().substring(0, MAX_LETTERS) + "…");
            case Data.Arr list ->
                Data.list(
                        list.items().subList(0, Math.min(MAX_ITEMS, list.items().size())), item -> shorten(item, null));
            case Data.Obj object -> {
                boolean isGameView =
                        Objects.equals(name, "view") && !object.fields().containsKey("phase");
                int maxFields = isGameView || Objects.equals(name, "facts") ? MAX_FIELDS : Integer.MAX_VALUE;
                var copy = new Data.Obj();
                object.fields().forEach((field, value) -> {
                    if (copy.fields().size() < maxFields) {
                        copy.put(field, shorten(value, field));
                    }
                });
                yield copy;
            }
            default -> data;
        };
    }
}
