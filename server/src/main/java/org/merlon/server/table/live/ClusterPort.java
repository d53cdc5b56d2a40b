package org.merlon.server.table.live;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * The servers beside this one that serve the same tables. What is told to them is told with a table's lock held, so it must be
 * handed over quickly.
 */
public interface ClusterPort {
    /** What is leased, beside tables, by whoever goes the rounds of the house. */
    String DUE_TABLES_LEASE = "the rounds";

    /** Whether there may be any. */
    boolean hasOtherServers();

    /** A table's log has grown by this server. */
    void publishLogGrowth(String table, int number);

    /** Others look on at a table through this server than before. */
    void publishWatchers(String table, Set<String> people, int strangers);

    /** Something was told at a table that is no entry of its log. */
    void publish(TableSideMessage message);

    /**
     * Whether it is this server that does something: what a table needs by itself, or the rounds. If nobody does, this server
     * asks for it, and the table is looked at again when it has it.
     */
    boolean holdsOrRequestsLease(String id);

    /** Whether it is this server, without asking for anything. */
    boolean holdsLease(String id);

    /** Nobody has to do it any more. */
    void releaseLease(String id);

    /** A table has come into memory; what others have told of it, and who looks on elsewhere, is to be found out. */
    void tableLoaded(String table);

    /** What everybody shows again who has been told that a guest's things have gone to a member. */
    void publishGuestMerged(String guest);

    /** Somebody is not who they were: what they have open through other servers is to be closed. */
    void publishSessionsRevoked(String person);

    /** Waits for one's turn to read ratings and store new ones, so that two games that end at once both count. */
    HeldLock lockRatings();

    /** Something that nobody else has until it is closed. */
    interface HeldLock extends AutoCloseable {
        @Override
        void close();
    }

    /** Figures for those who run the house, by name. */
    Map<String, Supplier<Number>> metrics();

    /** A server that is alone. */
    static ClusterPort singleServer() {
        return new SingleServer(new ReentrantLock());
    }

    /** Nobody. */
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
