package org.merlon.server.web;

import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import org.merlon.engine.data.Data;

/** Describes the routes as OpenAPI 3.1 and as a page for people; made from the routes, so it cannot go stale. */
final class Description {
    private Description() {}

    static Data.Obj openApi(List<Route> routes, String version) {
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
                                .put("version", version)
                                .put(
                                        "license",
                                        new Data.Obj().put("name", "Apache-2.0").put("identifier", "Apache-2.0")))
                .put("paths", pathData)
                .put("components", components());
    }

    private static Data.Obj operation(Route route) {
        var operation = new Data.Obj().put("summary", route.summary()).put("operationId", operationId(route));
        var parameters = new Data.Arr();
        for (String part : route.path().split("/", -1)) {
            if (part.startsWith("{")) {
                String name = part.substring(1, part.length() - 1);
                parameters.add(parameter(name, "path", true, "string", "which one"));
            }
        }
        boolean hasBody = route.changesSomething() && !route.inputs().isEmpty();
        if (!route.changesSomething()) {
            for (Route.Input input : route.inputs()) {
                parameters.add(parameter(input.name(), "query", input.required(), input.type(), input.about()));
            }
        }
        operation.put("parameters", parameters);
        if (hasBody) {
            operation.put("requestBody", body(route.inputs()));
        }
        var security = new Data.Arr();
        if (route.who() == Route.Who.ANYONE) {
            security.add(new Data.Obj());
        }
        security.add(new Data.Obj().put("session", new Data.Arr()));
        security.add(new Data.Obj().put("token", new Data.Arr()));
        operation.put("security", security);
        var responses = new Data.Obj()
                .put(
                        "200",
                        new Data.Obj()
                                .put("description", "The answer.")
                                .put("content", json(new Data.Obj().put("type", "object"))));
        responses.put("default", new Data.Obj().put("$ref", "#/components/responses/Refused"));
        return operation.put("responses", responses);
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

    private static Data.Obj parameter(String name, String in, boolean required, String type, String about) {
        return new Data.Obj()
                .put("name", name)
                .put("in", in)
                .put("required", required)
                .put("description", about)
                .put("schema", new Data.Obj().put("type", type));
    }

    private static Data.Obj body(List<Route.Input> inputs) {
        var properties = new Data.Obj();
        var required = new Data.Arr();
        for (Route.Input input : inputs) {
            properties.put(
                    input.name(), new Data.Obj().put("type", input.type()).put("description", input.about()));
            if (input.required()) {
                required.add(input.name());
            }
        }
        var schema = new Data.Obj()
                .put("type", "object")
                .put("properties", properties)
                .put("required", required);
        return new Data.Obj().put("required", !required.items().isEmpty()).put("content", json(schema));
    }

    private static Data.Obj json(Data.Obj schema) {
        return new Data.Obj().put("application/json", new Data.Obj().put("schema", schema));
    }

    private static Data.Obj components() {
        var text = new Data.Obj().put("type", "string");
        var refused = new Data.Obj()
                .put("type", "object")
                .put("properties", new Data.Obj().put("code", text).put("reason", text))
                .put("required", new Data.Arr().add("code").add("reason"));
        return new Data.Obj()
                .put(
                        "responses",
                        new Data.Obj()
                                .put(
                                        "Refused",
                                        new Data.Obj()
                                                .put("description", "It cannot be, and nothing has changed.")
                                                .put("content", json(refused))))
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

    /** A plain page that lists every route. */
    static String page(List<Route> routes) {
        var html = new StringBuilder("<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">")
                .append("<meta name=\"viewport\" content=\"width=device-width\"><title>Merlon API</title>")
                .append("<h1>Merlon API</h1><p>All of it speaks JSON. The same as an ")
                .append("<a href=\"/api/openapi.json\">OpenAPI document</a>.</p>");
        for (Route route : routes) {
            html.append("<h2><code>")
                    .append(route.method())
                    .append(' ')
                    .append(route.path())
                    .append("</code></h2><p>")
                    .append(route.summary())
                    .append(" For ")
                    .append(route.who().name().toLowerCase(Locale.ROOT))
                    .append(".</p>");
            if (!route.inputs().isEmpty()) {
                html.append("<ul>");
                for (Route.Input input : route.inputs()) {
                    html.append("<li><code>")
                            .append(input.name())
                            .append("</code> (")
                            .append(input.type())
                            .append(input.required() ? ", required): " : "): ")
                            .append(input.about().replace("&", "&amp;").replace("<", "&lt;"))
                            .append("</li>");
                }
                html.append("</ul>");
            }
        }
        return html.append("</html>").toString();
    }
}
