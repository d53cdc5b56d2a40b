package org.merlon.bench.bots;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.merlon.bots.Bot;
import org.merlon.bots.Budget;
import org.merlon.bots.levels.Bots;
import org.merlon.engine.GameState;
import org.merlon.engine.Setup;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.chance.Key;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;

/**
 * The speed of a search in one thread, by CPU time, so that other load on the machine does not count.
 *
 * @param iterationsPerSecond iterations per second
 * @param meanLegalMoves the mean number of legal moves
 */
record SearchSpeed(double iterationsPerSecond, double meanLegalMoves) {
    /** The level that runs exactly the requested number of iterations. */
    private static final String SEARCH_BOT = "master";

    /** The fast bot whose games supply the positions. */
    private static final String FAST_BOT = "greedy";

    /** One in this many positions is searched. */
    private static final int POSITIONS_PER_SEARCH = 5;

    /** Limits long games; this many moves cover all stages of a game. */
    private static final int MAX_MOVES = 400;

    private static final double NANOS_PER_SECOND = 1e9;

    static SearchSpeed measure(Setup setup, int iterations) {
        new MeasuredGame(setup, iterations).run(); // only warms up the JVM
        var game = new MeasuredGame(setup, iterations);
        game.run();
        return new SearchSpeed(game.iterations * NANOS_PER_SECOND / game.nanos, game.legalMoves / game.positions);
    }

    /** One game with searches at some positions. */
    private static final class MeasuredGame {
        private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        private final Setup setup;
        private final Budget budget;
        private final Bot searchBot = requireBot(SEARCH_BOT);
        private final Bot fastBot = requireBot(FAST_BOT);
        private final MoveList moves = new MoveList();
        private double iterations;
        private double nanos;
        private double legalMoves;
        private double positions;

        MeasuredGame(Setup setup, int iterations) {
            this.setup = setup;
            budget = Budget.ofIterations(iterations);
        }

        void run() {
            var random = new FastRandom(setup.players());
            GameState state = setup.game().start(setup, Key.ZERO);
            for (int count = 0; !state.isOver() && count < MAX_MOVES; count++) {
                state.legalMoves(moves);
                if (count % POSITIONS_PER_SEARCH == 0 && moves.size() > 1) {
                    search(state, random.next());
                }
                state.play(fastBot.choose(state, budget, random.next()).move(), EventLog.OFF);
            }
        }

        private void search(GameState state, long seed) {
            long startNanos = threads.getCurrentThreadCpuTime();
            iterations += searchBot.choose(state, budget, seed).iterations();
            nanos += threads.getCurrentThreadCpuTime() - startNanos;
            legalMoves += moves.size();
            positions++;
        }
    }

    /** Returns the bot of a name that must exist. */
    static Bot requireBot(String name) {
        Bot bot = Bots.byName(name);
        if (bot == null) {
            throw new IllegalStateException("no bot " + name);
        }
        return bot;
    }
}
