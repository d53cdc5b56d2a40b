package org.merlon.server.web.http;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;

/** Generates malformed requests and messages. */
final class MalformedInput {
    private static final List<String> FRAGMENTS = List.of(
            "\"",
            "{",
            "}",
            "[",
            "]",
            ":",
            ",",
            "null",
            "-1",
            "1e999",
            "99999999999999999999",
            "\\u0000",
            "\\ud800",
            "true",
            "\"type\"",
            "\"move\"",
            "\"watch\"",
            "\"table\"",
            "\"after\"",
            "\"number\"",
            "\"seats\"",
            "\"game\"",
            "\"torres\"",
            "\"kind\"",
            "\"bot\"",
            "\"pace\"",
            "\"live\"",
            "\"options\"",
            "\u0000",
            "é",
            "\uD83C\uDFF0",
            "'",
            "<script>",
            "%00",
            "../",
            "--",
            ";",
            "\\",
            "\n",
            " ");

    private static final List<String> METHODS =
            List.of("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "BREW", "get");

    private static final List<String> BODIES = List.of(
            "{\"game\":\"torres\",\"players\":2,\"seats\":[{\"kind\":\"you\"},{\"kind\":\"bot\",\"name\":\"random\"}],\"start\":true}",
            "{\"number\":3,\"move\":\"setup d8\"}",
            "{\"seat\":1,\"name\":\"greedy\",\"invitation\":\"x\"}",
            "{\"name\":\"rosalind\",\"password\":\"correct horse\",\"old\":\"a\",\"new\":\"b\"}",
            "{\"text\":\"hello\",\"kept\":1,\"yes\":true,\"word\":\"moat\"}",
            "{\"pace\":{\"kind\":\"live\",\"base\":60,\"increment\":5},\"game\":\"torres\",\"listed\":true}");

    private static final List<String> MESSAGES = List.of(
            "{\"type\":\"watch\",\"table\":\"TABLE\",\"after\":1,\"ref\":\"a\"}",
            "{\"type\":\"unwatch\",\"table\":\"TABLE\"}",
            "{\"type\":\"move\",\"table\":\"TABLE\",\"number\":1,\"move\":\"setup d8\",\"ref\":\"b\"}",
            "{\"type\":\"undo\",\"table\":\"TABLE\",\"number\":2}",
            "{\"type\":\"ask-undo\",\"table\":\"TABLE\",\"kept\":0}",
            "{\"type\":\"answer-undo\",\"table\":\"TABLE\",\"kept\":0,\"number\":2,\"yes\":true}",
            "{\"type\":\"chat\",\"table\":\"TABLE\",\"text\":\"hello\"}",
            "{\"type\":\"join\",\"table\":\"TABLE\",\"seat\":1,\"name\":\"Ann\",\"invitation\":\"x\"}",
            "{\"type\":\"bot\",\"table\":\"TABLE\",\"seat\":1,\"name\":\"random\"}",
            "{\"type\":\"word\",\"table\":\"TABLE\",\"word\":\"moat\"}",
            "{\"type\":\"start\",\"table\":\"TABLE\"}",
            "{\"type\":\"ping\"}");

    private final Random random;
    private final String table;

    MalformedInput(long seed, String table) {
        random = new Random(seed);
        this.table = table;
    }

    int nextInt(int bound) {
        return random.nextInt(bound);
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    /** Returns the text with a few random changes. */
    String mutate(String text) {
        var changed = new StringBuilder(text);
        for (int i = random.nextInt(4); i >= 0; i--) {
            int position = random.nextInt(changed.length() + 1);
            switch (random.nextInt(5)) {
                case 0 -> changed.insert(position, any(FRAGMENTS));
                case 1 -> changed.delete(position, Math.min(changed.length(), position + 1 + random.nextInt(8)));
                case 2 -> changed.setLength(position);
                case 3 -> changed.insert(position, (char) random.nextInt(0x250));
                default -> changed.insert(position, any(FRAGMENTS).repeat(random.nextInt(100)));
            }
        }
        return changed.toString();
    }

    String message() {
        String message = any(MESSAGES).replace("TABLE", table);
        return random.nextInt(10) == 0 ? message : mutate(message);
    }

    private String token() {
        var token = new StringBuilder();
        for (int i = random.nextInt(40); i >= 0; i--) {
            token.append((char) (0x21 + random.nextInt(0x5e)));
        }
        return token.toString();
    }

    private String path(List<Route> routes) {
        String path = any(routes)
                .path()
                .replace("{id}", random.nextBoolean() ? table : "nowhere")
                .replace("{number}", String.valueOf(random.nextInt(100) - 1))
                .replace("{name}", "nobody");
        if (random.nextInt(3) == 0) {
            path += "/" + token();
        }
        if (random.nextInt(3) == 0) {
            path += "?" + any(List.of("after", "before", "invitation", "player", "game")) + "=" + token();
        }
        return path.replace(" ", "%20");
    }

    /** Returns a well-formed HTTP request with random content. */
    byte[] request(List<Route> routes, String cookie, String origin) {
        String method = random.nextInt(5) == 0 ? any(METHODS) : "POST";
        byte[] body = (random.nextInt(8) == 0 ? any(BODIES) : mutate(any(BODIES))).getBytes(StandardCharsets.UTF_8);
        var head = new StringBuilder(method)
                .append(' ')
                .append(path(routes))
                .append(" HTTP/1.1\r\nHost: ")
                .append(origin.substring("http://".length()))
                .append("\r\nContent-Length: ")
                .append(body.length)
                .append("\r\n");
        switch (random.nextInt(6)) {
            case 0 -> head.append("Authorization: Bearer ").append(token()).append("\r\n");
            case 1 ->
                head.append("Cookie: merlon=").append(token().replace(";", "")).append("\r\n");
            case 2 -> head.append("Origin: ").append(token()).append("\r\n");
            case 3 ->
                head.append("X-Forwarded-For: ")
                        .append(token())
                        .append("\r\nContent-Type: ")
                        .append(token())
                        .append("\r\nOrigin: ")
                        .append(origin)
                        .append("\r\nCookie: ")
                        .append(cookie)
                        .append("\r\n");
            default ->
                head.append("Origin: ")
                        .append(origin)
                        .append("\r\nCookie: ")
                        .append(cookie)
                        .append("\r\n");
        }
        return concat(head.append("\r\n").toString(), body);
    }

    /** Returns a request with random bytes in its head. */
    byte[] malformedRequest(List<Route> routes, String cookie, String origin) {
        byte[] bytes = request(routes, cookie, origin);
        for (int i = random.nextInt(6); i >= 0; i--) {
            bytes[random.nextInt(Math.min(bytes.length, 60))] = (byte) random.nextInt(256);
        }
        return bytes;
    }

    /** Returns a WebSocket frame: mostly well-formed ones with malformed content, some malformed ones. */
    byte[] frame() {
        byte[] payload = message().getBytes(StandardCharsets.UTF_8);
        if (random.nextInt(40) == 0) {
            var bytes = new byte[1 + random.nextInt(40)];
            random.nextBytes(bytes);
            return bytes;
        }
        int first = random.nextInt(40) == 0 ? random.nextInt(256) : 0x81;
        byte[] head = payload.length < 126
                ? new byte[] {(byte) first, (byte) (0x80 | payload.length), 0, 0, 0, 0}
                : new byte[] {
                    (byte) first, (byte) (0x80 | 126), (byte) (payload.length >> 8), (byte) payload.length, 0, 0, 0, 0
                };
        return concat(new String(head, StandardCharsets.ISO_8859_1), payload);
    }

    private static byte[] concat(String head, byte[] body) {
        byte[] start = head.getBytes(StandardCharsets.ISO_8859_1);
        var all = new byte[start.length + body.length];
        System.arraycopy(start, 0, all, 0, start.length);
        System.arraycopy(body, 0, all, start.length, body.length);
        return all;
    }
}
