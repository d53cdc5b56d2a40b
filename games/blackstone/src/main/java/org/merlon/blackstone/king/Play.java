package org.merlon.blackstone.king;

import org.merlon.blackstone.table.Corner;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.move.EventLog;

/** Plays moves and continues the turn after them. */
final class Play {
    private Play() {}

    static void play(KingState state, int move, EventLog events) {
        int one = Move.one(move);
        TurnPhases course = state.rules.course;
        switch (Move.verb(move)) {
            case FAMILY -> chooseFamily(state, Family.of(one), events);
            case CORNER -> chooseCorner(state, one, events);
            case REFRESH -> {
                state.mover().refreshCorner = one;
                course.begin(state, events);
            }
            case RECALL -> {
                Seat seat = state.mover();
                seat.hand.add(seat.intrigueCard);
                seat.takeIntrigueHome();
                note(events, "recalled", state.toMove);
                course.after(Phase.RECALL, state, events);
            }
            case LEAVE -> course.after(Phase.RECALL, state, events);
            case MUSTER -> {
                Supply.gain(state, state.toMove, Pay.of(one), events);
                if (--state.musters == 0) {
                    course.after(Phase.MUSTER, state, events);
                }
            }
            case SLIDE, RETAIN, SWAP, FLIP, DRAW -> Actions.act(state, move, events);
            case GUARD -> Actions.guard(state, one, events);
            case UNGUARD -> Actions.unguard(state, one, events);
            case KILL -> Actions.hunt(state, Dog.of(one), Move.two(move), events);
            case COMPLETE -> Completion.complete(state, move, events);
            case DONE -> course.after(Phase.WORK, state, events);
            case KEEP -> Actions.keep(state, one);
            case PLACE -> place(state, one, events);
            case REWARD -> {
                Intrigues.reward(state, Reward.of(one), events);
                answered(state, events);
            }
            case ACCEPT -> Completion.accept(state, one, Move.payment(move), events);
            case DECLINE -> {
                note(events, "declined", state.toMove);
                answered(state, events);
            }
            case REFILL -> Refilling.decide(state, one, true, events);
            case LEAVE_EMPTY -> Refilling.decide(state, one, false, events);
            case INTRIGUE -> intrigue(state, one, Move.two(move), events);
            case FACEDOWN -> {
                Seat seat = state.active();
                seat.hand.remove(seat.hand.indexOf(one));
                seat.intrigue = Seat.Intrigue.FACEDOWN;
                seat.intrigueCard = one;
                note(events, "laid-face-down", state.turn);
                course.after(Phase.INTRIGUE, state, events);
            }
            case PASS -> course.after(Phase.INTRIGUE, state, events);
            case DISCARD -> {
                Pile hand = state.mover().hand;
                state.tasks.discards().add(hand.remove(hand.indexOf(one)));
                discarded(state, Task.of(one).id(), events);
                limited(state, events);
            }
            case DISCARD_VASSAL -> {
                Pile retained = state.mover().retained;
                state.corners.discards().add(retained.remove(retained.indexOf(one)));
                discarded(state, Vassal.name(one), events);
                limited(state, events);
            }
        }
        Ending.check(state, events);
    }

    private static void note(EventLog events, String name, int seat) {
        if (events.on()) {
            events.add(name).put("seat", seat);
        }
    }

    private static void discarded(KingState state, String card, EventLog events) {
        if (events.on()) {
            events.add("discarded").put("seat", state.toMove).put("card", card);
        }
    }

    private static void chooseFamily(KingState state, Family family, EventLog events) {
        Seat seat = state.mover();
        seat.family = family;
        seat.offered = 0;
        seat.knight += family.extraTokens();
        seat.wizard += family.extraTokens();
        if (events.on()) {
            events.add("family").put("seat", state.toMove).put("family", family.id());
        }
        boolean last = state.toMove == state.seats.length - 1;
        state.waits(last ? Step.CORNER : Step.FAMILY, last ? 0 : state.toMove + 1);
    }

    private static void chooseCorner(KingState state, int corner, EventLog events) {
        state.mover().corner = corner;
        if (events.on()) {
            events.add("corner").put("seat", state.toMove).put("corner", Corner.name(corner));
        }
        if (state.toMove < state.seats.length - 1) {
            state.waits(Step.CORNER, state.toMove + 1);
        } else if (state.rules.variant.refreshes()) {
            state.waits(Step.REFRESH, state.toMove);
        } else {
            state.rules.course.begin(state, events);
        }
    }

    /** Continues after a seat has answered for its intrigue. */
    static void answered(KingState state, EventLog events) {
        state.pending.remove(0);
        goOn(state, events);
    }

    /**
     * Continues after an action or an answer: other seats answer first, then specials are placed, then the turn
     * continues (B-55).
     */
    static void goOn(KingState state, EventLog events) {
        if (!state.pending.isEmpty()) {
            state.waits(Step.REWARD, state.pending.get(0));
            return;
        }
        AfterSpecials then = state.then;
        if (Refilling.placing(state, then, events)) {
            return;
        }
        switch (then) {
            case WORK -> state.waits(Step.WORK, state.turn);
            case INTRIGUE -> state.rules.course.after(Phase.REPLACE, state, events);
            case END -> state.rules.course.after(Phase.REFRESH, state, events);
        }
    }

    private static void place(KingState state, int space, EventLog events) {
        int card = state.aside.remove(0);
        state.board.put(space, card);
        if (events.on()) {
            events.add("placed").put("space", Space.name(space)).put("card", Vassal.name(card));
        }
        goOn(state, events);
    }

    private static void intrigue(KingState state, int card, int space, EventLog events) {
        Seat seat = state.active();
        seat.intrigue = Seat.Intrigue.BOARD;
        seat.intrigueCard = card;
        seat.intrigueSpace = space;
        seat.matched = Intrigues.matched(Task.of(card).corner(), Vassal.up(state.board.at(space)));
        if (events.on()) {
            events.add("intrigue")
                    .put("seat", state.turn)
                    .put("card", Task.of(card).id())
                    .put("space", Space.name(space));
        }
        state.rules.course.after(Phase.INTRIGUE, state, events);
    }

    private static void limited(KingState state, EventLog events) {
        if (!Phase.waitsForDiscards(state)) {
            state.rules.course.after(Phase.LIMITS, state, events);
        }
    }
}
