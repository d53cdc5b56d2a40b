package org.merlon.cli.play;

import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The console on which a game is shown and played. */
public interface Console extends AutoCloseable {
    void say(String line);

    /**
     * Reads a line; returns null at the end of the input.
     *
     * @param sentences the possible inputs, for completion
     */
    @Nullable String ask(String prompt, List<String> sentences);

    /** Shows that a computation is running, until the next output replaces it. */
    void busy(String what);

    /** Clears the screen before another player looks at it. */
    void clear();

    /** Returns whether a person sits at this console, who must press a key before hidden information is shown. */
    boolean personal();

    @Override
    void close() throws IOException;
}
