package org.merlon.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

/** A protocol session for tests. */
final class TestSession {
    /** Loads a duel with fixed cards: seat 0 holds card 4, seat 1 holds card 2, the next card is 9. */
    static final String DUEL = "load {\"game\":\"pebbles\",\"variant\":\"duel\",\"players\":2,\"heap\":5,"
            + "\"deck\":[9,1],\"seats\":[{\"card\":4},{\"card\":2}]}";

    final List<String> log = new ArrayList<>();
    final EngineSession session;

    TestSession() {
        this(ProtocolLimits.STANDARD);
    }

    TestSession(ProtocolLimits limits) {
        session = new EngineSession(log::add, limits);
    }

    /** Sends a command and returns the complete reply, which must be a single line. */
    String send(String line) {
        String reply = session.answer(line);
        assertNotNull(reply, line);
        assertEquals(-1, reply.indexOf('\n'), reply);
        return reply;
    }

    /** Sends a command that must succeed and returns the JSON of the reply. */
    String ok(String line) {
        String reply = send(line);
        assertTrue(reply.startsWith("ok "), () -> line + ": " + reply);
        return reply.substring(3);
    }

    /** Sends a command that must fail with this code and returns the message. */
    String error(ErrorCode code, String line) {
        String reply = send(line);
        String start = "error " + code.word() + " ";
        assertTrue(reply.startsWith(start), () -> line + ": " + reply);
        return reply.substring(start.length());
    }
}
