package org.merlon.server.store.accounts;

import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.sql.QueryRunner;
import org.merlon.server.store.sql.WriteQueue;

/** Secrets that allow setting a new password without the old one. */
public final class RecoveryCodeStore {
    /** The way in which a secret is delivered. */
    public enum Kind {
        /** Shown once. */
        CODE,
        /** Sent by e-mail. */
        LINK
    }

    private final QueryRunner queries;
    private final WriteQueue queue;

    public RecoveryCodeStore(QueryRunner queries, WriteQueue queue) {
        this.queries = queries;
        this.queue = queue;
    }

    /**
     * Stores the hash of a secret, replacing the previous one of this kind; without an expiry time it is valid until
     * used.
     */
    public void putRecovery(String person, Kind kind, String secretHash, long created, @Nullable Long expires) {
        queue.update(
                "INSERT INTO recovery (person, kind, secret_hash, created, expires) VALUES (?, ?, ?, ?, ?)"
                        + " ON CONFLICT (person, kind) DO UPDATE SET secret_hash = excluded.secret_hash,"
                        + " created = excluded.created, expires = excluded.expires",
                person,
                kind.name(),
                secretHash,
                created,
                expires == null ? OptionalLong.empty() : OptionalLong.of(expires));
    }

    /** Consumes a secret, and all others of the person; false if it is not valid at this time. */
    public boolean removeRecovery(String person, String secretHash, long now) {
        return queue.write(session -> {
            String found = session.queryText(
                    "SELECT kind FROM recovery WHERE person = ? AND secret_hash = ?"
                            + " AND (expires IS NULL OR expires > ?)",
                    person,
                    secretHash,
                    now);
            if (found != null) {
                session.update("DELETE FROM recovery WHERE person = ?", person);
            }
            return found != null;
        });
    }

    /** Returns true if a person has a recovery code. */
    public boolean hasCode(String person) {
        return queries.first("SELECT 1 FROM recovery WHERE person = ? AND kind = 'CODE'", row -> row.getInt(1), person)
                != null;
    }
}
