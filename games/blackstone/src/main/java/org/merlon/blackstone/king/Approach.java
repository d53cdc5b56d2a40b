package org.merlon.blackstone.king;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.table.Board;
import org.merlon.blackstone.table.Requirement;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.data.Data;
import org.merlon.engine.parts.CopyHasher;

/**
 * Finds a short sequence of slides, swaps and flips that brings two vassals to where a task wants them, for the active
 * player but regardless of tokens.
 *
 * <p>It moves the left vassal first and then the right one on the resulting board, so a sequence that interleaves both
 * may be shorter. Used for views only, because it tries every pair of vassals.
 */
final class Approach {
    /** Longer plans do not help a player. */
    private static final int FAR = 5;

    private final KingState state;
    private final Family family;
    private final int usable;

    /** The spaces with cards that cannot be moved. */
    private final int held;

    /** The spaces with cards that cannot be flipped. */
    private final int fixed;

    /** One action: moves a vassal from one space to another, or flips it. */
    private record Deed(Verb verb, int from, int to) {
        void on(Board board) {
            switch (verb) {
                case SLIDE -> board.slide(from, to);
                case SWAP -> board.swap(from, to);
                default -> board.flip(from);
            }
        }

        Data.Obj data() {
            var data = new Data.Obj().put("verb", verb.word).put("from", Space.name(from));
            return verb == Verb.FLIP ? data : data.put("to", Space.name(to));
        }
    }

    /** The actions that bring one vassal to a space, and that space. */
    private record Leg(List<Deed> deeds, int end) {}

    Approach(KingState state) {
        this.state = state;
        family = state.active().family;
        usable = BoardWork.usable(state);
        held = state.board.occupied() & ~BoardWork.movable(state);
        fixed = state.board.occupied() & ~BoardWork.flippable(state);
    }

    /** Returns the actions of the shortest plan found, or null if there is no short one. */
    Data.@Nullable Arr way(Task task) {
        List<Deed> best = null;
        for (int one = 0; one < Space.COUNT; one++) {
            for (int other = 0; other < Space.COUNT; other++) {
                if (one != other && Space.in(usable, one) && Space.in(usable, other)) {
                    List<Deed> way = way(task, one, other, best == null ? FAR : best.size() - 1);
                    best = way == null ? best : way;
                }
            }
        }
        if (best == null) {
            return null;
        }
        var data = new Data.Arr();
        best.forEach(deed -> data.add(deed.data()));
        return data;
    }

    /**
     * Returns a plan that uses the vassal on one space for the left half and another for the right half, or null if it
     * needs too many actions.
     */
    private @Nullable List<Deed> way(Task task, int one, int other, int most) {
        Leg first = leg(state.board, task.left(), one, Space.NONE, most);
        if (first == null) {
            return null;
        }
        var board = new Board();
        board.become(state.board, CopyHasher.SILENT);
        int moved = other;
        for (Deed deed : first.deeds) {
            deed.on(board);
            moved = deed.verb == Verb.SWAP && deed.to == moved ? deed.from : moved;
        }
        Leg second = leg(board, task.right(), moved, first.end, most - first.deeds.size());
        if (second == null) {
            return null;
        }
        var way = new ArrayList<>(first.deeds);
        way.addAll(second.deeds);
        return way;
    }

    /**
     * Returns the shortest path of one vassal to a space where a half wants it, without moving the vassal on the
     * untouched space; null if it takes too many actions.
     */
    private @Nullable Leg leg(Board board, Requirement wanted, int from, int untouched, int most) {
        int card = board.at(from);
        boolean fits = wanted.wants(Vassal.up(card));
        if (!fits && (Space.in(fixed, from) || !wanted.wants(Vassal.up(Vassal.flip(card))))) {
            return null;
        }
        int goal = wanted.spaces(state.rules.blueLetters);
        int[] before = new int[Space.COUNT];
        Arrays.fill(before, Space.NONE);
        before[from] = from;
        int steps = most - (fits ? 0 : 1);
        int border = Space.bit(from);
        for (int step = 0; step <= steps && border != 0; step++) {
            int there = border & goal & ~(untouched == Space.NONE ? 0 : Space.bit(untouched));
            if (there != 0) {
                return new Leg(deeds(board, before, from, Space.first(there), fits), Space.first(there));
            }
            border = Space.in(held, from) ? 0 : beyond(board, border, before, untouched);
        }
        return null;
    }

    /** Returns the spaces reached by one more action, and records for each of them where it was reached from. */
    private int beyond(Board board, int border, int[] before, int untouched) {
        int reached = 0;
        for (int rest = border; rest != 0; rest &= rest - 1) {
            int space = Space.first(rest);
            int next = 0;
            for (Pay pay : List.of(Pay.KNIGHT, Pay.WIZARD)) {
                if (lets(Verb.SLIDE, pay)) {
                    next |= family.slides(pay, space, board.free());
                }
                if (lets(Verb.SWAP, pay)) {
                    next |= family.swaps(pay, space) & board.occupied() & ~held;
                }
            }
            next &= untouched == Space.NONE ? Space.ALL : ~Space.bit(untouched);
            for (; next != 0; next &= next - 1) {
                int to = Space.first(next);
                if (before[to] == Space.NONE) {
                    before[to] = space;
                    reached |= Space.bit(to);
                }
            }
        }
        return reached;
    }

    /** Returns whether a token can pay for this action any number of times in a turn. */
    private boolean lets(Verb verb, Pay pay) {
        return pay == verb.usual || (family.lets(pay, verb) && !family.onceATurn());
    }

    private static List<Deed> deeds(Board board, int[] before, int from, int to, boolean fits) {
        var deeds = new ArrayList<Deed>();
        for (int at = to; at != from; at = before[at]) {
            Verb verb = Space.in(board.occupied(), at) ? Verb.SWAP : Verb.SLIDE;
            deeds.add(0, new Deed(verb, before[at], at));
        }
        if (!fits) {
            deeds.add(0, new Deed(Verb.FLIP, from, from));
        }
        return deeds;
    }
}
