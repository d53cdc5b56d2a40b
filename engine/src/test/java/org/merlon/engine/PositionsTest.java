package org.merlon.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.chance.Key;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.play.Notation;

class PositionsTest {
    private static GameState stateAfterOneMove() {
        GameState state = new ToyGame().start(ToyGame.shortSetup(), Key.ZERO);
        state.play(1, EventLog.OFF);
        return state;
    }

    private static String refusal(Data.Obj data) {
        return assertThrows(PositionException.class, () -> Positions.load(new Position(data)))
                .phrase()
                .toString();
    }

    private static Data.Obj dump() {
        return Positions.dump(stateAfterOneMove()).data();
    }

    @Test
    void dumpAndLoadAreInverse() throws PositionException {
        GameState state = stateAfterOneMove();
        GameState loaded = Positions.load(Positions.dump(state));
        assertEquals(Positions.dump(state), Positions.dump(loaded));
        assertEquals(state.hash(), loaded.hash());
    }

    @Test
    void missingRngGivesZeroKey() throws PositionException {
        Data.Obj data = dump();
        data.fields().remove("rng");
        assertEquals(
                new Chance(Key.ZERO).text(),
                Positions.load(new Position(data)).chance().text());
    }

    @Test
    void unknownFieldsAreRefused() {
        assertTrue(refusal(dump().put("stoness", 1)).contains("stoness"));
    }

    @Test
    void commonFieldsAreChecked() {
        assertTrue(refusal(dump().put("game", "tory")).contains("tory"));
        assertTrue(refusal(dump().put("variant", "huge")).contains("huge"));
        assertTrue(refusal(dump().put("players", 9)).contains("9"));
        assertTrue(refusal(dump().put("players", "two")).startsWith("players"));
        assertTrue(refusal(dump().put("options", 3)).startsWith("options"));
        assertTrue(refusal(dump().put("options", new Data.Obj().put("most", "four")))
                .contains("most"));
        assertTrue(refusal(dump().put("rng", "0:0")).startsWith("rng"));
        assertTrue(refusal(dump().put("rng", 1)).startsWith("rng"));
        assertTrue(refusal(dump().put("toMove", 2)).startsWith("toMove"));
        assertTrue(refusal(new Data.Obj()).startsWith("game"));
    }

    @Test
    void viewsHideRngAndCardsOfOtherSeats() {
        Data.Obj own = Positions.view(stateAfterOneMove(), Viewer.seat(1)).data();
        assertFalse(own.fields().containsKey("rng"));
        assertEquals(Data.Null.NULL, ((Data.Arr) field(own, "cards")).items().get(0));
        assertTrue(((Data.Arr) field(own, "cards")).items().get(1) instanceof Data.Whole);
        Data.Obj spectator =
                Positions.view(stateAfterOneMove(), Viewer.SPECTATOR).data();
        assertEquals(new Data.Arr().add(Data.Null.NULL).add(Data.Null.NULL), field(spectator, "cards"));
        assertThrows(IllegalArgumentException.class, () -> Positions.view(stateAfterOneMove(), Viewer.EVERYTHING));
        assertThrows(IllegalArgumentException.class, () -> Viewer.seat(-1));
    }

    private static Data field(Data.Obj data, String name) {
        Data value = data.fields().get(name);
        if (value == null) {
            throw new AssertionError("no field " + name);
        }
        return value;
    }

    @Test
    void listsLegalMovesInNotation() {
        assertEquals(java.util.List.of("take 1", "take 2", "roll"), Notation.legalMoves(stateAfterOneMove()));
    }
}
