package org.merlon.server.web;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A browser or a program that uses the server. */
public final class Client {
    /** Shared, since each HTTP client has a thread of its own. */
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private final String base;
    public final Map<String, String> headers = new HashMap<>();
    private final Map<String, String> cookies = new TreeMap<>();

    public Client(String base) {
        this.base = base;
        headers.put("Origin", base);
    }

    public Client withToken(String token) {
        headers.put("Authorization", "Bearer " + token);
        headers.remove("Origin");
        return this;
    }

    private void updateCookieHeader() {
        headers.put("Cookie", cookies.entrySet().stream().map(Object::toString).collect(Collectors.joining("; ")));
    }

    /** Copies this client with those cookies whose names have a prefix; an empty prefix copies all. */
    public Client copy(String namePrefix) {
        var copy = new Client(base);
        copy.headers.putAll(headers);
        copy.headers.remove("Cookie");
        cookies.forEach((name, value) -> {
            if (name.startsWith(namePrefix)) {
                copy.cookies.put(name, value);
                copy.updateCookieHeader();
            }
        });
        return copy;
    }

    /** Makes the server see this client at another address, through a proxy. */
    public Client fromAddress(String address) {
        headers.put("X-Forwarded-For", address);
        return this;
    }

    /** Returns the same person connected to another port. */
    public Client onPort(int port) {
        var other = new Client("http://localhost:" + port);
        headers.forEach((name, value) -> other.headers.putIfAbsent(name, value));
        return other;
    }

    public @Nullable String cookie() {
        return headers.get("Cookie");
    }

    public ApiResponse get(String path) {
        return send("GET", path, null);
    }

    public ApiResponse post(String path, String body) {
        return send("POST", path, body);
    }

    /** Runs a command at a table. */
    public ApiResponse command(String table, String command, String body) {
        return post("/api/tables/" + table + "/" + command, body);
    }

    /** Plays a move at the current state of a table. */
    public ApiResponse move(String table, String move) {
        return command(table, "move", TestTables.moveBody(view(table).ok().number("number"), move))
                .ok();
    }

    public ApiResponse view(String table) {
        return get("/api/tables/" + table);
    }

    public ApiResponse send(String method, String path, @Nullable String body) {
        return sendBody(method, path, body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
    }

    public ApiResponse sendBody(String method, String path, HttpRequest.BodyPublisher body) {
        var request = HttpRequest.newBuilder(URI.create(base + path)).method(method, body);
        headers.forEach(request::header);
        try {
            HttpResponse<String> response = HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
            for (String cookie : response.headers().allValues("Set-Cookie")) {
                String[] pair = cookie.substring(0, cookie.indexOf(';')).split("=", 2);
                cookies.put(pair[0], pair[1]);
                updateCookieHeader();
            }
            return new ApiResponse(response.statusCode(), response.headers(), response.body());
        } catch (IOException e) {
            throw new AssertionError(method + " " + path + " was not answered", e);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** Opens a WebSocket and reads the welcome message. */
    public WebSocketClient openWebSocket() {
        WebSocketClient webSocket =
                WebSocketClient.open(HTTP, URI.create(base.replace("http:", "ws:") + "/ws"), headers);
        webSocket.expect("welcome");
        return webSocket;
    }

    /** Opens a WebSocket without reading from it; the server may refuse it. */
    public WebSocketClient openRawWebSocket() {
        return WebSocketClient.open(HTTP, URI.create(base.replace("http:", "ws:") + "/ws"), headers);
    }
}
