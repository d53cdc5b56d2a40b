package org.merlon.bots;

/** A bot asked for in words that name none; the reason says what is wrong with them. */
public final class BotSpecException extends Exception {
    private final String reason;

    public BotSpecException(String reason) {
        super(reason);
        this.reason = reason;
    }

    public String reason() {
        return reason;
    }
}
