package org.merlon.blackstone.king;

import org.merlon.blackstone.table.Board;
import org.merlon.blackstone.table.Face;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.TaskType;

/** What can be done with the cards on the board, as sets of spaces: asked by the list of moves and by refusals alike. */
final class BoardWork {
    /** What it costs to take a Hester's guard away from her, and what any other guard (B-35, B-81). */
    private static final int DEAR_GUARD = 2;

    private BoardWork() {}

    /** The seat of the family that guards in a way of its own, or -1. */
    private static int warden(KingState state) {
        for (int seat = 0; seat < state.seats.length; seat++) {
            if (state.seats[seat].family.guards()) {
                return seat;
            }
        }
        return -1;
    }

    /** The spaces whose guards keep the active player from moving a card. */
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

    /** The spaces whose guards keep the active player from using a vassal. */
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

    /** The cards that can be flipped. */
    static int flippable(KingState state) {
        return state.board.occupied() & ~state.marked & ~barred(state);
    }

    /** The cards that can be slid and swapped. */
    static int movable(KingState state) {
        return flippable(state) & ~state.board.saboteurs();
    }

    /** The cards that can be retained; a saboteur among them resets the board. */
    static int retainable(KingState state) {
        Board board = state.board;
        return flippable(state) & (board.vassals() | board.saboteurs());
    }

    /** Whether a seat may set guards (B-35, B-81). */
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

    /** The vassals that a task can be completed with. */
    static int usable(KingState state) {
        return state.board.vassals() & ~state.marked & ~withheld(state);
    }

    /** Whether a token can pay for an action at all, whether it is there or not (B-36). */
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

    /** Whether another task can be completed this turn (B-42, B-90). */
    static boolean taskLeft(KingState state) {
        return state.tasksDone < state.active().family.tasksATurn() && state.rules.peril.allowsTask(state);
    }

    /** Whether a dog of that kind lies on the table, to be had for a task of that type (B-95). */
    static boolean adoptable(KingState state, Dog dog, TaskType type) {
        return dog.task == type && Dogs.count(state.dogs, dog) > 0;
    }

    /** Whether the active player has a dog of that kind that can still hunt this turn, and its tokens (B-96). */
    static boolean hunts(KingState state, Dog dog) {
        Seat seat = state.active();
        int rested =
                Dogs.count(seat.dogs, dog) - (state.rules.edition.dogsTire() ? Dogs.count(state.dogsUsed, dog) : 0);
        return rested > 0 && seat.knight >= dog.knights && seat.wizard >= dog.wizards;
    }

    /** The spaces on which a completed task can set an intrigue token (B-50). */
    static int intrigueSpaces(KingState state, int corner) {
        Board board = state.board;
        int alike = board.showing(Face.faction(corner), Face.ANY) | board.showing(Face.ANY, Face.role(corner));
        return alike & ~state.guards.guarded();
    }
}
