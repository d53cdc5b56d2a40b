package org.merlon.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.merlon.engine.play.Notation;
import org.merlon.engine.words.Phrase;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Moves;
import org.merlon.server.game.SeatClocks;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.RefusedException.Kind;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.guard.WorkMeter;
import org.merlon.server.store.Store;
import org.merlon.server.store.Stores;
import org.merlon.server.table.actions.NewTables;
import org.merlon.server.table.actions.PlayActions;
import org.merlon.server.table.actions.SeatActions;
import org.merlon.server.table.actions.ValidNewTable;
import org.merlon.server.table.live.Table;
import org.merlon.server.table.live.TableContext;
import org.merlon.server.table.live.Tables;
import org.merlon.server.table.schedule.DueTablesJob;
import org.merlon.server.table.schedule.TableScheduler;

/** Attacks on clocks, logs and memory by a player at a table. */
@Order(1)
final class LongGameAttackTest {
    private static final String DAYS = "{\"game\":\"torres\",\"pace\":{\"kind\":\"days\",\"days\":2}}";
    private static final String LIVE = "{\"game\":\"torres\",\"pace\":{\"kind\":\"live\",\"base\":60,\"increment\":5}}";

    @AutoClose
    private final TestServer server = new TestServer();

    /** Leaves and returns before the bot that takes over can move. */
    private void leaveAndReturn(String id, String person) throws RefusedException {
        server.tables.run(id, table -> {
            SeatActions.leave(table, person);
            SeatActions.takeBack(table, person);
        });
    }

    @Test
    void leavingDoesNotRenewDays() throws RefusedException {
        String id = server.startGame(DAYS, "ann", "ben");
        server.advance(Duration.ofHours(47));
        leaveAndReturn(id, "ann");
        assertEquals(Duration.ofHours(1).toMillis(), server.game(id).clocks().remainingMillis(0, server.now()));
        server.assertReplays(id);
    }

    @Test
    void undoneTurnGainsOneIncrement() throws RefusedException {
        String id = server.startGame(LIVE, "ann", "ben");
        for (int i = 0; i < 3; i++) {
            server.advance(Duration.ofSeconds(1));
            server.move(id, "ann", "setup d8");
            int number = server.game(id).number();
            server.tables.run(id, table -> PlayActions.askUndo(table, "ann", 0));
            server.tables.run(id, table -> PlayActions.answerUndo(table, "ben", 0, number, true));
            leaveAndReturn(id, "ann");
        }
        assertEquals(
                62_000, server.game(id).clocks().remainingMillis(0, server.now()), "3 s used, one increment of 5 s");
        assertEquals(60_000, server.game(id).clocks().remainingMillis(1, server.now()));
        server.assertReplays(id);
    }

    @Test
    void leavingDoesNotPreventTimeout() throws RefusedException {
        String id = server.startGame(LIVE, "ann", "ben");
        server.advance(Duration.ofSeconds(61));
        server.assertRefused(Kind.REFUSED, id, table -> SeatActions.leave(table, "ann"));
        assertEquals(List.of(0), server.game(id).roster().forfeited());
    }

    @Test
    void absenceInOwnTurnIsCounted() throws RefusedException {
        String id = server.startGame(LIVE, "ann", "ben");
        server.tables.run(
                id,
                table -> { // before the bot that takes over can move
                    SeatActions.leave(table, "ann");
                    server.advance(Duration.ofSeconds(20));
                    SeatActions.takeBack(table, "ann");
                });
        assertEquals(40_000, server.game(id).clocks().remainingMillis(0, server.now()));
        server.assertReplays(id);
        server.tables.run(id, table -> {
            SeatActions.leave(table, "ann");
            server.advance(Duration.ofSeconds(41));
            assertEquals(
                    SeatClocks.NEVER, table.game().clocks().deadline(), "a slow bot must not cost the player the game");
            SeatActions.takeBack(table, "ann");
            assertTrue(
                    PlayActions.forfeitIfOutOfTime(table, server.now()),
                    "but the time must have passed when the player returns");
        });
        assertEquals(List.of(0), server.game(id).roster().forfeited());
        server.assertReplays(id);
    }

