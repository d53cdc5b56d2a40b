package org.merlon.server.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.merlon.engine.play.Notation;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.RefusedException.Kind;
import org.merlon.server.table.House;
import org.merlon.server.table.Recorder;
import org.merlon.server.table.actions.PlayActions;

final class UndoTest {
    @AutoClose
    private final House house = new House();

    /** A game in the middle of a turn, in which a move was just played that shows nothing hidden. */
    private String midTurn() throws RefusedException {
        String id = house.playing(House.TWO, "ann", "ben");
        house.until(id, "draw");
        LiveGame before = house.game(id);
        String harmless = Notation.legalMoves(House.state(before)).stream()
                .filter(move -> move.startsWith("block"))
                .findFirst()
                .orElseThrow();
        house.move(id, House.mover(before), harmless);
        return id;
    }

    @Test
    void aMoveOfOnesOwnTurnIsTakenBackAtOnce() throws RefusedException {
        String id = midTurn();
        LiveGame after = house.game(id);
        String person = House.mover(after);
        int number = after.number();
        assertTrue(house.view(id, person).contains("\"mayUndo\":true"));
        house.tables.run(id, table -> PlayActions.undo(table, person, number));
        assertEquals(after.moves().size() - 1, house.game(id).moves().size());
        assertEquals(number + 1, house.entries(id), "an undo must be an entry");
        assertEquals(Kind.STALE, house.refused(id, table -> PlayActions.undo(table, person, number)), "a double click");
        house.assertReplays(id);
        house.finish(id);
        house.assertReplays(id);
    }

    @Test
    void whatWasRevealedIsNotTakenBackAlone() throws RefusedException {
        String id = midTurn();
        String person = House.mover(house.game(id));
        house.move(id, person, "draw");
        assertFalse(house.view(id, person).contains("\"mayUndo\":true"));
        house.refuses(Kind.REFUSED, id, table -> PlayActions.undo(table, person, PlayActions.ANY_NUMBER));
    }

    @Test
    void whatOthersHaveAnsweredIsNotTakenBackAlone() throws RefusedException {
        String id = midTurn();
        String person = House.mover(house.game(id));
        String other = person.equals("ann") ? "ben" : "ann";
        house.refuses(Kind.REFUSED, id, table -> PlayActions.undo(table, other, PlayActions.ANY_NUMBER));
        house.move(id, person, "end");
        house.refuses(Kind.REFUSED, id, table -> PlayActions.undo(table, person, PlayActions.ANY_NUMBER));
        house.refuses(Kind.UNKNOWN, id, table -> PlayActions.undo(table, "cleo", PlayActions.ANY_NUMBER));
    }

    @Test
    void furtherBackEverybodyMustAgree() throws RefusedException {
        String id = house.playing(House.THREE, "ann", "ben", "cleo");
        for (int i = 0; i < 8; i++) {
            house.step(id);
        }
        int number = house.game(id).number();
        Recorder spectator = house.watch(id, null);
        house.tables.run(id, table -> PlayActions.askUndo(table, "ben", 3));
        assertEquals(
                List.of("{\"type\":\"undo-asked\",\"table\":\"" + id + "\",\"seat\":1,\"kept\":3,\"number\":" + number
                        + "}"),
                spectator.take());
        assertTrue(
                house.view(id, "cleo").contains("\"undoAsked\":{\"seat\":1,\"kept\":3,\"number\":" + number + "}"),
                "a later watcher must see the request");
        house.tables.run(id, table -> PlayActions.answerUndo(table, "ann", 3, number, true));
        assertEquals(8, house.game(id).moves().size());
        house.refuses(Kind.UNKNOWN, id, table -> PlayActions.answerUndo(table, "dora", 3, number, true));
        house.tables.run(id, table -> PlayActions.answerUndo(table, "cleo", 3, number, true));
        assertEquals(3, house.game(id).moves().size());
        house.assertReplays(id);
        assertEquals(
                Kind.STALE,
                house.refused(id, table -> PlayActions.answerUndo(table, "cleo", 3, number, true)),
                "already undone");
    }

    @Test
    void oneNoIsEnough() throws RefusedException {
        String id = house.playing(House.THREE, "ann", "ben", "cleo");
        for (int i = 0; i < 8; i++) {
            house.step(id);
        }
        int number = house.game(id).number();
        house.tables.run(id, table -> PlayActions.askUndo(table, "ben", 0));
        house.tables.run(id, table -> PlayActions.answerUndo(table, "ann", 0, number, false));
        house.refuses(Kind.STALE, id, table -> PlayActions.answerUndo(table, "cleo", 0, number, true));
        house.tables.run(id, table -> PlayActions.askUndo(table, "ben", 0));
        house.step(id);
        assertEquals(
                Kind.STALE,
                house.refused(id, table -> PlayActions.answerUndo(table, "ann", 0, number, true)),
                "the game went on");
        assertEquals(Kind.REFUSED, house.refused(id, table -> PlayActions.askUndo(table, "ben", 9)), "no such move");
        assertEquals(9, house.game(id).moves().size());
    }

    @Test
    void whoPlaysWithBotsAloneNeedsNobodysConsent() throws RefusedException {
        String id = house.create(
                "ann",
                "{\"game\":\"torres\",\"start\":true,\"seats\":[{\"kind\":\"you\"},{\"kind\":\"bot\",\"name\":\"random\"}]}");
        house.step(id);
        House.eventually(
                () -> house.game(id).toMove() == 0 && house.game(id).moves().size() > 1);
        house.tables.run(id, table -> PlayActions.askUndo(table, "ann", 0));
        assertEquals(0, house.game(id).moves().size());
        house.assertReplays(id);
    }
}
