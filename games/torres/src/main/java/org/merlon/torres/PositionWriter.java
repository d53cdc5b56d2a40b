package org.merlon.torres;

import org.merlon.engine.Viewer;
import org.merlon.engine.data.Data;
import org.merlon.torres.board.Board;
import org.merlon.torres.board.Space;

/** Writes a state as a position, or as a view for somebody who may not see all of it. */
final class PositionWriter {
    private static final String HEIGHT_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

    private PositionWriter() {}

    static void write(TorresState state, Data.Obj data, Viewer viewer) {
        data.putAll(viewer.shared("view", () -> publicFields(state)));
        var seats = new Data.Arr();
        for (int seat = 0; seat < state.rules.players(); seat++) {
            seats.add(seat(state, seat, viewer));
        }
        data.put("seats", seats)
                .put("deck", pile(state, Cards.DECK, state.rules.hasCommonDeck(), viewer.seesHidden()))
                .put("discard", pile(state, Cards.DISCARD, true, true))
                .put("master", state.masterCard == null ? null : state.masterCard.id());
    }

    /** Returns the fields that everybody may see. */
    private static Data.Obj publicFields(TorresState state) {
        return new Data.Obj()
                .put("step", state.step.id())
                .put("phase", state.phase)
                .put("round", state.round)
                .put("start", state.startSeat)
                .put("heights", heights(state.board))
                .put("knights", knights(state.board))
                .put("king", state.board.king() == Space.NONE ? null : Space.name(state.board.king()))
                .put("supply", state.supply)
                .put("ap", state.actionPoints)
                .put("stack", state.blocksInStack)
                .put("placed", state.blocksPlaced)
                .put("bought", state.cardsBought)
                .put("played", state.hasPlayedCard);
    }

    private static Data.Obj seat(TorresState state, int seat, Viewer viewer) {
        var stacks = new Data.Arr();
        for (int size = BlockSupply.MAX_SIZE; size >= 0; size--) {
            for (int i = 0; i < state.stacks.count(seat, size); i++) {
                stacks.add(size);
            }
        }
        boolean visible = viewer.sees(seat);
        var data = new Data.Obj()
                .put("score", state.scores[seat])
                .put("stacks", stacks)
                .put("hand", pile(state, seat, true, visible))
                .put("bought", pile(state, Cards.BOUGHT, seat == state.toMove, visible));
        if (state.rules.hasOwnDecks()) {
            data.put("deck", pile(state, state.rules.deckOf(seat), true, viewer.seesHidden()));
        }
        return data;
    }

    /** Returns the cards of a pile if the viewer may see them, otherwise their number. */
    private static Data pile(TorresState state, int pile, boolean exists, boolean visible) {
        int size = exists ? state.cards.size(pile) : 0;
        if (!visible) {
            return new Data.Whole(size);
        }
        var cards = new Data.Arr();
        for (int i = 0; i < size; i++) {
            cards.add(state.cards.card(pile, i).id());
        }
        return cards;
    }

    private static Data.Arr heights(Board board) {
        var rows = new Data.Arr();
        for (int row = Space.SIDE - 1; row >= 0; row--) {
            var text = new char[Space.SIDE];
            for (int column = 0; column < Space.SIDE; column++) {
                text[column] = HEIGHT_DIGITS.charAt(board.height(Space.of(column, row)));
            }
            rows.add(new String(text));
        }
        return rows;
    }

    private static Data.Obj knights(Board board) {
        var knights = new Data.Obj();
        for (long remaining = board.knights(); remaining != 0; remaining &= remaining - 1) {
            int space = Space.first(remaining);
            knights.put(Space.name(space), board.knightAt(space));
        }
        return knights;
    }

    /** Returns the height that a character stands for, or -1. */
    static int parseHeight(char digit) {
        return HEIGHT_DIGITS.indexOf(digit);
    }
}
