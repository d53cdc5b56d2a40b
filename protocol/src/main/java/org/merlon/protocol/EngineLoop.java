package org.merlon.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.merlon.protocol.lines.InputLine;
import org.merlon.protocol.lines.LineReader;

/** Runs a session over a pair of streams until the client quits or its input ends. */
public final class EngineLoop {
    private EngineLoop() {}

    /** Answers every command with one line, flushed at once. */
    public static void run(EngineSession session, InputStream in, OutputStream out) throws IOException {
        var lines = new LineReader(in);
        while (!session.ended()) {
            InputLine line = lines.next();
            if (line == null) {
                return;
            }
            String reply = reply(session, line);
            if (reply != null) {
                out.write((reply + "\n").getBytes(StandardCharsets.UTF_8));
                out.flush();
            }
        }
    }

    private static @Nullable String reply(EngineSession session, InputLine line) {
        return switch (line) {
            case InputLine.Text text -> session.answer(text.text());
            case InputLine.Unreadable unreadable -> session.refuse(unreadable);
        };
    }
}
