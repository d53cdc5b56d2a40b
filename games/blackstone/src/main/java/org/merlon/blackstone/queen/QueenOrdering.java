package org.merlon.blackstone.queen;

import org.merlon.blackstone.offer.MoveCode;
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
        int seat = state.turnState().activeSeat();
        VassalSets sets = state.sets(seat);
        Board board = state.board();
        int at = MoveCode.at(move);
        double gain = switch (MoveCode.verb(move)) {
            case USE -> useGain(board, sets, move);
            case TAKE ->
                QueenEvaluation.worth(state, sets, Task.of(state.offer().at(at)));
            case SLIDE -> arrivalGain(state, board.at(at), MoveCode.to(move));
            case SWAP ->
                Math.max(
                        arrivalGain(state, board.at(at), MoveCode.to(move)),
                        arrivalGain(state, board.at(MoveCode.to(move)), at));
            case FLIP -> arrivalGain(state, Vassal.flip(board.at(at)), at);
            case KNIGHT -> QueenEvaluation.KNIGHT_VALUE;
            case CORNER, EXCHANGE -> 0;
            case END, PASS -> QueenEvaluation.ACTION_VALUE * (1 - state.tokens().wizards(seat));
        };
        return gain - QueenEvaluation.ACTION_VALUE;
    }

    private static double useGain(Board board, VassalSets sets, int move) {
        int left = MoveCode.left(move);
        int right = MoveCode.right(move);
        double gain = 0;
        int set = VassalSets.EMPTY_SET;
        if (left != MoveCode.NO_SPACE) {
            int face = Vassal.upperFace(board.at(left));
            set = sets.get(MoveCode.leftItem(move));
            gain += QueenEvaluation.gain(set, face);
            set = VassalSets.with(set, face);
        }
        if (right != MoveCode.NO_SPACE) {
            int number = MoveCode.leftItem(move) == VassalSets.NEW_SET ? sets.count() : MoveCode.leftItem(move);
            boolean same = left != MoveCode.NO_SPACE && MoveCode.rightItem(move) == number;
            gain += QueenEvaluation.gain(
                    same ? set : sets.get(MoveCode.rightItem(move)), Vassal.upperFace(board.at(right)));
        }
        return gain;
    }

    /** Returns the value of moving a vassal to a space where a card in hand may want it. */
    private static double arrivalGain(QueenState state, int vassal, int space) {
        Pile hand = state.hand(state.turnState().activeSeat());
        int face = Vassal.upperFace(vassal);
        for (int i = 0; i < hand.size(); i++) {
            Task task = Task.of(hand.get(i));
            if (isWanted(state, task.left(), face, space) || isWanted(state, task.right(), face, space)) {
                return QueenEvaluation.ARRIVAL_GAIN
                        + QueenEvaluation.gain(state.sets(state.turnState().activeSeat()), face);
            }
        }
        return 0;
    }

    private static boolean isWanted(QueenState state, Requirement requirement, int face, int space) {
        return requirement.wants(face)
                && Space.in(requirement.spaces(state.blueLetters()), space)
                && requirement.matchingSpaces(state.board(), state.blueLetters()) == 0;
    }
}
