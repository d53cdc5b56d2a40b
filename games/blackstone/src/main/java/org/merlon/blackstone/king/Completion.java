package org.merlon.blackstone.king;

import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskType;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;

/** Completes tasks from the hand, or face-down tasks that were triggered (section 5, B-54, B-95). */
final class Completion {
    private Completion() {}

    static void complete(KingState state, int move, EventLog events) {
        Seat seat = state.active();
        int card = Move.card(move);
        int left = Move.left(move);
        int right = Move.right(move);
        Dog dog = Move.dog(move);
        TaskType stack = Move.stack(card, Move.as(move));
        if (stack == null) {
            throw new IllegalArgumentException("not a legal move");
        }
        seat.hand.remove(seat.hand.indexOf(card));
        state.tasksDone++;
        state.marked |= Space.bit(left) | Space.bit(right);
        if (events.on()) {
            events.add("completed")
                    .put("seat", state.turn)
                    .put("card", Task.of(card).id())
                    .put("left", Space.name(left))
                    .put("right", Space.name(right));
        }
        if (dog == null || state.rules.edition.adoptionIsCharged()) {
            payUpcharge(state, state.turn, stack, Move.payment(move), events);
        }
        if (dog == null) {
            take(state, state.turn, card, stack, events);
        } else {
            state.tasks.discards().add(card);
            state.dogs = Dogs.without(state.dogs, dog);
            seat.dogs = Dogs.with(seat.dogs, dog);
            if (events.on()) {
                events.add("adopted").put("seat", state.turn).put("dog", dog.id);
            }
        }
        if (seat.family.rewarded(stack)) {
            Supply.gain(state, state.turn, Pay.KNIGHT, events);
        }
        Intrigues.used(state, left, right);
        Play.goOn(state, events);
    }

    private static void payUpcharge(KingState state, int owner, TaskType stack, int payment, EventLog events) {
        Seat seat = state.seats[owner];
        Pile places = state.upcharge.chosen(seat, stack, payment);
        if (places.isEmpty()) {
            return;
        }
        if (events.on()) {
            var names = new Data.Arr();
            for (int i = 0; i < places.size(); i++) {
                names.add(Vassal.name(seat.retained.get(places.get(i))));
            }
            events.add("upcharge").put("seat", owner).put("cards", names);
        }
        for (int i = 0; i < places.size(); i++) {
            state.corners.discards().add(seat.retained.get(places.get(i)));
        }
        for (int i = places.size() - 1; i >= 0; i--) {
            seat.retained.remove(places.get(i));
        }
    }

    /** Adds a completed task to a tableau and updates the points. */
    private static void take(KingState state, int owner, int card, TaskType stack, EventLog events) {
        Seat seat = state.seats[owner];
        seat.stack(stack).add(card);
        seat.points = Scoring.points(seat, state.rules.edition);
        state.rules.peril.completed(state, seat, stack, events);
    }

    static void accept(KingState state, int as, int payment, EventLog events) {
        int owner = state.toMove;
        Seat seat = state.mover();
        int card = seat.intrigueCard;
        TaskType stack = Move.stack(card, as);
        if (stack == null) {
            throw new IllegalArgumentException("not a legal move");
        }
        seat.takeIntrigueHome();
        seat.intrigue = Seat.Intrigue.EXHAUSTED;
        if (events.on()) {
            events.add("accepted").put("seat", owner).put("card", Task.of(card).id());
        }
        payUpcharge(state, owner, stack, payment, events);
        take(state, owner, card, stack, events);
        if (seat.family.rewarded(stack)) {
            Supply.gain(state, owner, Pay.KNIGHT, events);
        }
        Play.answered(state, events);
    }
}
