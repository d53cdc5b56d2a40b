package org.merlon.server.web;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A browser or a program at the other end of the wire. */
final class Client {
    /** All share one, since each has a thread of its own. */
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private final String base;
    final Map<String, String> headers = new HashMap<>();

    Client(String base) {
        this.base = base;
        headers.put("Origin", base);
    }

    Client withToken(String token) {
        headers.put("Authorization", "Bearer " + token);
        headers.remove("Origin");
        return this;
    }

    /** The same person by way of another port. */
    Client through(int port) {
        var other = new Client("http://localhost:" + port);
        headers.forEach((name, value) -> other.headers.putIfAbsent(name, value));
        return other;
    }

    @Nullable String cookie() {
        return headers.get("Cookie");
    }

    Answer get(String path) {
        return send("GET", path, null);
    }

    Answer post(String path, String body) {
        return send("POST", path, body);
    }

    /** Does something at a table. */
    Answer at(String table, String deed, String body) {
        return post("/api/tables/" + table + "/" + deed, body);
    }

    Answer view(String table) {
        return get("/api/tables/" + table);
    }

    Answer send(String method, String path, @Nullable String body) {
        var request = HttpRequest.newBuilder(URI.create(base + path))
                .method(
                        method,
                        body == null ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofString(body));
        headers.forEach(request::header);
        try {
            HttpResponse<String> response = HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
            for (String cookie : response.headers().allValues("Set-Cookie")) {
                headers.put("Cookie", cookie.substring(0, cookie.indexOf(';')));
            }
            return new Answer(response.statusCode(), response.headers(), response.body());
        } catch (IOException e) {
            throw new AssertionError(method + " " + path + " was not answered", e);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** Opens a WebSocket and takes the welcome. */
    Line socket() {
        Line line = Line.open(HTTP, URI.create(base.replace("http:", "ws:") + "/ws"), headers);
        line.take("welcome");
        return line;
    }

    /** Opens a WebSocket that need not be welcome. */
    Line rawSocket() {
        return Line.open(HTTP, URI.create(base.replace("http:", "ws:") + "/ws"), headers);
    }
}
