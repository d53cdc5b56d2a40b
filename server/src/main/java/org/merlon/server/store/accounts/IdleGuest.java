package org.merlon.server.store.accounts;

/**
 * A guest who has not visited for a long time.
 *
 * @param seen the last visit, in milliseconds since 1970
 */
public record IdleGuest(String id, long seen) {
    /** Sorts before all idle guests. */
    public static final IdleGuest BEFORE_ALL = new IdleGuest("", Long.MIN_VALUE);
}
