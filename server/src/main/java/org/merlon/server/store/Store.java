package org.merlon.server.store;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.merlon.server.guard.Limits;

/**
 * Everything durable.
 *
 * <p>Writes go through one queue and are committed in groups; their futures complete after the commit, in the order in
 * which they were handed over, and exceptionally with a {@link StoreException} if nothing was written. They complete on one
 * thread of the store's: what hangs on them must not wait for another write there, nor close the store. Reads see every
 * write whose future has completed, and may block.
 */
public interface Store extends AutoCloseable {

    /**
     * Appends to a table's log; false, and nothing written, if the numbers do not follow the last one there (or the new
     * table is there already).
     */
    CompletableFuture<Boolean> append(Append append);

    @Nullable StoredGame load(String table);

    /** The entries of a table's log after a number. */
    List<StoredEntry> entriesAfter(String table, int number);

    /** Hands every stored game, oldest first, to a consumer, without holding all of them in memory. */
    void forEach(Consumer<StoredGame> consumer);

    /** Open listed tables, newest first. */
    List<ListedTable> openTables(int limit);

    /** The tables of a person that are not over, those waiting for the person first, then by last change. */
    List<ListedTable> tablesOf(String person, int limit);

    /**
     * Finished tables, listed or not but none that were aborted, by last change, newest first; null leaves a filter out;
     * only those changed before {@code before}.
     */
    List<ListedTable> finished(@Nullable String person, @Nullable String game, long before, int limit);

    /** How many tables are open or being played where this person sits, or which this person has made. */
    int countTablesOf(String person);

    /** Tables that the house must look at by itself by a time, the most urgent first. */
    List<String> dueBy(long time, int limit);

    /** Says when the house must look at a table again; nothing else about it changes. */
    CompletableFuture<Void> postpone(String table, long due);

    /** Removes a table that was closed before a game began there, with all that lies on it; false if it is no such table. */
    CompletableFuture<Boolean> removeTable(String table);

    /** Gives what lists say of a former person at a table to their heir; nothing else about it changes. */
    CompletableFuture<Void> handOverAt(String table, String former, String heir);

    /**
     * Adds a person; false if the id is taken, or the name, or a name that looks like it. Names are one if they have the
     * same {@link NameForm}, and look alike if they have the same skeleton ({@link Lookalikes}).
     */
    CompletableFuture<Boolean> addPerson(Person person);

    /** Replaces name, kind, password of a person; false if somebody else has the name, or one that looks like it. */
    CompletableFuture<Boolean> updatePerson(Person person);

    /** Removes sessions, tokens and notes of a person; what was said and played stays, under the name it has now. */
    CompletableFuture<Void> forget(String person);

    /**
     * Gives a guest's seats and notes to a member, whose name the guest's games show from now on; the guest ends, with
     * this name and kind and without sessions. False if one of them is not what they should be, or the name is taken.
     */
    CompletableFuture<Boolean> handOver(Person former, String heir);

    /** The heirs of those of these people who have one, by id. */
    Map<String, String> heirs(List<String> ids);

    /** Whether a person has a seat at any table, over or not. */
    boolean hasGames(String person);

    /** Guests not seen since a time, with games or without, longest ago first; only those that come after one. */
    List<IdleGuest> idleGuests(long since, IdleGuest after, int limit);

    /** Removes those of these guests who have not been seen since a time and have no games; tells how many. */
    CompletableFuture<Integer> removeIdleGuests(List<String> guests, long since);

    @Nullable Person person(String id);

    @Nullable Person personByName(String name);

    /** The names of these people, by id; of those who have an heir, the heir's. */
    Map<String, String> names(List<String> ids);

    List<Person> botsOf(String owner);

    /** Adds a session; the hash of its secret is all that is stored. */
    CompletableFuture<Void> addSession(String secretHash, String person, long expires);

    /** The person of a session that has not expired, or null; notes, to the day, that the person was here. */
    @Nullable String personOfSession(String secretHash, long now);

    CompletableFuture<Void> removeSession(String secretHash);

    /** Removes all sessions of a person but one (or all, if null). */
    CompletableFuture<Void> removeSessionsOf(String person, @Nullable String exceptSecretHash);

    CompletableFuture<Void> addToken(String secretHash, String person, long created);

    @Nullable String personOfToken(String secretHash);

    CompletableFuture<Void> removeTokensOf(String person);

    /** Adds a line; in each room of a table the last {@link Limits#MAX_CHAT_SHOWN} are kept. */
    CompletableFuture<Void> addChat(ChatLine line);

    /** The last lines of a room, oldest first. */
    List<ChatLine> chat(String table, String room, int limit);

    CompletableFuture<Void> putNote(String table, String person, String text);

    @Nullable String note(String table, String person);

    /** Keeps a drawing in place of the one of the same part; one without strokes only removes that. */
    CompletableFuture<Void> putDrawing(Drawing drawing);

    /** Everything drawn at a table, by seat and part. */
    List<Drawing> drawings(String table);

    /** Ratings of these people at a game; who has none is absent. */
    Map<String, Rating> ratings(String game, List<String> people);

    /** All ratings of a person. */
    List<Rating> ratingsOf(String person);

    /** A secret of the server that is made at its first use and stays the same ever after. */
    String secret(String name);

    /** Whether the database answers. */
    boolean healthy();

    /** How many writes the last commits held, for metrics: called with the size of every batch. */
    void onBatch(Consumer<Integer> listener);

    /** Waits for all writes handed over so far, then closes. */
    @Override
    void close();
}
