package org.merlon.cli.play;

import java.io.IOException;
import java.util.List;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp.Capability;
import org.jspecify.annotations.Nullable;

/** A terminal with line editing, history and completion. */
public final class TerminalConsole implements Console {
    /** Clears the scrollback buffer too; terminals that do not support the sequence ignore it. */
    private static final String CLEAR_SCROLLBACK = "\u001b[3J";

    private final Terminal terminal;
    private final LineReader reader;
    private List<String> possibleInputs = List.of();
    private boolean busyShown;

    public TerminalConsole() throws IOException {
        this(TerminalBuilder.builder().system(true).build());
    }

    TerminalConsole(Terminal terminal) {
        this.terminal = terminal;
        reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .completer((line, parsed, candidates) -> {
                    List<String> typed = parsed.words().subList(0, parsed.wordIndex());
                    for (String word : WordCompletion.nextWords(possibleInputs, typed)) {
                        candidates.add(new Candidate(word));
                    }
                })
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .build();
    }

    @Override
    public void printLine(String line) {
        clearBusy();
        terminal.writer().println(line);
        terminal.flush();
    }

    @Override
    public void showBusy(String message) {
        terminal.writer().print(message);
        terminal.puts(Capability.carriage_return);
        terminal.flush();
        busyShown = true;
    }

    /** Removes the message of a running computation. */
    private void clearBusy() {
        if (busyShown) {
            terminal.puts(Capability.clr_eol);
            busyShown = false;
        }
    }

    @Override
    public @Nullable String readLine(String prompt, List<String> inputs) {
        possibleInputs = inputs;
        clearBusy();
        try {
            return reader.readLine(prompt);
        } catch (EndOfFileException | UserInterruptException e) {
            return null;
        }
    }

    @Override
    public void clear() {
        terminal.puts(Capability.clear_screen);
        terminal.writer().print(CLEAR_SCROLLBACK);
        terminal.flush();
    }

    @Override
    public boolean isInteractive() {
        return true;
    }

    @Override
    public void close() throws IOException {
        terminal.close();
    }
}
