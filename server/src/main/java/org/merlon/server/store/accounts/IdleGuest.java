package org.merlon.server.store.accounts;

/**
 * A guest who has not been here for long.
 *
 * @param seen when it was last, in milliseconds since 1970
 */
public record IdleGuest(String id, long seen) {
    /** Comes before all of them. */
    public static final IdleGuest NONE = new IdleGuest("", Long.MIN_VALUE);
}
