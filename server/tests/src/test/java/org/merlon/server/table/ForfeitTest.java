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
import org.merlon.protocol.Json;
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
    private final House house = new House();

    @Test
    void ofTwoTheOtherWins() throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        house.tables.run(id, table -> PlayActions.resign(table, "ann"));
        assertEquals(LiveGame.Phase.OVER, house.game(id).phase());
        assertArrayEquals(new int[] {2, 1}, GameResults.ranks(house.game(id)));
        assertTrue(house.view(id, null).contains("\"winners\":[1]"));
        house.assertReplays(id);
    }

    @Test
    void ofThreeABotTakesOverAndTheRankIsLast() throws RefusedException {
        String id = house.playing(House.THREE, "ann", "ben", "cleo");
        house.tables.run(id, table -> PlayActions.resign(table, "ben"));
        assertEquals(
                new Occupant.Bot(SeatActions.STAND_IN_BOT, null), house.game(id).occupant(1));
        assertEquals(
                Kind.FORBIDDEN,
                house.refused(id, table -> SeatActions.takeBack(table, "ben")),
                "a resigned seat cannot be taken back");
        house.refuses(Kind.FORBIDDEN, id, table -> PlayActions.resign(table, "ben"));
        for (int i = 0; house.game(id).phase() == LiveGame.Phase.PLAYING && i < 5000; i++) {
            House.eventually(() -> house.game(id).toMove() != 1);
            if (house.game(id).phase() == LiveGame.Phase.PLAYING) {
                house.step(id);
            }
        }
        int[] ranks = GameResults.ranks(house.game(id));
        assertEquals(3, ranks[1]);
        assertTrue(Math.min(ranks[0], ranks[2]) == 1 && Math.max(ranks[0], ranks[2]) <= 2);
        assertFalse(Json.write(GameResults.data(house.game(id))).contains("\"winners\":[1]"));
        house.assertReplays(id);
    }

    @Test
    void ofThreeWhoGaveUpIsStillNamedAndMayPlayAgain() throws RefusedException {
        String id = house.playing(House.THREE, "ann", "ben", "cleo");
        assertFalse(house.view(id, "ben").contains("gaveUp"), "nobody has given up yet");
        house.tables.run(id, table -> PlayActions.resign(table, "ben"));
        assertTrue(house.view(id, "ben").contains("\"gaveUp\":{\"name\":\"name of ben\",\"you\":true}"));
        assertTrue(house.view(id, "ann").contains("\"gaveUp\":{\"name\":\"name of ben\",\"you\":false}"));
        house.tables.run(id, table -> PlayActions.resign(table, "ann"));
        house.restart();
        assertTrue(house.view(id, "ben").contains("\"gaveUp\":{\"name\":\"name of ben\",\"you\":true}"));
        assertFalse(
                house.view(id, "ann").contains("\"name\":\"name of ann\",\"you\""),
                "ann's resignation ended the game, so no bot took over");
        String next = house.rematch(id, "ben");
        assertEquals(List.of(1), house.game(next).seatsOf("ben"));
        assertEquals(List.of(0), house.game(next).seatsOf("ann"), "seats must be reserved for the others");
        assertEquals(next, house.rematch(id, "ann"));
        assertEquals(next, house.rematch(id, "cleo"));
        assertEquals(LiveGame.Phase.PLAYING, house.game(next).phase());
    }

    @Test
    void whoGivesUpSoonerRanksLower() throws RefusedException {
        String id = house.playing(House.THREE, "ann", "ben", "cleo");
        house.tables.run(id, table -> PlayActions.resign(table, "cleo"));
        house.tables.run(id, table -> PlayActions.resign(table, "ann"));
        assertEquals(LiveGame.Phase.OVER, house.game(id).phase());
        assertArrayEquals(new int[] {2, 1, 3}, GameResults.ranks(house.game(id)));
    }

    @Test
    void aLiveClockRunsOnlyInOnesTurnAndGainsWithEach() throws RefusedException {
        String id = house.playing(LIVE, "ann", "ben");
        house.pass(Duration.ofSeconds(20));
        house.step(id);
        LiveGame game = house.game(id);
        assertEquals(1, game.toMove());
        assertEquals(45_000, game.clocks().left(0, house.now()));
        house.pass(Duration.ofSeconds(10));
        assertEquals(50_000, game.clocks().left(1, house.now()));
        assertEquals(45_000, game.clocks().left(0, house.now()));
        house.assertReplays(id);
    }

    @Test
    void aLiveClockRunsOut() throws RefusedException {
        String id = house.playing(LIVE, "ann", "ben");
        house.pass(Duration.ofSeconds(59));
        house.tables.run(id, table -> PlayActions.checkClock(table, house.now()));
        assertEquals(LiveGame.Phase.PLAYING, house.game(id).phase());
        house.pass(Duration.ofSeconds(1));
        house.tables.run(id, table -> PlayActions.checkClock(table, house.now()));
        assertEquals(LiveGame.Phase.OVER, house.game(id).phase());
        assertEquals(List.of(0), house.game(id).roster().forfeited());
        house.assertReplays(id);
    }

    @Test
    void aMoveAfterTheTimeIsTooLateEvenBeforeTheAlarm() throws RefusedException {
        String id = house.playing(LIVE, "ann", "ben");
        house.pass(Duration.ofSeconds(61));
        house.refuses(
                Kind.REFUSED,
                id,
                table -> PlayActions.move(table, "ann", table.game().number(), "setup d8"));
        assertEquals(LiveGame.Phase.OVER, house.game(id).phase());
    }

    @Test
    void theAlarmRingsByItself() throws RefusedException {
        String id = house.playing(LIVE, "ann", "ben");
        house.step(id); // sets the timer of ben, a minute from now
        house.pass(Duration.ofMinutes(2));
        house.tables.run(
                id,
                table -> table.context()
                        // set again, the timer is overdue
                        .notifyListeners(listener -> listener.onTableChanged(table)));
        House.eventually(() -> house.game(id).phase() == LiveGame.Phase.OVER);
        assertEquals(List.of(1), house.game(id).roster().forfeited());
    }

    @Test
    void daysAreForEachMoveAndTheSweepSeesTheirEnd() throws RefusedException {
        String id = house.playing("{\"game\":\"torres\",\"pace\":{\"kind\":\"days\",\"days\":2}}", "ann", "ben");
        String idle = house.playing(House.TWO, "ann", "ben");
        house.until(id, "draw");
        int turn = house.game(id).toMove();
        house.pass(Duration.ofHours(47));
        house.move(id, House.mover(house.game(id)), "draw");
        assertEquals(turn, house.game(id).toMove());
        assertEquals(Duration.ofDays(2).toMillis(), house.game(id).clocks().left(turn, house.now()));
        house.restart();
        house.pass(Duration.ofHours(47).plusMinutes(59));
        house.sweep();
        assertEquals(0, house.tables.countInMemory(), "tables that are not due must not be loaded");
        house.pass(Duration.ofMinutes(2));
        house.sweep();
        assertEquals(LiveGame.Phase.OVER, house.game(id).phase());
        assertEquals(LiveGame.Phase.PLAYING, house.game(idle).phase(), "a game without a clock must go on");
        house.assertReplays(id);
    }

    @Test
    void quietTablesAreNotFetchedTimeAndAgain() throws RefusedException {
        String id = house.playing("{\"game\":\"torres\",\"pace\":{\"kind\":\"days\",\"days\":9}}", "ann", "ben");
        house.restart();
        house.pass(Duration.ofDays(3));
        house.sweep();
        house.sweep();
        assertEquals(0, house.tables.countInMemory());
        house.pass(Duration.ofDays(7));
        house.sweep();
        assertEquals(LiveGame.Phase.OVER, house.game(id).phase());
    }

    @Test
    void theTimeThatTheServerWasAwayDoesNotCount() throws RefusedException {
        String id = house.playing(LIVE, "ann", "ben");
        house.pass(Duration.ofSeconds(10));
        house.tables.close();
        house.pass(Duration.ofHours(1));
        house.tables = house.open();
        assertEquals(LiveGame.Phase.PLAYING, house.game(id).phase());
        assertEquals(60_000, house.game(id).clocks().left(0, house.now()));
        house.assertReplays(id);
    }

    @Test
    void aBotKeepsTheSeatOfWhoLeavesUntilTheyTakeItBack() throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        Recorder spectator = house.watch(id, null);
        house.tables.run(id, table -> SeatActions.leave(table, "ann"));
        assertEquals(
                new Occupant.Bot(SeatActions.STAND_IN_BOT, "ann"),
                house.game(id).occupant(0));
        assertEquals(1, house.store.games().tablesOf("ann", 9).size(), "the table must stay in ann's list");
        House.eventually(() -> house.game(id).toMove() == 1);
        assertTrue(house.view(id, "ann").contains("\"yours\":true"));
        assertTrue(house.view(id, null).contains("\"yours\":false"));
        house.refuses(Kind.UNKNOWN, id, table -> SeatActions.takeBack(table, "cleo"));
        house.refuses(Kind.FORBIDDEN, id, table -> SeatActions.takeBack(table, "ben"));
        house.tables.run(id, table -> SeatActions.takeBack(table, "ann"));
        assertEquals(new Occupant.Person("ann"), house.game(id).occupant(0));
        assertNotEquals(List.of(), spectator.take());
        house.finish(id);
        house.assertReplays(id);
    }
}
