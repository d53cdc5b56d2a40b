package org.merlon.blackstone.wizard;

import org.merlon.blackstone.offer.MoveCode;
import org.merlon.blackstone.offer.Verb;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Task;
import org.merlon.engine.GameState;
import org.merlon.engine.Ordering;
import org.merlon.engine.move.MoveList;

/** Puts uses first, those of two vassals before others, then good cards to take. */
final class WizardOrdering implements Ordering {
    /** The gain of exchanging a vassal that no card in hand wants for one that some card wants. */
    private static final double GOOD_EXCHANGE_GAIN = 0.4;

    /**
     * The penalty for passing without being in the lead: the first pass brings the end of the game, and a player may
     * still become able to use a card.
     */
    private static final double PASS_WHEN_BEHIND = -0.5;

    @Override
    public void weigh(GameState gameState, MoveList moves, double[] weights) {
        var state = (WizardState) gameState;
        int task = -1;
        double worth = 0;
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (MoveCode.verb(move) == Verb.USE) {
                if (MoveCode.task(move) != task) { // all uses of a card are adjacent
                    task = MoveCode.task(move);
                    worth = WizardEvaluation.worth(state, state.turnState().activeSeat(), Task.of(task));
                }
                weights[i] = laidCount(move) - worth - WizardEvaluation.ACTION_VALUE;
            } else {
                weights[i] = weight(state, move);
            }
        }
    }

    private static int laidCount(int move) {
        return (MoveCode.left(move) == MoveCode.NO_SPACE ? 0 : 1) + (MoveCode.right(move) == MoveCode.NO_SPACE ? 0 : 1);
    }

    private static double weight(WizardState state, int move) {
        int seat = state.turnState().activeSeat();
        int at = MoveCode.at(move);
        double cost = WizardEvaluation.ACTION_VALUE * state.cost(MoveCode.verb(move));
        return switch (MoveCode.verb(move)) {
            case TAKE ->
                WizardEvaluation.worth(state, seat, Task.of(state.offer().at(at))) - cost;
            case EXCHANGE -> {
                boolean better = !isWanted(state, state.vassals(seat).get(MoveCode.to(move)))
                        && isWanted(state, state.offBoard().openVassal(at));
                yield (better ? GOOD_EXCHANGE_GAIN : 0) - cost;
            }
            case KNIGHT -> WizardEvaluation.KNIGHT_VALUE - cost;
            case END -> -WizardEvaluation.ACTION_VALUE * state.tokens().wizards(seat);
            case PASS ->
                -WizardEvaluation.ACTION_VALUE * state.tokens().wizards(seat)
                        + (isLeading(state, seat) ? 0 : PASS_WHEN_BEHIND);
            case CORNER, SLIDE, SWAP, FLIP, USE -> -cost;
        };
    }

    /** Returns whether some card in the hand of the active seat wants a vassal, with either side up. */
    private static boolean isWanted(WizardState state, int vassal) {
        Pile hand = state.hand(state.turnState().activeSeat());
        for (int i = 0; i < hand.size(); i++) {
            Task task = Task.of(hand.get(i));
            if (WizardUseMoves.matchingSide(task.left(), vassal) != WizardUseMoves.NO_MATCH
                    || WizardUseMoves.matchingSide(task.right(), vassal) != WizardUseMoves.NO_MATCH) {
                return true;
            }
        }
        return false;
    }

    private static boolean isLeading(WizardState state, int seat) {
        for (int other = 0; other < state.players(); other++) {
            if (other != seat
                    && state.vassals(other).size() <= state.vassals(seat).size()) {
                return false;
            }
        }
        return true;
    }
}
