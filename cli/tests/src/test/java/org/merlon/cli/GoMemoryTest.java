package org.merlon.cli;

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
    void begin() {
        ok("new {\"game\":\"torres\",\"players\":2,\"seed\":\"1\"}");
        for (String move : new String[] {"setup d8", "setup c6", "king f6"}) {
            ok("play " + move);
        }
        start = ok("dump");
    }

    private String ok(String line) {
        String reply = session.answer(line);
        assertNotNull(reply);
        assertTrue(reply.startsWith("ok"), () -> line + ": " + reply);
        return reply.substring(2).trim();
    }

    /** Returns the reply without its elapsed time. */
    private String go(String line) {
        return ok(line).replaceAll("\"millis\":\\d+", "");
    }

    private String play(String answer) {
        Matcher move = MOVE.matcher(answer);
        assertTrue(move.find(), answer);
        ok("play " + move.group(1));
        return ok("dump");
    }

    @Test
    void masterGoesOnFromWhatItKnows() {
        String next = play(go(LONG));
        String knowing = go(SHORT);
        ok("load " + next);
        String fresh = go(SHORT);
        assertTrue(knowing.length() > fresh.length(), () -> knowing + " is no longer line than " + fresh);
    }

    @Test
    void theSameQuestionHasTheSameAnswer() {
        String first = go(LONG);
        assertEquals(first, go(LONG));
        play(first);
        String second = go(SHORT);
        assertEquals(second, go(SHORT));
        ok("load " + start);
        assertEquals(first, go(LONG));
        play(first);
        assertEquals(second, go(SHORT), "the whole conversation repeats");
    }

    @Test
    void nothingIsRememberedOfWhatWasTakenBackOrReplaced() {
        String next = play(go(LONG));
        String knowing = go(SHORT);
        ok("load " + next);
        String fresh = go(SHORT);
        assertNotEquals(knowing, fresh);

        ok("load " + start);
        play(go(LONG));
        ok("undo");
        ok("load " + next);
        assertEquals(fresh, go(SHORT));
        ok("new {\"game\":\"onceupon\",\"players\":2,\"seed\":\"1\"}");
        play(go(LONG));
    }

    @Test
    void anotherMoveThanTheChosenOneIsThoughtAboutAnew() {
        String chosen = go(LONG);
        Matcher move = MOVE.matcher(chosen);
        assertTrue(move.find());
        ok("play " + (move.group(1).equals("score") ? "draw" : "score"));
        String position = ok("dump");
        String after = go(SHORT);
        ok("load " + position);
        assertEquals(go(SHORT), after);
    }
}
