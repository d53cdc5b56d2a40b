package org.merlon.server.web.http;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.server.wire.Inbound;
import org.merlon.server.wire.Outbound;
import org.merlon.server.wire.Responses.ErrorResponse;
import org.merlon.server.wire.table.TableInfo;

/**
 * Builds the OpenAPI 3.1 document of the routes and the WebSocket messages; {@link OpenApiDocumentTest} compares it with the
 * served file.
 */
final class OpenApiBuilder {
    private static final String API_DESCRIPTION =
            "Tables, live play and accounts. Every response is JSON; an error has a code, and a reason for people to read."
                    + " Updates of a table are sent over the WebSocket at /ws: send {\"type\":\"watch\",\"table\":id}."
                    + " Browsers keep a session in a cookie and must send their Origin with every request that changes something;"
                    + " bots send a token. WebSocket messages have the schemas Outbound and Inbound. The fields view, facts and events are"
                    + " specific to each game: /api/games/{id}/shapes.json describes them as View, Facts and Event."
                    + " Common sequences are explained in docs/wire.md.";

    /** The meaning of the error statuses. */
    private static final Map<String, String> ERROR_DESCRIPTIONS = new TreeMap<>(Map.of(
            "403", "You are not allowed to do or see this.",
            "404", "It does not exist, or you are not allowed to know that it exists.",
            "409", "The table has changed since the state you have seen.",
            "413", "The body is too long.",
            "422", "The request is malformed, or not allowed by the rules of the game or the table.",
            "429", "Too many requests; the reason says how long to wait.",
            "503", "The server is read-only or its database is not available; nothing has changed."));

    private OpenApiBuilder() {}

    static Data.Obj build(List<Route> routes) {
        var paths = new TreeMap<String, Data.Obj>();
        for (Route route : routes) {
            paths.computeIfAbsent(route.path(), path -> new Data.Obj())
                    .put(route.method().name().toLowerCase(Locale.ROOT), operation(route));
        }
        var pathData = new Data.Obj();
        paths.forEach(pathData::put);
        return new Data.Obj()
                .put("openapi", "3.1.0")
                .put(
                        "info",
                        new Data.Obj()
                                .put("title", "Merlon")
                                .put("version", "")
                                .put("description", API_DESCRIPTION)
                                .put(
                                        "license",
                                        new Data.Obj().put("name", "Apache-2.0").put("identifier", "Apache-2.0")))
                .put("tags", tags())
                .put("paths", pathData)
                .put("components", components(routes))
                .put(
                        "x-websocket",
                        new Data.Obj()
                                .put("path", "/ws")
                                .put("sent", RecordSchemas.reference(Outbound.class))
                                .put("taken", RecordSchemas.reference(Inbound.class)));
    }

    private static Data.Obj operation(Route route) {
        var operation = new Data.Obj()
                .put("tags", new Data.Arr().add(tag(route)))
                .put("summary", route.summary())
                .put("operationId", operationId(route));
        var parameters = new Data.Arr();
        for (String part : route.path().split("/", -1)) {
            if (part.startsWith("{")) {
                String name = part.substring(1, part.length() - 1);
                parameters.add(parameter(name, "path", true, "string", "the " + name));
            }
        }
        for (Route.QueryParam input : route.query()) {
            parameters.add(parameter(input.name(), "query", input.required(), input.type(), input.description()));
        }
        operation.put("parameters", parameters);
        Class<?> body = bodyOf(route);
        if (body != null) {
            operation.put(
                    "requestBody",
                    new Data.Obj()
                            .put("required", isRequired(body))
                            .put("content", json(RecordSchemas.reference(body))));
        }
        var security = new Data.Arr();
        if (route.audience() == Route.Audience.ANYONE) {
            security.add(new Data.Obj());
        }
        security.add(new Data.Obj().put("session", new Data.Arr()));
        security.add(new Data.Obj().put("token", new Data.Arr()));
        operation.put("security", security);
        var responses = new Data.Obj()
                .put(
                        "200",
                        new Data.Obj()
                                .put("description", "The response.")
                                .put("content", json(RecordSchemas.reference(route.response()))));
        ERROR_DESCRIPTIONS
                .keySet()
                .forEach(status ->
                        responses.put(status, new Data.Obj().put("$ref", "#/components/responses/Refused" + status)));
        return operation.put("responses", responses);
    }

    private static Data.Arr tags() {
        return new Data.Arr()
                .add(tag("people", "Accounts: guests, members, bots, profiles."))
                .add(tag("lists", "Games, open tables, your tables, finished games."))
                .add(tag("tables", "One table: seats, moves, chat."));
    }

    private static Data.Obj tag(String name, String description) {
        return new Data.Obj().put("name", name).put("description", description);
    }

    /** Returns the tag of a route, by the prefix of its path. */
    private static String tag(Route route) {
        String path = route.path();
        if (path.startsWith("/api/tables/") || route.response() == TableInfo.class || path.equals("/api/verify")) {
            return "tables";
        }
        boolean isList = Stream.of("/api/tables", "/api/my/", "/api/games", "/api/finished")
                .anyMatch(path::startsWith);
        return isList ? "lists" : "people";
    }

    private static String operationId(Route route) {
        var id = new StringBuilder(route.method().name().toLowerCase(Locale.ROOT));
        for (String part : route.path().substring("/api".length()).split("[/{}-]+", -1)) {
            if (!part.isEmpty()) {
                id.append(Character.toUpperCase(part.charAt(0))).append(part.substring(1));
            }
        }
        return id.toString();
    }

    private static Data.Obj parameter(String name, String in, boolean required, String type, String description) {
        return new Data.Obj()
                .put("name", name)
                .put("in", in)
                .put("required", required)
                .put("description", description)
                .put("schema", new Data.Obj().put("type", type));
    }

    /** Returns the type of the request body, or null if there is none. */
    private static @Nullable Class<?> bodyOf(Route route) {
        Class<?> body = route.body();
        boolean isEmpty = body == null || (body.isRecord() && body.getRecordComponents().length == 0);
        return isEmpty ? null : body;
    }

    /** Returns whether the body has required fields. */
    private static boolean isRequired(Class<?> body) {
        return body.isSealed()
                || Arrays.stream(body.getRecordComponents())
                        .anyMatch(each -> !each.getAnnotatedType().isAnnotationPresent(Nullable.class));
    }

    private static Data.Obj json(Data.Obj schema) {
        return new Data.Obj().put("application/json", new Data.Obj().put("schema", schema));
    }

    private static Data.Obj components(List<Route> routes) {
        var types = new LinkedHashSet<Class<?>>(List.of(ErrorResponse.class, Outbound.class, Inbound.class));
        for (Route route : routes) {
            types.add(route.response());
            Class<?> body = bodyOf(route);
            if (body != null) {
                types.add(body);
            }
        }
        var errors = new Data.Obj();
        ERROR_DESCRIPTIONS.forEach((status, meaning) -> errors.put(
                "Refused" + status,
                new Data.Obj()
                        .put("description", meaning)
                        .put("content", json(RecordSchemas.reference(ErrorResponse.class)))));
        return new Data.Obj()
                .put("schemas", RecordSchemas.of(types))
                .put("responses", errors)
                .put(
                        "securitySchemes",
                        new Data.Obj()
                                .put(
                                        "session",
                                        new Data.Obj()
                                                .put("type", "apiKey")
                                                .put("in", "cookie")
                                                .put("name", "merlon"))
                                .put("token", new Data.Obj().put("type", "http").put("scheme", "bearer")));
    }
}
