package org.merlon.server.store.accounts;

import org.jspecify.annotations.Nullable;

/** Secrets that allow setting a new password without the old one. */
public interface RecoveryCodeStore {
    /** The way in which a secret is delivered. */
    enum Kind {
        /** Shown once. */
        CODE,
        /** Sent by e-mail. */
        LINK
    }

    /**
     * Stores the hash of a secret, replacing the previous one of this kind; without an expiry time it is valid until
     * used.
     */
    void putRecovery(String person, Kind kind, String secretHash, long created, @Nullable Long expires);

    /** Consumes a secret, and all others of the person; false if it is not valid at this time. */
    boolean removeRecovery(String person, String secretHash, long now);

    /** Returns true if a person has a recovery code. */
    boolean hasCode(String person);
}
