package org.merlon.engine;

/** A game that cannot be set up as asked; the code names the kind of mistake, the message the mistake. */
public final class SetupException extends Exception {
    /** What was wrong with what was asked for. */
    public enum Code {
        UNKNOWN_GAME,
        UNKNOWN_VARIANT,
        BAD_OPTION,
        BAD_PLAYERS
    }

    private final Code code;
    private final String reason;

    public SetupException(Code code, String message) {
        super(message);
        this.code = code;
        this.reason = message;
    }

    public Code code() {
        return code;
    }

    public String reason() {
        return reason;
    }
}
