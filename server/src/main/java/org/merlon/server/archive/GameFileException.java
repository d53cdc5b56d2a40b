package org.merlon.server.archive;

/** A file that is not a finished game of Merlon's; the reason is a sentence for people. */
public final class GameFileException extends Exception {
    private final String reason;

    GameFileException(String reason) {
        super(reason);
        this.reason = reason;
    }

    public String reason() {
        return reason;
    }
}
