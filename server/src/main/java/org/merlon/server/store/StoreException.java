package org.merlon.server.store;

/** The store could not do what was asked; nothing of it was done. */
public final class StoreException extends RuntimeException {
    public StoreException(String message, Throwable cause) {
        super(message, cause);
    }
}
