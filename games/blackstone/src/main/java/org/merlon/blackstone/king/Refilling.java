package org.merlon.blackstone.king;

import org.merlon.blackstone.table.Corner;
import org.merlon.blackstone.table.Requirement;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskDeck;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.move.EventLog;

/** Moves cards to and from the board, and places the specials among them (B-23, B-70, B-72, B-97). */
final class Refilling {
    /** The number of vassals that a refresh replaces (B-97). */
    private static final int REFRESHED = 2;

    /** The most cards that a refresh turns up (B-97). */
    private static final int REFRESH_CARDS = 32;

    private Refilling() {}

    /** Puts the next vassal of a corner deck on a space; specials that turn up first are set aside (B-70). */
    static void fill(KingState state, int space, int corner, EventLog events) {
        int card = state.corners.take(corner, state.chance(), events);
        while (card != Vassal.NONE && Vassal.isSpecial(card)) {
            state.aside.add(card);
            if (events.on()) {
                events.add("set-aside").put("card", Vassal.name(card));
            }
            card = state.corners.take(corner, state.chance(), events);
        }
        if (card != Vassal.NONE) {
            state.board.put(space, card);
        }
        if (events.on()) {
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
        Intrigues.left(state, space);
        if (events.on()) {
            events.add("discarded").put("space", Space.name(space)).put("card", Vassal.name(card));
        }
    }

    /** Replaces the vassals used this turn; returns true if a seat must decide something (B-23, B-122). */
    static boolean replace(KingState state, EventLog events) {
        if (state.marked == 0) {
            return false;
        }
        for (int rest = state.marked; rest != 0; rest &= rest - 1) {
            discard(state, Space.first(rest), events);
        }
        if (state.rules.variant.choosesRefills()) {
            return state.waits(Step.REFILL, state.turn);
        }
        while (state.marked != 0) {
            int space = Space.first(state.marked);
            state.marked &= state.marked - 1;
            fill(state, space, state.active().corner, events);
        }
        return placing(state, AfterSpecials.INTRIGUE, events);
    }

    /** Refills a space whose vassal was used, or leaves it empty, and continues with the next one (B-122). */
    static void decide(KingState state, int space, boolean refill, EventLog events) {
        state.marked &= ~Space.bit(space);
        if (Space.in(state.board.occupied(), space)) {
            discard(state, space, events); // only in a position edited by hand
        }
        if (refill) {
            fill(state, space, state.active().corner, events);
        }
        if (state.marked == 0) {
            state.rules.course.after(Phase.REPLACE, state, events);
        }
    }

    /** Waits for specials to be placed, if any, and returns true then. On a full board they are discarded (B-70). */
    static boolean placing(KingState state, AfterSpecials then, EventLog events) {
        if (!state.aside.isEmpty() && state.board.free() != 0) {
            state.then = then;
            return state.waits(Step.PLACE, state.turn);
        }
        state.then = AfterSpecials.WORK;
        while (!state.aside.isEmpty()) {
            int card = state.aside.remove(0);
            state.corners.discards().add(card);
            if (events.on()) {
                events.add("discarded").put("card", Vassal.name(card));
            }
        }
        return false;
    }

    /** Resets the board after a saboteur was retained: discards all cards and deals new ones (B-72). */
    static void reset(KingState state, EventLog events) {
        for (int rest = state.board.occupied(); rest != 0; rest &= rest - 1) {
            state.corners.discards().add(state.board.take(Space.first(rest)));
        }
        state.guards.clear();
        state.marked = 0;
        for (Seat seat : state.seats) {
            if (seat.intrigue == Seat.Intrigue.BOARD) {
                seat.takeIntrigueHome();
            }
        }
        if (events.on()) {
            events.add("board-reset").put("seat", state.turn);
        }
        int corner = state.active().corner;
        for (int rest = state.rules.variant.spaces(); rest != 0; rest &= rest - 1) {
            fill(state, Space.first(rest), corner, events);
            corner = Corner.clockwise(corner);
        }
    }

    /**
     * Replaces vassals named by Machination cards at the end of a solo turn; returns true if a special must be placed.
     */
    static boolean refresh(KingState state, EventLog events) {
        int replaced = 0;
        int cards = 0;
        while (replaced < REFRESHED && cards < REFRESH_CARDS && state.tasks.drawable(TaskDeck.MACHINATION)) {
            Task task = Task.of(state.tasks.draw(TaskDeck.MACHINATION, state.chance(), events));
            cards++;
            if (events.on()) {
                events.add("refresh").put("card", task.id());
            }
            replaced += refresh(state, task.left(), events);
            if (replaced < REFRESHED) {
                replaced += refresh(state, task.right(), events);
            }
            state.tasks.discards().add(task.number());
        }
        return placing(state, AfterSpecials.END, events);
    }

    private static int refresh(KingState state, Requirement requirement, EventLog events) {
        int vassal = requirement.spaces(true) & state.board.vassals();
        if (Integer.bitCount(vassal) != 1) {
            return 0;
        }
        int space = Space.first(vassal);
        discard(state, space, events);
        fill(state, space, state.active().refreshCorner, events);
        return 1;
    }
}
