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
    String ROUNDS = "the rounds";

    /** Whether there may be any. */
    boolean any();

    /** A table's log has grown by this server. */
    void grew(String table, int number);

    /** Others look on at a table through this server than before. */
    void attended(String table, Set<String> people, int strangers);

    /** Something was told at a table that is no entry of its log. */
    void aside(TableSideMessage aside);

    /**
     * Whether it is this server that does something: what a table needs by itself, or the rounds. If nobody does, this server
     * asks for it, and the table is looked at again when it has it.
     */
    boolean keeps(String id);

    /** Whether it is this server, without asking for anything. */
    boolean isKept(String id);

    /** Nobody has to do it any more. */
    void letGo(String id);

    /** A table has come into memory; what others have told of it, and who looks on elsewhere, is to be found out. */
    void fetched(String table);

    /** What everybody shows again who has been told that a guest's things have gone to a member. */
    void handedOver(String guest);

    /** Somebody is not who they were: what they have open through other servers is to be closed. */
    void dismissed(String person);

    /** Waits for one's turn to read ratings and store new ones, so that two games that end at once both count. */
    Turn rating();

    /** Something that nobody else has until it is closed. */
    interface Turn extends AutoCloseable {
        @Override
        void close();
    }

    /** Figures for those who run the house, by name. */
    Map<String, Supplier<Number>> figures();

    /** A server that is alone. */
    static ClusterPort none() {
        return new None(new ReentrantLock());
    }

    /** Nobody. */
    record None(Lock lock) implements ClusterPort {
        @Override
        public Turn rating() {
            lock.lock();
            return lock::unlock;
        }

        @Override
        public void dismissed(String person) {}

        @Override
        public boolean any() {
            return false;
        }

        @Override
        public void grew(String table, int number) {}

        @Override
        public void attended(String table, Set<String> people, int strangers) {}

        @Override
        public void aside(TableSideMessage aside) {}

        @Override
        public boolean keeps(String id) {
            return true;
        }

        @Override
        public boolean isKept(String id) {
            return true;
        }

        @Override
        public void letGo(String id) {}

        @Override
        public void fetched(String table) {}

        @Override
        public void handedOver(String guest) {}

        @Override
        public Map<String, Supplier<Number>> figures() {
            return Map.of();
        }
    }
}