    @Test
    void botMoveStopsClockOfAbsentPlayer() throws RefusedException {
        String id = server.startGame(LIVE, "ann", "ben");
        server.tables.run(id, table -> {
            SeatActions.leave(table, "ann");
            server.advance(Duration.ofSeconds(20));
            PlayActions.playBotMove(table, table.game().number(), 0, "setup d8");
            server.advance(Duration.ofSeconds(10));
        });
        assertEquals(
                40_000, server.game(id).clocks().remainingMillis(0, server.now()), "the bot's move gains no increment");
        assertEquals(50_000, server.game(id).clocks().remainingMillis(1, server.now()));
        server.assertReplays(id);
    }

    @Test
    void eachMoveRenewsDaysOnce() throws RefusedException {
        String id = server.startGame(DAYS, "ann", "ben");
        server.playUntilLegal(id, "draw");
        LiveGame before = server.game(id);
        int seat = before.toMove();
        String person = TestServer.playerToMove(before);
        String block = Notation.legalMoves(TestServer.state(before)).stream()
                .filter(move -> move.startsWith("block"))
                .findFirst()
                .orElseThrow();
        server.advance(Duration.ofHours(40));
        server.move(id, person, block);
        assertEquals(seat, server.game(id).toMove());
        assertEquals(Duration.ofDays(2).toMillis(), server.game(id).clocks().remainingMillis(seat, server.now()));
        server.advance(Duration.ofHours(40));
        server.tables.run(id, table -> PlayActions.undo(table, person, PlayActions.ANY_NUMBER));
        server.move(id, person, block);
        assertEquals(Duration.ofHours(8).toMillis(), server.game(id).clocks().remainingMillis(seat, server.now()));
        server.assertReplays(id);
    }

    @Test
    void undoReplaysFromCheckpoint() throws RefusedException {
        String id = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        for (int i = 0; i < 100; i++) {
            server.playRandomMove(id);
        }
        Moves moves = server.game(id).moves();
        for (int kept = Moves.CHECKPOINT_INTERVAL; kept <= 100; kept++) {
            Moves first = moves.first(kept);
            assertEquals(kept, first.size());
            var unused = first.state(() -> {
                throw new AssertionError("replayed from the beginning");
            });
        }
        server.assertReplays(id);
    }

    @Test
    void gameAtLogLimitCanBeFinished() throws RefusedException {
        String id = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        server.playUntilLegal(id, "draw");
        LiveGame before = server.game(id);
        String person = TestServer.playerToMove(before);
        String block = Notation.legalMoves(TestServer.state(before)).stream()
                .filter(move -> move.startsWith("block"))
                .findFirst()
                .orElseThrow();
        server.tables.run(id, table -> {
            while (table.game().plays() < ServerLimits.MAX_ENTRIES_FOR_UNDO - 1) {
                PlayActions.move(table, person, table.game().number(), block);
                if (table.game().plays() < ServerLimits.MAX_ENTRIES_FOR_UNDO) {
                    PlayActions.undo(table, person, PlayActions.ANY_NUMBER);
                }
            }
        });
        server.move(id, person, block);
        LiveGame longest = server.game(id);
        assertTrue(longest.plays() >= ServerLimits.MAX_ENTRIES_FOR_UNDO);
        long checkpoints = IntStream.rangeClosed(1, longest.number())
                .map(number -> longest.checkpointBefore(number).number())
                .distinct()
                .count();
        assertTrue(checkpoints < 70, "a state for every move would fill the memory: " + checkpoints);
        leaveAndReturn(id, person);
        server.assertRefused(Kind.LIMITED, id, table -> PlayActions.undo(table, person, PlayActions.ANY_NUMBER));
        server.playToEnd(id);
    }

    /** Tables are evicted by their size, or a few logs made long would fill the memory. */
    @Test
    void longGamesAreEvictedEarlier() throws RefusedException {
        var ids = new ArrayList<String>();
        for (int i = 0; i < 6; i++) {
            ids.add(server.startGame(TestServer.TWO_PLAYERS, "ann", "ben"));
            for (int move = 0; move < 60; move++) {
                server.playRandomMove(ids.getLast());
            }
        }
        long each = server.game(ids.getFirst()).estimatedBytes();
        try (var tables = new Tables(server.context, 3 * each)) {
            for (String id : ids) {
                server.advance(Duration.ofSeconds(6));
                assertEquals(id, tables.query(id, Table::game).id());
                assertTrue(tables.countInMemory() <= 4);
            }
        }
    }

