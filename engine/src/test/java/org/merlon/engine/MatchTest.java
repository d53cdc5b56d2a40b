package org.merlon.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.merlon.engine.chance.Key;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.play.Match;

class MatchTest {
    private static Match start() {
        return Match.start(ToyGame.shortSetup(), Key.ZERO);
    }

    private static void play(Match match, String... moves) {
        for (String move : moves) {
            assertNull(match.play(move, EventLog.OFF), move);
        }
    }

    @Test
    void parsesMovesInAnyCaseAndStoresCanonicalNotation() {
        Match match = start();
        play(match, "  TAKE   1 ");
        assertEquals(List.of("take 1"), match.moves());
        assertEquals(1, match.state().toMove());
    }

    @Test
    void refusedMoveChangesNothing() {
        Match match = start();
        long before = match.state().hash();
        for (String move : List.of("take 3", "take", "take 0", "", "   ", "jump", "take 1 2", "t".repeat(2000))) {
            Refusal refusal = match.play(move, EventLog.OFF);
            assertNotNull(refusal, move);
            assertFalse(refusal.phrases().isEmpty(), move);
            assertEquals(before, match.state().hash(), move);
        }
        assertEquals(List.of(), match.moves());
        assertFalse(match.undo());
    }

    @Test
    void nothingCanBeUndoneByTheNextPlayer() {
        Match match = start();
        assertFalse(match.mayUndo(), "nothing has been played");
        play(match, "take 1");
        assertFalse(match.mayUndo(), "another seat is to move");
    }

    @Test
    void undoRestoresStatesAndDiceRolls() {
        Match match = start();
        long before = match.state().hash();
        play(match, "take 1");
        long between = match.state().hash();
        play(match, "roll");
        long after = match.state().hash();
        assertTrue(match.undo());
        assertEquals(between, match.state().hash());
        play(match, "roll");
        assertEquals(after, match.state().hash(), "the same roll comes again");
        assertTrue(match.undo());
        assertTrue(match.undo());
        assertEquals(before, match.state().hash());
        assertEquals(List.of(), match.moves());
        assertFalse(match.undo());
    }

    @Test
    void replayGivesTheSameState() {
        Match match = start();
        play(match, "take 1", "roll");
        Match again = Match.replay(ToyGame.shortSetup(), Key.ZERO, match.moves());
        assertEquals(match.state().hash(), again.state().hash());
        assertEquals(Positions.dump(match.state()), Positions.dump(again.state()));
    }

    @Test
    void replayNamesIllegalMove() {
        var wrong = assertThrows(
                IllegalArgumentException.class,
                () -> Match.replay(ToyGame.shortSetup(), Key.ZERO, List.of("take 1", "take 9")));
        assertTrue(String.valueOf(wrong.getMessage()).contains("move 2, take 9"), wrong.toString());
    }

    @Test
    void recordsEventsOnlyIfLogIsOn() {
        var events = new EventLog();
        assertNull(start().play("take 2", events));
        assertEquals(1, events.events().size());
        assertTrue(events.isOn());
        assertFalse(EventLog.OFF.isOn());
        assertThrows(IllegalStateException.class, () -> EventLog.OFF.add("taken"));
    }
}
