package org.merlon.engine;

/** A position that cannot be taken; the message says which field is wrong and why. */
public final class PositionException extends Exception {
    private final String reason;

    public PositionException(String message) {
        super(message);
        this.reason = message;
    }

    public String reason() {
        return reason;
    }
}
