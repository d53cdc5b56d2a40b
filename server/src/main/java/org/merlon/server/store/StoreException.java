package org.merlon.server.store;

/**
 * The store could not do what was asked; nothing of it was done.
 *
 * <p>With one exception, which {@link #inDoubt} marks: the database went away while it was committing and did not come
 * back in time to be asked. Whoever holds a copy of what is stored reads it again after any of these.
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
                "the database went away during a commit and did not come back in time; what became of it is not known",
                cause,
                true);
    }

    /** Whether it may have been done after all. */
    public boolean inDoubt() {
        return inDoubt;
    }
}
