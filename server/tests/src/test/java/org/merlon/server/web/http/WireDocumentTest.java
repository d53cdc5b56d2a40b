package org.merlon.server.web.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.merlon.engine.data.Data;
import org.merlon.protocol.json.Json;
import org.merlon.server.web.ApiResponse;
import org.merlon.server.web.Client;
import org.merlon.server.web.LiveServer;
import org.merlon.server.web.PythonBotTest;
import org.merlon.server.web.WebSocketClient;

/** Runs the examples in {@code docs/wire.md} against a server, so that the document stays correct. */
final class WireDocumentTest {
    private final JsonPattern pattern = new JsonPattern();
    private final Map<String, Client> clients = new HashMap<>();
    private final Map<String, WebSocketClient> webSockets = new HashMap<>();
    private final Map<String, ApiResponse> answers = new HashMap<>();

    @Test
    void examplesBehaveAsDocumented() throws IOException {
        int examples = 0;
        boolean inside = false;
        try (LiveServer server = LiveServer.inMemory()) {
            for (String line : Files.readAllLines(PythonBotTest.projectRoot().resolve("docs/wire.md"))) {
                if (line.startsWith("```")) {
                    inside = line.equals("```wire");
                } else if (inside) {
                    examples++;
                    run(server, line);
                }
            }
        }
        assertTrue(examples > 70, "the examples were found");
    }

    private void run(LiveServer server, String line) {
        String clientName = line.substring(0, line.indexOf(line.contains("> ") && isSent(line) ? '>' : '<'));
        String content = line.substring(clientName.length() + 2);
        Client client = clients.computeIfAbsent(clientName, name -> server.stranger());
        if (isSent(line)) {
            send(clientName, client, content);
        } else if (content.startsWith("{")) {
            receive(line, clientName, content);
        } else {
            ApiResponse response = Objects.requireNonNull(answers.get(clientName), line);
            assertEquals(
                    Integer.parseInt(content.substring(0, 3)), response.status(), line + " but " + response.body());
            assertEquals("", pattern.difference(content.substring(4), response.json()), line);
        }
    }

    private static boolean isSent(String line) {
        int sentIndex = line.indexOf('>');
        int receivedIndex = line.indexOf('<');
        return sentIndex >= 0 && (receivedIndex < 0 || sentIndex < receivedIndex);
    }

    private void send(String clientName, Client client, String request) {
        String[] words = request.split(" ", 3);
        switch (words[0]) {
            case "socket" -> webSockets.put(clientName, client.openRawWebSocket());
            case "hang" -> webSocketOf(clientName).close();
            case "token" -> client.withToken(pattern.fill(words[1], false));
            case "GET", "POST", "PUT", "DELETE" -> {
                String body = words.length < 3 ? null : pattern.fill(words[2], true);
                answers.put(clientName, client.send(words[0], pattern.fill(words[1], false), body));
            }
            default -> webSocketOf(clientName).send(pattern.fill(request, true));
        }
    }

    private WebSocketClient webSocketOf(String clientName) {
        return Objects.requireNonNull(webSockets.get(clientName), clientName + " has no socket");
    }

    /** Reads a message; presence messages may come at any time, all others in the documented order. */
    private void receive(String example, String clientName, String message) {
        Data.Obj received = ApiResponse.parse(webSocketOf(clientName).nextText());
        while (ApiResponse.text(received, "type").equals("presence")) {
            received = ApiResponse.parse(webSocketOf(clientName).nextText());
        }
        assertEquals("", pattern.difference(message, received), example + " but " + Json.write(received));
    }
}
