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
    private static GameState toy() {
        GameState state = new ToyGame().start(ToyGame.shortSetup(), Key.ZERO);
        state.play(1, EventLog.OFF);
        return state;
    }

    private static String refused(Data.Obj data) {
        return assertThrows(PositionException.class, () -> Positions.load(new Position(data)))
                .phrase()
                .toString();
    }

    private static Data.Obj dump() {
        return Positions.dump(toy()).data();
    }

    @Test
    void dumpAndLoadAreInverse() throws PositionException {
        GameState state = toy();
        GameState loaded = Positions.load(Positions.dump(state));
        assertEquals(Positions.dump(state), Positions.dump(loaded));
        assertEquals(state.hash(), loaded.hash());
    }

    @Test
    void withoutChanceTheKeyIsZero() throws PositionException {
        Data.Obj data = dump();
        data.fields().remove("rng");
        assertEquals(
                new Chance(Key.ZERO).text(),
                Positions.load(new Position(data)).chance().text());
    }

    @Test
    void unknownFieldsAreRefused() {
        assertTrue(refused(dump().put("stoness", 1)).contains("stoness"));
    }

    @Test
    void commonFieldsAreChecked() {
        assertTrue(refused(dump().put("game", "tory")).contains("tory"));
        assertTrue(refused(dump().put("variant", "huge")).contains("huge"));
        assertTrue(refused(dump().put("players", 9)).contains("9"));
        assertTrue(refused(dump().put("players", "two")).startsWith("players"));
        assertTrue(refused(dump().put("options", 3)).startsWith("options"));
        assertTrue(refused(dump().put("options", new Data.Obj().put("most", "four")))
                .contains("most"));
        assertTrue(refused(dump().put("rng", "0:0")).startsWith("rng"));
        assertTrue(refused(dump().put("rng", 1)).startsWith("rng"));
        assertTrue(refused(dump().put("toMove", 2)).startsWith("toMove"));
        assertTrue(refused(new Data.Obj()).startsWith("game"));
    }

    @Test
    void viewsHideChanceAndOtherCards() {
        Data.Obj own = Positions.view(toy(), Viewer.seat(1)).data();
        assertFalse(own.fields().containsKey("rng"));
        assertEquals(Data.Null.NULL, ((Data.Arr) field(own, "cards")).items().get(0));
        assertTrue(((Data.Arr) field(own, "cards")).items().get(1) instanceof Data.Whole);
        Data.Obj everybody = Positions.view(toy(), Viewer.SPECTATOR).data();
        assertEquals(new Data.Arr().add(Data.Null.NULL).add(Data.Null.NULL), field(everybody, "cards"));
        assertThrows(IllegalArgumentException.class, () -> Positions.view(toy(), Viewer.EVERYTHING));
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
    void legalMovesAreSpelled() {
        assertEquals(java.util.List.of("take 1", "take 2", "roll"), Notation.legalMoves(toy()));
    }
}
