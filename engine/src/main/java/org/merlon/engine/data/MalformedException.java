package org.merlon.engine.data;

/** Thrown for data that does not have the expected format; the reason names the field and the problem. */
public class MalformedException extends Exception {
    private final String reason;

    public MalformedException(String reason) {
        super(reason);
        this.reason = reason;
    }

    public final String reason() {
        return reason;
    }
}
