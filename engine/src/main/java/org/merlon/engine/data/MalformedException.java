package org.merlon.engine.data;

/** Data that is not what is wanted; the reason names the field and what is wrong with it, for whoever made the data. */
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
