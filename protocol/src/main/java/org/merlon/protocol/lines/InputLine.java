package org.merlon.protocol.lines;

/** One line of input. */
public sealed interface InputLine {
    /** A line without its line end. */
    record Text(String text) implements InputLine {}

    /** A line that is too long or not valid UTF-8. */
    record Unreadable(String reason) implements InputLine {}
}
