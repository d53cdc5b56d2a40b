package org.merlon.engine.play;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.GameState;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;

/** Counts sequences of moves: the first check of any move generator. */
public final class Perft {
    /** The result of {@link #count} if the limit was exceeded. */
    public static final long TOO_MANY = -1;

    private final long limit;
    private final List<GameState> states = new ArrayList<>();
    private final List<MoveList> lists = new ArrayList<>();
    private long nodes;

    private Perft(GameState state, int depth, long limit) {
        this.limit = limit;
        for (int i = 0; i <= depth; i++) {
            states.add(state.copy());
            lists.add(new MoveList());
        }
    }

    /** Returns the number of sequences of {@code depth} moves; one that ends the game earlier counts once. */
    public static long count(GameState state, int depth, long limit) {
        if (depth == 0) {
            return 1;
        }
        var perft = new Perft(state, depth, limit);
        perft.descend(depth);
        return perft.nodes > limit ? TOO_MANY : perft.nodes;
    }

    private void descend(int depth) {
        GameState state = states.get(depth);
        MoveList moves = lists.get(depth);
        state.legalMoves(moves);
        if (moves.isEmpty()) {
            nodes++;
            return;
        }
        if (depth == 1) {
            nodes += moves.size();
            return;
        }
        GameState next = states.get(depth - 1);
        for (int i = 0; i < moves.size() && nodes <= limit; i++) {
            next.copyFrom(state);
            next.play(moves.get(i), EventLog.OFF);
            descend(depth - 1);
        }
    }
}
