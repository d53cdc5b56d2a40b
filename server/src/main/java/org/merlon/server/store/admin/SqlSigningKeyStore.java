package org.merlon.server.store.admin;

import java.util.List;
import org.merlon.server.fair.SigningKey;
import org.merlon.server.store.sql.QueryRunner;
import org.merlon.server.store.sql.WriteQueue;

/** Signing keys in an SQL database. */
public final class SqlSigningKeyStore implements SigningKeyStore {
    static final String INSERT = "INSERT INTO signing_key (public_key, private_key, created)"
            + " SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS BIGINT)";

    private final QueryRunner queries;
    private final WriteQueue queue;

    public SqlSigningKeyStore(QueryRunner queries, WriteQueue queue) {
        this.queries = queries;
        this.queue = queue;
    }

    @Override
    public List<SigningKey> all() {
        return queries.all(
                "SELECT public_key, private_key, created FROM signing_key ORDER BY created DESC, public_key",
                row -> new SigningKey(row.getLong(3), row.getString(1), row.getString(2)));
    }

    @Override
    public void addFirst(SigningKey key) {
        queue.update(
                INSERT + " WHERE NOT EXISTS (SELECT 1 FROM signing_key)",
                key.publicKey(),
                key.privateKey(),
                key.created());
    }
}
