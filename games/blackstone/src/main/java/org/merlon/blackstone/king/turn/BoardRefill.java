package org.merlon.blackstone.king.turn;

import org.merlon.blackstone.king.state.IntrigueTriggers;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.blackstone.king.state.ResumePoint;
import org.merlon.blackstone.king.state.Seat;
import org.merlon.blackstone.king.state.Step;
import org.merlon.blackstone.table.Corner;
import org.merlon.blackstone.table.Requirement;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskDeck;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.move.EventLog;

/** Moves cards to and from the board, and places the specials among them (B-23, B-70, B-72, B-97). */
final class BoardRefill {
    /** The number of vassals that a refresh replaces (B-97). */
    private static final int REFRESHED_VASSALS = 2;

    /** The most cards that a refresh turns up (B-97). */
    private static final int MAX_REFRESH_CARDS = 32;

    private BoardRefill() {}

    /** Puts the next vassal of a corner deck on a space; specials that turn up first are set aside (B-70). */
    static void fillSpace(KingState state, int space, int corner, EventLog events) {
        int card = state.corners.take(corner, state.chance(), events);
        while (card != Vassal.NONE && Vassal.isSpecial(card)) {
            state.aside.add(card);
            if (events.isOn()) {
                events.add("set-aside").put("card", Vassal.name(card));
            }
            card = state.corners.take(corner, state.chance(), events);
        }
        if (card != Vassal.NONE) {
            state.board.put(space, card);
        }
        if (events.isOn()) {
            events.add("refilled")
                    .put("space", Space.name(space))
                    .put("card", card == Vassal.NONE ? null : Vassal.name(card));
        }
    }

    /** Moves the card on a space to the discards and its guards to the supply. */
    private static void discard(KingState state, int space, EventLog events) {
        int card = state.board.take(space);
        state.corners.discards().add(card);
        state.guards.clear(space);
        IntrigueTriggers.returnToken(state, space);
        if (events.isOn()) {
            events.add("discarded").put("space", Space.name(space)).put("card", Vassal.name(card));
        }
    }

    /** Replaces the vassals used this turn; returns true if a seat must decide something (B-23, B-122). */
    static boolean replaceUsed(KingState state, EventLog events) {
        if (state.marked == 0) {
            return false;
        }
        for (int remaining = state.marked; remaining != 0; remaining &= remaining - 1) {
            discard(state, Space.first(remaining), events);
        }
        if (state.rules.variant.choosesRefills()) {
            return state.waitFor(Step.REFILL, state.turn);
        }
        while (state.marked != 0) {
            int space = Space.first(state.marked);
            state.marked &= state.marked - 1;
            fillSpace(state, space, state.activeSeat().corner, events);
        }
        return waitForPlacing(state, ResumePoint.INTRIGUE, events);
    }

    /** Refills a space whose vassal was used, or leaves it empty, and continues with the next one (B-122). */
    static void decideRefill(KingState state, int space, boolean refill, EventLog events) {
        state.marked &= ~Space.bit(space);
        if (Space.in(state.board.occupied(), space)) {
            discard(state, space, events); // only in a position edited by hand
        }
        if (refill) {
            fillSpace(state, space, state.activeSeat().corner, events);
        }
        if (state.marked == 0) {
            TurnPhases.of(state.rules).continueAfter(Phase.REPLACE, state, events);
        }
    }

    /** Waits for specials to be placed, if any, and returns true then. On a full board they are discarded (B-70). */
    static boolean waitForPlacing(KingState state, ResumePoint then, EventLog events) {
        if (!state.aside.isEmpty() && state.board.free() != 0) {
            state.then = then;
            return state.waitFor(Step.PLACE, state.turn);
        }
        state.then = ResumePoint.WORK;
        while (!state.aside.isEmpty()) {
            int card = state.aside.remove(0);
            state.corners.discards().add(card);
            if (events.isOn()) {
                events.add("discarded").put("card", Vassal.name(card));
            }
        }
        return false;
    }

    /** Resets the board after a saboteur was retained: discards all cards and deals new ones (B-72). */
    static void resetBoard(KingState state, EventLog events) {
        for (int remaining = state.board.occupied(); remaining != 0; remaining &= remaining - 1) {
            state.corners.discards().add(state.board.take(Space.first(remaining)));
        }
        state.guards.clear();
        state.marked = 0;
        for (Seat seat : state.seats) {
            if (seat.intrigue == Seat.Intrigue.BOARD) {
                seat.returnIntrigue();
            }
        }
        if (events.isOn()) {
            events.add("board-reset").put("seat", state.turn);
        }
        int corner = state.activeSeat().corner;
        for (int remaining = state.rules.variant.startSpaces(); remaining != 0; remaining &= remaining - 1) {
            fillSpace(state, Space.first(remaining), corner, events);
            corner = Corner.clockwise(corner);
        }
    }

    /**
     * Replaces vassals named by Machination cards at the end of a solo turn; returns true if a special must be placed.
     */
    static boolean refresh(KingState state, EventLog events) {
        int replaced = 0;
        int cards = 0;
        while (replaced < REFRESHED_VASSALS && cards < MAX_REFRESH_CARDS && state.tasks.canDraw(TaskDeck.MACHINATION)) {
            Task task = Task.of(state.tasks.draw(TaskDeck.MACHINATION, state.chance(), events));
            cards++;
            if (events.isOn()) {
                events.add("refresh").put("card", task.id());
            }
            replaced += refresh(state, task.left(), events);
            if (replaced < REFRESHED_VASSALS) {
                replaced += refresh(state, task.right(), events);
            }
            state.tasks.discards().add(task.number());
        }
        return waitForPlacing(state, ResumePoint.END, events);
    }

    private static int refresh(KingState state, Requirement requirement, EventLog events) {
        int vassal = requirement.spaces(true) & state.board.vassals();
        if (Integer.bitCount(vassal) != 1) {
            return 0;
        }
        int space = Space.first(vassal);
        discard(state, space, events);
        fillSpace(state, space, state.activeSeat().refreshCorner, events);
        return 1;
    }
}