    /** Watched tables are not evicted. */
    @Test
    void watchedTablesTakeLimitedMemory() throws RefusedException {
        var ids = new ArrayList<String>();
        for (int i = 0; i < 5; i++) {
            ids.add(server.startGame(TestServer.TWO_PLAYERS, "ann", "ben"));
        }
        long each = server.game(ids.getFirst()).estimatedBytes();
        try (var tables = new Tables(server.context, 2 * each)) {
            for (String id : ids.subList(0, 4)) {
                tables.run(id, table -> table.addWatcher(new RecordingWatcher("ann")));
                server.advance(Duration.ofSeconds(6));
            }
            RefusedException refused =
                    assertThrows(RefusedException.class, () -> tables.query(ids.getLast(), Table::game));
            assertEquals(Kind.UNAVAILABLE, refused.kind());
            assertEquals(4, tables.countInMemory());
        }
    }

    @Test
    void loadingTableCountsAsWork() throws RefusedException {
        String id = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        server.playRandomMove(id);
        server.restart();
        var counted = new ArrayList<Integer>();
        for (int i = 0; i < 2; i++) {
            assertEquals(
                    id, WorkMeter.measure(counted::add, () -> server.game(id)).id());
        }
        assertEquals(
                server.entryCount(id),
                counted.stream().mapToInt(Integer::intValue).sum(),
                "only once");
        server.restart();
        var refused = new RefusedException(Kind.LIMITED, Phrase.of("error-internal"));
        assertEquals(
                refused,
                assertThrows(
                        RefusedException.class,
                        () -> WorkMeter.measure(
                                entries -> {
                                    throw refused;
                                },
                                () -> server.game(id))));
        assertEquals(0, server.tables.countInMemory());
    }

    @Test
    void abandonedGameEnds() throws RefusedException {
        String id = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        server.restart();
        server.advance(Duration.ofDays(59));
        server.sweep();
        assertEquals(0, server.tables.countInMemory(), "no table must be due");
        server.advance(Duration.ofDays(2));
        server.sweep();
        assertEquals(LiveGame.Phase.OVER, server.game(id).phase());
        assertEquals(List.of(0), server.game(id).roster().forfeited(), "the seat to move loses");
        server.assertReplays(id);
    }

    @Test
    void sweepProcessesLimitedNumberOfTables(@TempDir Path folder) throws SQLException, RefusedException {
        Store store = Stores.open(null, folder);
        var context = new TableContext(store.games(), store.ratings(), person -> person, InstantSource.system());
        try (var tables = new Tables(context);
                var scheduler = new TableScheduler(tables, context)) {
            new NewTables(tables, context, "")
                    .create(ValidNewTable.read(TestServer.json(TestServer.TWO_PLAYERS), "ann"), "ann");
            try (var connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("merlon.db"));
                    var statement = connection.createStatement()) {
                statement.executeUpdate("PRAGMA busy_timeout = 20000");
                statement.executeUpdate(
                        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)"
                                + " INSERT INTO game_table SELECT 'idle' || i, game, variant, rules_version, players, key, terms,"
                                + " created, last, status, listed, waiting_for, updated, result, i, NULL, NULL"
                                + " FROM game_table, n");
            }
            long begun = System.nanoTime();
            scheduler.sweep();
            System.getLogger("sweep")
                    .log(
                            System.Logger.Level.INFO,
                            "a sweep of 100,000 due tables: " + (System.nanoTime() - begun) / 1_000_000 + " ms");
            assertEquals(DueTablesJob.MAX_TABLES_PER_RUN, tables.countInMemory() - 1, "a run must be limited");
            assertEquals(
                    100_000 - DueTablesJob.MAX_TABLES_PER_RUN,
                    store.games().dueBy(200_000, 200_000).size(),
                    "processed tables must be due later");
        } finally {
            store.close();
        }
    }
}
