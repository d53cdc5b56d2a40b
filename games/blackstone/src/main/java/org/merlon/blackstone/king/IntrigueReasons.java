package org.merlon.blackstone.king;

import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.table.Face;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskType;

/** Why an intrigue cannot be placed, or a reward not be had. */
final class IntrigueReasons {
    private IntrigueReasons() {}

    static @Nullable String reward(KingState state, Reward reward) {
        Seat seat = state.mover();
        if (seat.intrigue == Seat.Intrigue.FACEDOWN) {
            return "accept or decline the face-down card";
        }
        if (Intrigues.offers(state, seat, reward)) {
            return null;
        }
        TaskType stack = seat.stackOf(seat.intrigueCard);
        return stack != null && reward.fits(stack, seat.matched)
                ? "there is no card left to draw"
                : "this intrigue does not bring that reward";
    }

    static @Nullable String intrigue(KingState state, int card, int space) {
        Seat seat = state.active();
        String reason = tokens(seat);
        if (reason != null) {
            return reason;
        }
        if (state.tasksDone == 0) {
            return "without a task completed this turn only a card of your hand can bear the token";
        }
        TaskType stack = seat.stackOf(card);
        if (stack == null || stack == TaskType.PLOY) {
            return Task.of(card).id() + " is none of your completed Knights, Wizards and Kings";
        }
        int corner = Task.of(card).corner();
        if (Space.in(Work.intrigueSpaces(state, corner), space)) {
            return null;
        }
        if (!Space.in(state.board.vassals(), space)) {
            return "there is no vassal on " + Space.name(space);
        }
        return Space.in(state.guards.guarded(), space)
                ? "the vassal on " + Space.name(space) + " is guarded"
                : "the vassal on " + Space.name(space) + " has neither the faction nor the role of a "
                        + Face.name(corner);
    }

    static @Nullable String facedown(KingState state, int card) {
        Seat seat = state.active();
        String reason = tokens(seat);
        if (reason != null) {
            return reason;
        }
        if (state.tasksDone > 0) {
            return "after a task the tokens go on a completed task and on the board";
        }
        return seat.hand.contains(card) ? null : Task.of(card).id() + " is not in your hand";
    }

    private static @Nullable String tokens(Seat seat) {
        return switch (seat.intrigue) {
            case HOME -> null;
            case EXHAUSTED -> "your intrigue is exhausted";
            case BOARD, FACEDOWN -> "your intrigue tokens are in use";
        };
    }
}
