package org.merlon.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.merlon.engine.play.Notation;
import org.merlon.server.game.Clocks;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Moves;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.RefusedException.Kind;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.Store;
import org.merlon.server.store.Stores;
import org.merlon.server.table.actions.NewTables;
import org.merlon.server.table.actions.PlayActions;
import org.merlon.server.table.actions.SeatActions;
import org.merlon.server.table.actions.TableRequest;
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
    private final House house = new House();

    /** Leaves and returns before the bot that takes over can move. */
    private void getUpAndSitDown(String id, String person) throws RefusedException {
        house.tables.run(id, table -> {
            SeatActions.leave(table, person);
            SeatActions.takeBack(table, person);
        });
    }

    @Test
    void daysAreNotRenewedByGettingUp() throws RefusedException {
        String id = house.playing(DAYS, "ann", "ben");
        house.pass(Duration.ofHours(47));
        getUpAndSitDown(id, "ann");
        assertEquals(Duration.ofHours(1).toMillis(), house.game(id).clocks().left(0, house.now()));
        house.assertReplays(id);
    }

    @Test
    void aTurnThatWasTakenBackIsPaidOnce() throws RefusedException {
        String id = house.playing(LIVE, "ann", "ben");
        for (int i = 0; i < 3; i++) {
            house.pass(Duration.ofSeconds(1));
            house.move(id, "ann", "setup d8");
            int number = house.game(id).number();
            house.tables.run(id, table -> PlayActions.askUndo(table, "ann", 0));
            house.tables.run(id, table -> PlayActions.answerUndo(table, "ben", 0, number, true));
            getUpAndSitDown(id, "ann");
        }
        assertEquals(62_000, house.game(id).clocks().left(0, house.now()), "3 s used, one increment of 5 s");
        assertEquals(60_000, house.game(id).clocks().left(1, house.now()));
        house.assertReplays(id);
    }

    @Test
    void nobodyGetsUpToEscapeTheClock() throws RefusedException {
        String id = house.playing(LIVE, "ann", "ben");
        house.pass(Duration.ofSeconds(61));
        house.refuses(Kind.REFUSED, id, table -> SeatActions.leave(table, "ann"));
        assertEquals(List.of(0), house.game(id).roster().forfeited());
    }

    @Test
    void beingAwayInOnesTurnIsCharged() throws RefusedException {
        String id = house.playing(LIVE, "ann", "ben");
        house.tables.run(
                id,
                table -> { // before the bot that takes over can move
                    SeatActions.leave(table, "ann");
                    house.pass(Duration.ofSeconds(20));
                    SeatActions.takeBack(table, "ann");
                });
        assertEquals(40_000, house.game(id).clocks().left(0, house.now()));
        house.assertReplays(id);
        house.tables.run(id, table -> {
            SeatActions.leave(table, "ann");
            house.pass(Duration.ofSeconds(41));
            assertEquals(
                    Clocks.NEVER, table.game().clocks().deadline(), "a slow bot must not cost the player the game");
            SeatActions.takeBack(table, "ann");
            assertTrue(
                    PlayActions.checkClock(table, house.now()),
                    "but the time must have passed when the player returns");
        });
        assertEquals(List.of(0), house.game(id).roster().forfeited());
        house.assertReplays(id);
    }

    @Test
    void aStandInsMoveStopsTheClockOfWhoLeft() throws RefusedException {
        String id = house.playing(LIVE, "ann", "ben");
        house.tables.run(id, table -> {
            SeatActions.leave(table, "ann");
            house.pass(Duration.ofSeconds(20));
            PlayActions.playBotMove(table, table.game().number(), 0, "setup d8");
            house.pass(Duration.ofSeconds(10));
        });
        assertEquals(40_000, house.game(id).clocks().left(0, house.now()), "the bot's move gains no increment");
        assertEquals(50_000, house.game(id).clocks().left(1, house.now()));
        house.assertReplays(id);
    }

    @Test
    void daysAreRenewedByEachMoveOnce() throws RefusedException {
        String id = house.playing(DAYS, "ann", "ben");
        house.until(id, "draw");
        LiveGame before = house.game(id);
        int seat = before.toMove();
        String person = House.mover(before);
        String block = Notation.legalMoves(House.state(before)).stream()
                .filter(move -> move.startsWith("block"))
                .findFirst()
                .orElseThrow();
        house.pass(Duration.ofHours(40));
        house.move(id, person, block);
        assertEquals(seat, house.game(id).toMove());
        assertEquals(Duration.ofDays(2).toMillis(), house.game(id).clocks().left(seat, house.now()));
        house.pass(Duration.ofHours(40));
        house.tables.run(id, table -> PlayActions.undo(table, person, PlayActions.ANY_NUMBER));
        house.move(id, person, block);
        assertEquals(Duration.ofHours(8).toMillis(), house.game(id).clocks().left(seat, house.now()));
        house.assertReplays(id);
    }

    @Test
    void goingBackDoesNotPlayTheGameFromItsBeginning() throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        for (int i = 0; i < 100; i++) {
            house.step(id);
        }
        Moves moves = house.game(id).moves();
        for (int kept = Moves.CHECKPOINT_INTERVAL; kept <= 100; kept++) {
            Moves first = moves.first(kept);
            assertEquals(kept, first.size());
            var unused = first.state(() -> {
                throw new AssertionError("replayed from the beginning");
            });
        }
        house.assertReplays(id);
    }

    @Test
    void aLogHasAnEndThatStillLetsAGameBeFinished() throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        house.until(id, "draw");
        LiveGame before = house.game(id);
        String person = House.mover(before);
        String block = Notation.legalMoves(House.state(before)).stream()
                .filter(move -> move.startsWith("block"))
                .findFirst()
                .orElseThrow();
        house.tables.run(id, table -> {
            while (table.game().plays() < ServerLimits.MAX_ENTRIES_BEYOND_PLAY - 1) {
                PlayActions.move(table, person, table.game().number(), block);
                if (table.game().plays() < ServerLimits.MAX_ENTRIES_BEYOND_PLAY) {
                    PlayActions.undo(table, person, PlayActions.ANY_NUMBER);
                }
            }
        });
        house.move(id, person, block);
        assertTrue(house.game(id).plays() >= ServerLimits.MAX_ENTRIES_BEYOND_PLAY);
        getUpAndSitDown(id, person);
        house.refuses(Kind.LIMITED, id, table -> PlayActions.undo(table, person, PlayActions.ANY_NUMBER));
        house.finish(id);
    }

    @Test
    void anAbandonedGameEnds() throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        house.restart();
        house.pass(Duration.ofDays(59));
        house.sweep();
        assertEquals(0, house.tables.countInMemory(), "no table must be due");
        house.pass(Duration.ofDays(2));
        house.sweep();
        assertEquals(LiveGame.Phase.OVER, house.game(id).phase());
        assertEquals(List.of(0), house.game(id).roster().forfeited(), "the seat to move loses");
        house.assertReplays(id);
    }

    @Test
    void aSweepIsBoundedHoweverManyTablesRest(@TempDir Path folder) throws SQLException, RefusedException {
        Store store = Stores.open(null, folder);
        var context = new TableContext(store.games(), store.ratings(), person -> person, InstantSource.system());
        try (var tables = new Tables(context);
                var scheduler = new TableScheduler(tables, context)) {
            new NewTables(tables, context, "").create(TableRequest.read(House.json(House.TWO), "ann"), "ann");
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
