package org.merlon.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.merlon.engine.GameState;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;

/** Chooses random moves in such a way that rare kinds of moves are played often enough. */
public final class RandomChoice {
    private RandomChoice() {}

    /** Plays a uniformly random legal move. */
    public static void play(GameState state, FastRandom random) {
        MoveList moves = state.legalMoves();
        state.play(moves.get(random.below(moves.size())), EventLog.OFF);
    }

    /** Chooses, with equal probability, a random move or a random move of a random kind. */
    public static String of(List<String> moves, FastRandom random) {
        if (random.below(2) == 0) {
            return moves.get(random.below(moves.size()));
        }
        Set<String> kinds = new TreeSet<>();
        for (String move : moves) {
            kinds.add(kind(move));
        }
        String kind = List.copyOf(kinds).get(random.below(kinds.size()));
        List<String> ofKind = new ArrayList<>();
        for (String move : moves) {
            if (kind(move).equals(kind)) {
                ofKind.add(move);
            }
        }
        return ofKind.get(random.below(ofKind.size()));
    }

    /** Returns a move's first word, or its first two if it has more than three words. */
    private static String kind(String move) {
        String[] words = move.split(" ", -1);
        return words.length > 3 ? words[0] + " " + words[1] : words[0];
    }
}
