package org.merlon.blackstone.king;

import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.TaskDeck;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.move.EventLog;

/** Carries out the actions paid with tokens (section 4) and the hunts of dogs (B-96). */
final class Actions {
    private Actions() {}

    static void act(KingState state, int move, EventLog events) {
        Verb verb = Move.verb(move);
        Pay pay = Move.pay(move);
        Seat seat = state.active();
        seat.knight -= pay.knights;
        seat.wizard -= pay.wizards;
        if (pay != verb.usual && seat.family.onceATurn() && seat.family.lets(pay, verb)) {
            state.borrowed = true;
        }
        int one = Move.one(move);
        int two = Move.two(move);
        switch (verb) {
            case SLIDE -> {
                Intrigues.touched(state, Space.bit(one));
                state.board.slide(one, two);
                exchange(state, one, two);
                spaces(events, "slid", one, two);
            }
            case SWAP -> {
                Intrigues.touched(state, Space.bit(one) | Space.bit(two));
                state.board.swap(one, two);
                exchange(state, one, two);
                spaces(events, "swapped", one, two);
            }
            case FLIP -> {
                Intrigues.touched(state, Space.bit(one));
                state.board.flip(one);
                if (events.on()) {
                    events.add("flipped").put("space", Space.name(one)).put("card", Vassal.name(state.board.at(one)));
                }
            }
            case RETAIN -> retain(state, one, two, events);
            default -> {
                draw(state, TaskDeck.of(one), events);
                return;
            }
        }
        Play.goOn(state, events);
    }

    /** Moves guards and the player's own intrigue token with cards that change places. */
    private static void exchange(KingState state, int one, int two) {
        state.guards.swap(one, two);
        Intrigues.moved(state, one, two);
    }

    private static void spaces(EventLog events, String name, int from, int to) {
        if (events.on()) {
            events.add(name).put("from", Space.name(from)).put("to", Space.name(to));
        }
    }

    private static void retain(KingState state, int space, int corner, EventLog events) {
        if (Space.in(state.board.saboteurs(), space)) {
            Refilling.reset(state, events);
            return;
        }
        Intrigues.touched(state, Space.bit(space));
        int card = state.board.take(space);
        state.active().retained.add(card);
        state.guards.clear(space);
        Intrigues.left(state, space);
        if (events.on()) {
            events.add("retained")
                    .put("seat", state.turn)
                    .put("space", Space.name(space))
                    .put("card", Vassal.name(card));
        }
        if (corner != Move.NO_REFILL) {
            Refilling.fill(state, space, corner, events);
        }
    }

    private static void draw(KingState state, TaskDeck deck, EventLog events) {
        Seat seat = state.active();
        if (events.on()) {
            events.add("drew").put("seat", state.turn).put("deck", deck.id());
        }
        boolean two = seat.family.drawsTwo() && !state.drewTwo && state.tasks.available(deck, 2);
        state.drewTwo |= seat.family.drawsTwo();
        if (!two) {
            seat.hand.add(state.tasks.draw(deck, state.chance(), events));
            return;
        }
        state.drawn.add(state.tasks.draw(deck, state.chance(), events));
        state.drawn.add(state.tasks.draw(deck, state.chance(), events));
        state.waits(Step.KEEP, state.turn);
    }

    static void keep(KingState state, int card) {
        state.active().hand.add(card);
        for (int i = 0; i < state.drawn.size(); i++) {
            if (state.drawn.get(i) != card) {
                state.tasks.tuck(state.drawn.get(i));
            }
        }
        state.drawn.clear();
        state.waits(Step.WORK, state.turn);
    }

    static void guard(KingState state, int space, EventLog events) {
        Intrigues.touched(state, Space.bit(space));
        state.active().knight--;
        state.guards.add(space, state.turn);
        if (events.on()) {
            events.add("guarded").put("seat", state.turn).put("space", Space.name(space));
        }
        Play.goOn(state, events);
    }

    static void unguard(KingState state, int space, EventLog events) {
        Intrigues.touched(state, Space.bit(space));
        state.active().knight -= BoardWork.unguardCost(state, space);
        state.guards.removeFirst(space);
        if (events.on()) {
            events.add("unguarded").put("seat", state.turn).put("space", Space.name(space));
        }
        Play.goOn(state, events);
    }

    static void hunt(KingState state, Dog dog, int rats, EventLog events) {
        Seat seat = state.active();
        seat.knight -= dog.knights;
        seat.wizard -= dog.wizards;
        if (state.rules.edition.dogsTire()) {
            state.dogsUsed = Dogs.with(state.dogsUsed, dog);
        }
        state.rats.kill(rats);
        if (events.on()) {
            events.add("killed").put("dog", dog.id).put("rats", rats);
        }
    }
}
