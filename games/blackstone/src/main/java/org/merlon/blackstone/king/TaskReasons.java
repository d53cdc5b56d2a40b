package org.merlon.blackstone.king;

import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.table.Face;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Requirement;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskType;

/** Why a task cannot be completed, or a face-down card not be accepted. */
final class TaskReasons {
    private TaskReasons() {}

    static @Nullable String against(KingState state, int move) {
        Seat seat = state.active();
        Task task = Task.of(Move.card(move));
        if (!seat.hand.contains(task.number())) {
            return task.id() + " is not in your hand";
        }
        if (state.tasksDone >= seat.family.tasksATurn()) {
            return seat.family.tasksATurn() == 1
                    ? "one task a turn, and one has been completed"
                    : "two tasks a turn, and two have been completed";
        }
        if (!state.rules.peril.allowsTask(state)) {
            return "there are not two castle tokens in limbo to mark the vassals with";
        }
        if (Move.left(move) == Move.right(move)) {
            return "a task takes two different vassals";
        }
        String reason = unmet(state, task.left(), Move.left(move));
        if (reason == null) {
            reason = unmet(state, task.right(), Move.right(move));
        }
        if (reason != null) {
            return reason;
        }
        TaskType stack = Move.stack(task.number(), Move.as(move));
        if (stack == null) {
            return wrongStack(task);
        }
        Dog dog = Move.dog(move);
        if (dog == null) {
            return unpaid(state, seat, stack, Move.way(move));
        }
        if (!Work.adoptable(state, dog, stack)) {
            return dog.task == stack
                    ? "there is no " + dog.id + " on the table"
                    : "a " + dog.id + " comes for a " + dog.task.title() + " task";
        }
        if (state.rules.edition.adoptionIsCharged()) {
            return unpaid(state, seat, stack, Move.way(move));
        }
        return Move.way(move) == 0 ? null : "a task that is discarded for a dog costs no upcharge";
    }

    static @Nullable String againstAccepting(KingState state, int as, int way) {
        Seat seat = state.mover();
        if (seat.intrigue != Seat.Intrigue.FACEDOWN) {
            return "choose a reward";
        }
        TaskType stack = Move.stack(seat.intrigueCard, as);
        return stack == null ? wrongStack(Task.of(seat.intrigueCard)) : unpaid(state, seat, stack, way);
    }

    private static String wrongStack(Task task) {
        return task.isKnightWizard()
                ? "say whether the Knight-Wizard card is completed as a knight or as a wizard"
                : "only of a Knight-Wizard card it is said whether it is a knight or a wizard";
    }

    private static @Nullable String unpaid(KingState state, Seat seat, TaskType stack, int way) {
        int ways = state.upcharge.ways(seat, stack);
        if (way < ways) {
            return null;
        }
        return ways == 0
                ? "the upcharge cannot be paid: " + due(seat, stack)
                : "there is no such way to pay the upcharge";
    }

    private static String due(Seat seat, TaskType stack) {
        Pile tasks = seat.stack(stack);
        var faces = new StringBuilder();
        for (int i = 0; i < tasks.size(); i++) {
            faces.append(i == 0 ? "" : ", ")
                    .append(Face.name(Task.of(tasks.get(i)).corner()));
        }
        String less = seat.family.upchargeLess() > 0 ? ", one of them left out" : "";
        return "retained vassals are due with these faces: " + faces + less;
    }

    /** Why the vassal on a space does not meet a requirement, or null if it does. */
    private static @Nullable String unmet(KingState state, Requirement requirement, int space) {
        String name = Space.name(space);
        if (!Space.in(state.board.vassals(), space)) {
            return "there is no vassal on " + name;
        }
        if (Space.in(state.marked, space)) {
            return "the vassal on " + name + " has been used this turn";
        }
        if (Space.in(Work.withheld(state), space)) {
            return "Hester's guard keeps others from using the vassal on " + name;
        }
        boolean met = Space.in(requirement.met(state.board, state.rules.blueLetters), space);
        return met
                ? null
                : "the task wants " + requirement.words(state.rules.blueLetters) + ", which " + name + " is not";
    }
}
