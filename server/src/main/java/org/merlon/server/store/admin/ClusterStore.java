package org.merlon.server.store.admin;

import java.sql.Connection;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What servers that share a database have in common beside logs and people: which of them run, who keeps which table, who looks
 * on where, and what was told beside the logs.
 *
 * <p>Every method is one short statement, and throws a {@link StoreException} within seconds if the database does not answer.
 */
public interface ClusterStore extends AutoCloseable {
    /** Takes a server in for a time; answers since when the house is open, which it is as long as any server runs. */
    long join(String process, Duration lasting);

    /** Prolongs a server's time; false if it was over, so that others may have what it held. */
    boolean renew(String process, Duration lasting);

    /** The servers whose time is not over. */
    Set<String> processes();

    /** Takes for a server what nobody holds whose time is not over; answers what of it the server holds now. */
    Set<String> take(String process, Collection<String> ids);

    /** Takes for a server some of what was held by servers whose time is over. */
    List<String> inherit(String process, int most);

    /** Gives back what a server holds. */
    void release(String process, Collection<String> ids);

    /** Takes a server out with all that it holds. */
    void leave(String process);

    /** The last entries' numbers of those of the tables that are there. */
    Map<String, Integer> numbers(Collection<String> tables);

    /** Who has to do with these tables, and whether some of them are in the list of open ones. */
    Concerned peopleConcernedBy(Collection<String> tables);

    /** Says who looks on at tables through a server. */
    void saveAttendance(String process, Collection<Attendance> all);

    /** Who looks on at these tables through other servers. */
    List<Attendance> attendance(String process, Collection<String> tables);

    /** Puts something up for the other servers. */
    void post(String process, Bulletin bulletin);

    /** What other servers have put up, from a time of the database's on, in order. */
    List<Posted> posted(String process, long from);

    /** The last one of a kind about something that is still up, or null. */
    @Nullable String latest(String subject, String kind);

    /** Milliseconds since 1970 by the clock of the database. */
    long now();

    /** Clears away what nobody needs any more: servers long gone, and what was put up before a while. */
    void deleteOlderThan(Duration kept);

    /** Holds something alone among all servers until the connection is closed. */
    Connection lock(long lock);

    /** A connection of its own for whoever listens; it is the caller's to close. */
    Connection connection();

    @Override
    void close();

    /** Who looks on at a table through one server. */
    record Attendance(String table, Set<String> people, int strangers) {
        public Attendance {
            people = Set.copyOf(people);
        }
    }

    /** People in whose lists tables stand, and whether the list of open ones has any of them. */
    record Concerned(Set<String> people, boolean open) {
        public Concerned {
            people = Set.copyOf(people);
        }
    }

    /** Something that is no entry of a log: of what kind, about what, and what it says. */
    record Bulletin(String kind, String subject, String body) {}

    /** A bulletin that is up, with its number and when it was put up. */
    record Posted(long id, long time, Bulletin bulletin) {}
}
