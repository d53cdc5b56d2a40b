package org.merlon.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.merlon.engine.GameState;
import org.merlon.engine.Setup;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.chance.Key;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;

/** Sample positions from random games, identical on every machine. */
final class PositionSample {
    static final int POSITIONS = 1024; // enough variety; more would measure cache misses

    private static final int STARTS = 64;
    private static final int POSITIONS_PER_SAMPLE =
            16; // positions per sample, because adjacent positions are too similar

    /** Initial positions with different random keys. */
    final GameState[] starts = new GameState[STARTS];

    /** Positions from all stages of the games. */
    final GameState[] positions = new GameState[POSITIONS];

    /** The mean number of legal moves in a position of these games. */
    final double branching;

    /** The mean number of moves in these games. */
    final double movesPerGame;

    PositionSample(Setup setup) {
        var random = new FastRandom(1);
        for (int i = 0; i < STARTS; i++) {
            starts[i] = setup.game().start(setup, key(random));
        }
        var moves = new MoveList();
        int taken = 0;
        long games = 0;
        long visited = 0;
        long choices = 0;
        // Complete games only: stopping in the middle of one would bias the means towards openings.
        while (taken < POSITIONS || games < STARTS) {
            GameState state = starts[(int) (games % STARTS)].copy();
            games++;
            while (!state.isOver()) {
                if (taken < POSITIONS && random.below(POSITIONS_PER_SAMPLE) == 0) {
                    positions[taken++] = state.copy();
                }
                state.legalMoves(moves);
                visited++;
                choices += moves.size();
                state.play(moves.get(random.below(moves.size())), EventLog.OFF);
            }
        }
        branching = (double) choices / visited;
        movesPerGame = (double) visited / games;
    }

    private static Key key(FastRandom random) {
        var bytes = new byte[Key.BYTES];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) random.next();
        }
        return Key.of(bytes);
    }

    /** Returns the mean memory of a state with everything it owns, measured as the allocation of a copy. */
    double stateBytes() {
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        var copies = new GameState[POSITIONS];
        long before = 0;
        for (int round = 0; round < 2; round++) { // the first round loads classes
            before = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < POSITIONS; i++) {
                copies[i] = positions[i].copy();
            }
        }
        return (double) (threads.getCurrentThreadAllocatedBytes() - before) / POSITIONS;
    }
}
