package org.merlon.server.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.merlon.engine.play.Notation;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.RefusedException.Kind;
import org.merlon.server.table.House;
import org.merlon.server.table.Recorder;
import org.merlon.server.table.actions.PlayActions;
import org.merlon.server.table.actions.SeatActions;
import org.merlon.server.wire.codec.WireMapper;

final class MovesTest {
    /** With a clock of days, presence messages have no claim countdown. */
    private static final String BY_DAYS = "{\"game\":\"torres\",\"pace\":{\"kind\":\"days\",\"days\":2}}";

    @AutoClose
    private final House house = new House();

    @Test
    void aMoveIsToldToEverybodyAndCountsOnce() throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        Recorder ben = house.watch(id, "ben");
        Recorder spectator = house.watch(id, null);
        ben.take();
        spectator.take();
        int number = house.game(id).number();
        String move = house.legal(id).getFirst();
        int own = house.move(id, "ann", number, move);
        assertEquals(number + 1, own);
        assertEquals(1, ben.take().size());
        assertEquals(1, spectator.take().size());
        String before = house.view(id, "ann");
        for (String again : List.of(move, " " + move.toUpperCase(Locale.ROOT).replace(" ", "   "))) {
            assertEquals(own, house.move(id, "ann", number, again));
        }
        assertEquals(own, house.entries(id));
        assertEquals(before, house.view(id, "ann"));
        assertEquals(List.of(), ben.take());
        house.step(id);
        house.step(id);
        assertEquals(own, house.move(id, "ann", number, move), "even much later");
    }

    @Test
    void anotherMoveForAnOldNumberIsStale() throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        int number = house.game(id).number();
        List<String> legal = house.legal(id);
        house.tables.run(id, table -> PlayActions.move(table, "ann", number, legal.getFirst()));
        house.refuses(Kind.STALE, id, table -> PlayActions.move(table, "ann", number, legal.getLast()));
        house.refuses(Kind.STALE, id, table -> PlayActions.move(table, "ben", number, legal.getFirst()));
        house.refuses(
                Kind.STALE,
                id,
                table -> PlayActions.move(table, "ann", table.game().number() + 1, legal.getFirst()));
        assertEquals(number + 1, house.entries(id));
    }

    @Test
    void refusalsCarryTheReasonOfTheGameAndChangeNothing() throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        String before = house.view(id, "ann");
        int number = house.game(id).number();
        RefusedException nonsense = house.refusal(id, table -> PlayActions.move(table, "ann", number, "juggle a1"));
        assertEquals(Kind.REFUSED, nonsense.kind());
        assertFalse(nonsense.reason().isEmpty());
        house.refuses(Kind.REFUSED, id, table -> PlayActions.move(table, "ann", number, "end"));
        house.refuses(Kind.REFUSED, id, table -> PlayActions.move(table, "ann", number, ""));
        house.refuses(Kind.UNKNOWN, id, table -> PlayActions.move(table, "cleo", number, "setup d8"));
        String other = house.legal(id).getFirst();
        assertEquals(
                Kind.REFUSED,
                house.refused(id, table -> PlayActions.move(table, "ben", number, other)),
                "not ben's turn");
        assertEquals(before, house.view(id, "ann"));
    }

    @Test
    void onlyWhoIsToMoveIsShownTheMoves() throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        assertTrue(house.view(id, "ann").contains("\"legal\":["));
        assertFalse(house.view(id, "ben").contains("\"legal\":["));
        assertFalse(house.view(id, null).contains("\"legal\":["));
    }

    @Test
    void nothingIsPlayedBeforeTheBeginningOrAfterTheEnd() throws RefusedException {
        String id = house.create("ann", House.TWO);
        house.refuses(Kind.REFUSED, id, table -> PlayActions.move(table, "ann", 0, "setup d8"));
        String over = house.playing(House.TWO, "ann", "ben");
        house.finish(over);
        house.refuses(
                Kind.REFUSED,
                over,
                table -> PlayActions.move(table, "ann", table.game().number(), "end"));
        house.refuses(Kind.REFUSED, over, table -> PlayActions.resign(table, "ann"));
        house.refuses(Kind.REFUSED, over, table -> SeatActions.leave(table, "ann"));
        house.refuses(Kind.REFUSED, over, table -> PlayActions.undo(table, "ann", PlayActions.ANY_NUMBER));
    }

    @Test
    void botsPlayByThemselves() throws RefusedException {
        String id = house.create(
                "ann",
                "{\"game\":\"torres\",\"players\":3,\"start\":true,\"listed\":true,\"seats\":[{\"kind\":\"bot\",\"name\":\"random\"},"
                        + "{\"kind\":\"bot\",\"name\":\"greedy\"},{\"kind\":\"bot\",\"name\":\"random\"}]}");
        House.eventually(() -> house.game(id).phase() == LiveGame.Phase.OVER);
        house.assertReplays(id);
    }

    @Test
    void aBotThatCouldNotBeStoredTriesAgain() throws RefusedException {
        String id = house.create(
                "ann",
                "{\"game\":\"torres\",\"seats\":[{\"kind\":\"you\"},{\"kind\":\"bot\",\"name\":\"random\"}],\"start\":true}");
        var broken = new AtomicBoolean();
        while (!broken.get()) {
            House.eventually(() -> house.game(id).toMove() == 0);
            house.tables.run(id, table -> {
                LiveGame game = table.game();
                String move = Notation.legalMoves(House.state(game)).getFirst();
                PlayActions.move(table, "ann", game.number(), move);
                if (table.game().toMove() == 1) {
                    house.memory.breakWrites(true); // before the bot, which waits for the table's lock, can move
                    broken.set(true);
                }
            });
        }
        int stuck = house.game(id).number();
        house.memory.breakWrites(false);
        House.eventually(() -> house.game(id).number() > stuck);
    }

    @Test
    void presenceIsTold() throws RefusedException {
        String id = house.playing(BY_DAYS, "ann", "ben");
        Recorder spectator = house.watch(id, null);
        Recorder ben = house.watch(id, "ben");
        assertEquals(List.of(presence(id, "[false,true]", 1)), spectator.take());
        Recorder second = house.watch(id, "ben");
        house.tables.removeWatcher(id, ben);
        assertEquals(List.of(), spectator.take(), "still present in another window");
        house.tables.removeWatcher(id, second);
        assertEquals(List.of(presence(id, "[false,false]", 1)), spectator.take());
    }

    @Test
    void spectatorsAreCountedAndACrowdInTens() throws RefusedException {
        String id = house.playing(BY_DAYS, "ann", "ben");
        Recorder ann = house.watch(id, "ann");
        house.watch(id, "eve");
        house.watch(id, "eve");
        house.watch(id, null);
        assertEquals(List.of(presence(id, "[true,false]", 1), presence(id, "[true,false]", 2)), ann.take());
        for (int i = 2; i < 35; i++) {
            house.watch(id, null);
        }
        assertEquals(19, ann.take().size(), "3 to 20, then 30");
        assertTrue(house.view(id, "ann").contains("\"watching\":30"));
    }

    private static String presence(String id, String seats, int watching) {
        return "{\"type\":\"presence\",\"table\":\"" + id + "\",\"seats\":" + seats + ",\"watching\":" + watching + "}";
    }

    @Test
    void onlyTheOneToMoveIsShownWays() throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        house.until(id, "end");
        String mover = House.mover(house.game(id));
        String other = mover.equals("ann") ? "ben" : "ann";
        assertTrue(WireMapper.text(house.tables.query(id, table -> PlayActions.reachablePaths(table, mover)))
                .contains("\"moves\":[\""));
        assertTrue(WireMapper.text(house.tables.query(id, table -> PlayActions.reachablePaths(table, other)))
                .endsWith("\"ways\":[]}"));
        house.refuses(Kind.UNKNOWN, id, table -> PlayActions.reachablePaths(table, "eve"));
    }
}
