package org.merlon.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.merlon.server.store.Samples.creation;
import static org.merlon.server.store.Samples.entry;
import static org.merlon.server.store.Samples.listing;
import static org.merlon.server.store.Samples.unlisted;
import static org.merlon.server.store.Samples.waitingFor;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.log.Append;
import org.merlon.server.store.log.Attachment;
import org.merlon.server.store.log.ChatLine;
import org.merlon.server.store.log.ListedTable;
import org.merlon.server.store.log.Listing;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.store.log.StoredGame;

/** Lists of tables follow the appends. */
@Execution(ExecutionMode.CONCURRENT)
@ParameterizedClass
@EnumSource
class TableListsTest {
    @AutoClose
    private final Store store;

    TableListsTest(TestDatabase.Kind kind, @TempDir Path folder) {
        store = kind.create(folder).open();
    }

    private void add(String id, String game, long created, Listing listing) {
        assertTrue(store.games().append(creation(id, game, created, listing)));
    }

    private void change(String id, int number, Listing listing, Append.Scope touches) {
        assertTrue(store.games().append(new Append(id, null, List.of(entry(number)), listing, touches, List.of())));
    }

    private static List<String> ids(List<ListedTable> tables) {
        return tables.stream().map(t -> t.table().id()).toList();
    }

    @Test
    void listsOpenPublicTables() {
        add("old", "torres", 10, listing("open", 50, "ann", null));
        add("new", "torres", 20, listing("open", 20, "bob"));
        add("hidden", "torres", 30, unlisted(listing("open", 30, "bob")));
        add("begun", "torres", 40, listing("playing", 40, "bob"));
        assertEquals(List.of("new", "old"), ids(store.games().openTables(10)));
        assertEquals(List.of("new"), ids(store.games().openTables(1)));
        ListedTable old = store.games().openTables(10).getLast();
        assertEquals(listing("open", 50, "ann", null), old.listing());
        assertEquals(Samples.table("old", "torres", 10), old.table());
        change("new", 2, listing("playing", 60, "bob"), Append.Scope.STATUS);
        assertEquals(List.of("old"), ids(store.games().openTables(10)));
    }

    @Test
    void listsTablesWaitingForPersonFirst() {
        add("a", "torres", 1, waitingFor(listing("playing", 10, "ann", "bob"), "bob"));
        add("b", "torres", 2, waitingFor(listing("playing", 20, "ann", "bob"), "ann"));
        add("c", "torres", 3, waitingFor(listing("playing", 30, "ann", "bob"), "ann"));
        add("d", "torres", 4, unlisted(listing("open", 40, "ann", "ann"))); // both seats are Ann's
        add("e", "torres", 5, listing("over", 50, "ann", "bob"));
        add("f", "torres", 6, listing("aborted", 60, "ann", "bob"));
        add("g", "torres", 7, listing("playing", 70, "bob", null));
        assertEquals(List.of("c", "b", "d", "a"), ids(store.games().tablesOf("ann", 10)));
        assertEquals(List.of("c", "b"), ids(store.games().tablesOf("ann", 2)));
        assertEquals(4, store.games().countTablesOf("ann"));
        assertEquals(4, store.games().countTablesOf("bob"));
        assertEquals(0, store.games().countTablesOf("eve"));
        assertEquals(
                "ann", store.games().tablesOf("ann", 1).getFirst().listing().waitingFor());
    }

    private static Listing createdBy(String creator, Listing listing) {
        return new Listing(
                listing.status(), false, null, 5, listing.seats(), listing.result(), Listing.NEVER, null, creator);
    }

