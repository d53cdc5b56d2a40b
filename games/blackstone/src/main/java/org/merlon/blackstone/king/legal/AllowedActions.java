package org.merlon.blackstone.king.legal;

import org.merlon.blackstone.king.rats.Dog;
import org.merlon.blackstone.king.rats.DogCounts;
import org.merlon.blackstone.king.state.Family;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.blackstone.king.state.Seat;
import org.merlon.blackstone.king.state.TokenCost;
import org.merlon.blackstone.king.state.Verb;
import org.merlon.blackstone.table.Board;
import org.merlon.blackstone.table.Face;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.TaskDeck;
import org.merlon.blackstone.table.TaskType;

/**
 * The actions that the rules allow with the cards on the board, mostly as sets of spaces. Used by {@link LegalMoves} and
 * {@link IllegalMoveReasons}.
 */
public final class AllowedActions {
    /** The knight tokens needed to remove another player's Hester guard; any other guard costs 1 (B-35, B-81). */
    public static final int HESTER_GUARD_COST = 2;

    private AllowedActions() {}

    /** Returns the seat whose family has its own rules for guards, or -1. */
    private static int guardFamilySeat(KingState state) {
        for (int seat = 0; seat < state.seats.length; seat++) {
            if (state.seats[seat].family.setsGuards()) {
                return seat;
            }
        }
        return -1;
    }

    /** Returns the spaces whose guards prevent the active player from moving or flipping the card. */
    static int blockedByGuards(KingState state) {
        int blocked = 0;
        int guardFamilySeat = state.guards.guarded() == 0 ? -1 : guardFamilySeat(state);
        for (int remaining = state.guards.guarded(); remaining != 0; remaining &= remaining - 1) {
            int space = Space.first(remaining);
            boolean ownOnly = guardFamilySeat == state.turn;
            for (int i = 0; ownOnly && i < state.guards.count(space); i++) {
                ownOnly = state.guards.owner(space, i) == guardFamilySeat;
            }
            blocked |= ownOnly ? 0 : Space.bit(space);
        }
        return blocked;
    }

    /** Returns the spaces whose guards prevent a player from using the vassal for a task. */
    public static int unusableByGuards(KingState state, Seat player) {
        int guardFamilySeat = state.guards.guarded() == 0 ? -1 : guardFamilySeat(state);
        if (guardFamilySeat < 0 || state.seats[guardFamilySeat] == player) {
            return 0;
        }
        int unusable = 0;
        for (int remaining = state.guards.guarded(); remaining != 0; remaining &= remaining - 1) {
            int space = Space.first(remaining);
            unusable |= state.guards.has(space, guardFamilySeat) ? Space.bit(space) : 0;
        }
        return unusable;
    }

    /** Returns the spaces with a card that can be flipped. */
    public static int flippable(KingState state) {
        return state.board.occupied() & ~state.marked & ~blockedByGuards(state);
    }

    /** Returns the spaces with a card that can be slid or swapped. */
    public static int movable(KingState state) {
        return flippable(state) & ~state.board.saboteurs();
    }

    /** Returns the spaces with a card that can be retained, including saboteurs, which reset the board. */
    static int retainable(KingState state) {
        Board board = state.board;
        return flippable(state) & (board.vassals() | board.saboteurs());
    }

    /** Returns whether a seat may set guards (B-35, B-81). */
    public static boolean maySetGuards(KingState state, int seat) {
        return state.rules.edition.everybodyGuards() || state.seats[seat].family.setsGuards();
    }

    static int guardable(KingState state) {
        return maySetGuards(state, state.turn) ? state.board.vassals() & ~state.marked : 0;
    }

    static int unguardable(KingState state) {
        int spaces = state.guards.guarded();
        boolean ownGuardsStay = state.activeSeat().family.setsGuards() && !state.rules.edition.hesterRemovesOwnGuards();
        return ownGuardsStay ? 0 : spaces;
    }

    public static int unguardCost(KingState state, int space) {
        int owner = state.guards.owner(space, 0);
        return owner != state.turn && state.seats[owner].family.setsGuards() ? HESTER_GUARD_COST : 1;
    }

    /** Returns the spaces with a vassal that can be used to complete a task. */
    public static int usable(KingState state) {
        return state.board.vassals() & ~state.marked & ~unusableByGuards(state, state.activeSeat());
    }

    /** Returns whether this payment is accepted for an action, whether or not the player has the tokens (B-36). */
    static boolean acceptsCost(KingState state, Verb action, TokenCost cost) {
        if (cost == action.usualCost) {
            return true;
        }
        if (cost == TokenCost.KNIGHTS) {
            return action == Verb.DRAW && state.rules.edition.twoKnightsDraw();
        }
        Family family = state.activeSeat().family;
        return family.acceptsOtherCost(cost, action) && !(family.otherCostOncePerTurn() && state.borrowed);
    }

    /** Returns whether the active player may draw so that two cards are shown and one is kept (B-82). */
    static boolean canDrawTwo(KingState state, TaskDeck deck) {
        return state.activeSeat().family.drawsTwoCards() && !state.drewTwo && state.tasks.hasCards(deck, 2);
    }

    /** Returns whether the active player may complete another task this turn (B-42, B-90). */
    static boolean canCompleteTask(KingState state) {
        return state.tasksDone < state.activeSeat().family.tasksPerTurn() && state.rules.peril.allowsTask(state);
    }

    /** Returns whether a dog of this kind is still on the table and is given for tasks of this type (B-95). */
    static boolean canAdopt(KingState state, Dog dog, TaskType type) {
        return dog.taskType == type && DogCounts.count(state.dogs, dog) > 0;
    }

    /**
     * Returns whether the active player has a dog of this kind that can still hunt this turn, and the tokens for it
     * (B-96).
     */
    static boolean canHunt(KingState state, Dog dog) {
        Seat seat = state.activeSeat();
        int ready = DogCounts.count(seat.dogs, dog)
                - (state.rules.edition.dogsHuntOncePerTurn() ? DogCounts.count(state.dogsUsed, dog) : 0);
        return ready > 0 && seat.knightTokens >= dog.knights && seat.wizardTokens >= dog.wizards;
    }

    /**
     * Returns the spaces on which the owner of a completed task with this corner face may place an intrigue token
     * (B-50).
     */
    static int intrigueSpaces(KingState state, int cornerFace) {
        Board board = state.board;
        int matching =
                board.showing(Face.faction(cornerFace), Face.ANY) | board.showing(Face.ANY, Face.role(cornerFace));
        return matching & ~state.guards.guarded();
    }
}
