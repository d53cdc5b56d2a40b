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
import org.merlon.protocol.Json;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.RefusedException.Kind;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.log.Append;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.store.log.StoredGame;
import org.merlon.server.store.log.StoredTable;
import org.merlon.server.table.House;
import org.merlon.server.table.Recorder;
import org.merlon.server.table.actions.PlayActions;
import org.merlon.server.table.actions.SeatActions;
import org.merlon.server.table.live.Tables;
import org.merlon.server.table.view.TableSnapshot;
import org.merlon.server.wire.codec.WireMapper;
import org.merlon.server.wire.table.TableLog.EntryInfo;

/** Replaying a log leads to the game that was played. A log that cannot be replayed is shown as far as it can. */
final class ReplayTest {
    @AutoClose
    private final House house = new House();

    @Test
    void aTableThatIsFetchedAgainLooksTheSameToEverybody() throws RefusedException {
        String id = house.playing("{\"game\":\"torres\",\"players\":3,\"variant\":\"standard\"}", "ann", "ben", "cleo");
        for (int i = 0; i < 60; i++) {
            house.step(id);
        }
        var before = new ArrayList<String>();
        for (String person : new String[] {"ann", "ben", "cleo", "dora"}) {
            before.add(house.view(id, person));
        }
        house.restart();
        var after = new ArrayList<String>();
        for (String person : new String[] {"ann", "ben", "cleo", "dora"}) {
            after.add(house.view(id, person));
        }
        assertEquals(before, after);
    }

