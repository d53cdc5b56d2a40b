package org.merlon.blackstone.wizard;

import org.merlon.blackstone.offer.Tokens;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Requirement;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.Evaluation;
import org.merlon.engine.GameState;

/**
 * Evaluates vassals in hand as negative and Machinations that can lay some of them as positive.
 *
 * @param action the value of an action left in this turn
 * @param knight the value of an action saved for later
 */
record WizardEvaluation(double action, double knight) implements Evaluation {
    /** The value of a half of a card that a vassal in the hand meets and can be laid for now. */
    private static final double PLAYABLE = 0.9;

    /** The value of a half that a vassal in the hand meets but cannot be laid for yet. */
    private static final double BLOCKED = 0.1;

    /** The value of a half of a card that no vassal in the hand meets, but an exchanged one may. */
    private static final double UNMET = 0.05;

    /** The value of a second vassal that meets the same half, in case the first is used elsewhere. */
    private static final double SPARE = 0.05;

    static final double ACTION = 0.12;
    static final double KNIGHT = 0.1;

    static final Evaluation USUAL = new WizardEvaluation(ACTION, KNIGHT);

    /**
     * The weights for players that search, chosen by games against greedy: with the usual weights they took hardly any
     * knights.
     */
    static final Evaluation AHEAD = new WizardEvaluation(0.2, 0.25);

    /** Damps the value of cards in hand, because there is little time to use many: at this value they count half. */
    private static final double FULL_HAND = 3;

    /** The number of turns needed to use a Machination in hand; with fewer turns left it counts less. */
    private static final int PATIENCE = 3;

    /** The swing of one more turn for every player. */
    private static final double SWING_A_TURN = 0.2;

    private static final double LAST_SWING = 0.5;

    /** The most turns that count for the swing. */
    private static final int LONG = 8;

    /** The value of a token when the game is over, which breaks ties. */
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

    /** Returns the expected number of vassals that a seat can lay with a Machination. */
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
