package org.merlon.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.merlon.protocol.lines.LineReader;

final class EngineLoopTest {
    private static List<String> replies(String input) throws IOException {
        var out = new ByteArrayOutputStream();
        EngineLoop.run(
                new TestSession().session, new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), out);
        String text = out.toString(StandardCharsets.UTF_8);
        assertTrue(text.isEmpty() || text.endsWith("\n"), text);
        return text.lines().toList();
    }

    @Test
    void repliesToCommandsButNotToBlankLinesAndComments() throws IOException {
        List<String> replies = replies("\n# hello\n   \nstatus\r\n\t\nnonsense\n" + TestSession.DUEL + "\nplay take 1");
        assertEquals(4, replies.size(), replies::toString);
        assertTrue(replies.get(0).startsWith("error no-game "));
        assertTrue(replies.get(1).startsWith("error bad-command "));
        assertTrue(replies.get(2).startsWith("ok {\"toMove\":0"));
        assertTrue(replies.get(3).startsWith("ok {\"toMove\":1"));
    }

    @Test
    void quitEndsTheSession() throws IOException {
        assertEquals(List.of("ok"), replies("quit\nstatus\n"));
    }

    @Test
    void endOfInputEndsTheSession() throws IOException {
        assertEquals(List.of(), replies(""));
    }

    @Test
    void unreadableLineGetsOneErrorReply() throws IOException {
        List<String> replies = replies("load " + " ".repeat(LineReader.MAX_LINE_BYTES) + "\nstatus\n");
        assertEquals(2, replies.size(), replies::toString);
        assertTrue(replies.get(0).startsWith("error bad-command a line is at most 1048576 bytes"));
        assertTrue(replies.get(1).startsWith("error no-game "));
    }

    @Test
    void flushesEveryReply() throws IOException {
        var seen = new ArrayList<String>();
        var out = new ByteArrayOutputStream() {
            @Override
            public void flush() {
                seen.add(toString(StandardCharsets.UTF_8));
                reset();
            }
        };
        EngineLoop.run(
                new TestSession().session,
                new ByteArrayInputStream("status\nundo\n".getBytes(StandardCharsets.UTF_8)),
                out);
        assertEquals(2, seen.size());
        assertEquals(0, out.size());
        assertTrue(seen.stream().allMatch(reply -> reply.indexOf('\n') == reply.length() - 1));
    }
}
