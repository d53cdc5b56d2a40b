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
 * How fast a search goes in one thread, by processor time, so that other work on the machine does not count.
 *
 * @param perSecond iterations a second
 * @param legal how many moves there are to choose from, in the mean
 */
record Pace(double perSecond, double legal) {
    /** The level that looks ahead as often as it is asked to. */
    private static final String THINKER = "master";

    /** The positions are those that quick play goes through; one in so many is thought about. */
    private static final String WALKER = "greedy";

    private static final int SAMPLE = 5;

    /** Some games between such players would go on for long; these many moves show all stages of a game. */
    private static final int MAX_MOVES = 400;

    private static final double NANOS = 1e9;

    static Pace of(Setup setup, int iterations) {
        new Walk(setup, iterations).run(); // only warms the machine up
        var walk = new Walk(setup, iterations);
        walk.run();
        return new Pace(walk.iterations * NANOS / walk.nanos, walk.legal / walk.positions);
    }

    /** One game, with thinking on the way. */
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

    /** The level of that name, which is known to be there. */
    static Bot bot(String name) {
        Bot bot = Bots.byName(name);
        if (bot == null) {
            throw new IllegalStateException("no bot " + name);
        }
        return bot;
    }
}
