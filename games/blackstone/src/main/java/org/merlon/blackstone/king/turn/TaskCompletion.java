package org.merlon.blackstone.king.turn;

import org.merlon.blackstone.king.rats.Dog;
import org.merlon.blackstone.king.rats.DogCounts;
import org.merlon.blackstone.king.state.IntrigueTriggers;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.blackstone.king.state.MoveCode;
import org.merlon.blackstone.king.state.Scoring;
import org.merlon.blackstone.king.state.Seat;
import org.merlon.blackstone.king.state.TokenCost;
import org.merlon.blackstone.king.state.TokenSupply;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskType;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;

/** Completes tasks from the hand, or face-down tasks that were triggered (section 5, B-54, B-95). */
final class TaskCompletion {
    private TaskCompletion() {}

    static void complete(KingState state, int move, EventLog events) {
        Seat seat = state.activeSeat();
        int card = MoveCode.card(move);
        int left = MoveCode.left(move);
        int right = MoveCode.right(move);
        Dog dog = MoveCode.dog(move);
        TaskType stackType = MoveCode.stackType(card, MoveCode.stackChoice(move));
        if (stackType == null) {
            throw new IllegalArgumentException("not a legal move");
        }
        seat.hand.remove(seat.hand.indexOf(card));
        state.tasksDone++;
        state.marked |= Space.bit(left) | Space.bit(right);
        if (events.isOn()) {
            events.add("completed")
                    .put("seat", state.turn)
                    .put("card", Task.of(card).id())
                    .put("left", Space.name(left))
                    .put("right", Space.name(right));
        }
        if (dog == null || state.rules.edition.adoptionCostsUpcharge()) {
            payUpcharge(state, state.turn, stackType, MoveCode.paymentNumber(move), events);
        }
        if (dog == null) {
            addToTableau(state, state.turn, card, stackType, events);
        } else {
            state.tasks.discards().add(card);
            state.dogs = DogCounts.without(state.dogs, dog);
            seat.dogs = DogCounts.with(seat.dogs, dog);
            if (events.isOn()) {
                events.add("adopted").put("seat", state.turn).put("dog", dog.id);
            }
        }
        if (seat.family.isRewardedFor(stackType)) {
            TokenSupply.gain(state, state.turn, TokenCost.KNIGHT, events);
        }
        IntrigueTriggers.triggerUsed(state, left, right);
        MoveExecutor.continueTurn(state, events);
    }

    private static void payUpcharge(
            KingState state, int owner, TaskType stackType, int paymentNumber, EventLog events) {
        Seat seat = state.seats[owner];
        Pile indices = state.upcharge.chosenIndices(seat, stackType, paymentNumber);
        if (indices.isEmpty()) {
            return;
        }
        if (events.isOn()) {
            var names = new Data.Arr();
            for (int i = 0; i < indices.size(); i++) {
                names.add(Vassal.name(seat.retained.get(indices.get(i))));
            }
            events.add("upcharge").put("seat", owner).put("cards", names);
        }
        for (int i = 0; i < indices.size(); i++) {
            state.corners.discards().add(seat.retained.get(indices.get(i)));
        }
        for (int i = indices.size() - 1; i >= 0; i--) {
            seat.retained.remove(indices.get(i));
        }
    }

    /** Adds a completed task to a tableau and updates the points. */
    private static void addToTableau(KingState state, int owner, int card, TaskType stackType, EventLog events) {
        Seat seat = state.seats[owner];
        seat.stack(stackType).add(card);
        seat.points = Scoring.points(seat, state.rules);
        state.rules.peril.onTaskCompleted(state, seat, stackType, events);
    }

    static void accept(KingState state, int stackChoice, int paymentNumber, EventLog events) {
        int owner = state.toMove;
        Seat seat = state.seatToMove();
        int card = seat.intrigueCard;
        TaskType stackType = MoveCode.stackType(card, stackChoice);
        if (stackType == null) {
            throw new IllegalArgumentException("not a legal move");
        }
        seat.returnIntrigue();
        seat.intrigue = Seat.Intrigue.EXHAUSTED;
        if (events.isOn()) {
            events.add("accepted").put("seat", owner).put("card", Task.of(card).id());
        }
        payUpcharge(state, owner, stackType, paymentNumber, events);
        addToTableau(state, owner, card, stackType, events);
        if (seat.family.isRewardedFor(stackType)) {
            TokenSupply.gain(state, owner, TokenCost.KNIGHT, events);
        }
        MoveExecutor.continueAfterAnswer(state, events);
    }
}
