package org.merlon.server.store.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.merlon.server.store.Samples.creation;
import static org.merlon.server.store.Samples.entry;
import static org.merlon.server.store.Samples.listing;
import static org.merlon.server.store.Samples.move;
import static org.merlon.server.store.Samples.person;
import static org.merlon.server.store.Samples.submit;
import static org.merlon.server.store.Samples.waitingFor;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.merlon.server.store.Store;
import org.merlon.server.store.Stores;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.backup.Backup;
import org.merlon.testkit.Effort;

/** Moves are durable in the journal before they are in their logs, and every reader sees them. */
class JournalTest {
    private final Path folder;

    @AutoClose
    private final Store store;

    JournalTest(@TempDir Path folder) {
        this.folder = folder;
        store = Stores.open(null, folder);
    }

    /** A move with the next player and a fingerprint. */
    private static Append moveTo(String table, int number, @Nullable String next) {
        Listing plain = listing("playing", 100L + number, "ann", "bob");
        var listing = new Listing(
                "playing", true, next, plain.updated(), plain.seats(), null, Listing.NEVER, "digest " + number, null);
        return new Append(table, null, List.of(entry(number)), listing, Append.Scope.LOG, List.of());
    }

    private static List<Integer> numbers(Store store, String table) {
        return store.games().entriesAfter(table, 0).stream()
                .map(StoredEntry::number)
                .toList();
    }

    private static List<Integer> upTo(int last) {
        return IntStream.rangeClosed(1, last).boxed().toList();
    }

    /** Copies the database as a crash at this moment would leave it. */
    private Path copyAsAfterCrash(String name) throws Exception {
        Path copy = Files.createDirectory(folder.resolve(name));
        query("VACUUM INTO '" + copy.resolve("merlon.db") + "'");
        return copy;
    }

