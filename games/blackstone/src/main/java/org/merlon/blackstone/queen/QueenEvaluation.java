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

/** Points made, what the sets can still become, and what the cards in hand can fetch. */
final class QueenEvaluation implements Evaluation {
    /** What the points of a game may turn by in the long run, and what is left of that in its last turn. */
    private static final double LONG_SWING = 6;

    private static final double LAST_SWING = 2;

    /** More turns than this add nothing to what may turn. */
    private static final int LONG = 8;

    /** What it adds to stand where it is wanted instead of one action away. */
    static final double ARRIVAL = 0.2;

    /** How likely a vassal is fetched that stands where a card of the hand wants it, or one action away, or nowhere near. */
    private static final double MET = 0.6;

    private static final double NEAR = MET - ARRIVAL;
    private static final double FAR = 0.12;

    /** What may come of one more vassal in a set: any goes with a single one, few with three or more. */
    private static final double SINGLE_TO_GROW = 0.6;

    private static final double SET_TO_GROW = 0.3;
    private static final double FACE_TO_GROW = 0.8;

    /** Cards of this worth leave little time for more. */
    private static final double FULL_HAND = 2;

    /** An action that is left of this turn, and one that is saved for later. */
    static final double ACTION = 0.1;

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

    /** What a Machination will bring to the owner of these sets. */
    static double worth(QueenState state, Sets sets, Task task) {
        return worth(state, sets, task.left()) + worth(state, sets, task.right());
    }

    @Override
    public double swing(GameState given) {
        var state = (QueenState) given;
        int turns = Math.min(LONG, state.course().turnsLeft(state.course().turn()));
        return LAST_SWING + (LONG_SWING - LAST_SWING) * turns / LONG;
    }

    /** What a requirement of a card in hand will bring: the best vassal it can fetch now, or else the best one there is. */
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

    /** What a vassal of this face adds to the best set for it. */
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

    /** What a vassal of this face adds to a set that it fits. */
    static double gain(int set, int face) {
        int more = Sets.with(set, face);
        return Sets.points(more) - Sets.points(set) + promise(more) - promise(set);
    }

    /** Whether one action brings a wanted vassal to one of the spaces: a slide, a swap or a flip. */
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
