package org.merlon.server.store.accounts;

import org.jspecify.annotations.Nullable;

/** What lets people set a new password without the old one. */
public interface RecoveryCodes {
    /** How it reached its owner. */
    enum Kind {
        /** Shown once. */
        CODE,
        /** Sent by mail. */
        LINK
    }

    /** Keeps the hash of a secret in place of the one there was of the kind; without an end it lasts until it is used. */
    void putRecovery(String person, Kind kind, String secretHash, long created, @Nullable Long expires);

    /** Uses up a secret, and all others of the person; false if it is none that holds at this time. */
    boolean removeRecovery(String person, String secretHash, long now);

    /** Whether a person has a code. */
    boolean hasCode(String person);
}