    @Test
    void countsCreatedTablesLikeOccupiedOnes() {
        add("bots", "torres", 1, createdBy("ann", listing("playing", 10, null, null)));
        add("own", "torres", 2, createdBy("ann", listing("open", 20, "ann", null)));
        add("over", "torres", 3, createdBy("ann", listing("over", 30, null, null)));
        assertEquals(2, store.games().countTablesOf("ann"));
        assertEquals(List.of("own"), ids(store.games().tablesOf("ann", 9)), "only tables at which the person sits");
        change("bots", 2, createdBy("eve", listing("playing", 40, null, null)), Append.Scope.STATUS);
        assertEquals(2, store.games().countTablesOf("ann"), "an entry does not change the creator");
        store.accounts().addPerson(new Person("ann", "Guest Ann", Person.Kind.GUEST, null, null, 5));
        store.accounts().addPerson(Samples.person("bob", "Bob"));
        assertTrue(
                store.accounts().mergeGuest(new Person("ann", "former-1", Person.Kind.DELETED, null, null, 5), "bob"));
        assertEquals(2, store.games().countTablesOf("bob"));
    }

    @Test
    void removesOnlyTablesThatNeverStarted() {
        var closed = new StoredEntry(1, "abort", -1, "", "ann", 5, 0);
        Append never = new Append(
                "never",
                Samples.table("never", "torres", 1),
                List.of(closed),
                listing("aborted", 5, "ann", null),
                Append.Scope.SEATS,
                List.of());
        var start = new StoredEntry(1, "start", -1, "[]", "ann", 4, 0);
        Append begun = new Append(
                "begun",
                Samples.table("begun", "torres", 1),
                List.of(start, new StoredEntry(2, "abort", -1, "", "ann", 5, 0)),
                listing("aborted", 5, "ann", null),
                Append.Scope.SEATS,
                List.of());
        assertTrue(store.games().append(never));
        assertTrue(store.games().append(begun));
        add("open", "torres", 1, listing("open", 5, "ann", null));
        store.tableExtras().addChat(new ChatLine("never", "players", "ann", "hello?", 3));
        store.tableExtras().putNote("never", "ann", "nobody");
        store.tableExtras().attach(new Attachment("never", 0, "tower-1", "[]"));
        for (String other : List.of("begun", "open", "nowhere")) {
            assertFalse(store.games().removeTable(other), other);
        }
        assertTrue(store.games().removeTable("never"));
        assertNull(store.games().load("never"));
        assertNull(store.tableExtras().note("never", "ann"));
        assertEquals(List.of(), store.tableExtras().chat("never", "players", 9));
        assertTrue(store.games().append(never), "its id is free again");
    }

    @Test
    void updatesSeatsOnJoinAndLeave() {
        add("a", "torres", 1, listing("open", 10, "ann"));
        change("a", 2, listing("open", 11, "ann", "bob"), Append.Scope.SEATS);
        assertEquals(List.of("a"), ids(store.games().tablesOf("bob", 10)));
        change("a", 3, listing("open", 12, "bob"), Append.Scope.SEATS);
        assertEquals(List.of(), ids(store.games().tablesOf("ann", 10)));
        assertEquals(
                List.of(new Listing.Seat("bob", null)),
                store.games().tablesOf("bob", 10).getFirst().listing().seats());
        change("a", 4, listing("open", 13), Append.Scope.SEATS);
        assertEquals(List.of(), store.games().openTables(1).getFirst().listing().seats());
    }

    @Test
    void findsFinishedTablesByPersonAndGame() {
        add("a", "torres", 1, listing("over", 10, "ann", "bob"));
        add("b", "torres", 2, listing("over", 20, "bob", "cas"));
        add("c", "chess", 3, listing("over", 30, "ann", "ann"));
        add("d", "chess", 4, listing("aborted", 40, "ann", "bob"));
        add("e", "chess", 5, listing("playing", 50, "ann", "bob"));
        assertEquals(List.of("c", "b", "a"), ids(store.games().finishedTables(null, null, 100, 10)));
        assertEquals(List.of("b", "a"), ids(store.games().finishedTables(null, null, 30, 10)));
        assertEquals(List.of("c", "b"), ids(store.games().finishedTables(null, null, 100, 2)));
        assertEquals(List.of("b", "a"), ids(store.games().finishedTables(null, "torres", 100, 10)));
        assertEquals(List.of("c", "a"), ids(store.games().finishedTables("ann", null, 100, 10)));
        assertEquals(List.of("a"), ids(store.games().finishedTables("ann", null, 30, 10)));
        assertEquals(List.of("c"), ids(store.games().finishedTables("ann", "chess", 100, 10)));
        assertEquals(List.of(), ids(store.games().finishedTables("eve", null, 100, 10)));
        assertEquals(
                listing("over", 30, "ann", "ann"),
                store.games().finishedTables("ann", null, 100, 1).getFirst().listing());
    }

