package org.merlon.server.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.merlon.protocol.json.Json;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.RefusedException.Kind;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.log.Append;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.store.log.StoredGame;
import org.merlon.server.store.log.StoredTable;
import org.merlon.server.table.RecordingWatcher;
import org.merlon.server.table.TestServer;
import org.merlon.server.table.actions.PlayActions;
import org.merlon.server.table.actions.SeatActions;
import org.merlon.server.table.live.Tables;
import org.merlon.server.table.view.TableHistory;
import org.merlon.server.wire.WireMapper;
import org.merlon.server.wire.table.LogResponses.EntryInfo;

/** Replaying a log leads to the game that was played. A log that cannot be replayed is shown as far as it can. */
final class ReplayTest {
    @AutoClose
    private final TestServer server = new TestServer();

    @Test
    void reloadedTableHasSameViews() throws RefusedException {
        String id =
                server.startGame("{\"game\":\"torres\",\"players\":3,\"variant\":\"standard\"}", "ann", "ben", "cleo");
        for (int i = 0; i < 60; i++) {
            server.playRandomMove(id);
        }
        var before = new ArrayList<String>();
        for (String person : new String[] {"ann", "ben", "cleo", "dora"}) {
            before.add(server.view(id, person));
        }
        server.restart();
        var after = new ArrayList<String>();
        for (String person : new String[] {"ann", "ben", "cleo", "dora"}) {
            after.add(server.view(id, person));
        }
        assertEquals(before, after);
    }

    @Test
    void eventsAreRecomputedFromLog() throws RefusedException {
        String id = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        RecordingWatcher spectator = server.watch(id, null);
        server.playToEnd(id);
        var sentEvents = new ArrayList<String>();
        for (String message : spectator.takeMessages()) {
            if (message.startsWith("{\"type\":\"entry\"")) {
                sentEvents.add(Json.write(
                        Objects.requireNonNull(TestServer.json(message).fields().get("events"))));
            }
        }
        var replayedEvents = new ArrayList<String>();
        for (EntryInfo entry : server.tables
                .query(id, TableHistory::of)
                .entriesWithEvents(server.game(id).number() - sentEvents.size())) {
            replayedEvents.add(WireMapper.text(Objects.requireNonNull(entry.events())));
        }
        assertEquals(sentEvents, replayedEvents);
        assertTrue(String.join("", replayedEvents).contains("\"event\":\"scored\""));
    }

    @Test
    void closesOpenTablesAfterInactivity() throws RefusedException {
        String forgotten = server.create("ann", TestServer.TWO_PLAYERS);
        String watched = server.create("ann", TestServer.TWO_PLAYERS);
        String touched = server.create("ann", TestServer.TWO_PLAYERS);
        String playing = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        server.watch(watched, "ann");
        server.advance(Duration.ofDays(2));
        String invitation = server.game(touched).terms().invitation();
        server.tables.run(touched, table -> SeatActions.join(table, "ben", SeatActions.ANY_SEAT, invitation));
        server.sweep();
        assertEquals(LiveGame.Phase.OPEN, server.game(forgotten).phase());
        server.advance(Duration.ofDays(1));
        server.sweep();
        assertEquals(LiveGame.Phase.ABORTED, server.game(forgotten).phase());
        assertEquals(LiveGame.Phase.OPEN, server.game(watched).phase());
        assertEquals(LiveGame.Phase.OPEN, server.game(touched).phase());
        assertEquals(LiveGame.Phase.PLAYING, server.game(playing).phase());
    }

    @Test
    void evictsIdleTablesUnlessWatched() throws RefusedException {
        String idle = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        String watched = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        server.watch(watched, "ann");
        server.playRandomMove(idle);
        server.advance(Duration.ofMinutes(9));
        server.sweep();
        assertEquals(2, server.tables.countInMemory());
        server.advance(Duration.ofMinutes(2));
        server.sweep();
        assertEquals(1, server.tables.countInMemory());
        server.playRandomMove(idle);
        assertEquals(2, server.tables.countInMemory());
        server.assertReplays(idle);
    }

    /** Tables that were created count as much as tables that were loaded. */
    @Test
    void evictsIdleTablesEarlyAboveLimit() throws Exception {
        String watched = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        server.watch(watched, "ann");
        try (var people = Executors.newVirtualThreadPerTaskExecutor()) {
            var made = new ArrayList<Future<String>>();
            for (int i = 1; i < Tables.MAX_IDLE_IN_MEMORY; i++) {
                made.add(people.submit(() -> server.create("ann", TestServer.TWO_PLAYERS)));
            }
            for (Future<String> each : made) {
                each.get();
            }
        }
        assertEquals(Tables.MAX_IDLE_IN_MEMORY, server.tables.countInMemory());
        server.advance(Duration.ofSeconds(6));
        server.create("ann", TestServer.TWO_PLAYERS);
        assertEquals(2, server.tables.countInMemory());
    }

