package org.merlon.cli.play;

import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where a game in the terminal is shown and typed. */
public interface Console extends AutoCloseable {
    void say(String line);

    /**
     * Waits for a line; null at the end of the input.
     *
     * @param sentences what could be typed, for completion
     */
    @Nullable String ask(String prompt, List<String> sentences);

    /** Tells that something takes a moment; what is said next takes its place. */
    void busy(String what);

    /** Removes everything from sight, before somebody else looks at the screen. */
    void clear();

    /** Whether a person has to press a key before what comes next may be shown. */
    boolean personal();

    @Override
    void close() throws IOException;
}
