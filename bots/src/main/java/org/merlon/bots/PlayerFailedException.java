package org.merlon.bots;

/** Thrown when a player does not choose a legal move in time; the message says what it did instead. */
public final class PlayerFailedException extends RuntimeException {
    public PlayerFailedException(String message) {
        super(message);
    }

    public PlayerFailedException(String message, Throwable cause) {
        super(message, cause);
    }
}
