package org.merlon.cli.arena;

import java.io.PrintWriter;
import java.util.function.BooleanSupplier;

/**
 * The output streams of a long-running command.
 *
 * @param err for progress and errors
 * @param watched returns whether {@code err} is shown in a terminal
 */
public record Output(PrintWriter out, PrintWriter err, BooleanSupplier watched) {
    Progress progress(int before, int all) {
        return new Progress(err, watched.getAsBoolean(), before, all, System::nanoTime);
    }
}