    @Test
    void acceptsMoveOfOtherProcess() throws RefusedException {
        String id = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        RecordingWatcher ben = server.watch(id, "ben");
        ben.takeMessages();
        try (Tables rival = server.openSecondProcess()) {
            String move = server.legalMoves(id).getLast();
            rival.run(id, table -> PlayActions.move(table, "ann", table.game().number(), move));
            String other = server.legalMoves(id).getFirst();
            server.assertRefused(
                    Kind.STALE,
                    id,
                    table -> PlayActions.move(table, "ann", table.game().number(), other));
            assertEquals(1, server.game(id).moves().size());
            assertEquals(
                    move, Objects.requireNonNull(server.game(id).moves().last()).text());
            List<String> messages = ben.takeMessages();
            assertEquals(1, messages.size());
            assertTrue(messages.getFirst().startsWith("{\"type\":\"entry\""));
        }
        server.playRandomMove(id);
        server.assertReplays(id);
    }

    @Test
    void failedWriteChangesNothing() throws RefusedException {
        String id = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        RecordingWatcher ben = server.watch(id, "ben");
        ben.takeMessages();
        String before = server.view(id, "ann");
        int number = server.game(id).number();
        String move = server.legalMoves(id).getFirst();
        server.database.failWrites(true);
        server.assertRefused(Kind.UNAVAILABLE, id, table -> PlayActions.move(table, "ann", number, move));
        assertEquals(before, server.view(id, "ann"));
        assertEquals(List.of(), ben.takeMessages());
        assertEquals(number, server.entryCount(id));
        assertThrows(StoreException.class, () -> server.create("ann", TestServer.TWO_PLAYERS));
        server.database.failWrites(false);
        assertEquals(number + 1, server.move(id, "ann", number, move), "a retry must succeed");
        server.assertReplays(id);
    }

    @Test
    void refusesMovesAfterClose() throws RefusedException {
        String id = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        server.tables.close();
        server.assertRefused(
                Kind.UNAVAILABLE,
                id,
                table -> PlayActions.move(table, "ann", table.game().number(), "setup d8"));
        assertEquals(1, server.entryCount(id) - 1, "only ben's joining and the start must be stored");
    }

    /** Stores a copy of a game of twenty moves under another id, with one entry changed; returns the id. */
    private String tampered(Change change) throws RefusedException {
        String id = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        for (int i = 0; i < 20; i++) {
            server.playRandomMove(id);
        }
        StoredGame game = Objects.requireNonNull(server.store.games().load(id));
        StoredTable table = game.table();
        var copy = new StoredTable(
                "other",
                table.game(),
                table.variant(),
                table.rulesVersion(),
                table.players(),
                table.key(),
                table.terms(),
                table.created());
        var entries = new ArrayList<>(game.entries());
        StoredEntry changed = change.of(entries.get(15));
        entries.set(15, changed);
        assertTrue(server.store
                .games()
                .append(new Append(
                        "other", copy, entries, ListingBuilder.of(server.game(id), 0), Append.Scope.SEATS, List.of())));
        return "other";
    }

    /** A change to an entry. */
    interface Change {
        StoredEntry of(StoredEntry entry);
    }

    static List<Change> damage() {
        return List.of(
                e -> new StoredEntry(e.number(), e.kind(), e.seat(), e.text(), e.person(), e.time(), e.hash() + 1),
                e -> new StoredEntry(e.number(), e.kind(), e.seat(), "castle a1", e.person(), e.time(), e.hash()),
                e -> new StoredEntry(e.number(), "dance", e.seat(), e.text(), e.person(), e.time(), e.hash()),
                e -> new StoredEntry(e.number(), "seat", 7, "{}", e.person(), e.time(), e.hash()),
                e -> new StoredEntry(e.number(), "undo", e.seat(), "99", e.person(), e.time(), e.hash()));
    }

    @ParameterizedTest
    @MethodSource("damage")
    void damagedLogIsReportedAndReadOnly(Change change) throws RefusedException {
        String id = tampered(change);
        assertEquals(15, server.game(id).number(), "the game must be shown as far as it replays");
        String view = server.view(id, "ann");
        assertTrue(view.contains("\"trouble\":\"entry 16 "), view);
        assertNotEquals(null, server.game(id).state());
        server.assertRefused(
                Kind.REFUSED,
                id,
                table -> PlayActions.move(table, "ann", table.game().number(), "end"));
        server.assertRefused(Kind.REFUSED, id, table -> PlayActions.resign(table, "ann"));
        server.assertRefused(Kind.REFUSED, id, table -> SeatActions.leave(table, "ann"));
        assertEquals(22, server.entryCount(id), "the log must be unchanged");
    }
}
