package org.merlon.blackstone.king;

import org.merlon.blackstone.table.Board;
import org.merlon.blackstone.table.Face;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.TaskType;

/**
 * The actions that the rules allow with the cards on the board, mostly as sets of spaces. Used by {@link Legality} and
 * {@link Reasons}.
 */
final class BoardWork {
    /** The knight tokens needed to remove another player's Hester guard; any other guard costs 1 (B-35, B-81). */
    private static final int DEAR_GUARD = 2;

    private BoardWork() {}

    /** Returns the seat whose family has its own rules for guards, or -1. */
    private static int warden(KingState state) {
        for (int seat = 0; seat < state.seats.length; seat++) {
            if (state.seats[seat].family.guards()) {
                return seat;
            }
        }
        return -1;
    }

    /** Returns the spaces whose guards prevent the active player from moving or flipping the card. */
    static int barred(KingState state) {
        int barred = 0;
        int warden = state.guards.guarded() == 0 ? -1 : warden(state);
        for (int rest = state.guards.guarded(); rest != 0; rest &= rest - 1) {
            int space = Space.first(rest);
            boolean own = warden == state.turn;
            for (int i = 0; own && i < state.guards.count(space); i++) {
                own = state.guards.owner(space, i) == warden;
            }
            barred |= own ? 0 : Space.bit(space);
        }
        return barred;
    }

    /** Returns the spaces whose guards prevent the active player from using the vassal for a task. */
    static int withheld(KingState state) {
        if (state.guards.guarded() == 0) {
            return 0;
        }
        int warden = warden(state);
        int withheld = 0;
        for (int rest = state.guards.guarded(); rest != 0; rest &= rest - 1) {
            int space = Space.first(rest);
            withheld |= warden != state.turn && warden >= 0 && state.guards.has(space, warden) ? Space.bit(space) : 0;
        }
        return withheld;
    }

    /** Returns the spaces with a card that can be flipped. */
    static int flippable(KingState state) {
        return state.board.occupied() & ~state.marked & ~barred(state);
    }

    /** Returns the spaces with a card that can be slid or swapped. */
    static int movable(KingState state) {
        return flippable(state) & ~state.board.saboteurs();
    }

    /** Returns the spaces with a card that can be retained, including saboteurs, which reset the board. */
    static int retainable(KingState state) {
        Board board = state.board;
        return flippable(state) & (board.vassals() | board.saboteurs());
    }

    /** Returns whether a seat may set guards (B-35, B-81). */
    static boolean guards(KingState state, int seat) {
        return state.rules.edition.everybodyGuards() || state.seats[seat].family.guards();
    }

    static int guardable(KingState state) {
        return guards(state, state.turn) ? state.board.vassals() & ~state.marked : 0;
    }

    static int unguardable(KingState state) {
        int spaces = state.guards.guarded();
        boolean ownStay = state.active().family.guards() && !state.rules.edition.hesterRemovesHerOwn();
        return ownStay ? 0 : spaces;
    }

    static int unguardCost(KingState state, int space) {
        int owner = state.guards.owner(space, 0);
        return owner != state.turn && state.seats[owner].family.guards() ? DEAR_GUARD : 1;
    }

    /** Returns the spaces with a vassal that can be used to complete a task. */
    static int usable(KingState state) {
        return state.board.vassals() & ~state.marked & ~withheld(state);
    }

    /** Returns whether this payment is accepted for an action, whether or not the player has the tokens (B-36). */
    static boolean accepted(KingState state, Verb action, Pay pay) {
        if (pay == action.usual) {
            return true;
        }
        if (pay == Pay.KNIGHTS) {
            return action == Verb.DRAW && state.rules.edition.twoKnightsDraw();
        }
        Family family = state.active().family;
        return family.lets(pay, action) && !(family.onceATurn() && state.borrowed);
    }

    /** Returns whether the active player may complete another task this turn (B-42, B-90). */
    static boolean taskLeft(KingState state) {
        return state.tasksDone < state.active().family.tasksATurn() && state.rules.peril.allowsTask(state);
    }

    /** Returns whether a dog of this kind is still on the table and is given for tasks of this type (B-95). */
    static boolean adoptable(KingState state, Dog dog, TaskType type) {
        return dog.task == type && Dogs.count(state.dogs, dog) > 0;
    }

    /**
     * Returns whether the active player has a dog of this kind that can still hunt this turn, and the tokens for it
     * (B-96).
     */
    static boolean hunts(KingState state, Dog dog) {
        Seat seat = state.active();
        int rested =
                Dogs.count(seat.dogs, dog) - (state.rules.edition.dogsTire() ? Dogs.count(state.dogsUsed, dog) : 0);
        return rested > 0 && seat.knight >= dog.knights && seat.wizard >= dog.wizards;
    }

    /**
     * Returns the spaces on which the owner of a completed task with this corner face may place an intrigue token
     * (B-50).
     */
    static int intrigueSpaces(KingState state, int corner) {
        Board board = state.board;
        int alike = board.showing(Face.faction(corner), Face.ANY) | board.showing(Face.ANY, Face.role(corner));
        return alike & ~state.guards.guarded();
    }
}
