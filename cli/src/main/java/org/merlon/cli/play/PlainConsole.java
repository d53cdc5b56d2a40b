package org.merlon.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A console for scripts and pipes. It prints each input line after its prompt, so the output is a complete transcript. */
public final class PlainConsole implements Console {
    private final BufferedReader in;
    private final PrintWriter out;

    public PlainConsole(InputStream in, PrintWriter out) {
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        this.out = out;
    }

    @Override
    public void printLine(String line) {
        out.println(line);
    }

    @Override
    public @Nullable String readLine(String prompt, List<String> possibleInputs) {
        try {
            out.flush();
            String line = in.readLine();
            if (line != null) {
                out.println(prompt + line);
            }
            return line;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void showBusy(String message) {
        // not shown in plain output
    }

    @Override
    public void clear() {
        out.println();
    }

    @Override
    public boolean isInteractive() {
        return false;
    }

    @Override
    public void close() {
        out.flush();
    }
}
