package org.merlon.engine.data;

/** A table that cannot be taken; the message names the file and the line, in words for whoever wrote it. */
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
