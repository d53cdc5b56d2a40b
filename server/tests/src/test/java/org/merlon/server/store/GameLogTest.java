package org.merlon.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.merlon.server.store.Samples.creation;
import static org.merlon.server.store.Samples.entry;
import static org.merlon.server.store.Samples.listing;
import static org.merlon.server.store.Samples.move;
import static org.merlon.server.store.Samples.table;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.merlon.server.store.accounts.Rating;
import org.merlon.server.store.log.Append;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.store.log.StoredGame;

/** A table's log grows entry by entry and is never overwritten. */
@Execution(ExecutionMode.CONCURRENT)
@ParameterizedClass
@EnumSource
class GameLogTest {
    private final TestDatabase database;

    @AutoClose
    private Store store;

    GameLogTest(TestDatabase.Kind kind, @TempDir Path folder) {
        database = kind.create(folder);
        store = database.open();
    }

    @BeforeEach
    void checkHealth() {
        assertTrue(store.isHealthy());
    }

    private boolean append(Append append) {
        return store.games().append(append);
    }

    private List<Integer> numbers(String id) {
        return store.games().entriesAfter(id, 0).stream()
                .map(StoredEntry::number)
                .toList();
    }

    @Test
    void readsBackTableAndEntries() {
        var first = new StoredEntry(1, "seat", -1, "{\"a\":\"ü \\\" ' 🏰\"}", null, Long.MAX_VALUE, Long.MIN_VALUE);
        assertTrue(append(new Append(
                "t",
                table("t", "torres", 100),
                List.of(first, entry(2)),
                listing("open", 1),
                Append.Scope.SEATS,
                List.of())));
        assertTrue(append(move("t", 3)));

        StoredGame game = store.games().load("t");
        assertNotNull(game);
        assertEquals(table("t", "torres", 100), game.table());
        assertEquals(List.of(first, entry(2), entry(3)), game.entries());
        assertEquals(List.of(entry(2), entry(3)), store.games().entriesAfter("t", 1));
        assertEquals(List.of(), store.games().entriesAfter("t", 3));
    }

    @Test
    void unknownTableIsNotFound() {
        assertNull(store.games().load("nothing"));
        assertEquals(List.of(), store.games().entriesAfter("nothing", 0));
        assertFalse(append(move("nothing", 1)));
        assertNull(store.games().load("nothing"));
    }

    @Test
    void logSurvivesReopening() {
        append(creation("t"));
        append(move("t", 2));
        store.close();
        store = database.open();
        assertEquals(List.of(1, 2), numbers("t"));
        assertTrue(append(move("t", 3)));
    }

    @Test
    void refusesTakenNumberWithoutWriting() {
        append(creation("t"));
        append(move("t", 2, "first"));
        var late = new Append(
                "t",
                null,
                List.of(entry(2, "late"), entry(3, "late")),
                listing("over", 9, "eve"),
                Append.Scope.SEATS,
                List.of(new Rating("eve", "torres", 1, 1, 1)));
        assertFalse(append(late));
        assertEquals(List.of(1, 2), numbers("t"));
        assertEquals("first", store.games().entriesAfter("t", 1).getFirst().text());
        assertEquals(List.of(), store.games().finishedTables(null, null, 1_000, 10));
        assertEquals(List.of(), store.ratings().ratingsOf("eve"));
        assertEquals(0, store.games().countTablesOf("eve"));
    }

    @Test
    void refusesGap() {
        append(creation("t"));
        assertFalse(append(move("t", 3)));
        assertEquals(List.of(1), numbers("t"));
    }

    @Test
    void refusesDuplicateTable() {
        assertTrue(append(creation("t")));
        assertFalse(append(creation("t", "other", 7, listing("open", 7))));
        StoredGame game = store.games().load("t");
        assertNotNull(game);
        assertEquals("torres", game.table().game());
        assertEquals(List.of(1), numbers("t"));
    }

    @Test
    void rejectsInvalidAppends() {
        var listing = listing("playing", 1);
        for (var wrong : List.of(
                new Append("t", null, List.of(entry(2), entry(4)), listing, Append.Scope.STATUS, List.of()),
                new Append("t", table("t", "torres", 1), List.of(entry(2)), listing, Append.Scope.SEATS, List.of()),
                new Append("t", table("u", "torres", 1), List.of(), listing, Append.Scope.SEATS, List.of()),
                new Append(
                        "t",
                        null,
                        List.of(),
                        listing,
                        Append.Scope.SEATS,
                        List.of()))) { // a listing only changes with the log
            assertThrows(IllegalArgumentException.class, () -> append(wrong), wrong::toString);
        }
    }

    @Test
    void iteratesAllGamesOldestFirst() {
        int games = 200; // several pages
        for (int i = 0; i < games; i++) {
            String id = "t" + (i * 7 % games);
            append(creation(id, "torres", i / 3, listing("playing", 1))); // some have the same creation time
            if (i % 2 == 0) {
                append(move(id, 2));
            }
        }
        List<StoredGame> seen = new ArrayList<>();
        Stores.forEachGame(database.url(), database.folder(), seen::add);
        assertEquals(games, seen.size());
        assertEquals(games, seen.stream().map(g -> g.table().id()).distinct().count());
        for (int i = 0; i < games; i++) {
            assertEquals(i / 3, seen.get(i).table().created());
            assertEquals(store.games().load(seen.get(i).table().id()), seen.get(i));
        }
    }

    @Test
    void storesRatingsWithFinalAppend() {
        append(creation("t"));
        var ratings = List.of(new Rating("ann", "torres", 27.5, 7.25, 1), new Rating("bob", "torres", 22, 7, 1));
        assertTrue(append(new Append(
                "t", null, List.of(entry(2)), listing("over", 9, "ann", "bob"), Append.Scope.STATUS, ratings)));
        assertEquals(List.of(ratings.getFirst()), store.ratings().ratingsOf("ann"));
        var better = new Rating("ann", "torres", 30, 6, 2);
        append(creation("u"));
        append(new Append(
                "u", null, List.of(entry(2)), listing("over", 9, "ann"), Append.Scope.STATUS, List.of(better)));
        var all = store.ratings().ratings("torres", List.of("ann", "bob", "cas"));
        assertEquals(2, all.size());
        assertEquals(better, all.get("ann"));
        assertEquals(ratings.getLast(), all.get("bob"));
        assertEquals(0, store.ratings().ratings("other", List.of("ann")).size());
        assertEquals(0, store.ratings().ratings("torres", List.of()).size());
    }
}
