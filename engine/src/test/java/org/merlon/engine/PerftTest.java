package org.merlon.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.chance.Key;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.play.Perft;
import org.merlon.engine.play.Playout;

/** Perft of a game with five stones, taken one or two at a time: small enough to count by hand. */
class PerftTest {
    private static final long MAX_NODES = 1_000_000;

    private static GameState fiveStones() {
        return new ToyGame().start(ToyGame.setup("short", 2, new Data.Obj()), Key.ZERO);
    }

    @Test
    void countsSequencesAndFinishedGamesOnce() {
        assertEquals(1, Perft.count(fiveStones(), 0, MAX_NODES));
        assertEquals(2, Perft.count(fiveStones(), 1, MAX_NODES));
        assertEquals(4, Perft.count(fiveStones(), 2, MAX_NODES));
        // 2 2 1 is over after three moves, 2 2 leaves only one stone to take.
        assertEquals(7, Perft.count(fiveStones(), 3, MAX_NODES));
        // The ways to write 5 as a sum of ones and twos.
        assertEquals(8, Perft.count(fiveStones(), 5, MAX_NODES));
        assertEquals(8, Perft.count(fiveStones(), 9, MAX_NODES));
    }

    @Test
    void doesNotChangeTheState() {
        GameState state = fiveStones();
        long before = state.hash();
        Perft.count(state, 4, MAX_NODES);
        assertEquals(before, state.hash());
    }

    @Test
    void stopsAtLimit() {
        assertEquals(8, Perft.count(fiveStones(), 5, 8));
        assertEquals(Perft.TOO_MANY, Perft.count(fiveStones(), 5, 7));
    }

    @Test
    void playoutEndsTheGame() {
        GameState state = fiveStones();
        int moves = new Playout(new FastRandom(1)).run(state);
        assertTrue(state.isOver());
        assertTrue(moves >= 3 && moves <= 5, () -> moves + " moves");
        assertEquals(5 + 1 + 2, state.score(0) + state.score(1));
    }

    @Test
    void ranksCountTheSeatsThatAreBetter() {
        GameState state = new ToyGame().start(ToyGame.setup("short", 3, new Data.Obj()), Key.ZERO);
        var events = EventLog.OFF;
        state.play(2, events);
        state.play(1, events);
        state.play(2, events);
        int[] ranks = state.ranks();
        for (int seat = 0; seat < 3; seat++) {
            int better = 0;
            for (int other = 0; other < 3; other++) {
                better += state.score(other) > state.score(seat) ? 1 : 0;
            }
            assertEquals(1 + better, ranks[seat]);
        }
    }
}
