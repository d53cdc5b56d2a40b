package org.merlon.bots.levels;

import java.util.ArrayList;
import java.util.List;
import org.merlon.bots.Bot;
import org.merlon.bots.Budget;
import org.merlon.bots.Choice;
import org.merlon.bots.Player;
import org.merlon.bots.SearchWorkers;
import org.merlon.bots.StopSignal;
import org.merlon.engine.GameState;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.move.MoveList;

/** Plays a random legal move; all are equally likely. */
final class RandomBot implements Bot {
    @Override
    public String name() {
        return "random";
    }

    @Override
    public Budget defaultBudget() {
        return Budget.ofIterations(1);
    }

    @Override
    public Player newPlayer(SearchWorkers workers, long maxBytes) {
        return RandomBot::choose;
    }

    private static Choice choose(GameState state, Budget budget, long seed, StopSignal stop) {
        var moves = new MoveList();
        state.legalMoves(moves);
        int move = moves.get(new FastRandom(seed).below(moves.size()));
        var value = new ArrayList<Double>();
        for (int seat = 0; seat < state.setup().players(); seat++) {
            value.add((double) state.score(seat));
        }
        return new Choice(move, value, List.of(state.notation(move)), 1);
    }
}
