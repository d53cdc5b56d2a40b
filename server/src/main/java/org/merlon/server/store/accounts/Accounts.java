package org.merlon.server.store.accounts;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** People, and by what they are known: sessions, tokens and the secrets of the server. */
public interface Accounts {
    /**
     * Adds a person; false if the id is taken, or the name, or a name that looks like it. Names are one if they have the
     * same {@link NormalizedName}, and look alike if they have the same skeleton ({@link NameSkeleton}).
     */
    boolean addPerson(Person person);

    /** Replaces name, kind, password of a person; false if somebody else has the name, or one that looks like it. */
    boolean updatePerson(Person person);

    /** The same for a guest who becomes a member; what the guest was told by stays, but opens nothing. */
    boolean claim(Person member);

    /** Removes all that is kept about a person; what was played stays, under the name the person has now. */
    void forget(String person);

    /**
     * Gives a guest's seats and notes to a member, whose name the guest's games show from now on; the guest ends, with
     * this name and kind and without sessions. False if one of them is not what they should be, or the name is taken.
     */
    boolean handOver(Person former, String heir);

    /** Whether a person has a seat at any table, over or not. */
    boolean hasGames(String person);

    /** Guests not seen since a time, with games or without, longest ago first; only those that come after one. */
    List<IdleGuest> idleGuests(long since, IdleGuest after, int limit);

    /** Removes those of these guests who have not been seen since a time and have no games; tells how many. */
    int removeIdleGuests(List<String> guests, long since);

    @Nullable Person person(String id);

    @Nullable Person personByName(String name);

    /** The names of these people, by id; of those who have an heir, the heir's. */
    Map<String, String> names(List<String> ids);

    List<Person> botsOf(String owner);

    /** Adds a session; the hash of its secret is all that is stored. */
    void addSession(String secretHash, String person, long expires);

    /** The person of a session that has not expired, or null; notes, to the day, that the person was here. */
    @Nullable String personOfSession(String secretHash, long now);

    void removeSession(String secretHash);

    /** Removes all sessions of a person but one (or all, if null). */
    void removeSessionsOf(String person, @Nullable String exceptSecretHash);

    void addToken(String secretHash, String person, long created);

    @Nullable String personOfToken(String secretHash);

    void removeTokensOf(String person);

    /** A secret of the server that is made at its first use and stays the same ever after. */
    String secret(String name);
}
