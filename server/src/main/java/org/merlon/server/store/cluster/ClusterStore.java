package org.merlon.server.store.cluster;

import java.sql.Connection;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Coordination data of servers that share a database, other than logs and accounts: running servers, table leases,
 * watchers, and durable messages (messages that are not log entries).
 *
 * <p>Every method is one short statement and throws a {@link StoreException} within seconds if the database does not
 * respond.
 */
public interface ClusterStore extends AutoCloseable {
    /** Registers a server for a time; returns the start time of the cluster, which lasts as long as any server runs. */
    long register(String process, Duration validity);

    /**
     * Extends a server's registration; false if it had expired, so that other servers may have taken over its leases.
     */
    boolean renew(String process, Duration validity);

    /** Returns the servers whose registration is valid. */
    Set<String> liveProcesses();

    /** Acquires leases not held by a live server; returns those of the given ones that the server holds now. */
    Set<String> acquireLeases(String process, Collection<String> ids);

    /** Takes over leases of servers whose registration has expired. */
    List<String> takeOverLeases(String process, int max);

    /** Releases leases of a server. */
    void releaseLeases(String process, Collection<String> ids);

    /** Unregisters a server; its leases become free. */
    void unregister(String process);

    /** Returns the last entry numbers of tables; unknown tables are absent. */
    Map<String, Integer> lastNumbers(Collection<String> tables);

    /** Returns the people in whose lists these tables appear, and if any of the tables is in the list of open ones. */
    AffectedLists affectedLists(Collection<String> tables);

    /** Stores the watchers connected through a server. */
    void saveWatchers(String process, Collection<TableWatchers> all);

    /** Returns the watchers of these tables who are connected through other servers. */
    List<TableWatchers> watchers(String process, Collection<String> tables);

    /** Posts a durable message for the other servers. */
    void post(String process, DurableMessage message);

    /** Returns durable messages of other servers since a time of the database clock, in order. */
    List<StoredMessage> messagesSince(String process, long from);

    /** Returns the body of the latest retained durable message of a kind about a subject, or null. */
    @Nullable String latestBody(String subject, String kind);

    /** Milliseconds since 1970 by the clock of the database. */
    long currentMillis();

    /** Deletes old durable messages, and servers that expired long ago. */
    void deleteOlderThan(Duration retention);

    /** Acquires an exclusive lock among all servers, held until the connection is closed. */
    Connection lock(long key);

    /** Opens a connection for listening, which the caller closes. */
    Connection openConnection();

    @Override
    void close();

    /** The watchers of a table who are connected through one server. */
    record TableWatchers(String table, Set<String> people, int strangers) {
        public TableWatchers {
            people = Set.copyOf(people);
        }
    }

    /** The people in whose lists tables appear, and if any of the tables is in the list of open ones. */
    record AffectedLists(Set<String> people, boolean open) {
        public AffectedLists {
            people = Set.copyOf(people);
        }
    }

    /** A message between servers that is not a log entry. */
    record DurableMessage(String kind, String subject, String body) {}

    /** A stored durable message with its number and time. */
    record StoredMessage(long id, long time, DurableMessage message) {}
}
