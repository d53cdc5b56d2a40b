package org.merlon.onceupon;

import org.merlon.engine.Viewer;
import org.merlon.engine.data.Data;
import org.merlon.onceupon.castle.Board;
import org.merlon.onceupon.castle.Castle;
import org.merlon.onceupon.castle.DieFace;
import org.merlon.onceupon.castle.Guest;
import org.merlon.onceupon.castle.GuestPile;
import org.merlon.onceupon.castle.PackedNumbers;

/** Writes a state as a position, or as a view, which shows only the size of the pile. */
final class PositionWriter {
    private PositionWriter() {}

    static void write(OnceUponState state, Data.Obj data, Viewer viewer) {
        var dice = new Data.Arr();
        var used = new Data.Arr();
        for (int die = 0; die < Rules.DICE_COUNT; die++) {
            dice.add(DieFace.of(state.dice[die]).id());
            used.add(new Data.Truth((state.usedDice >>> die & 1) != 0));
        }
        data.put("step", state.step.id())
                .put("round", state.round)
                .put("active", state.activeSeat)
                .put("dice", dice)
                .put("used", used)
                .put("final", state.isLastClearing())
                .putSeat("finisher", state.finisher)
                .putSeat("sun", state.sunOwner)
                .put("pile", viewer.seesHidden() ? pile(state) : new Data.Whole(state.pile.size()))
                .put("display", display(state.pile))
                .put("pending", pending(state));
        var seats = new Data.Arr();
        for (Castle castle : state.castles) {
            seats.add(seat(state, castle));
        }
        data.put("seats", seats);
    }

    private static Data.Arr pile(OnceUponState state) {
        var cards = new Data.Arr();
        for (int i = 0; i < state.pile.size(); i++) {
            int card = state.pile.card(i);
            if (state.rules.hasOpenGuests()) {
                cards.add(Guest.of(card).id());
            } else {
                cards.add(card);
            }
        }
        return cards;
    }

    private static Data.Arr display(GuestPile pile) {
        var guests = new Data.Arr();
        for (int i = 0; i < pile.openSize(); i++) {
            guests.add(Guest.of(pile.openGuest(i)).id());
        }
        return guests;
    }

    private static Data pending(OnceUponState state) {
        Guest guest = state.pendingGuest;
        if (guest == null) {
            return Data.Null.NULL;
        }
        var pending = new Data.Obj().put("guest", guest.id()).put("left", state.choicesLeft);
        if (state.namedFace != DieFace.ANY) {
            pending.put("face", state.namedFace.id());
        }
        return pending;
    }

    private static Data.Obj seat(OnceUponState state, Castle castle) {
        var tokens = new Data.Arr();
        for (int remaining = castle.tokens; remaining != 0; remaining &= remaining - 1) {
            tokens.add(Board.name(Board.first(remaining)));
        }
        var seat = new Data.Obj()
                .put("tokens", tokens)
                .put("floors", castle.floors)
                .put("towers", worths(castle.towers))
                .put("walls", castle.walls)
                .put("flags", worths(castle.flags))
                .put("residents", castle.residents)
                .put("clouds", castle.smallClouds);
        if (!state.rules.hasOpenGuests()) {
            return seat.put("points", worths(castle.cardPoints));
        }
        var guests = new Data.Arr();
        for (int remaining = castle.guests; remaining != 0; remaining &= remaining - 1) {
            guests.add(Guest.of(Integer.numberOfTrailingZeros(remaining)).id());
        }
        return seat.put("guests", guests);
    }

    private static Data.Arr worths(long list) {
        var numbers = new Data.Arr();
        for (int i = 0; i < PackedNumbers.size(list); i++) {
            numbers.add(PackedNumbers.get(list, i));
        }
        return numbers;
    }
}
