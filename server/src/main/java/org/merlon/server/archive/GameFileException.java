package org.merlon.server.archive;

/** Thrown when a file is not a finished game exported by Merlon. The reason is a sentence for people. */
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
