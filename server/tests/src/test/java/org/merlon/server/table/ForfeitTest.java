package org.merlon.server.table;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.merlon.protocol.json.Json;
import org.merlon.server.game.GameResults;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Occupant;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.RefusedException.Kind;
import org.merlon.server.table.actions.PlayActions;
import org.merlon.server.table.actions.SeatActions;

/** Resigning, running out of time, leaving and taking a seat back. */
final class ForfeitTest {
    private static final String LIVE = "{\"game\":\"torres\",\"pace\":{\"kind\":\"live\",\"base\":60,\"increment\":5}}";

    @AutoClose
    private final TestServer server = new TestServer();

    @Test
    void resigningInTwoPlayerGameEndsIt() throws RefusedException {
        String id = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        server.tables.run(id, table -> PlayActions.resign(table, "ann"));
        assertEquals(LiveGame.Phase.OVER, server.game(id).phase());
        assertArrayEquals(new int[] {2, 1}, GameResults.ranks(server.game(id)));
        assertTrue(server.view(id, null).contains("\"winners\":[1]"));
        server.assertReplays(id);
    }

    @Test
    void resignedSeatIsPlayedByBotAndRanksLast() throws RefusedException {
        String id = server.startGame(TestServer.THREE_PLAYERS, "ann", "ben", "cleo");
        server.tables.run(id, table -> PlayActions.resign(table, "ben"));
        assertEquals(
                new Occupant.Bot(SeatActions.STAND_IN_BOT, null),
                server.game(id).occupant(1));
        assertEquals(
                Kind.FORBIDDEN,
                server.refusalKind(id, table -> SeatActions.takeBack(table, "ben")),
                "a resigned seat cannot be taken back");
        server.assertRefused(Kind.FORBIDDEN, id, table -> PlayActions.resign(table, "ben"));
        for (int i = 0; server.game(id).phase() == LiveGame.Phase.PLAYING && i < 5000; i++) {
            TestServer.eventually(() -> server.game(id).toMove() != 1);
            if (server.game(id).phase() == LiveGame.Phase.PLAYING) {
                server.playRandomMove(id);
            }
        }
        int[] ranks = GameResults.ranks(server.game(id));
        assertEquals(3, ranks[1]);
        assertTrue(Math.min(ranks[0], ranks[2]) == 1 && Math.max(ranks[0], ranks[2]) <= 2);
        assertFalse(Json.write(GameResults.data(server.game(id))).contains("\"winners\":[1]"));
        server.assertReplays(id);
    }

    @Test
    void resignedPlayerIsNamedAndMayJoinRematch() throws RefusedException {
        String id = server.startGame(TestServer.THREE_PLAYERS, "ann", "ben", "cleo");
        assertFalse(server.view(id, "ben").contains("gaveUp"), "nobody has given up yet");
        server.tables.run(id, table -> PlayActions.resign(table, "ben"));
        assertTrue(server.view(id, "ben").contains("\"gaveUp\":{\"name\":\"name of ben\",\"you\":true}"));
        assertTrue(server.view(id, "ann").contains("\"gaveUp\":{\"name\":\"name of ben\",\"you\":false}"));
        server.tables.run(id, table -> PlayActions.resign(table, "ann"));
        server.restart();
        assertTrue(server.view(id, "ben").contains("\"gaveUp\":{\"name\":\"name of ben\",\"you\":true}"));
        assertFalse(
                server.view(id, "ann").contains("\"name\":\"name of ann\",\"you\""),
                "ann's resignation ended the game, so no bot took over");
        String next = server.rematch(id, "ben");
        assertEquals(List.of(1), server.game(next).seatsOf("ben"));
        assertEquals(List.of(0), server.game(next).seatsOf("ann"), "seats must be reserved for the others");
        assertEquals(next, server.rematch(id, "ann"));
        assertEquals(next, server.rematch(id, "cleo"));
        assertEquals(LiveGame.Phase.PLAYING, server.game(next).phase());
    }

    @Test
    void earlierResignationRanksLower() throws RefusedException {
        String id = server.startGame(TestServer.THREE_PLAYERS, "ann", "ben", "cleo");
        server.tables.run(id, table -> PlayActions.resign(table, "cleo"));
        server.tables.run(id, table -> PlayActions.resign(table, "ann"));
        assertEquals(LiveGame.Phase.OVER, server.game(id).phase());
        assertArrayEquals(new int[] {2, 1, 3}, GameResults.ranks(server.game(id)));
    }

    @Test
    void liveClockRunsInOwnTurnAndGainsIncrement() throws RefusedException {
        String id = server.startGame(LIVE, "ann", "ben");
        server.advance(Duration.ofSeconds(20));
        server.playRandomMove(id);
        LiveGame game = server.game(id);
        assertEquals(1, game.toMove());
        assertEquals(45_000, game.clocks().remainingMillis(0, server.now()));
        server.advance(Duration.ofSeconds(10));
        assertEquals(50_000, game.clocks().remainingMillis(1, server.now()));
        assertEquals(45_000, game.clocks().remainingMillis(0, server.now()));
        server.assertReplays(id);
    }

