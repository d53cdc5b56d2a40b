package org.merlon.server.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.merlon.engine.data.Data;

/** The routes as a page for people; without script, its style in a file of its own. */
final class ApiPage {
    private ApiPage() {}

    static String html(List<Route> routes) {
        var html = new StringBuilder("<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">")
                .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
                .append("<title>Merlon API</title><link rel=\"stylesheet\" href=\"/api/style.css\"></head><body><main>")
                .append("<h1>Merlon API</h1><p>Everything speaks JSON. The same for programs: ")
                .append("<a href=\"/api/openapi.json\">openapi.json</a>. ")
                .append("What happens at a table is told over the WebSocket at <code>/ws</code>. ")
                .append("A refusal has a <code>code</code> and a <code>reason</code>.</p>");
        for (Data tag : Schemas.tags().items()) {
            String name = Schemas.text(tag, "name");
            html.append("<section><h2>").append(name).append("</h2><p>");
            html.append(Schemas.text(tag, "description")).append("</p>");
            for (Route route : routes) {
                if (Schemas.tag(route).equals(name)) {
                    append(html, route);
                }
            }
            html.append("</section>");
        }
        return html.append("</main></body></html>").toString();
    }

    private static void append(StringBuilder html, Route route) {
        html.append("<article><h3><code><b>")
                .append(route.method())
                .append("</b> ")
                .append(route.path())
                .append("</code></h3><p>")
                .append(escaped(route.summary()))
                .append(" For ")
                .append(
                        switch (route.who()) {
                            case ANYONE -> "everybody";
                            case VISITOR -> "every visitor";
                            case MEMBER -> "members";
                        })
                .append("; answers with a <i>")
                .append(Schemas.answer(route).toLowerCase(Locale.ROOT))
                .append("</i>.</p>");
        if (!route.inputs().isEmpty()) {
            html.append("<ul>");
            for (Route.Input input : route.inputs()) {
                html.append("<li><code>")
                        .append(input.name())
                        .append("</code> (")
                        .append(input.type())
                        .append(input.required() ? ", required): " : "): ")
                        .append(escaped(input.about()))
                        .append("</li>");
            }
            html.append("</ul>");
        }
        html.append("</article>");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;");
    }

    static String style() {
        try (InputStream file = ApiPage.class.getResourceAsStream("api.css")) {
            if (file == null) {
                throw new IllegalStateException("api.css is not in the jar");
            }
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
