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
 * @param actionValue the value of an action left in this turn
 * @param knightValue the value of an action saved for later
 */
record WizardEvaluation(double actionValue, double knightValue) implements Evaluation {
    /** The value of a half of a card that a vassal in the hand meets and can be laid for now. */
    private static final double PLAYABLE_VALUE = 0.9;

    /** The value of a half that a vassal in the hand meets but cannot be laid for yet. */
    private static final double BLOCKED_VALUE = 0.1;

    /** The value of a half of a card that no vassal in the hand meets, but an exchanged one may. */
    private static final double UNMET_VALUE = 0.05;

    /** The value of a second vassal that meets the same half, in case the first is used elsewhere. */
    private static final double SPARE_VALUE = 0.05;

    static final double ACTION_VALUE = 0.12;
    static final double KNIGHT_VALUE = 0.1;

    static final Evaluation DEFAULT = new WizardEvaluation(ACTION_VALUE, KNIGHT_VALUE);

    /**
     * The weights for players that search, chosen by games against greedy: with the usual weights they took hardly any
     * knights.
     */
    static final Evaluation SEARCH = new WizardEvaluation(0.2, 0.25);

    /** Damps the value of cards in hand, because there is little time to use many: at this value they count half. */
    private static final double FULL_HAND_VALUE = 3;

    /** The number of turns needed to use a Machination in hand; with fewer turns left it counts less. */
    private static final int TURNS_TO_USE_CARD = 3;

    /** The swing of one more turn for every player. */
    private static final double SWING_PER_TURN = 0.2;

    private static final double LAST_SWING = 0.5;

    /** The most turns that count for the swing. */
    private static final int MAX_COUNTED_TURNS = 8;

    /** The value of a token when the game is over, which breaks ties. */
    private static final double TIE_BREAK_VALUE = 0.01;

    @Override
    public double value(GameState gameState, int seat) {
        var state = (WizardState) gameState;
        double value = -state.vassals(seat).size();
        Tokens tokens = state.tokens();
        int turns = state.turnState().turnsLeft(seat);
        if (turns == 0) {
            return value + TIE_BREAK_VALUE * tokens.total(seat);
        }
        double chance = Math.min(1, (double) turns / TURNS_TO_USE_CARD);
        double cards = 0;
        Pile hand = state.hand(seat);
        for (int i = 0; i < hand.size(); i++) {
            cards += worth(state, seat, Task.of(hand.get(i)));
        }
        value += chance * cards / (1 + cards / FULL_HAND_VALUE);
        value += knightValue * (tokens.knights(seat) + tokens.saved(seat));
        return state.toMove() == seat ? value + actionValue * tokens.wizards(seat) : value;
    }

    @Override
    public double swing(GameState gameState) {
        var state = (WizardState) gameState;
        int turns = Math.min(
                MAX_COUNTED_TURNS, state.turnState().turnsLeft(state.turnState().activeSeat()));
        return LAST_SWING + SWING_PER_TURN * turns;
    }

    /** Returns the expected number of vassals that a seat can lay with a Machination. */
    static double worth(WizardState state, int seat, Task task) {
        return worth(state, seat, task.left()) + worth(state, seat, task.right());
    }

    private static double worth(WizardState state, int seat, Requirement requirement) {
        Pile vassals = state.vassals(seat);
        int spaces = requirement.spaces(state.blueLetters());
        double best = UNMET_VALUE;
        int fitting = 0;
        for (int i = 0; i < vassals.size(); i++) {
            int item = WizardUseMoves.matchingItem(requirement, vassals, i);
            if (item != WizardUseMoves.NO_MATCH) {
                int face = Vassal.upperFace(WizardUseMoves.vassalOf(vassals, item));
                fitting++;
                best = Math.max(best, (spaces & state.stacks().openSpaces(face)) != 0 ? PLAYABLE_VALUE : BLOCKED_VALUE);
            }
        }
        return fitting > 1 ? best + SPARE_VALUE : best;
    }
}
