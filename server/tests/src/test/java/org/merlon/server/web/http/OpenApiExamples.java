package org.merlon.server.web.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.server.web.ApiResponse;
import org.merlon.server.wire.Inbound;
import org.merlon.server.wire.Outbound;
import org.merlon.testkit.SchemaValidator;

/**
 * Adds real requests and responses as examples to the OpenAPI document; long ones are shortened. Routes with the same
 * response share one example, so that a new field of a table changes one of them.
 */
final class OpenApiExamples {
    private static final String EXAMPLE = "example";
    private static final String SHARED = "examples";

    /** The maximum number of items that an example shows of a list. */
    private static final int MAX_ITEMS = 2;

    private static final int MAX_FIELDS = 3;
    private static final int MAX_LETTERS = 60;

    /** The most differences that are repaired in a stored example; one with more is replaced. */
    private static final int MAX_REPAIRS = 100;

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
        share(filled);
        return filled;
    }

    /** Replaces the examples of responses that several routes have by one; that of a GET is preferred. */
    private static void share(Data.Obj document) {
        Map<String, List<Data.Obj>> responses = new TreeMap<>();
        for (String method : List.of("get", "post", "put", "delete")) {
            SchemaValidator.object(document, "paths").fields().values().forEach(methods -> {
                if (((Data.Obj) methods).fields().get(method) instanceof Data.Obj operation) {
                    Data.Obj response = responseOf(operation);
                    responses
                            .computeIfAbsent(schemaName(response), name -> new ArrayList<>())
                            .add(response);
                }
            });
        }
        responses.values().removeIf(sharing -> sharing.size() == 1);
        var shared = new Data.Obj();
        responses.forEach((name, sharing) -> {
            List<Data> examples = sharing.stream()
                    .map(response -> response.fields().remove(EXAMPLE))
                    .filter(Objects::nonNull)
                    .toList();
            Data best = examples.stream()
                    .filter(example -> !isEmpty(example))
                    .findFirst()
                    .orElse(examples.getFirst());
            shared.put(name, new Data.Obj().put("value", best));
            sharing.forEach(response -> response.put(
                    SHARED, new Data.Obj().put(name, new Data.Obj().put("$ref", "#/components/examples/" + name))));
        });
        SchemaValidator.object(document, "components").put(SHARED, shared);
    }

    private static String schemaName(Data.Obj content) {
        return ApiResponse.text(SchemaValidator.object(content, "schema"), "$ref")
                .replaceFirst(".*/", "");
    }

    /** Returns the example of a request or response, which may be a shared one; null if there is none. */
    static @Nullable Data exampleOf(Data.Obj document, Data.Obj content) {
        Data own = content.fields().get(EXAMPLE);
        return own == null
                ? sharedExamples(document, schemaName(content)).fields().get("value")
                : own;
    }

    private static Data.Obj sharedExamples(Data.Obj document, String name) {
        return child(child(child(document, "components"), SHARED), name);
    }

    /**
     * Replaces new examples with those of the stored document wherever they still match the schemas, so that a change of a
     * record changes few lines. A stored example that lacks a field gets it from the new one, and loses fields that are gone.
     */
    static void keepStored(Data.Obj document, Data.Obj stored) {
        var validator = new SchemaValidator(document);
        SchemaValidator.object(document, "paths")
                .fields()
                .forEach((path, methods) -> ((Data.Obj) methods).fields().forEach((method, operation) -> {
                    Data.Obj known = child(child(child(stored, "paths"), path), method);
                    if (!known.fields().isEmpty() && operation instanceof Data.Obj each) {
                        keepStored(validator, each, known);
                    }
                }));
        child(child(document, "components"), SHARED).fields().forEach((name, shared) -> {
            Data known = sharedExamples(stored, name).fields().get("value");
            if (known != null && shared instanceof Data.Obj example) {
                var schema = new Data.Obj().put("$ref", "#/components/schemas/" + name);
                Data fresh = Objects.requireNonNull(example.fields().get("value"));
                example.put("value", repaired(validator, schema, known, fresh));
            }
        });
        Data.Obj messages = SchemaValidator.object(document, "x-websocket");
        Data.Obj storedMessages = child(stored, "x-websocket");
        keepMessages(
                validator,
                RecordSchemas.reference(Outbound.class),
                child(messages, "x-sent"),
                child(storedMessages, "x-sent"));
        keepMessages(
                validator,
                RecordSchemas.reference(Inbound.class),
                child(messages, "x-taken"),
                child(storedMessages, "x-taken"));
    }

    private static void keepStored(SchemaValidator validator, Data.Obj operation, Data.Obj stored) {
        Data path = stored.fields().get("x-path");
        if (path != null && operation.fields().containsKey("x-path")) {
            operation.put("x-path", path);
        }
        keepExample(validator, responseOf(operation), responseOf(stored));
        Data.Obj request = requestOf(operation);
        Data.Obj storedRequest = requestOf(stored);
        if (request != null && storedRequest != null) {
            keepExample(validator, request, storedRequest);
        }
    }

    private static void keepExample(SchemaValidator validator, Data.Obj content, Data.Obj stored) {
        Data fresh = content.fields().get(EXAMPLE);
        Data known = stored.fields().get(EXAMPLE);
        if (fresh != null && known != null) {
            content.put(EXAMPLE, repaired(validator, SchemaValidator.object(content, "schema"), known, fresh));
        }
    }

    private static void keepMessages(SchemaValidator validator, Data.Obj schema, Data.Obj messages, Data.Obj stored) {
        List.copyOf(messages.fields().keySet()).forEach(type -> {
            Data known = stored.fields().get(type);
            if (known != null) {
                messages.put(
                        type,
                        repaired(
                                validator,
                                schema,
                                known,
                                Objects.requireNonNull(messages.fields().get(type))));
            }
        });
    }

    private static Data.Obj child(Data.Obj data, String name) {
        return data.fields().get(name) instanceof Data.Obj child ? child : new Data.Obj();
    }

    /** Returns the stored example with everything that does not match the schema taken from the new one. */
    private static Data repaired(SchemaValidator validator, Data.Obj schema, Data stored, Data fresh) {
        Data example = stored;
        for (int i = 0; i < MAX_REPAIRS; i++) {
            List<String> errors = validator.errors(schema, example);
            if (errors.isEmpty()) {
                return example;
            }
            String path = errors.getFirst().replaceFirst("(:| is missing| is not described).*", "");
            example = replaced(example, fresh, List.of(path.split("[.\\[\\]]+", -1)));
        }
        return fresh;
    }

    /** Returns an example with one field as it is in another one; the field is removed if it is not there. */
    private static Data replaced(Data data, @Nullable Data other, List<String> path) {
        List<String> rest = path.isEmpty() ? path : path.subList(1, path.size());
        if (path.isEmpty()) {
            return Objects.requireNonNullElse(other, data);
        }
        String name = path.getFirst();
        if (name.isEmpty()) {
            return replaced(data, other, rest);
        }
        if (data instanceof Data.Arr list) {
            int index = Integer.parseInt(name);
            List<Data> others = other instanceof Data.Arr otherList ? otherList.items() : List.of();
            Data otherItem = others.isEmpty() ? null : others.get(Math.min(index, others.size() - 1));
            var copy = new ArrayList<>(list.items());
            copy.set(index, replaced(copy.get(index), otherItem, rest));
            return Data.list(copy, item -> item);
        }
        var copy = new Data.Obj();
        Map<String, Data> others = other instanceof Data.Obj otherObject ? otherObject.fields() : Map.of();
        if (data instanceof Data.Obj object) {
            object.fields().forEach((field, value) -> {
                if (!field.equals(name)) {
                    copy.put(field, value);
                } else if (!rest.isEmpty()) {
                    copy.put(field, replaced(value, others.get(field), rest));
                } else if (others.containsKey(field)) {
                    copy.put(field, Objects.requireNonNull(others.get(field)));
                }
            });
        }
        if (rest.isEmpty() && !copy.fields().containsKey(name) && others.containsKey(name)) {
            copy.put(name, Objects.requireNonNull(others.get(name)));
        }
        return copy;
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
                            && !name.equals(SHARED)
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
