package org.merlon.blackstone.queen;

import org.merlon.blackstone.offer.Tokens;
import org.merlon.blackstone.table.Board;
import org.merlon.blackstone.table.Face;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Requirement;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.Evaluation;
import org.merlon.engine.GameState;

/** Evaluates points, the growth of the sets, and what the cards in hand can bring. */
final class QueenEvaluation implements Evaluation {
    /** The swing with many turns left. */
    private static final double LONG_SWING = 6;

    /** The swing in the last turn. */
    private static final double LAST_SWING = 2;

    /** The most turns that count for the swing. */
    private static final int MAX_COUNTED_TURNS = 8;

    /** The gain in chance when a vassal moves from one action away to where it is wanted. */
    static final double ARRIVAL_GAIN = 0.2;

    /** The chance to collect a vassal that stands where a card in hand wants it. */
    private static final double MET_CHANCE = 0.6;

    /** The chance to collect a vassal that is one action away from there. */
    private static final double NEAR_CHANCE = MET_CHANCE - ARRIVAL_GAIN;

    /** The chance to collect any other vassal. */
    private static final double FAR_CHANCE = 0.12;

    /** The value of a possible second vassal; every vassal fits. */
    private static final double SINGLE_GROWTH = 0.6;

    /** The value of a possible further vassal of a set; few fit a set of three or more. */
    private static final double SET_GROWTH = 0.3;

    /** The value of a possible further vassal of a set of one face. */
    private static final double FACE_SET_GROWTH = 0.8;

    /** Damps the value of cards in hand, because there is little time to use many: at this value they count half. */
    private static final double FULL_HAND_VALUE = 2;

    /** The value of an action left in this turn. */
    static final double ACTION_VALUE = 0.1;

    /** The value of an action saved for later. */
    static final double KNIGHT_VALUE = 0.12;

    @Override
    public double value(GameState gameState, int seat) {
        var state = (QueenState) gameState;
        VassalSets sets = state.sets(seat);
        double value = sets.points();
        if (state.isOver() || state.turnState().turnsLeft(seat) == 0) {
            return value;
        }
        for (int number = 0; number < sets.count(); number++) {
            value += growthValue(sets.get(number));
        }
        double cards = 0;
        Pile hand = state.hand(seat);
        for (int i = 0; i < hand.size(); i++) {
            cards += worth(state, sets, Task.of(hand.get(i)));
        }
        value += cards / (1 + cards / FULL_HAND_VALUE);
        Tokens tokens = state.tokens();
        value += KNIGHT_VALUE * (tokens.knights(seat) + tokens.saved(seat));
        return state.toMove() == seat ? value + ACTION_VALUE * tokens.wizards(seat) : value;
    }

    private static double growthValue(int set) {
        SetKind kind = VassalSets.kind(set);
        if (set == VassalSets.EMPTY_SET
                || kind == null
                || (kind == SetKind.DIFFERENT && VassalSets.size(set) == Face.FACTIONS)) {
            return 0;
        }
        if (VassalSets.size(set) == 1) {
            return SINGLE_GROWTH;
        }
        return kind == SetKind.FACE ? FACE_SET_GROWTH : SET_GROWTH;
    }

    /** Returns the expected value of a Machination for the owner of these sets. */
    static double worth(QueenState state, VassalSets sets, Task task) {
        return worth(state, sets, task.left()) + worth(state, sets, task.right());
    }

    @Override
    public double swing(GameState gameState) {
        var state = (QueenState) gameState;
        int turns = Math.min(
                MAX_COUNTED_TURNS, state.turnState().turnsLeft(state.turnState().activeSeat()));
        return LAST_SWING + (LONG_SWING - LAST_SWING) * turns / MAX_COUNTED_TURNS;
    }

    /**
     * Returns the expected value of one half of a card in hand: of the best vassal that it can collect now, or else of
     * the best possible one.
     */
    private static double worth(QueenState state, VassalSets sets, Requirement requirement) {
        Board board = state.board();
        int met = requirement.matchingSpaces(board, state.blueLetters());
        if (met != 0) {
            double best = 0;
            for (; met != 0; met &= met - 1) {
                best = Math.max(best, gain(sets, Vassal.upperFace(board.at(Space.first(met)))));
            }
            return MET_CHANCE * best;
        }
        double best = 0;
        for (int face = 0; face < Face.COUNT; face++) {
            if (requirement.wants(face)) {
                best = Math.max(best, gain(sets, face));
            }
        }
        return (isOneActionAway(board, requirement, requirement.spaces(state.blueLetters())) ? NEAR_CHANCE : FAR_CHANCE)
                * best;
    }

    /** Returns the value that a vassal of this face adds to the best set for it. */
    static double gain(VassalSets sets, int face) {
        double best = SINGLE_GROWTH;
        for (int number = 0; number < sets.count(); number++) {
            int set = sets.get(number);
            if (VassalSets.fits(set, face)) {
                best = Math.max(best, gain(set, face));
            }
        }
        return best;
    }

    /** Returns the value that a vassal of this face adds to a set that it fits. */
    static double gain(int set, int face) {
        int grown = VassalSets.with(set, face);
        return VassalSets.points(grown) - VassalSets.points(set) + growthValue(grown) - growthValue(set);
    }

    /** Returns whether one slide, swap or flip brings a wanted vassal to one of the spaces. */
    private static boolean isOneActionAway(Board board, Requirement requirement, int spaces) {
        int neighbours = 0;
        for (int remaining = spaces; remaining != 0; remaining &= remaining - 1) {
            int space = Space.first(remaining);
            neighbours |= Space.neighbours(space);
            int vassal = board.at(space);
            if (vassal != Vassal.NONE && requirement.wants(Vassal.upperFace(Vassal.flip(vassal)))) {
                return true;
            }
        }
        return (neighbours & board.showing(requirement.faction(), requirement.role())) != 0;
    }
}
