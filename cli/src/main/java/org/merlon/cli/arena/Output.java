package org.merlon.cli.arena;

import java.io.PrintWriter;
import java.util.function.BooleanSupplier;

/**
 * The output streams of a long-running command.
 *
 * @param err for progress and errors
 * @param errIsTerminal returns whether {@code err} is shown in a terminal
 */
public record Output(PrintWriter out, PrintWriter err, BooleanSupplier errIsTerminal) {
    ProgressDisplay progress(int done, int total) {
        return new ProgressDisplay(err, errIsTerminal.getAsBoolean(), done, total, System::nanoTime);
    }
}
