package org.merlon.server.cluster;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.cluster.ClusterStore;
import org.merlon.server.table.live.ClusterPort.HeldLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A lock on the ratings of all servers: among the threads of this server, and among the servers by a lock of the
 * database that ends with its connection.
 */
final class RatingLock {
    /** The number of the database lock: "ratings" in ASCII. */
    private static final long LOCK_ID = 0x726174696e6773L;

    private static final Logger LOG = LoggerFactory.getLogger(RatingLock.class);

    private final ClusterStore clusterStore;
    private final ReentrantLock localLock = new ReentrantLock();

    RatingLock(ClusterStore clusterStore) {
        this.clusterStore = clusterStore;
    }

    HeldLock acquire() {
        localLock.lock();
        Connection held = lockDatabase();
        return () -> {
            try {
                if (held != null) {
                    held.close();
                }
            } catch (SQLException e) {
                LOG.debug("the lock ended with its connection");
            } finally {
                localLock.unlock();
            }
        };
    }

    /**
     * Locks the database; null if it cannot be reached. The caller goes on then, and storing the game will fail with a
     * clearer message.
     */
    private @Nullable Connection lockDatabase() {
        try {
            return clusterStore.lock(LOCK_ID);
        } catch (StoreException e) {
            return null;
        }
    }
}
