package org.merlon.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.merlon.engine.data.Data;
import org.merlon.protocol.Json;

/** Runs the examples in {@code docs/wire.md} against a server, so that the document stays correct. */
final class WireDocumentTest {
    private final Pattern pattern = new Pattern();
    private final Map<String, Client> clients = new HashMap<>();
    private final Map<String, Line> lines = new HashMap<>();
    private final Map<String, Answer> answers = new HashMap<>();

    @Test
    void everyExampleHappensAsWritten() throws IOException {
        int examples = 0;
        boolean inside = false;
        try (LiveServer server = LiveServer.inMemory()) {
            for (String line : Files.readAllLines(PythonBotTest.root().resolve("docs/wire.md"))) {
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
        String who = line.substring(0, line.indexOf(line.contains("> ") && isSent(line) ? '>' : '<'));
        String rest = line.substring(who.length() + 2);
        Client client = clients.computeIfAbsent(who, name -> server.stranger());
        if (isSent(line)) {
            send(who, client, rest);
        } else if (rest.startsWith("{")) {
            hear(line, who, rest);
        } else {
            Answer answer = Objects.requireNonNull(answers.get(who), line);
            assertEquals(Integer.parseInt(rest.substring(0, 3)), answer.status(), line + " but " + answer.body());
            assertEquals("", pattern.difference(rest.substring(4), answer.json()), line);
        }
    }

    private static boolean isSent(String line) {
        int sent = line.indexOf('>');
        int heard = line.indexOf('<');
        return sent >= 0 && (heard < 0 || sent < heard);
    }

    private void send(String who, Client client, String what) {
        String[] words = what.split(" ", 3);
        switch (words[0]) {
            case "socket" -> lines.put(who, client.rawSocket());
            case "hang" -> line(who).close();
            case "token" -> client.withToken(pattern.fill(words[1], false));
            case "GET", "POST", "PUT", "DELETE" -> {
                String body = words.length < 3 ? null : pattern.fill(words[2], true);
                answers.put(who, client.send(words[0], pattern.fill(words[1], false), body));
            }
            default -> line(who).send(pattern.fill(what, true));
        }
    }

    private Line line(String who) {
        return Objects.requireNonNull(lines.get(who), who + " has no socket");
    }

    /** Reads a message; presence messages may come at any time, all others in the documented order. */
    private void hear(String written, String who, String message) {
        Data.Obj came = Answer.parse(line(who).next());
        while (Answer.text(came, "type").equals("presence")) {
            came = Answer.parse(line(who).next());
        }
        assertEquals("", pattern.difference(message, came), written + " but " + Json.write(came));
    }
}
