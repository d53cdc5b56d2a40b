package org.merlon.bench.bots;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.merlon.bots.Bot;
import org.merlon.bots.Bots;
import org.merlon.bots.Budget;
import org.merlon.engine.GameState;
import org.merlon.engine.Setup;
import org.merlon.engine.chance.Key;
import org.merlon.engine.chance.RandomBits;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;

/**
 * The speed of a search in one thread, by CPU time, so that other load on the machine does not count.
 *
 * @param perSecond iterations per second
 * @param legal the mean number of legal moves
 */
record Pace(double perSecond, double legal) {
    /** The level that runs exactly the requested number of iterations. */
    private static final String THINKER = "master";

    /** The fast bot whose games supply the positions. */
    private static final String WALKER = "greedy";

    /** One in this many positions is searched. */
    private static final int SAMPLE = 5;

    /** Limits long games; this many moves cover all stages of a game. */
    private static final int MAX_MOVES = 400;

    private static final double NANOS = 1e9;

    static Pace of(Setup setup, int iterations) {
        new Walk(setup, iterations).run(); // only warms up the JVM
        var walk = new Walk(setup, iterations);
        walk.run();
        return new Pace(walk.iterations * NANOS / walk.nanos, walk.legal / walk.positions);
    }

    /** One game with searches at some positions. */
    private static final class Walk {
        private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        private final Setup setup;
        private final Budget budget;
        private final Bot thinker = bot(THINKER);
        private final Bot walker = bot(WALKER);
        private final MoveList moves = new MoveList();
        private double iterations;
        private double nanos;
        private double legal;
        private double positions;

        Walk(Setup setup, int iterations) {
            this.setup = setup;
            budget = Budget.ofIterations(iterations);
        }

        void run() {
            var random = new RandomBits(setup.players());
            GameState state = setup.game().start(setup, Key.ZERO);
            for (int count = 0; !state.isOver() && count < MAX_MOVES; count++) {
                state.legalMoves(moves);
                if (count % SAMPLE == 0 && moves.size() > 1) {
                    think(state, random.next());
                }
                state.play(walker.choose(state, budget, random.next()).move(), EventLog.OFF);
            }
        }

        private void think(GameState state, long seed) {
            long begin = threads.getCurrentThreadCpuTime();
            iterations += thinker.choose(state, budget, seed).iterations();
            nanos += threads.getCurrentThreadCpuTime() - begin;
            legal += moves.size();
            positions++;
        }
    }

    /** Returns the bot of a name that must exist. */
    static Bot bot(String name) {
        Bot bot = Bots.byName(name);
        if (bot == null) {
            throw new IllegalStateException("no bot " + name);
        }
        return bot;
    }
}
