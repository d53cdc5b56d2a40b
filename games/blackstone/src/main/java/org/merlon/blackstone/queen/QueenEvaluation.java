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
    private static final int LONG = 8;

    /** The gain in chance when a vassal moves from one action away to where it is wanted. */
    static final double ARRIVAL = 0.2;

    /** The chance to collect a vassal that stands where a card in hand wants it. */
    private static final double MET = 0.6;

    /** The chance to collect a vassal that is one action away from there. */
    private static final double NEAR = MET - ARRIVAL;

    /** The chance to collect any other vassal. */
    private static final double FAR = 0.12;

    /** The value of a possible second vassal; every vassal fits. */
    private static final double SINGLE_TO_GROW = 0.6;

    /** The value of a possible further vassal of a set; few fit a set of three or more. */
    private static final double SET_TO_GROW = 0.3;

    /** The value of a possible further vassal of a set of one face. */
    private static final double FACE_TO_GROW = 0.8;

    /** Damps the value of cards in hand, because there is little time to use many: at this value they count half. */
    private static final double FULL_HAND = 2;

    /** The value of an action left in this turn. */
    static final double ACTION = 0.1;

    /** The value of an action saved for later. */
    static final double KNIGHT = 0.12;

    @Override
    public double value(GameState given, int seat) {
        var state = (QueenState) given;
        Sets sets = state.sets(seat);
        double value = sets.points();
        if (state.over() || state.course().turnsLeft(seat) == 0) {
            return value;
        }
        for (int number = 0; number < sets.count(); number++) {
            value += promise(sets.get(number));
        }
        double cards = 0;
        Pile hand = state.hand(seat);
        for (int i = 0; i < hand.size(); i++) {
            cards += worth(state, sets, Task.of(hand.get(i)));
        }
        value += cards / (1 + cards / FULL_HAND);
        Tokens tokens = state.tokens();
        value += KNIGHT * (tokens.knights(seat) + tokens.saved(seat));
        return state.toMove() == seat ? value + ACTION * tokens.wizards(seat) : value;
    }

    private static double promise(int set) {
        SetKind kind = Sets.kind(set);
        if (set == Sets.EMPTY || kind == null || (kind == SetKind.DIFFERENT && Sets.size(set) == Face.FACTIONS)) {
            return 0;
        }
        if (Sets.size(set) == 1) {
            return SINGLE_TO_GROW;
        }
        return kind == SetKind.FACE ? FACE_TO_GROW : SET_TO_GROW;
    }

    /** Returns the expected value of a Machination for the owner of these sets. */
    static double worth(QueenState state, Sets sets, Task task) {
        return worth(state, sets, task.left()) + worth(state, sets, task.right());
    }

    @Override
    public double swing(GameState given) {
        var state = (QueenState) given;
        int turns = Math.min(LONG, state.course().turnsLeft(state.course().turn()));
        return LAST_SWING + (LONG_SWING - LAST_SWING) * turns / LONG;
    }

    /**
     * Returns the expected value of one half of a card in hand: of the best vassal that it can collect now, or else of
     * the best possible one.
     */
    private static double worth(QueenState state, Sets sets, Requirement wanted) {
        Board board = state.board();
        int met = wanted.met(board, state.blueLetters());
        if (met != 0) {
            double best = 0;
            for (; met != 0; met &= met - 1) {
                best = Math.max(best, gain(sets, Vassal.up(board.at(Space.first(met)))));
            }
            return MET * best;
        }
        double best = 0;
        for (int face = 0; face < Face.COUNT; face++) {
            if (wanted.wants(face)) {
                best = Math.max(best, gain(sets, face));
            }
        }
        return (near(board, wanted, wanted.spaces(state.blueLetters())) ? NEAR : FAR) * best;
    }

    /** Returns the value that a vassal of this face adds to the best set for it. */
    static double gain(Sets sets, int face) {
        double best = SINGLE_TO_GROW;
        for (int number = 0; number < sets.count(); number++) {
            int set = sets.get(number);
            if (Sets.fits(set, face)) {
                best = Math.max(best, gain(set, face));
            }
        }
        return best;
    }

    /** Returns the value that a vassal of this face adds to a set that it fits. */
    static double gain(int set, int face) {
        int more = Sets.with(set, face);
        return Sets.points(more) - Sets.points(set) + promise(more) - promise(set);
    }

    /** Returns whether one slide, swap or flip brings a wanted vassal to one of the spaces. */
    private static boolean near(Board board, Requirement wanted, int spaces) {
        int around = 0;
        for (int rest = spaces; rest != 0; rest &= rest - 1) {
            int space = Space.first(rest);
            around |= Space.neighbours(space);
            int vassal = board.at(space);
            if (vassal != Vassal.NONE && wanted.wants(Vassal.up(Vassal.flip(vassal)))) {
                return true;
            }
        }
        return (around & board.showing(wanted.faction(), wanted.role())) != 0;
    }
}
