package org.merlon.blackstone.offer;

import org.merlon.blackstone.table.Board;
import org.merlon.blackstone.table.Space;
import org.merlon.engine.move.MoveList;

/** Lists the legal moves; no other class decides legality. The quest answers where the two quests differ. */
final class LegalMoves {
    private LegalMoves() {}

    static void list(OfferState state, MoveList moves) {
        moves.clear();
        TurnState turnState = state.turnState();
        if (turnState.step == Step.CORNER) {
            state.listQuestMoves(moves);
        }
        if (turnState.step != Step.WORK) {
            return;
        }
        moves.add(MoveCode.of(state.endingVerb()));
        int spendable = state.tokens().spendable(turnState.activeSeat);
        for (int place = 0; place < MachinationRow.OPEN_CARDS && spendable >= state.cost(Verb.TAKE); place++) {
            if (state.offer().at(place) != MachinationRow.NO_CARD) {
                moves.add(MoveCode.of(Verb.TAKE, place));
            }
        }
        if (spendable > 0) {
            moves.add(MoveCode.of(Verb.KNIGHT));
            listBoard(state, moves);
            state.listQuestMoves(moves);
        }
    }

    private static void listBoard(OfferState state, MoveList moves) {
        Board board = state.board();
        for (int remaining = board.occupied(); remaining != 0; remaining &= remaining - 1) {
            int from = Space.first(remaining);
            for (int to = state.slideTargets(from); to != 0; to &= to - 1) {
                moves.add(MoveCode.of(Verb.SLIDE, from, Space.first(to)));
            }
            // A swap names the first of two neighbours in reading order first, so only later ones are added here.
            for (int to = Space.neighbours(from) & remaining; to != 0; to &= to - 1) {
                moves.add(MoveCode.of(Verb.SWAP, from, Space.first(to)));
            }
        }
        for (int remaining = state.flippable(); remaining != 0; remaining &= remaining - 1) {
            moves.add(MoveCode.of(Verb.FLIP, Space.first(remaining)));
        }
    }
}
