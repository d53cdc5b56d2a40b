package org.merlon.blackstone.offer;

import org.merlon.blackstone.table.Board;
import org.merlon.blackstone.table.Space;
import org.merlon.engine.move.MoveList;

/** Lists the legal moves; no other class decides legality. The quest answers where the two quests differ. */
final class Legality {
    private Legality() {}

    static void list(OfferState state, MoveList moves) {
        moves.clear();
        TurnSoFar course = state.course();
        if (course.step == Step.CORNER) {
            state.listOwn(moves);
        }
        if (course.step != Step.WORK) {
            return;
        }
        moves.add(Move.of(state.ending()));
        int purse = state.tokens().purse(course.turn);
        for (int place = 0; place < Offer.OPEN && purse >= state.cost(Verb.TAKE); place++) {
            if (state.offer().at(place) != Offer.GAP) {
                moves.add(Move.of(Verb.TAKE, place));
            }
        }
        if (purse > 0) {
            moves.add(Move.of(Verb.KNIGHT));
            listBoard(state, moves);
            state.listOwn(moves);
        }
    }

    private static void listBoard(OfferState state, MoveList moves) {
        Board board = state.board();
        for (int rest = board.occupied(); rest != 0; rest &= rest - 1) {
            int from = Space.first(rest);
            for (int to = state.slides(from); to != 0; to &= to - 1) {
                moves.add(Move.of(Verb.SLIDE, from, Space.first(to)));
            }
            // A swap names the first of two neighbours in reading order first, so only later ones are added here.
            for (int to = Space.neighbours(from) & rest; to != 0; to &= to - 1) {
                moves.add(Move.of(Verb.SWAP, from, Space.first(to)));
            }
        }
        for (int rest = state.flippable(); rest != 0; rest &= rest - 1) {
            moves.add(Move.of(Verb.FLIP, Space.first(rest)));
        }
    }
}
