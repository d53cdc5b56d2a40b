package org.merlon.bots;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.Evaluation;
import org.merlon.engine.GameState;
import org.merlon.engine.chance.RandomBits;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;

/**
 * Plays the move after which its seat leads the best opponent by most, according to the game's own evaluation.
 *
 * @param slips the percentage of moves that it plays at random
 */
record GreedyBot(String name, int slips) implements Bot {
    private static final long USUAL_MILLIS = 100; // far more than it needs
    private static final int HUNDRED = 100;

    @Override
    public Budget usual() {
        return Budget.ofMillis(USUAL_MILLIS);
    }

    @Override
    public Player player(SearchWorkers crew, long bytes) {
        return this::choose;
    }

    private Choice choose(GameState state, Budget budget, long seed, Stop stop) {
        var random = new RandomBits(seed);
        int seat = state.toMove();
        GameState seen = state.copy();
        seen.imagine(seat, random);
        Evaluation evaluation = state.setup().game().evaluation();
        var moves = new MoveList();
        seen.legalMoves(moves);
        state.setup().game().ordering().prune(seen, moves);

        GameState next = seen.copy();
        int best = slips > 0 && random.below(HUNDRED) < slips
                ? moves.get(random.below(moves.size()))
                : best(next, seen, moves, random);
        next.copyFrom(seen);
        next.play(best, EventLog.OFF);
        var value = new ArrayList<Double>();
        for (int i = 0; i < state.setup().players(); i++) {
            value.add(evaluation.value(next, i));
        }
        return new Choice(best, value, List.of(state.spell(best)), moves.size());
    }

    /** Returns the move with the greatest lead; {@code next} is overwritten. */
    private static int best(GameState next, GameState seen, MoveList moves, RandomBits random) {
        int seat = seen.toMove();
        Evaluation evaluation = seen.setup().game().evaluation();
        int best = 0;
        double bestLead = Double.NEGATIVE_INFINITY;
        int equals = 0;
        for (int i = 0; i < moves.size(); i++) {
            next.copyFrom(seen);
            next.play(moves.get(i), EventLog.OFF);
            double lead = lead(evaluation, next, seat);
            if (lead > bestLead) {
                bestLead = lead;
                best = moves.get(i);
                equals = 1;
            } else if (lead == bestLead && random.below(++equals) == 0) {
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
        double others = players == 1 ? 0 : Double.NEGATIVE_INFINITY;
        for (int other = 0; other < players; other++) {
            if (other != seat) {
                others = Math.max(others, evaluation.value(state, other));
            }
        }
        return own - others;
    }
}
