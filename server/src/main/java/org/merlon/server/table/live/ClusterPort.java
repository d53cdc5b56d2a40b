package org.merlon.server.table.live;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * The connection of a table to the other servers of the cluster, which serve the same tables. The methods are called
 * with a table's lock held, so they must return quickly.
 */
public interface ClusterPort {
    /** The lease for periodic work that only one server of the cluster does; all other leases are ids of tables. */
    String PERIODIC_WORK_LEASE = "the rounds";

    /** Returns whether other servers may serve the same tables. */
    boolean hasOtherServers();

    /**
     * Announces that this server has appended entries to a table's log.
     *
     * @param lastNumber the number of the last entry
     */
    void publishLogGrowth(String table, int lastNumber);

    /** Announces who watches a table through this server. */
    void publishWatchers(String table, Set<String> people, int strangers);

    /** Sends the other servers a message about a table that is no entry of its log. */
    void publish(TableSideMessage message);

    /**
     * Returns whether this server holds a lease, and requests the lease if no server holds it. When the request
     * succeeds, the table is scheduled again.
     *
     * @param id the id of a table, whose timers and bots the holder runs, or {@link #PERIODIC_WORK_LEASE}
     */
    boolean holdsOrRequestsLease(String id);

    /** Returns whether this server holds a lease, without requesting it. */
    boolean holdsLease(String id);

    /** Releases a lease that nobody needs any more. */
    void releaseLease(String id);

    /** Reports that a table was loaded, so that its watchers and side messages on other servers are read. */
    void tableLoaded(String table);

    /** Announces that a guest account was merged into a member account, so that the other servers refresh the names. */
    void publishGuestMerged(String guest);

    /** Announces that a person's sessions are no longer valid, so that the other servers close their connections. */
    void publishSessionsRevoked(String person);

    /** Locks the ratings of all servers, so that two games that end at the same time both count. */
    HeldLock lockRatings();

    /** A lock that is held until it is closed. */
    interface HeldLock extends AutoCloseable {
        @Override
        void close();
    }

    /** Metrics for the operator, by name. */
    Map<String, Supplier<Number>> metrics();

    /** A server that is not part of a cluster. */
    static ClusterPort singleServer() {
        return new SingleServer(new ReentrantLock());
    }

    /** The port of a server without a cluster: announces nothing and holds every lease. */
    record SingleServer(Lock lock) implements ClusterPort {
        @Override
        public HeldLock lockRatings() {
            lock.lock();
            return lock::unlock;
        }

        @Override
        public void publishSessionsRevoked(String person) {}

        @Override
        public boolean hasOtherServers() {
            return false;
        }

        @Override
        public void publishLogGrowth(String table, int number) {}

        @Override
        public void publishWatchers(String table, Set<String> people, int strangers) {}

        @Override
        public void publish(TableSideMessage message) {}

        @Override
        public boolean holdsOrRequestsLease(String id) {
            return true;
        }

        @Override
        public boolean holdsLease(String id) {
            return true;
        }

        @Override
        public void releaseLease(String id) {}

        @Override
        public void tableLoaded(String table) {}

        @Override
        public void publishGuestMerged(String guest) {}

        @Override
        public Map<String, Supplier<Number>> metrics() {
            return Map.of();
        }
    }
}
