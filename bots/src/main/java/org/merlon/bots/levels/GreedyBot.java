package org.merlon.bots.levels;

import java.util.ArrayList;
import java.util.List;
import org.merlon.bots.Bot;
import org.merlon.bots.Budget;
import org.merlon.bots.Choice;
import org.merlon.bots.Player;
import org.merlon.bots.SearchWorkers;
import org.merlon.bots.StopSignal;
import org.merlon.engine.Evaluation;
import org.merlon.engine.GameState;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;

/**
 * Plays the move after which its seat leads the best opponent by most, according to the game's own evaluation.
 *
 * @param randomPercent the percentage of moves that it plays at random
 */
record GreedyBot(String name, int randomPercent) implements Bot {
    private static final long DEFAULT_MILLIS = 100; // far more than it needs
    private static final int PERCENT = 100;

    @Override
    public Budget defaultBudget() {
        return Budget.ofMillis(DEFAULT_MILLIS);
    }

    @Override
    public Player newPlayer(SearchWorkers workers, long maxBytes) {
        return this::choose;
    }

    private Choice choose(GameState state, Budget budget, long seed, StopSignal stop) {
        var random = new FastRandom(seed);
        int seat = state.toMove();
        GameState determinized = state.copy();
        determinized.determinize(seat, random);
        Evaluation evaluation = state.setup().game().evaluation();
        var moves = new MoveList();
        determinized.legalMoves(moves);
        state.setup().game().ordering().prune(determinized, moves);

        GameState next = determinized.copy();
        int best = randomPercent > 0 && random.below(PERCENT) < randomPercent
                ? moves.get(random.below(moves.size()))
                : bestMove(next, determinized, moves, random);
        next.copyFrom(determinized);
        next.play(best, EventLog.OFF);
        var value = new ArrayList<Double>();
        for (int i = 0; i < state.setup().players(); i++) {
            value.add(evaluation.value(next, i));
        }
        return new Choice(best, value, List.of(state.notation(best)), moves.size());
    }

    /** Returns the move with the greatest lead; {@code next} is overwritten. */
    private static int bestMove(GameState next, GameState state, MoveList moves, FastRandom random) {
        int seat = state.toMove();
        Evaluation evaluation = state.setup().game().evaluation();
        int best = 0;
        double bestLead = Double.NEGATIVE_INFINITY;
        int ties = 0;
        for (int i = 0; i < moves.size(); i++) {
            next.copyFrom(state);
            next.play(moves.get(i), EventLog.OFF);
            double lead = lead(evaluation, next, seat);
            if (lead > bestLead) {
                bestLead = lead;
                best = moves.get(i);
                ties = 1;
            } else if (lead == bestLead && random.below(++ties) == 0) {
                best = moves.get(i); // equally good moves are equally likely
            }
        }
        return best;
    }

    private static double lead(Evaluation evaluation, GameState state, int seat) {
        int players = state.setup().players();
        double own = evaluation.value(state, seat);
        if (state.setup().variant().cooperative()) {
            return own; // all players share it
        }
        double bestOther = players == 1 ? 0 : Double.NEGATIVE_INFINITY;
        for (int other = 0; other < players; other++) {
            if (other != seat) {
                bestOther = Math.max(bestOther, evaluation.value(state, other));
            }
        }
        return own - bestOther;
    }
}
