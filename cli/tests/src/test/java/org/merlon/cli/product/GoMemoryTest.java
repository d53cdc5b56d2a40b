package org.merlon.cli.product;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.merlon.protocol.EngineSession;

/** Tests what the bots behind {@code go} remember from one move of a turn to the next. */
final class GoMemoryTest {
    private static final Pattern MOVE = Pattern.compile("\"move\":\"([^\"]+)\"");
    private static final String LONG = "go {\"bot\":\"master\",\"iterations\":2000,\"seed\":\"x\"}";
    private static final String SHORT = "go {\"bot\":\"master\",\"iterations\":1,\"seed\":\"x\"}";

    private final EngineSession session = new EngineSession(System.err::println);
    private String start = "";

    @BeforeEach
    void startGame() {
        send("new {\"game\":\"torres\",\"players\":2,\"seed\":\"1\"}");
        for (String move : new String[] {"setup d8", "setup c6", "king f6"}) {
            send("play " + move);
        }
        start = send("dump");
    }

    private String send(String line) {
        String reply = session.answer(line);
        assertNotNull(reply);
        assertTrue(reply.startsWith("ok"), () -> line + ": " + reply);
        return reply.substring(2).trim();
    }

    /** Returns the reply without its elapsed time. */
    private String go(String line) {
        return send(line).replaceAll("\"millis\":\\d+", "");
    }

    private String play(String answer) {
        Matcher move = MOVE.matcher(answer);
        assertTrue(move.find(), answer);
        send("play " + move.group(1));
        return send("dump");
    }

    @Test
    void masterReusesItsSearch() {
        String next = play(go(LONG));
        String withMemory = go(SHORT);
        send("load " + next);
        String withoutMemory = go(SHORT);
        assertTrue(
                withMemory.length() > withoutMemory.length(),
                () -> withMemory + " is no longer line than " + withoutMemory);
    }

    @Test
    void sameCommandGetsTheSameReply() {
        String first = go(LONG);
        assertEquals(first, go(LONG));
        play(first);
        String second = go(SHORT);
        assertEquals(second, go(SHORT));
        send("load " + start);
        assertEquals(first, go(LONG));
        play(first);
        assertEquals(second, go(SHORT), "the whole conversation repeats");
    }

    @Test
    void undoAndLoadClearTheMemory() {
        String next = play(go(LONG));
        String withMemory = go(SHORT);
        send("load " + next);
        String withoutMemory = go(SHORT);
        assertNotEquals(withMemory, withoutMemory);

        send("load " + start);
        play(go(LONG));
        send("undo");
        send("load " + next);
        assertEquals(withoutMemory, go(SHORT));
        send("new {\"game\":\"onceupon\",\"players\":2,\"seed\":\"1\"}");
        play(go(LONG));
    }

    @Test
    void differentMoveClearsTheMemory() {
        String reply = go(LONG);
        Matcher move = MOVE.matcher(reply);
        assertTrue(move.find());
        send("play " + (move.group(1).equals("score") ? "draw" : "score"));
        String position = send("dump");
        String after = go(SHORT);
        send("load " + position);
        assertEquals(go(SHORT), after);
    }
}
