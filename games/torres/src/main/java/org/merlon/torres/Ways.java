package org.merlon.torres;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.merlon.engine.move.Way;

/**
 * How far each knight of the seat to move gets with the action points that are left, by steps and doors: for one knight at a
 * time the cheapest way to each space in reach, nearest first.
 */
final class Ways {
    /** By what a knight goes on. */
    private static final Verb[] STRIDES = {Verb.MOVE, Verb.DOOR};

    private final TorresState state;

    /** What is legal on the way is asked where it is always asked, of a state in which the knight stands there. */
    private final TorresState ahead;

    private int count;

    /** The last move of each way, */
    private final int[] moves = new int[Space.COUNT];

    /** the way without it, or -1 if it has no other, */
    private final int[] before = new int[Space.COUNT];

    /** what it costs, and of how many moves it is. */
    private final int[] costs = new int[Space.COUNT];

    private final int[] lengths = new int[Space.COUNT];

    /** @param ahead a copy of the state to walk ahead on; as it is again after each knight */
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

    /** Looks for the ways of a knight, breadth first. */
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

    /** Where a way leads. */
    int to(int way) {
        return Move.to(moves[way]);
    }

    /** Of how many moves it is. */
    int length(int way) {
        return lengths[way];
    }

    /** Adds the ways that lead on from the end of another; returns what has been seen then. */
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
