package org.merlon.server.wire.lists;

import java.util.List;

/** What came out when a game was checked, step by step. */
public record Verification(boolean holds, boolean fails, List<Checked> steps) {
    /** One thing that was checked, and everything it consists of. */
    public record Checked(String step, Finding verdict, String text, List<String> details) {}

    /** How a step came out. */
    public enum Finding {
        HOLDS,
        FAILS,
        UNKNOWN
    }
}
