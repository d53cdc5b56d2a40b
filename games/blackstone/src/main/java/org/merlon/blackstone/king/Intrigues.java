package org.merlon.blackstone.king;

import org.merlon.blackstone.table.Face;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskType;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.move.EventLog;

/** Intrigue tokens: what triggers them, and what their owners get (section 6). */
final class Intrigues {
    private Intrigues() {}

    /** The active player touches the cards on these spaces: the tokens of others on them trigger (B-52, B-55). */
    static void touched(KingState state, int spaces) {
        for (int i = 1; i < state.seats.length; i++) {
            int owner = (state.turn + i) % state.seats.length;
            Seat seat = state.seats[owner];
            if (seat.intrigue == Seat.Intrigue.BOARD && Space.in(spaces, seat.intrigueSpace)) {
                state.pending.add(owner);
            }
        }
    }

    /** The active player uses two vassals for a task: face-down cards may trigger, too (B-54). */
    static void used(KingState state, int left, int right) {
        int spaces = Space.bit(left) | Space.bit(right);
        int one = Vassal.up(state.board.at(left));
        int other = Vassal.up(state.board.at(right));
        for (int i = 1; i < state.seats.length; i++) {
            int owner = (state.turn + i) % state.seats.length;
            Seat seat = state.seats[owner];
            boolean triggered = switch (seat.intrigue) {
                case BOARD -> Space.in(spaces, seat.intrigueSpace);
                case FACEDOWN -> {
                    int corner = Task.of(seat.intrigueCard).corner();
                    yield one == corner || other == corner || one == Face.WILD || other == Face.WILD;
                }
                case HOME, EXHAUSTED -> false;
            };
            if (triggered) {
                state.pending.add(owner);
            }
        }
    }

    /** Whether a card lies face down before another player than the one whose turn it is. */
    static boolean someLieFaceDown(KingState state) {
        boolean some = false;
        for (int i = 0; i < state.seats.length; i++) {
            some |= i != state.turn && state.seats[i].intrigue == Seat.Intrigue.FACEDOWN;
        }
        return some;
    }

    /** A token stays with its vassal when its owner moves it, which only a position made by hand makes possible. */
    static void moved(KingState state, int from, int to) {
        Seat seat = state.active();
        if (seat.intrigue == Seat.Intrigue.BOARD) {
            if (seat.intrigueSpace == from) {
                seat.intrigueSpace = to;
            } else if (seat.intrigueSpace == to) {
                seat.intrigueSpace = from;
            }
        }
    }

    /** A token whose vassal leaves the board goes home, unless its owner is about to be rewarded for it. */
    static void left(KingState state, int space) {
        for (int owner = 0; owner < state.seats.length; owner++) {
            Seat seat = state.seats[owner];
            boolean here = seat.intrigue == Seat.Intrigue.BOARD && seat.intrigueSpace == space;
            if (here && !state.pending.contains(owner)) {
                seat.takeIntrigueHome();
            }
        }
    }

    /** How many symbols of a corner face a vassal shows. */
    static int matched(int corner, int face) {
        if (face == Face.WILD) {
            return 2;
        }
        return (Face.faction(corner) == Face.faction(face) ? 1 : 0) + (Face.role(corner) == Face.role(face) ? 1 : 0);
    }

    /** Whether a triggered token brings a reward that can be had now (B-52). */
    static boolean offers(KingState state, Seat seat, Reward reward) {
        TaskType stack = seat.stackOf(seat.intrigueCard);
        return stack != null
                && reward.fits(stack, seat.matched)
                && (reward.deck == null || state.tasks.drawable(reward.deck));
    }

    static void reward(KingState state, Reward reward, EventLog events) {
        int owner = state.toMove;
        Seat seat = state.mover();
        TaskType stack = seat.stackOf(seat.intrigueCard);
        seat.takeIntrigueHome();
        if (events.on()) {
            events.add("rewarded").put("seat", owner).put("reward", reward.word);
        }
        if (reward.token) {
            Supply.gain(state, owner, stack == TaskType.WIZARD ? Pay.WIZARD : Pay.KNIGHT, events);
        }
        if (reward.deck != null) {
            seat.hand.add(state.tasks.draw(reward.deck, state.chance(), events));
        }
    }
}
