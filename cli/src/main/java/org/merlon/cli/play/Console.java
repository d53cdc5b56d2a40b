package org.merlon.cli.play;

import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The console on which a game is shown and played. */
public interface Console extends AutoCloseable {
    void printLine(String line);

    /**
     * Reads a line; returns null at the end of the input.
     *
     * @param possibleInputs the possible inputs, for completion
     */
    @Nullable String readLine(String prompt, List<String> possibleInputs);

    /** Shows that a computation is running, until the next output replaces it. */
    void showBusy(String message);

    /** Clears the screen before another player looks at it. */
    void clear();

    /** Returns whether a person sits at this console, who must press a key before hidden information is shown. */
    boolean isInteractive();

    @Override
    void close() throws IOException;
}
