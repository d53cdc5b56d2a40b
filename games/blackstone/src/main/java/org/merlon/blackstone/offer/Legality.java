package org.merlon.blackstone.offer;

import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.table.Board;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.engine.MoveList;

/** What may be played: the one owner of legality, which asks the quest about what differs. */
final class Legality {
    private Legality() {}

    static void list(OfferState state, MoveList moves) {
        moves.clear();
        Course course = state.course();
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
            // Of two neighbours the first one in reading order is named first, so only later ones are looked at here.
            for (int to = Space.neighbours(from) & rest; to != 0; to &= to - 1) {
                moves.add(Move.of(Verb.SWAP, from, Space.first(to)));
            }
        }
        for (int rest = state.flippable(); rest != 0; rest &= rest - 1) {
            moves.add(Move.of(Verb.FLIP, Space.first(rest)));
        }
    }

    static @Nullable String refusal(OfferState state, int move) {
        if (!Move.wellFormed(move)) {
            return "this is no move of " + state.setup().variant().name();
        }
        Course course = state.course();
        Verb verb = Move.verb(move);
        if (course.step == Step.OVER) {
            return "the game is over";
        }
        String closed = state.closed(verb);
        if (closed != null) {
            return closed;
        }
        if (course.step == Step.CORNER != (verb == Verb.CORNER)) {
            return verb == Verb.CORNER
                    ? "the corners have been chosen"
                    : "choose the corner whose deck you take from first, as in: corner ne";
        }
        if (verb.ends()) {
            return verb == state.ending() ? null : state.noEnding(verb);
        }
        int cost = state.cost(verb);
        int purse = state.tokens().purse(course.turn);
        if (cost > purse) {
            return cost == 1 ? "no action is left" : "this costs " + cost + " tokens, and you have " + purse;
        }
        return switch (verb) {
            case KNIGHT, END, PASS -> null;
            case TAKE ->
                state.offer().at(Move.at(move)) == Offer.GAP ? "no card lies at place " + (Move.at(move) + 1) : null;
            case SLIDE -> slide(state, Move.at(move), Move.to(move));
            case SWAP -> swap(state.board(), Move.at(move), Move.to(move));
            case FLIP -> flip(state, Move.at(move));
            case CORNER, EXCHANGE -> state.refuseOwn(move);
            case USE -> use(state, move);
        };
    }

    private static @Nullable String slide(OfferState state, int from, int to) {
        if (!Space.in(state.board().occupied(), from)) {
            return nobody(from);
        }
        if (Space.in(state.slides(from), to)) {
            return null;
        }
        return Space.in(Space.neighbours(from), to)
                ? state.noSlide(from, to)
                : "a vassal slides one space along its row or column";
    }

    private static @Nullable String swap(Board board, int one, int other) {
        if (!Space.in(board.occupied(), one) || !Space.in(board.occupied(), other)) {
            return nobody(Space.in(board.occupied(), one) ? other : one);
        }
        if (!Space.in(Space.neighbours(one), other)) {
            return "only neighbours in a row or column change places";
        }
        return one < other
                ? null
                : "name the space first that comes first in reading order: swap " + Space.name(other) + " "
                        + Space.name(one);
    }

    private static @Nullable String flip(OfferState state, int space) {
        if (!Space.in(state.board().occupied(), space)) {
            return nobody(space);
        }
        return Space.in(state.flippable(), space) ? null : "a stack cannot be flipped";
    }

    private static @Nullable String use(OfferState state, int move) {
        if (!state.hand(state.course().turn).contains(Move.task(move))) {
            return Task.of(Move.task(move)).id() + " is not in your hand";
        }
        if (Move.left(move) == Move.NO_SPACE && Move.right(move) == Move.NO_SPACE) {
            return "one of the two requirements has to be used";
        }
        return state.refuseOwn(move);
    }

    private static String nobody(int space) {
        return "there is no vassal on " + Space.name(space);
    }
}
