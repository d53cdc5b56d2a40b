package org.merlon.blackstone.wizard;

import org.merlon.blackstone.offer.Tokens;
import org.merlon.blackstone.table.Face;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Requirement;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.Vassal;

/** Vassals still in hand count against a seat; Machinations that it can lay some with count for it. */
final class WizardEvaluation {
    /** A requirement that a vassal of the hand meets, on a space that is open to it, or on one that is not yet. */
    private static final double PLAYABLE = 0.7;

    private static final double BLOCKED = 0.35;

    /** A requirement that no vassal of the hand meets, but one may be exchanged for. */
    private static final double UNMET = 0.1;

    /** A second vassal for the same requirement, if the first should go elsewhere. */
    private static final double SPARE = 0.05;

    private static final double ACTION = 0.15;
    private static final double KNIGHT = 0.2;

    /** Decides between equal hands when the game is over. */
    private static final double TIE_BREAK = 0.01;

    private WizardEvaluation() {}

    static double value(WizardState state, int seat) {
        double value = -state.vassals(seat).size();
        Tokens tokens = state.tokens();
        if (state.over() || state.course().turnsLeft(seat) == 0) {
            return value + TIE_BREAK * tokens.all(seat);
        }
        Pile hand = state.hand(seat);
        for (int i = 0; i < hand.size(); i++) {
            Task task = Task.of(hand.get(i));
            value += worth(state, seat, task.left()) + worth(state, seat, task.right());
        }
        value += KNIGHT * (tokens.knights(seat) + tokens.saved(seat));
        return state.toMove() == seat ? value + ACTION * tokens.wizards(seat) : value;
    }

    private static double worth(WizardState state, int seat, Requirement wanted) {
        Pile vassals = state.vassals(seat);
        int spaces = wanted.spaces(state.blueLetters());
        double best = UNMET;
        int fitting = 0;
        for (int i = 0; i < vassals.size(); i++) {
            int vassal = vassals.get(i);
            int face = wanted.wants(Vassal.up(vassal)) ? Vassal.up(vassal) : Vassal.up(Vassal.flip(vassal));
            if (Face.isPlain(face) && wanted.wants(face)) {
                fitting++;
                best = Math.max(best, (spaces & state.stacks().open(face)) != 0 ? PLAYABLE : BLOCKED);
            }
        }
        return fitting > 1 ? best + SPARE : best;
    }
}
