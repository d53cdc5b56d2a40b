package org.merlon.blackstone.king.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.king.legal.AllowedActions;
import org.merlon.blackstone.king.state.Family;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.blackstone.king.state.TokenCost;
import org.merlon.blackstone.king.state.Verb;
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
final class TaskPlanner {
    /** Longer plans do not help a player. */
    private static final int MAX_ACTIONS = 5;

    private final KingState state;
    private final Family family;
    private final int usable;

    /** The spaces with cards that cannot be moved. */
    private final int immovable;

    /** The spaces with cards that cannot be flipped. */
    private final int unflippable;

    /** One action: moves a vassal from one space to another, or flips it. */
    private record Action(Verb verb, int from, int to) {
        void applyTo(Board board) {
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
    private record Path(List<Action> actions, int end) {}

    TaskPlanner(KingState state) {
        this.state = state;
        family = state.activeSeat().family;
        usable = AllowedActions.usable(state);
        immovable = state.board.occupied() & ~AllowedActions.movable(state);
        unflippable = state.board.occupied() & ~AllowedActions.flippable(state);
    }

    /** Returns the actions of the shortest plan found, or null if there is no short one. */
    Data.@Nullable Arr plan(Task task) {
        List<Action> best = null;
        for (int one = 0; one < Space.COUNT; one++) {
            for (int other = 0; other < Space.COUNT; other++) {
                if (one != other && Space.in(usable, one) && Space.in(usable, other)) {
                    List<Action> plan = plan(task, one, other, best == null ? MAX_ACTIONS : best.size() - 1);
                    best = plan == null ? best : plan;
                }
            }
        }
        if (best == null) {
            return null;
        }
        var data = new Data.Arr();
        best.forEach(action -> data.add(action.data()));
        return data;
    }

    /**
     * Returns a plan that uses the vassal on one space for the left half and another for the right half, or null if it
     * needs too many actions.
     */
    private @Nullable List<Action> plan(Task task, int one, int other, int maxActions) {
        Path first = shortestPath(state.board, task.left(), one, Space.NONE, maxActions);
        if (first == null) {
            return null;
        }
        var board = new Board();
        board.copyFrom(state.board, CopyHasher.COPY_ONLY);
        int moved = other;
        for (Action action : first.actions) {
            action.applyTo(board);
            moved = action.verb == Verb.SWAP && action.to == moved ? action.from : moved;
        }
        Path second = shortestPath(board, task.right(), moved, first.end, maxActions - first.actions.size());
        if (second == null) {
            return null;
        }
        var plan = new ArrayList<>(first.actions);
        plan.addAll(second.actions);
        return plan;
    }

    /**
     * Returns the shortest path of one vassal to a space where a half wants it, without moving the vassal on the
     * untouched space; null if it takes too many actions.
     */
    private @Nullable Path shortestPath(Board board, Requirement requirement, int from, int untouched, int maxActions) {
        int card = board.at(from);
        boolean fits = requirement.wants(Vassal.upperFace(card));
        if (!fits && (Space.in(unflippable, from) || !requirement.wants(Vassal.upperFace(Vassal.flip(card))))) {
            return null;
        }
        int wantedSpaces = requirement.spaces(state.rules.blueLetters);
        int[] previous = new int[Space.COUNT];
        Arrays.fill(previous, Space.NONE);
        previous[from] = from;
        int steps = maxActions - (fits ? 0 : 1);
        int frontier = Space.bit(from);
        for (int step = 0; step <= steps && frontier != 0; step++) {
            int targets = frontier & wantedSpaces & ~(untouched == Space.NONE ? 0 : Space.bit(untouched));
            if (targets != 0) {
                return new Path(actionsAlong(board, previous, from, Space.first(targets), fits), Space.first(targets));
            }
            frontier = Space.in(immovable, from) ? 0 : nextSpaces(board, frontier, previous, untouched);
        }
        return null;
    }

    /** Returns the spaces reached by one more action, and records for each of them where it was reached from. */
    private int nextSpaces(Board board, int frontier, int[] previous, int untouched) {
        int reached = 0;
        for (int remaining = frontier; remaining != 0; remaining &= remaining - 1) {
            int space = Space.first(remaining);
            int next = 0;
            for (TokenCost cost : List.of(TokenCost.KNIGHT, TokenCost.WIZARD)) {
                if (canPayRepeatedly(Verb.SLIDE, cost)) {
                    next |= family.slideTargets(cost, space, board.free());
                }
                if (canPayRepeatedly(Verb.SWAP, cost)) {
                    next |= family.swapTargets(cost, space) & board.occupied() & ~immovable;
                }
            }
            next &= untouched == Space.NONE ? Space.ALL : ~Space.bit(untouched);
            for (; next != 0; next &= next - 1) {
                int to = Space.first(next);
                if (previous[to] == Space.NONE) {
                    previous[to] = space;
                    reached |= Space.bit(to);
                }
            }
        }
        return reached;
    }

    /** Returns whether a token can pay for this action any number of times in a turn. */
    private boolean canPayRepeatedly(Verb verb, TokenCost cost) {
        return cost == verb.usualCost || (family.acceptsOtherCost(cost, verb) && !family.otherCostOncePerTurn());
    }

    private static List<Action> actionsAlong(Board board, int[] previous, int from, int to, boolean fits) {
        var actions = new ArrayList<Action>();
        for (int at = to; at != from; at = previous[at]) {
            Verb verb = Space.in(board.occupied(), at) ? Verb.SWAP : Verb.SLIDE;
            actions.add(0, new Action(verb, previous[at], at));
        }
        if (!fits) {
            actions.add(0, new Action(Verb.FLIP, from, from));
        }
        return actions;
    }
}
