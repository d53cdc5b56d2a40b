package org.merlon.protocol;

/** One line as it came in. */
sealed interface Line {
    /** A line without its end. */
    record Text(String text) implements Line {}

    /** A line that cannot be taken. */
    record Unreadable(String why) implements Line {}
}
