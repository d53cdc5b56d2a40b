package org.merlon.server.wire.lists;

import java.util.List;

/** The result of verifying a game, step by step. */
public record Verification(boolean holds, boolean fails, List<Checked> steps) {
    /** A step of the verification and its details. */
    public record Checked(String step, Finding verdict, String text, List<String> details) {}

    /** The outcome of a step. */
    public enum Finding {
        HOLDS,
        FAILS,
        UNKNOWN
    }
}