    @Test
    void leavesOutUnlistedFinishedTablesOfOthers() {
        add("a", "torres", 1, listing("over", 10, "ann", "bob"));
        add("b", "torres", 2, unlisted(listing("over", 20, "ann", "bob")));
        add("c", "chess", 3, unlisted(listing("over", 30, "cas", "bob")));
        assertEquals(List.of("a"), ids(store.games().visibleFinishedTables(null, null, null, 100, 10)));
        assertEquals(List.of("b", "a"), ids(store.games().visibleFinishedTables("ann", null, null, 100, 10)));
        assertEquals(List.of("c", "b"), ids(store.games().visibleFinishedTables("bob", null, null, 100, 2)));
        assertEquals(List.of("b", "a"), ids(store.games().visibleFinishedTables("ann", "bob", null, 100, 10)));
        assertEquals(List.of("a"), ids(store.games().visibleFinishedTables(null, "bob", null, 100, 10)));
        assertEquals(List.of("c"), ids(store.games().visibleFinishedTables("bob", "bob", "chess", 100, 10)));
        assertEquals(List.of("a"), ids(store.games().visibleFinishedTables("bob", null, "torres", 20, 10)));
    }

    @Test
    void movesTableBetweenListsWhenItEndsOrResumes() {
        add("a", "torres", 1, listing("playing", 10, "ann", "bob"));
        change("a", 2, listing("over", 20, "ann", "bob"), Append.Scope.STATUS);
        assertEquals(List.of(), ids(store.games().tablesOf("ann", 10)));
        assertEquals(List.of("a"), ids(store.games().finishedTables("ann", null, 21, 10)));
        change("a", 3, listing("over", 30, "ann", "bob"), Append.Scope.STATUS);
        assertEquals(List.of(), ids(store.games().finishedTables("ann", null, 21, 10)));
        change("a", 4, listing("playing", 40, "ann", "bob"), Append.Scope.STATUS);
        assertEquals(List.of("a"), ids(store.games().tablesOf("ann", 10)));
        assertEquals(List.of(), ids(store.games().finishedTables("ann", null, 100, 10)));
        assertNull(store.games().tablesOf("ann", 10).getFirst().listing().result());
    }

    private void add(String id, String status, long due) {
        Listing plain = listing(status, 5);
        add(
                id,
                "torres",
                1,
                new Listing(status, true, null, 5, plain.seats(), plain.result(), due, "digest of " + id, null));
    }

    @Test
    void listsDueTablesMostUrgentFirst() {
        add("a", "playing", 30);
        add("b", "open", 10);
        add("c", "over", Listing.NEVER);
        assertEquals(List.of("b", "a"), store.games().dueBy(30, 10));
        assertEquals(List.of("b"), store.games().dueBy(30, 1));
        assertEquals(List.of("b"), store.games().dueBy(29, 10));
        assertEquals(List.of(), store.games().dueBy(9, 10));
        store.games().updateDue("b", 40);
        store.games().updateDue("c", 1);
        assertEquals(List.of("a"), store.games().dueBy(39, 10));
        assertEquals(
                List.of("a", "b"), store.games().dueBy(Listing.NEVER - 1, 10), "what has ended is never due again");
        StoredGame stored = Objects.requireNonNull(store.games().load("a"));
        assertEquals(new StoredGame.Row(1, "playing", 5, null, "digest of a"), stored.row());
    }
}
