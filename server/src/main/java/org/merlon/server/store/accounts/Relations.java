package org.merlon.server.store.accounts;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.merlon.server.store.log.StoredTable;

/** What people think of each other, and seats that are reserved for somebody. */
public interface Relations {
    /** What one person thinks of another. */
    enum Kind {
        FOLLOW,
        BLOCK,
        MUTE
    }

    /** Somebody whom a person follows, blocks or has muted. */
    record Other(String id, String name, Kind kind, long since) {}

    /** Notes what a person thinks of another; false if there are as many of the kind as may be, or somebody is gone. */
    boolean addBond(String person, Kind kind, String other, long time, int most);

    void removeBond(String person, Kind kind, String other);

    /** All that a person thinks of others. */
    List<Other> bondsOf(String person);

    /** Whether a person has blocked another. */
    boolean blocks(String person, String other);

    /** Those of some people who have blocked a person. */
    Set<String> blockersOf(String person, Collection<String> among);

    /** Those of some people who do not want to hear somebody: who have blocked or muted them. */
    Set<String> deafTo(String speaker, Collection<String> listeners);

    /** Those of some people whom somebody does not want to hear. */
    Set<String> unheardBy(String listener, Collection<String> speakers);

    /** A seat that is reserved for somebody at a table that waits. */
    record Challenge(String table, int seat, String challenger, String challenged, long created) {}

    /** Reserves a seat; false if one of the two has as many of them as may be. */
    boolean addChallenge(Challenge challenge, int most);

    /** Gives up the seats that are reserved for somebody at a table. */
    void removeChallenge(String table, String challenged);

    /** The seats that are reserved at a table. */
    List<Challenge> challengesAt(String table);

    /** A challenge with what is to be played. */
    record Waiting(Challenge challenge, StoredTable table) {}

    /** The challenges of which a person is one side, at tables that still wait with the seat free, newest first. */
    List<Waiting> challengesOf(String person, int limit);
}
