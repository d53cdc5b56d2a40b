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
    private static final String CLEAR_SCROLLED = "\u001b[3J";

    private final Terminal terminal;
    private final LineReader reader;
    private List<String> sentences = List.of();
    private boolean busy;

    public TerminalConsole() throws IOException {
        this(TerminalBuilder.builder().system(true).build());
    }

    TerminalConsole(Terminal terminal) {
        this.terminal = terminal;
        reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .completer((line, parsed, candidates) -> {
                    List<String> typed = parsed.words().subList(0, parsed.wordIndex());
                    for (String word : Completion.next(sentences, typed)) {
                        candidates.add(new Candidate(word));
                    }
                })
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .build();
    }

    @Override
    public void say(String line) {
        rest();
        terminal.writer().println(line);
        terminal.flush();
    }

    @Override
    public void busy(String what) {
        terminal.writer().print(what);
        terminal.puts(Capability.carriage_return);
        terminal.flush();
        busy = true;
    }

    /** Removes the message of a running computation. */
    private void rest() {
        if (busy) {
            terminal.puts(Capability.clr_eol);
            busy = false;
        }
    }

    @Override
    public @Nullable String ask(String prompt, List<String> possible) {
        sentences = possible;
        rest();
        try {
            return reader.readLine(prompt);
        } catch (EndOfFileException | UserInterruptException e) {
            return null;
        }
    }

    @Override
    public void clear() {
        terminal.puts(Capability.clear_screen);
        terminal.writer().print(CLEAR_SCROLLED);
        terminal.flush();
    }

    @Override
    public boolean personal() {
        return true;
    }

    @Override
    public void close() throws IOException {
        terminal.close();
    }
}
