package org.merlon.server.web;

import io.javalin.config.RoutesConfig;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.merlon.server.guard.SecurityHeaders;

/** Pages that the server brings along as files. */
final class Pages {
    private Pages() {}

    static void serve(RoutesConfig routes) {
        serve(routes, "/verify", "verify.html", "text/html");
        serve(routes, "/verify/page.css", "verify.css", "text/css");
        serve(routes, "/verify/page.js", "verify.js", "text/javascript");
    }

    private static void serve(RoutesConfig routes, String path, String file, String type) {
        String text = read(file);
        routes.get(path, context -> {
            SecurityHeaders.forPages().forEach(context::header);
            context.contentType(type + "; charset=utf-8").result(text);
        });
    }

    private static String read(String file) {
        try (var in = Pages.class.getResourceAsStream("/web/" + file)) {
            if (in == null) {
                throw new IllegalStateException("the server was built without " + file);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
