package org.merlon.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.merlon.engine.GameState;
import org.merlon.engine.Setup;
import org.merlon.engine.chance.Key;
import org.merlon.engine.chance.RandomBits;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;

/** Positions from random games, the same on every machine. */
final class Sample {
    static final int POSITIONS = 1024; // enough variety; more would measure the cache instead

    private static final int STARTS = 64;
    private static final int ONE_IN = 16; // of the positions met; neighbours are too much alike to take them all

    /** Positions before the first move, each with a chance of its own. */
    final GameState[] starts = new GameState[STARTS];

    /** Positions from all stages of the games. */
    final GameState[] positions = new GameState[POSITIONS];

    /** How many legal moves a position of these games has on average. */
    final double branching;

    /** How many moves these games had on average. */
    final double movesPerGame;

    Sample(Setup setup) {
        var random = new RandomBits(1);
        for (int i = 0; i < STARTS; i++) {
            starts[i] = setup.game().start(setup, key(random));
        }
        var moves = new MoveList();
        int taken = 0;
        long games = 0;
        long met = 0;
        long choices = 0;
        // Whole games only: stopping in the middle of one would make the averages those of openings.
        while (taken < POSITIONS || games < STARTS) {
            GameState state = starts[(int) (games % STARTS)].copy();
            games++;
            while (!state.isOver()) {
                if (taken < POSITIONS && random.below(ONE_IN) == 0) {
                    positions[taken++] = state.copy();
                }
                state.legalMoves(moves);
                met++;
                choices += moves.size();
                state.play(moves.get(random.below(moves.size())), EventLog.OFF);
            }
        }
        branching = (double) choices / met;
        movesPerGame = (double) met / games;
    }

    private static Key key(RandomBits random) {
        var bytes = new byte[Key.BYTES];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) random.next();
        }
        return Key.of(bytes);
    }

    /** What a state takes in memory with all that is its own, on average: what copying it allocates. */
    double stateBytes() {
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        var copies = new GameState[POSITIONS];
        long before = 0;
        for (int round = 0; round < 2; round++) { // the first one loads classes
            before = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < POSITIONS; i++) {
                copies[i] = positions[i].copy();
            }
        }
        return (double) (threads.getCurrentThreadAllocatedBytes() - before) / POSITIONS;
    }
}
