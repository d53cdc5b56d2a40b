package org.merlon.server.store.admin;

import java.util.List;
import org.merlon.server.fair.SigningKey;
import org.merlon.server.store.sql.QueryRunner;
import org.merlon.server.store.sql.WriteQueue;

/** The keys with which the server signs the files of finished games. */
public final class SigningKeyStore {
    static final String INSERT = "INSERT INTO signing_key (public_key, private_key, created)"
            + " SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS BIGINT)";

    private final QueryRunner queries;
    private final WriteQueue queue;

    public SigningKeyStore(QueryRunner queries, WriteQueue queue) {
        this.queries = queries;
        this.queue = queue;
    }

    /** Returns all keys, newest first: the first one signs. */
    public List<SigningKey> all() {
        return queries.all(
                "SELECT public_key, private_key, created FROM signing_key ORDER BY created DESC, public_key",
                row -> new SigningKey(row.getLong(3), row.getString(1), row.getString(2)));
    }

    /** Returns all keys, newest first; creates one if there is none. */
    public List<SigningKey> allOrFirst(long now) {
        List<SigningKey> all = all();
        if (!all.isEmpty()) {
            return all;
        }
        addFirst(SigningKey.generate(now));
        return all();
    }

    /** Adds a key, unless there is one already. */
    public void addFirst(SigningKey key) {
        queue.update(
                INSERT + " WHERE NOT EXISTS (SELECT 1 FROM signing_key)",
                key.publicKey(),
                key.privateKey(),
                key.created());
    }
}