    @Test
    void whatHappenedInAMoveIsFoundOutAgainFromTheLog() throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        Recorder spectator = house.watch(id, null);
        house.finish(id);
        var told = new ArrayList<String>();
        for (String message : spectator.take()) {
            if (message.startsWith("{\"type\":\"entry\"")) {
                told.add(Json.write(
                        Objects.requireNonNull(House.json(message).fields().get("events"))));
            }
        }
        var found = new ArrayList<String>();
        for (EntryInfo entry : house.tables
                .query(id, TableSnapshot::of)
                .entriesWithEvents(house.game(id).number() - told.size())) {
            found.add(WireMapper.text(Objects.requireNonNull(entry.events())));
        }
        assertEquals(told, found);
        assertTrue(String.join("", found).contains("\"event\":\"scored\""));
    }

    @Test
    void tablesThatNobodyComesToAreClosed() throws RefusedException {
        String forgotten = house.create("ann", House.TWO);
        String watched = house.create("ann", House.TWO);
        String touched = house.create("ann", House.TWO);
        String playing = house.playing(House.TWO, "ann", "ben");
        house.watch(watched, "ann");
        house.pass(Duration.ofDays(2));
        String invitation = house.game(touched).terms().invitation();
        house.tables.run(touched, table -> SeatActions.join(table, "ben", SeatActions.ANY_SEAT, invitation));
        house.sweep();
        assertEquals(LiveGame.Phase.OPEN, house.game(forgotten).phase());
        house.pass(Duration.ofDays(1));
        house.sweep();
        assertEquals(LiveGame.Phase.ABORTED, house.game(forgotten).phase());
        assertEquals(LiveGame.Phase.OPEN, house.game(watched).phase());
        assertEquals(LiveGame.Phase.OPEN, house.game(touched).phase());
        assertEquals(LiveGame.Phase.PLAYING, house.game(playing).phase());
    }

    @Test
    void idleTablesLeaveTheMemoryUnlessSomebodyLooksOn() throws RefusedException {
        String idle = house.playing(House.TWO, "ann", "ben");
        String watched = house.playing(House.TWO, "ann", "ben");
        house.watch(watched, "ann");
        house.step(idle);
        house.pass(Duration.ofMinutes(9));
        house.sweep();
        assertEquals(2, house.tables.countInMemory());
        house.pass(Duration.ofMinutes(2));
        house.sweep();
        assertEquals(1, house.tables.countInMemory());
        house.step(idle);
        assertEquals(2, house.tables.countInMemory());
        house.assertReplays(idle);
    }

    /** Tables that were created count as much as tables that were loaded. */
    @Test
    void inACrowdIdleTablesLeaveTheMemoryAtOnce() throws Exception {
        String watched = house.playing(House.TWO, "ann", "ben");
        house.watch(watched, "ann");
        try (var people = Executors.newVirtualThreadPerTaskExecutor()) {
            var made = new ArrayList<Future<String>>();
            for (int i = 1; i < Tables.MAX_IDLE_IN_MEMORY; i++) {
                made.add(people.submit(() -> house.create("ann", House.TWO)));
            }
            for (Future<String> each : made) {
                each.get();
            }
        }
        assertEquals(Tables.MAX_IDLE_IN_MEMORY, house.tables.countInMemory());
        house.pass(Duration.ofSeconds(6));
        house.create("ann", House.TWO);
        assertEquals(2, house.tables.countInMemory());
    }

    @Test
    void anotherProcessThatWasQuickerIsBelieved() throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        Recorder ben = house.watch(id, "ben");
        ben.take();
        try (Tables rival = house.open()) {
            String move = house.legal(id).getLast();
            rival.run(id, table -> PlayActions.move(table, "ann", table.game().number(), move));
            String other = house.legal(id).getFirst();
            house.refuses(
                    Kind.STALE,
                    id,
                    table -> PlayActions.move(table, "ann", table.game().number(), other));
            assertEquals(1, house.game(id).moves().size());
            assertEquals(
                    move, Objects.requireNonNull(house.game(id).moves().last()).text());
            List<String> told = ben.take();
            assertEquals(1, told.size());
            assertTrue(told.getFirst().startsWith("{\"type\":\"entry\""));
        }
        house.step(id);
        house.assertReplays(id);
    }

    @Test
    void whatCannotBeStoredHasNotHappened() throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        Recorder ben = house.watch(id, "ben");
        ben.take();
        String before = house.view(id, "ann");
        int number = house.game(id).number();
        String move = house.legal(id).getFirst();
        house.memory.breakWrites(true);
        house.refuses(Kind.UNAVAILABLE, id, table -> PlayActions.move(table, "ann", number, move));
        assertEquals(before, house.view(id, "ann"));
        assertEquals(List.of(), ben.take());
        assertEquals(number, house.entries(id));
        assertThrows(StoreException.class, () -> house.create("ann", House.TWO));
        house.memory.breakWrites(false);
        assertEquals(number + 1, house.move(id, "ann", number, move), "a retry must succeed");
        house.assertReplays(id);
    }

    @Test
    void afterTheServerHasClosedNothingIsTaken() throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        house.tables.close();
        house.refuses(
                Kind.UNAVAILABLE,
                id,
                table -> PlayActions.move(table, "ann", table.game().number(), "setup d8"));
        assertEquals(1, house.entries(id) - 1, "only ben's joining and the start must be stored");
    }

    /** Stores a copy of a game of twenty moves under another id, with one entry changed; returns the id. */
    private String tampered(Change change) throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        for (int i = 0; i < 20; i++) {
            house.step(id);
        }
        StoredGame game = Objects.requireNonNull(house.store.games().load(id));
        StoredTable table = game.table();
        var other = new StoredTable(
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
        assertTrue(house.store
                .games()
                .append(new Append(
                        "other",
                        other,
                        entries,
                        ListingBuilder.of(house.game(id), 0),
                        Append.Touches.SEATS,
                        List.of())));
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
    void aLogThatLeadsElsewhereIsMarkedAndTakesNoMore(Change change) throws RefusedException {
        String id = tampered(change);
        assertEquals(15, house.game(id).number(), "the game must be shown as far as it replays");
        String view = house.view(id, "ann");
        assertTrue(view.contains("\"trouble\":\"entry 16 "), view);
        assertNotEquals(null, house.game(id).state());
        house.refuses(
                Kind.REFUSED,
                id,
                table -> PlayActions.move(table, "ann", table.game().number(), "end"));
        house.refuses(Kind.REFUSED, id, table -> PlayActions.resign(table, "ann"));
        house.refuses(Kind.REFUSED, id, table -> SeatActions.leave(table, "ann"));
        assertEquals(22, house.entries(id), "the log must be unchanged");
    }
}
