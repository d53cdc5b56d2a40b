package org.merlon.server.store.accounts;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.merlon.server.store.log.StoredTable;

/** Follow, block and mute relations between people, and challenges. */
public interface RelationStore {
    /** The kind of relation. */
    enum Kind {
        FOLLOW,
        BLOCK,
        MUTE
    }

    /** A person who is followed, blocked or muted. */
    record RelatedPerson(String id, String name, Kind kind, long since) {}

    /**
     * Adds a relation; false if the person has the maximum number of this kind, or if the other person does not exist.
     */
    boolean addRelation(String person, Kind kind, String other, long time, int max);

    void removeRelation(String person, Kind kind, String other);

    /** Returns all relations of a person. */
    List<RelatedPerson> relationsOf(String person);

    /** Returns true if a person has blocked another. */
    boolean hasBlocked(String person, String other);

    /** Returns those among some people who have blocked a person. */
    Set<String> blockersOf(String person, Collection<String> among);

    /** Returns those listeners who have blocked or muted a speaker. */
    Set<String> listenersIgnoring(String speaker, Collection<String> listeners);

    /** Returns those speakers whom a listener has blocked or muted. */
    Set<String> speakersIgnoredBy(String listener, Collection<String> speakers);

    /** A seat reserved for a person at an open table. */
    record Challenge(String table, int seat, String challenger, String challenged, long created) {}

    /** Adds a challenge; false if the challenged person or the challenger has the maximum number of open ones. */
    boolean addChallenge(Challenge challenge, int max);

    /** Removes the challenges of a person at a table. */
    void removeChallenge(String table, String challenged);

    /** Returns the challenges at a table. */
    List<Challenge> challengesAt(String table);

    /** A challenge with its table. */
    record PendingChallenge(Challenge challenge, StoredTable table) {}

    /** Returns challenges from or to a person at open tables where the seat is still free, newest first. */
    List<PendingChallenge> challengesOf(String person, int limit);
}
