package org.merlon.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** What a run of the command left behind. */
record Run(int exit, String out, String err, String replies) {

    static Run merlon(String... args) {
        return run("", new ByteArrayOutputStream(), Map.of(), args);
    }

    static Run run(String input, OutputStream replies, Map<String, String> environment, String... args) {
        var out = new StringWriter();
        var err = new StringWriter();
        var streams = new Main.Streams(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                replies,
                new PrintWriter(out, true),
                new PrintWriter(err, true));
        int exit = Main.run(streams, environment, args);
        return new Run(exit, out.toString(), err.toString(), replies.toString());
    }
}
