package org.merlon.blackstone.king.state;

import org.merlon.blackstone.table.Face;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskType;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.move.EventLog;

/** Triggers intrigue tokens and rewards their owners (section 6). */
public final class IntrigueTriggers {
    private IntrigueTriggers() {}

    /** Triggers the tokens of other players on cards that the active player touches (B-52, B-55). */
    public static void triggerTouched(KingState state, int spaces) {
        for (int i = 1; i < state.seats.length; i++) {
            int owner = (state.turn + i) % state.seats.length;
            Seat seat = state.seats[owner];
            if (seat.intrigue == Seat.Intrigue.BOARD && Space.in(spaces, seat.intrigueSpace)) {
                state.pending.add(owner);
            }
        }
    }

    /**
     * Triggers tokens on the two vassals that the active player uses for a task, and matching face-down cards (B-54).
     */
    public static void triggerUsed(KingState state, int left, int right) {
        int spaces = Space.bit(left) | Space.bit(right);
        int one = Vassal.upperFace(state.board.at(left));
        int other = Vassal.upperFace(state.board.at(right));
        for (int i = 1; i < state.seats.length; i++) {
            int owner = (state.turn + i) % state.seats.length;
            Seat seat = state.seats[owner];
            boolean triggered = switch (seat.intrigue) {
                case BOARD -> Space.in(spaces, seat.intrigueSpace);
                case FACEDOWN -> {
                    int cornerFace = Task.of(seat.intrigueCard).cornerFace();
                    yield one == cornerFace || other == cornerFace || one == Face.WILD || other == Face.WILD;
                }
                case HOME, EXHAUSTED -> false;
            };
            if (triggered) {
                state.pending.add(owner);
            }
        }
    }

    /** Returns whether a player other than the active one has a face-down card. */
    public static boolean hasOpposingFacedownCard(KingState state) {
        boolean some = false;
        for (int i = 0; i < state.seats.length; i++) {
            some |= i != state.turn && state.seats[i].intrigue == Seat.Intrigue.FACEDOWN;
        }
        return some;
    }

    /**
     * Moves the active player's own token with its vassal. This can happen only in a position that was edited by hand.
     */
    public static void moveOwnToken(KingState state, int from, int to) {
        Seat seat = state.activeSeat();
        if (seat.intrigue == Seat.Intrigue.BOARD) {
            if (seat.intrigueSpace == from) {
                seat.intrigueSpace = to;
            } else if (seat.intrigueSpace == to) {
                seat.intrigueSpace = from;
            }
        }
    }

    /**
     * Returns a token to its owner when its vassal leaves the board, unless the owner is about to be rewarded for it.
     */
    public static void returnToken(KingState state, int space) {
        for (int owner = 0; owner < state.seats.length; owner++) {
            Seat seat = state.seats[owner];
            boolean here = seat.intrigue == Seat.Intrigue.BOARD && seat.intrigueSpace == space;
            if (here && !state.pending.contains(owner)) {
                seat.returnIntrigue();
            }
        }
    }

    /** Returns how many symbols of a corner face a vassal's face matches. */
    public static int matchedSymbols(int cornerFace, int face) {
        if (face == Face.WILD) {
            return 2;
        }
        return (Face.faction(cornerFace) == Face.faction(face) ? 1 : 0)
                + (Face.role(cornerFace) == Face.role(face) ? 1 : 0);
    }

    /** Returns whether a triggered token allows this reward and the reward is available (B-52). */
    public static boolean isAvailable(KingState state, Seat seat, Reward reward) {
        TaskType stackType = seat.stackTypeOf(seat.intrigueCard);
        return stackType != null
                && reward.isAllowed(stackType, seat.matchedSymbols)
                && (reward.deck == null || state.tasks.canDraw(reward.deck));
    }

    public static void takeReward(KingState state, Reward reward, EventLog events) {
        int owner = state.toMove;
        Seat seat = state.seatToMove();
        TaskType stackType = seat.stackTypeOf(seat.intrigueCard);
        seat.returnIntrigue();
        if (events.isOn()) {
            events.add("rewarded").put("seat", owner).put("reward", reward.word);
        }
        if (reward.token) {
            TokenSupply.gain(state, owner, stackType == TaskType.WIZARD ? TokenCost.WIZARD : TokenCost.KNIGHT, events);
        }
        if (reward.deck != null) {
            seat.hand.add(state.tasks.draw(reward.deck, state.chance(), events));
        }
    }
}
