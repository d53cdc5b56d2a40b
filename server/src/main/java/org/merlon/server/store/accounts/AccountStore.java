package org.merlon.server.store.accounts;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Accounts with their sessions and tokens, and the server's secrets. */
public interface AccountStore {
    /**
     * Adds a person; false if the id or the name is taken, or if the name looks like a taken one. Names are equal if
     * they have the same {@link NameNormalizer}, and look alike if they have the same {@link NameSkeleton}.
     */
    boolean addPerson(Person person);

    /** Updates name, kind and password of a person; false if another person has the name or one that looks like it. */
    boolean updatePerson(Person person);

    /**
     * Like {@link #updatePerson}, for a guest who becomes a member. Notification channels are retained but can no
     * longer recover the account.
     */
    boolean claim(Person member);

    /** Deletes all personal data of a person. Games remain, under the person's current name. */
    void removePersonalData(String person);

    /**
     * Merges a guest into a member: seats, notes and relations are transferred, and finished games show the member's
     * name. Returns false if one of the two is not a guest or member, respectively, or if the name is taken.
     *
     * @param guest the guest, with the name and kind that it gets; it loses all sessions
     * @param member the id of the member
     */
    boolean mergeGuest(Person guest, String member);

    /** Returns true if a person has a seat at any table, finished or not. */
    boolean hasGames(String person);

    /**
     * Returns guests not seen since a time, with or without games, least recently seen first, starting after the given
     * one.
     */
    List<IdleGuest> idleGuests(long since, IdleGuest after, int limit);

    /** Removes those of these guests who have not been seen since a time and have no games; returns their number. */
    int removeIdleGuests(List<String> guests, long since);

    @Nullable Person person(String id);

    @Nullable Person personByName(String name);

    /** Returns names by id. A merged guest has the name of the member. */
    Map<String, String> names(List<String> ids);

    List<Person> botsOf(String owner);

    /** Adds a session; only the hash of its secret is stored. */
    void addSession(String secretHash, String person, long expires);

    /** Returns the person of an unexpired session, or null; updates the day of the person's last visit. */
    @Nullable String personOfSession(String secretHash, long now);

    void removeSession(String secretHash);

    /** Removes all sessions of a person, except one if it is not null. */
    void removeSessionsOf(String person, @Nullable String exceptSecretHash);

    void addToken(String secretHash, String person, long created);

    @Nullable String personOfToken(String secretHash);

    void removeTokensOf(String person);

    /** Returns a secret of the server, which is generated at the first use and never changes. */
    String secret(String name);
}
