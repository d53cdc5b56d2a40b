package org.merlon.torres;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.merlon.engine.move.Way;

/**
 * Finds the spaces that each knight of the seat to move can reach with the action points that are left, by steps and
 * doors: for one knight at a time the cheapest path to each space, shortest first.
 */
final class Ways {
    /** The verbs that move a knight along a path. */
    private static final Verb[] STRIDES = {Verb.MOVE, Verb.DOOR};

    private final TorresState state;

    /** A copy of the state in which the knight is moved, so that {@link Legality} decides each move of a path. */
    private final TorresState ahead;

    private int count;

    /** The last move of each path. */
    private final int[] moves = new int[Space.COUNT];

    /** The path before that move, or -1 if it is the only move. */
    private final int[] before = new int[Space.COUNT];

    /** The action points that each path costs. */
    private final int[] costs = new int[Space.COUNT];

    /** The number of moves of each path. */
    private final int[] lengths = new int[Space.COUNT];

    /** @param ahead a copy of the state on which knights are moved; it is restored after each knight */
    Ways(TorresState state, TorresState ahead) {
        this.state = state;
        this.ahead = ahead;
    }

    static List<Way> of(TorresState state) {
        var ways = new ArrayList<Way>();
        if (state.step == Step.TURN) {
            var all = new Ways(state, (TorresState) state.copy());
            for (long rest = state.board.knights(state.toMove); rest != 0; rest &= rest - 1) {
                int knight = Space.first(rest);
                all.follow(knight);
                for (int way = 0; way < all.count; way++) {
                    ways.add(all.way(knight, way));
                }
            }
        }
        return ways;
    }

    /** Finds the paths of a knight, breadth first. */
    void follow(int knight) {
        count = 0;
        long seen = goOn(-1, knight, knight, Space.bit(knight));
        for (int way = 0; way < count; way++) {
            seen = goOn(way, knight, to(way), seen);
        }
        ahead.ap = state.ap;
    }

    int count() {
        return count;
    }

    /** Returns the space where a path ends. */
    int to(int way) {
        return Move.to(moves[way]);
    }

    /** Returns the number of moves of a path. */
    int length(int way) {
        return lengths[way];
    }

    /** Adds the paths that extend another path by one move; returns the spaces reached so far. */
    private long goOn(int way, int knight, int from, long seenBefore) {
        long seen = seenBefore;
        int cost = way < 0 ? 0 : costs[way];
        if (cost < state.ap) {
            ahead.ap = state.ap - cost;
            go(knight, from);
            for (Verb verb : STRIDES) {
                long onward = Legality.onward(ahead, verb, from) & ~seen;
                seen |= onward;
                for (; onward != 0; onward &= onward - 1) {
                    moves[count] = Move.of(verb, from, Space.first(onward));
                    before[count] = way;
                    costs[count] = cost + verb.cost;
                    lengths[count++] = way < 0 ? 1 : lengths[way] + 1;
                }
            }
            go(from, knight);
        }
        return seen;
    }

    private void go(int from, int to) {
        if (from != to) {
            ahead.board.moveKnight(ahead.toMove, from, to);
        }
    }

    private Way way(int knight, int way) {
        var spelled = new String[lengths[way]];
        int each = way;
        for (int i = spelled.length - 1; i >= 0; i--) {
            spelled[i] = Move.spell(moves[each]);
            each = before[each];
        }
        return new Way(Space.name(knight), Space.name(to(way)), costs[way], Arrays.asList(spelled));
    }
}
