package org.merlon.blackstone.wizard;

import org.merlon.blackstone.offer.Tokens;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Requirement;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.Evaluation;
import org.merlon.engine.GameState;

/**
 * Vassals still in hand count against a seat; Machinations that it can lay some with count for it.
 *
 * @param action what an action that is left of this turn is worth
 * @param knight what one is worth that is saved for later
 */
record WizardEvaluation(double action, double knight) implements Evaluation {
    /** A requirement that a vassal of the hand meets, on a space that is open to it, or on one that is not yet. */
    private static final double PLAYABLE = 0.9;

    private static final double BLOCKED = 0.1;

    /** A requirement that no vassal of the hand meets, but one may be exchanged for. */
    private static final double UNMET = 0.05;

    /** A second vassal for the same requirement, if the first should go elsewhere. */
    private static final double SPARE = 0.05;

    static final double ACTION = 0.12;
    static final double KNIGHT = 0.1;

    static final Evaluation USUAL = new WizardEvaluation(ACTION, KNIGHT);

    /** Chosen by games against greedy: with the usual weights, players that look ahead took hardly any knights. */
    static final Evaluation AHEAD = new WizardEvaluation(0.2, 0.25);

    /** Cards of this worth leave little time for more. */
    private static final double FULL_HAND = 3;

    /** Turns after which a Machination in hand has had its chance. */
    private static final int PATIENCE = 3;

    /** What one more turn for everybody may turn. */
    private static final double SWING_A_TURN = 0.2;

    private static final double LAST_SWING = 0.5;

    /** More turns than this add nothing to what may turn. */
    private static final int LONG = 8;

    /** Decides between equal hands when the game is over. */
    private static final double TIE_BREAK = 0.01;

    @Override
    public double value(GameState given, int seat) {
        var state = (WizardState) given;
        double value = -state.vassals(seat).size();
        Tokens tokens = state.tokens();
        int turns = state.course().turnsLeft(seat);
        if (turns == 0) {
            return value + TIE_BREAK * tokens.all(seat);
        }
        double chance = Math.min(1, (double) turns / PATIENCE);
        double cards = 0;
        Pile hand = state.hand(seat);
        for (int i = 0; i < hand.size(); i++) {
            cards += worth(state, seat, Task.of(hand.get(i)));
        }
        value += chance * cards / (1 + cards / FULL_HAND);
        value += knight * (tokens.knights(seat) + tokens.saved(seat));
        return state.toMove() == seat ? value + action * tokens.wizards(seat) : value;
    }

    @Override
    public double swing(GameState given) {
        var state = (WizardState) given;
        int turns = Math.min(LONG, state.course().turnsLeft(state.course().turn()));
        return LAST_SWING + SWING_A_TURN * turns;
    }

    /** What a Machination will lay off for a seat. */
    static double worth(WizardState state, int seat, Task task) {
        return worth(state, seat, task.left()) + worth(state, seat, task.right());
    }

    private static double worth(WizardState state, int seat, Requirement wanted) {
        Pile vassals = state.vassals(seat);
        int spaces = wanted.spaces(state.blueLetters());
        double best = UNMET;
        int fitting = 0;
        for (int i = 0; i < vassals.size(); i++) {
            int thing = Uses.meeting(wanted, vassals, i);
            if (thing != Uses.NOTHING) {
                int face = Vassal.up(Uses.vassal(vassals, thing));
                fitting++;
                best = Math.max(best, (spaces & state.stacks().open(face)) != 0 ? PLAYABLE : BLOCKED);
            }
        }
        return fitting > 1 ? best + SPARE : best;
    }
}
