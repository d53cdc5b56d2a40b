package org.merlon.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.log.Append;
import org.merlon.server.store.log.Listing;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.store.log.StoredTable;
import org.merlon.server.store.sql.Write;

/** Sample tables, entries and people. */
public final class Samples {
    private Samples() {}

    static StoredTable table(String id, String game, long created) {
        return new StoredTable(id, game, "standard", 3, 2, "00ff", "{\"pace\":\"live\"}", created);
    }

    public static StoredEntry entry(int number) {
        return entry(number, "move " + number);
    }

    public static StoredEntry entry(int number, String text) {
        return new StoredEntry(number, "move", number % 2, text, "ann", 1_000L + number, -7L * number);
    }

    /** A listing without a due time and digest. */
    public static Listing listing(
            String status,
            boolean listed,
            @Nullable String waitingFor,
            long updated,
            List<Listing.Seat> seats,
            @Nullable String result) {
        return new Listing(status, listed, waitingFor, updated, seats, result, Listing.NEVER, null, null);
    }

    public static Listing listing(String status, long updated, @Nullable String... people) {
        List<Listing.Seat> seats = new ArrayList<>();
        for (String person : people) {
            seats.add(new Listing.Seat(person, person == null ? "greedy" : null));
        }
        String result = status.equals("over") ? "{\"ranks\":[1,2]}" : null;
        return listing(status, true, null, updated, seats, result);
    }

    public static Listing waitingFor(Listing listing, String person) {
        return listing(
                listing.status(), listing.listed(), person, listing.updated(), listing.seats(), listing.result());
    }

    static Listing unlisted(Listing listing) {
        return listing(
                listing.status(), false, listing.waitingFor(), listing.updated(), listing.seats(), listing.result());
    }

    /** The first append of a table, with one entry. */
    public static Append creation(String id, String game, long created, Listing listing) {
        return new Append(id, table(id, game, created), List.of(entry(1)), listing, Append.Scope.SEATS, List.of());
    }

    public static Append creation(String id) {
        return creation(id, "torres", 100, listing("playing", 100, "ann", "bob"));
    }

    /** A move that does not change the seats. */
    static Append move(String id, int number, String text) {
        return new Append(
                id,
                null,
                List.of(entry(number, text)),
                listing("playing", 100L + number, "ann", "bob"),
                Append.Scope.LOG,
                List.of());
    }

    public static Append move(String id, int number) {
        return move(id, number, "move " + number);
    }

    /** Submits an append without waiting for it, so that many are committed together. */
    public static CompletableFuture<Boolean> submit(Store store, Append append) {
        return store.queue().submit(new Write.OfAppend(append));
    }

    /** Runs a task on its own thread. */
    static CompletableFuture<Void> async(Runnable task) {
        return CompletableFuture.runAsync(task, Thread::startVirtualThread);
    }

    public static Person person(String id, String name) {
        return new Person(id, name, Person.Kind.MEMBER, "hash of " + id, null, 5);
    }
}
