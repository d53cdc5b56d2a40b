package org.merlon.cli.arena;

import java.io.PrintWriter;
import java.util.function.BooleanSupplier;

/**
 * Where long work tells what came of it.
 *
 * @param err how far it is, and what is wrong
 * @param watched whether somebody watches {@code err}
 */
public record Output(PrintWriter out, PrintWriter err, BooleanSupplier watched) {
    Progress progress(int before, int all) {
        return new Progress(err, watched.getAsBoolean(), before, all, System::nanoTime);
    }
}
