package org.merlon.server.store.accounts;

import org.jspecify.annotations.Nullable;

/**
 * Somebody who plays here.
 *
 * @param name unique without regard to case
 * @param password the hash of the password, or null for guests and bots
 * @param owner for a bot account, whose it is
 */
public record Person(
        String id,
        String name,
        Kind kind,
        @Nullable String password,
        @Nullable String owner,
        long created) {
    /** What sort of account it is. */
    public enum Kind {
        GUEST,
        MEMBER,
        BOT,
        DELETED
    }
}