    @Test
    void liveClockTimesOut() throws RefusedException {
        String id = server.startGame(LIVE, "ann", "ben");
        server.advance(Duration.ofSeconds(59));
        server.tables.run(id, table -> PlayActions.forfeitIfOutOfTime(table, server.now()));
        assertEquals(LiveGame.Phase.PLAYING, server.game(id).phase());
        server.advance(Duration.ofSeconds(1));
        server.tables.run(id, table -> PlayActions.forfeitIfOutOfTime(table, server.now()));
        assertEquals(LiveGame.Phase.OVER, server.game(id).phase());
        assertEquals(List.of(0), server.game(id).roster().forfeited());
        server.assertReplays(id);
    }

    @Test
    void moveAfterTimeoutIsRefusedBeforeTimerFires() throws RefusedException {
        String id = server.startGame(LIVE, "ann", "ben");
        server.advance(Duration.ofSeconds(61));
        server.assertRefused(
                Kind.REFUSED,
                id,
                table -> PlayActions.move(table, "ann", table.game().number(), "setup d8"));
        assertEquals(LiveGame.Phase.OVER, server.game(id).phase());
    }

    @Test
    void timerFiresByItself() throws RefusedException {
        String id = server.startGame(LIVE, "ann", "ben");
        server.playRandomMove(id); // sets the timer of ben, a minute from now
        server.advance(Duration.ofMinutes(2));
        server.tables.run(
                id,
                table -> table.context()
                        // set again, the timer is overdue
                        .notifyListeners(listener -> listener.onTableChanged(table)));
        TestServer.eventually(() -> server.game(id).phase() == LiveGame.Phase.OVER);
        assertEquals(List.of(1), server.game(id).roster().forfeited());
    }

    @Test
    void dayClockRestartsWithEachMoveAndSweepEndsGame() throws RefusedException {
        String id = server.startGame("{\"game\":\"torres\",\"pace\":{\"kind\":\"days\",\"days\":2}}", "ann", "ben");
        String idle = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        server.playUntilLegal(id, "draw");
        int seat = server.game(id).toMove();
        server.advance(Duration.ofHours(47));
        server.move(id, TestServer.playerToMove(server.game(id)), "draw");
        assertEquals(seat, server.game(id).toMove());
        assertEquals(Duration.ofDays(2).toMillis(), server.game(id).clocks().remainingMillis(seat, server.now()));
        server.restart();
        server.advance(Duration.ofHours(47).plusMinutes(59));
        server.sweep();
        assertEquals(0, server.tables.countInMemory(), "tables that are not due must not be loaded");
        server.advance(Duration.ofMinutes(2));
        server.sweep();
        assertEquals(LiveGame.Phase.OVER, server.game(id).phase());
        assertEquals(LiveGame.Phase.PLAYING, server.game(idle).phase(), "a game without a clock must go on");
        server.assertReplays(id);
    }

    @Test
    void sweepLoadsNoTableThatIsNotDue() throws RefusedException {
        String id = server.startGame("{\"game\":\"torres\",\"pace\":{\"kind\":\"days\",\"days\":9}}", "ann", "ben");
        server.restart();
        server.advance(Duration.ofDays(3));
        server.sweep();
        server.sweep();
        assertEquals(0, server.tables.countInMemory());
        server.advance(Duration.ofDays(7));
        server.sweep();
        assertEquals(LiveGame.Phase.OVER, server.game(id).phase());
    }

    @Test
    void downtimeIsNotCounted() throws RefusedException {
        String id = server.startGame(LIVE, "ann", "ben");
        server.advance(Duration.ofSeconds(10));
        server.tables.close();
        server.advance(Duration.ofHours(1));
        server.tables = server.openSecondProcess();
        assertEquals(LiveGame.Phase.PLAYING, server.game(id).phase());
        assertEquals(60_000, server.game(id).clocks().remainingMillis(0, server.now()));
        server.assertReplays(id);
    }

    @Test
    void botKeepsSeatUntilPlayerTakesItBack() throws RefusedException {
        String id = server.startGame(TestServer.TWO_PLAYERS, "ann", "ben");
        RecordingWatcher spectator = server.watch(id, null);
        server.tables.run(id, table -> SeatActions.leave(table, "ann"));
        assertEquals(
                new Occupant.Bot(SeatActions.STAND_IN_BOT, "ann"),
                server.game(id).occupant(0));
        assertEquals(1, server.store.games().tablesOf("ann", 9).size(), "the table must stay in ann's list");
        TestServer.eventually(() -> server.game(id).toMove() == 1);
        assertTrue(server.view(id, "ann").contains("\"yours\":true"));
        assertTrue(server.view(id, null).contains("\"yours\":false"));
        server.assertRefused(Kind.UNKNOWN, id, table -> SeatActions.takeBack(table, "cleo"));
        server.assertRefused(Kind.FORBIDDEN, id, table -> SeatActions.takeBack(table, "ben"));
        server.tables.run(id, table -> SeatActions.takeBack(table, "ann"));
        assertEquals(new Occupant.Person("ann"), server.game(id).occupant(0));
        assertNotEquals(List.of(), spectator.takeMessages());
        server.playToEnd(id);
        server.assertReplays(id);
    }
}
