package org.merlon.torres;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.move.Way;

/** How far each knight of the seat to move gets with the action points that are left, by steps and doors. */
final class Ways {
    /** By what a knight goes on. */
    private static final Verb[] STRIDES = {Verb.MOVE, Verb.DOOR};

    private Ways() {}

    /**
     * A knight's way to a space.
     *
     * @param before the way without its last move, or null if it has none
     */
    record Walk(@Nullable Walk before, int move, int from, int to, int cost, int steps) {
        private Walk on(int next) {
            return new Walk(this, next, from, Move.to(next), cost + Move.verb(next).cost, steps + 1);
        }

        private Way way() {
            var moves = new ArrayList<String>(steps);
            for (Walk walk = this; walk.before != null; walk = walk.before) {
                moves.add(Move.spell(walk.move));
            }
            Collections.reverse(moves);
            return new Way(Space.name(from), Space.name(to), cost, moves);
        }
    }

    /** The cheapest way to each space in reach of each knight, nearest first. */
    static List<Way> of(TorresState state) {
        return walks(state).stream().map(Walk::way).toList();
    }

    /** The same for those who do not read it. */
    static List<Walk> walks(TorresState state) {
        var walks = new ArrayList<Walk>();
        if (state.step == Step.TURN) {
            var ahead = (TorresState) state.copy();
            for (long rest = state.board.knights(state.toMove); rest != 0; rest &= rest - 1) {
                follow(state, ahead, Space.first(rest), walks);
            }
        }
        return walks;
    }

    /**
     * Walks ahead on a copy, breadth first: what is legal on the way is asked where it is always asked. All that a walk
     * changes is where the knight stands and what is left to spend.
     */
    private static void follow(TorresState state, TorresState ahead, int knight, List<Walk> walks) {
        long seen = Space.bit(knight);
        var walk = new Walk(null, 0, knight, knight, 0, 0);
        for (int next = walks.size(); ; walk = walks.get(next++)) {
            if (walk.cost < state.ap) {
                ahead.ap = state.ap - walk.cost;
                go(ahead, knight, walk.to);
                for (Verb verb : STRIDES) {
                    long onward = Legality.onward(ahead, verb, walk.to) & ~seen;
                    seen |= onward;
                    for (; onward != 0; onward &= onward - 1) {
                        walks.add(walk.on(Move.of(verb, walk.to, Space.first(onward))));
                    }
                }
                go(ahead, walk.to, knight);
            }
            if (next == walks.size()) {
                return;
            }
        }
    }

    private static void go(TorresState ahead, int from, int to) {
        if (from != to) {
            ahead.board.moveKnight(ahead.toMove, from, to);
        }
    }
}
