package org.merlon.server.store;

/**
 * The store could not perform an operation, and nothing was changed.
 *
 * <p>The exception is {@link #inDoubt}: the connection was lost during a commit and could not be restored in time to
 * look up the outcome. After any of these, cached copies of stored data have to be read again.
 */
public final class StoreException extends RuntimeException {
    private final boolean inDoubt;

    public StoreException(String message, Throwable cause) {
        super(message, cause);
        inDoubt = false;
    }

    public StoreException(String message) {
        super(message);
        inDoubt = false;
    }

    private StoreException(String message, Throwable cause, boolean inDoubt) {
        super(message, cause);
        this.inDoubt = inDoubt;
    }

    public static StoreException inDoubt(Throwable cause) {
        return new StoreException(
                "the database connection was lost during a commit and not restored in time; the outcome is unknown",
                cause,
                true);
    }

    /** Returns true if the operation may have been performed after all. */
    public boolean inDoubt() {
        return inDoubt;
    }
}
