package org.merlon.blackstone.queen;

import org.merlon.blackstone.offer.Move;
import org.merlon.blackstone.table.Board;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Requirement;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.GameState;
import org.merlon.engine.Ordering;
import org.merlon.engine.move.MoveList;

/** Puts uses that make a set grow first, then good cards to take and vassals moved to where they are wanted. */
final class QueenOrdering implements Ordering {
    @Override
    public void weigh(GameState state, MoveList moves, double[] weights) {
        for (int i = 0; i < moves.size(); i++) {
            weights[i] = weight((QueenState) state, moves.get(i));
        }
    }

    private static double weight(QueenState state, int move) {
        int seat = state.course().turn();
        Sets sets = state.sets(seat);
        Board board = state.board();
        int at = Move.at(move);
        double gain = switch (Move.verb(move)) {
            case USE -> use(board, sets, move);
            case TAKE ->
                QueenEvaluation.worth(state, sets, Task.of(state.offer().at(at)));
            case SLIDE -> arrival(state, board.at(at), Move.to(move));
            case SWAP ->
                Math.max(arrival(state, board.at(at), Move.to(move)), arrival(state, board.at(Move.to(move)), at));
            case FLIP -> arrival(state, Vassal.flip(board.at(at)), at);
            case KNIGHT -> QueenEvaluation.KNIGHT;
            case CORNER, EXCHANGE -> 0;
            case END, PASS -> QueenEvaluation.ACTION * (1 - state.tokens().wizards(seat));
        };
        return gain - QueenEvaluation.ACTION;
    }

    private static double use(Board board, Sets sets, int move) {
        int left = Move.left(move);
        int right = Move.right(move);
        double gain = 0;
        int set = Sets.EMPTY;
        if (left != Move.NO_SPACE) {
            int face = Vassal.up(board.at(left));
            set = sets.get(Move.leftThing(move));
            gain += QueenEvaluation.gain(set, face);
            set = Sets.with(set, face);
        }
        if (right != Move.NO_SPACE) {
            int number = Move.leftThing(move) == Sets.NEW ? sets.count() : Move.leftThing(move);
            boolean same = left != Move.NO_SPACE && Move.rightThing(move) == number;
            gain += QueenEvaluation.gain(same ? set : sets.get(Move.rightThing(move)), Vassal.up(board.at(right)));
        }
        return gain;
    }

    /** Returns the value of moving a vassal to a space where a card in hand may want it. */
    private static double arrival(QueenState state, int vassal, int space) {
        Pile hand = state.hand(state.course().turn());
        int face = Vassal.up(vassal);
        for (int i = 0; i < hand.size(); i++) {
            Task task = Task.of(hand.get(i));
            if (wanted(state, task.left(), face, space) || wanted(state, task.right(), face, space)) {
                return QueenEvaluation.ARRIVAL
                        + QueenEvaluation.gain(state.sets(state.course().turn()), face);
            }
        }
        return 0;
    }

    private static boolean wanted(QueenState state, Requirement wanted, int face, int space) {
        return wanted.wants(face)
                && Space.in(wanted.spaces(state.blueLetters()), space)
                && wanted.met(state.board(), state.blueLetters()) == 0;
    }
}
