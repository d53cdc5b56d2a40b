package org.merlon.server.store.accounts;

import org.jspecify.annotations.Nullable;

/**
 * An account.
 *
 * @param name unique, ignoring case
 * @param password the password hash, or null for guests and bots
 * @param owner the owner of a bot account, else null
 */
public record Person(
        String id,
        String name,
        Kind kind,
        @Nullable String password,
        @Nullable String owner,
        long created) {
    /** The kind of account. */
    public enum Kind {
        GUEST,
        MEMBER,
        BOT,
        DELETED
    }
}
