package org.merlon.engine.data;

/** Thrown for an invalid table; the message names the file and the line for the author of the table. */
public final class TsvException extends IllegalStateException {
    private final String reason;

    TsvException(String source, int line, String what) {
        this(source + " line " + line + ": " + what);
    }

    TsvException(String reason) {
        super(reason);
        this.reason = reason;
    }

    public String reason() {
        return reason;
    }
}
