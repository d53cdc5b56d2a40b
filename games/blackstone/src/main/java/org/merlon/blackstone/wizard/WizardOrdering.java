package org.merlon.blackstone.wizard;

import org.merlon.blackstone.offer.Move;
import org.merlon.blackstone.offer.Verb;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Task;
import org.merlon.engine.GameState;
import org.merlon.engine.Ordering;
import org.merlon.engine.move.MoveList;

/** Puts uses first, those of two vassals before others, then good cards to take. */
final class WizardOrdering implements Ordering {
    /** The gain of exchanging a vassal that no card in hand wants for one that some card wants. */
    private static final double GOOD_EXCHANGE = 0.4;

    /**
     * The penalty for passing without being in the lead: the first pass brings the end of the game, and a player may
     * still become able to use a card.
     */
    private static final double PASS_BEHIND = -0.5;

    @Override
    public void weigh(GameState given, MoveList moves, double[] weights) {
        var state = (WizardState) given;
        int task = -1;
        double worth = 0;
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (Move.verb(move) == Verb.USE) {
                if (Move.task(move) != task) { // all uses of a card are adjacent
                    task = Move.task(move);
                    worth = WizardEvaluation.worth(state, state.course().turn(), Task.of(task));
                }
                weights[i] = laid(move) - worth - WizardEvaluation.ACTION;
            } else {
                weights[i] = weight(state, move);
            }
        }
    }

    private static int laid(int move) {
        return (Move.left(move) == Move.NO_SPACE ? 0 : 1) + (Move.right(move) == Move.NO_SPACE ? 0 : 1);
    }

    private static double weight(WizardState state, int move) {
        int seat = state.course().turn();
        int at = Move.at(move);
        double cost = WizardEvaluation.ACTION * state.cost(Move.verb(move));
        return switch (Move.verb(move)) {
            case TAKE ->
                WizardEvaluation.worth(state, seat, Task.of(state.offer().at(at))) - cost;
            case EXCHANGE -> {
                boolean better = !wanted(state, state.vassals(seat).get(Move.to(move)))
                        && wanted(state, state.hands().open(at));
                yield (better ? GOOD_EXCHANGE : 0) - cost;
            }
            case KNIGHT -> WizardEvaluation.KNIGHT - cost;
            case END -> -WizardEvaluation.ACTION * state.tokens().wizards(seat);
            case PASS ->
                -WizardEvaluation.ACTION * state.tokens().wizards(seat) + (leads(state, seat) ? 0 : PASS_BEHIND);
            case CORNER, SLIDE, SWAP, FLIP, USE -> -cost;
        };
    }

    /** Returns whether some card in the hand of the active seat wants a vassal, with either side up. */
    private static boolean wanted(WizardState state, int vassal) {
        Pile hand = state.hand(state.course().turn());
        for (int i = 0; i < hand.size(); i++) {
            Task task = Task.of(hand.get(i));
            if (Uses.side(task.left(), vassal) != Uses.NOTHING || Uses.side(task.right(), vassal) != Uses.NOTHING) {
                return true;
            }
        }
        return false;
    }

    private static boolean leads(WizardState state, int seat) {
        for (int other = 0; other < state.players(); other++) {
            if (other != seat
                    && state.vassals(other).size() <= state.vassals(seat).size()) {
                return false;
            }
        }
        return true;
    }
}