    private int query(String sql) throws SQLException {
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("merlon.db"));
                var statement = connection.createStatement()) {
            if (!statement.execute(sql)) {
                return 0;
            }
            try (var rows = statement.getResultSet()) {
                return rows.next() ? rows.getInt(1) : 0;
            }
        }
    }

    @Test
    void moveIsJournaledAndFlushedWhenRead() throws Exception {
        store.games().append(creation("t"));
        assertTrue(store.games().append(moveTo("t", 2, "bob")));
        assertEquals(1, query("SELECT last FROM game_table"));
        assertEquals(1, query("SELECT COUNT(*) FROM journal"));

        assertEquals(upTo(2), numbers(store, "t"));
        assertEquals(2, query("SELECT last FROM game_table"));
        assertTrue(store.games().append(moveTo("t", 3, "ann")));
        StoredGame game = store.games().load("t");
        assertNotNull(game);
        assertEquals(List.of(entry(1), entry(2), entry(3)), game.entries());
        assertNotNull(game.row());
        assertEquals("digest 3", game.row().digest());
        assertEquals(103, game.row().updated());
    }

    /** As on a full disk, logs cannot be written. */
    @Test
    void listsCanBeReadWhenLogsCannotBeWritten() throws Exception {
        store.games().append(creation("t"));
        assertTrue(store.games().append(moveTo("t", 2, "bob")));
        query("CREATE TRIGGER full BEFORE UPDATE ON game_table BEGIN SELECT RAISE(ABORT, 'disk full'); END");
        assertEquals(1, store.games().tablesOf("ann", 10).size());
        assertEquals(0, store.games().openTables(10).size());
        query("DROP TRIGGER full");
        assertEquals(upTo(2), numbers(store, "t"));
    }

    @Test
    void refusesMoveWithWrongNumber() {
        store.games().append(creation("t"));
        assertFalse(store.games().append(move("t", 3)));
        assertTrue(store.games().append(move("t", 2)));
        assertFalse(store.games().append(move("t", 2)));
        assertFalse(store.games().append(move("t", 4)));
        assertTrue(store.games().append(move("t", 3)));
        assertFalse(store.games().append(move("nowhere", 1)));
        assertEquals(upTo(3), numbers(store, "t"));
    }

    /**
     * If the first of several entries has a number that is taken, nothing is written, with or without journaled moves.
     */
    @Test
    void writesSeveralEntriesAtomically() {
        store.games().append(creation("t"));
        store.games().append(move("t", 2));
        var late = new Append(
                "t",
                null,
                List.of(entry(2, "late"), entry(3, "late")),
                listing("playing", 9, "ann", "bob"),
                Append.Scope.STATUS,
                List.of());
        assertFalse(store.games().append(late));
        assertEquals(upTo(2), numbers(store, "t")); // flushes the journal to the log
        assertFalse(store.games().append(late));
        assertEquals(List.of(entry(1), entry(2)), store.games().entriesAfter("t", 0));
    }

    @Test
    void listsShowPlayerToMove() {
        store.games().append(creation("t"));
        store.games().append(creation("u"));
        store.games().append(moveTo("u", 2, "ann"));
        List<ListedTable> found = store.games().tablesOf("ann", 10);
        assertEquals(
                List.of("u", "t"), found.stream().map(each -> each.table().id()).toList());
        assertEquals("ann", found.getFirst().listing().waitingFor());
    }

    @Test
    void finalEntryFollowsJournaledMoves() {
        store.games().append(creation("t"));
        store.games().append(move("t", 2));
        store.games().append(move("t", 3));
        var end = new Append(
                "t", null, List.of(entry(4)), listing("over", 9, "ann", "bob"), Append.Scope.STATUS, List.of());
        assertTrue(store.games().append(end));
        assertFalse(store.games().append(end));
        assertEquals(upTo(4), numbers(store, "t"));
        assertEquals(1, store.games().finishedTables(null, null, 1_000, 10).size());
    }

    @Test
    void flushesMovesInBatches() throws Exception {
        store.games().append(creation("t"));
        for (int number = 2; number <= 40; number++) {
            assertTrue(store.games().append(move("t", number)));
        }
        int last = query("SELECT last FROM game_table");
        assertTrue(last > 1 && last < 40, "not at once, and not all in the end: " + last);
        assertEquals(upTo(40), numbers(store, "t"));
    }

    @Test
    void mergedAccountReplacesGuestToMove() {
        store.accounts().addPerson(new Person("guest", "Gus", Person.Kind.GUEST, null, null, 5));
        store.accounts().addPerson(person("member", "Mia"));
        store.games().append(creation("t", "torres", 100, waitingFor(listing("playing", 100, "guest", "bob"), "bob")));
        Listing listing = waitingFor(listing("playing", 102, "guest", "bob"), "guest");
        store.games().append(new Append("t", null, List.of(entry(2)), listing, Append.Scope.LOG, List.of()));
        var deleted = new Person("guest", "(gone)", Person.Kind.DELETED, null, null, 5);
        assertTrue(store.accounts().mergeGuest(deleted, "member"));
        assertEquals(
                "member",
                store.games().tablesOf("member", 10).getFirst().listing().waitingFor());
    }

    @Test
    void crashLosesNothing() throws Exception {
        store.games().append(creation("t"));
        store.games().append(moveTo("t", 2, "bob"));
        store.games().append(moveTo("t", 3, "ann"));
        try (Store recovered = Stores.open(null, copyAsAfterCrash("crash"))) {
            StoredGame game = recovered.games().load("t");
            assertNotNull(game);
            assertEquals(List.of(entry(1), entry(2), entry(3)), game.entries());
            assertNotNull(game.row());
            assertEquals("digest 3", game.row().digest());
            assertEquals(
                    "ann",
                    recovered.games().tablesOf("ann", 1).getFirst().listing().waitingFor());
            assertTrue(recovered.games().append(moveTo("t", 4, "bob")));
            assertEquals(upTo(4), numbers(recovered, "t"));
        }
    }

    /** An append in progress during a crash may be in the journal, in the log, or in both. */
    @Test
    void crashAtAnyTimeLosesAndDuplicatesNothing() throws Exception {
        var random = new SplittableRandom(7);
        Map<String, Integer> acknowledged = new ConcurrentHashMap<>();
        for (int t = 0; t < 6; t++) {
            store.games().append(creation("t" + t));
            acknowledged.put("t" + t, 1);
        }
        for (int crash = 0; crash < Effort.of(4, 8, 200); crash++) {
            List<CompletableFuture<?>> pending = new ArrayList<>();
            for (int i = random.nextInt(60); i >= 0; i--) {
                String table = "t" + random.nextInt(acknowledged.size());
                if (random.nextInt(10) == 0) {
                    store.games().entriesAfter(table, 0); // flushes the journal to the log
                }
                int number = acknowledged.merge(table, 1, Integer::sum);
                pending.add(submit(store, moveTo(table, number, "ann")).thenAccept(written -> assertTrue(written)));
                if (random.nextInt(5) == 0) {
                    pending.forEach(CompletableFuture::join);
                }
            }
            pending.forEach(CompletableFuture::join);
            Map<String, Integer> before = new HashMap<>(acknowledged);
            try (Store recovered = Stores.open(null, copyAsAfterCrash("crash" + crash))) {
                before.forEach((table, last) -> assertEquals(upTo(last), numbers(recovered, table)));
            }
        }
        acknowledged.forEach((table, last) -> assertEquals(upTo(last), numbers(store, table)));
    }

    @Test
    void backupOfRunningServerIncludesJournaledMoves() {
        store.games().append(creation("t"));
        for (int number = 2; number <= 7; number++) {
            store.games().append(move("t", number));
        }
        Path file = folder.resolve("backup");
        Backup.write(null, folder, file);
        for (int number = 8; number <= 12; number++) {
            assertTrue(store.games().append(move("t", number)));
        }
        assertEquals(upTo(12), numbers(store, "t"));
        try (Store restored = Stores.open(null, folder.resolve("restored"))) {
            Backup.restore(restored, file, false);
            assertEquals(upTo(7), numbers(restored, "t"));
        }
    }

    @Test
    void closingEmptiesJournal() throws Exception {
        store.games().append(creation("t"));
        for (int number = 2; number <= 10; number++) {
            store.games().append(move("t", number));
        }
        store.close();
        assertEquals(10, query("SELECT last FROM game_table"));
        assertEquals(10, query("SELECT COUNT(*) FROM entry"));
        assertEquals(0, query("SELECT COUNT(*) FROM journal"));
    }
}
