package org.merlon.blackstone.king.state;

import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.table.Corner;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskType;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.StatePart;

/** The possessions of one player. */
public final class Seat implements StatePart<Seat> {
    /** The place of a seat's intrigue tokens. */
    public enum Intrigue {
        /** With their owner. */
        HOME,
        /** On a completed task and on a vassal on the board. */
        BOARD,
        /** On a face-down card. */
        FACEDOWN,
        /** Used up for the rest of the game. */
        EXHAUSTED
    }

    private static final TaskType[] TYPES = TaskType.values();

    public Family family = Family.NONE;

    /** The families to choose from, as bits, until one is chosen. */
    public int offeredFamilies;

    public int corner = Corner.NONE;
    public int refreshCorner = Corner.NONE;
    public int knightTokens;
    public int wizardTokens;
    public final Pile hand = new Pile(Task.COUNT);
    public final Pile retained = new Pile(Vassal.MAX_CARDS);

    /** The completed tasks by type, in the order in which they were completed. */
    public final Pile[] stacks = new Pile[TaskType.STACK_COUNT];

    public Intrigue intrigue = Intrigue.HOME;

    /** The task that has a token, or the face-down task. */
    public int intrigueCard;

    public int intrigueSpace = Space.NONE;
    public int matchedSymbols;

    /** The dogs of each kind, as packed by {@link DogCounts}. */
    public int dogs;

    /** The points that count, cached because they are needed after every move. */
    public int points;

    Seat() {
        for (int i = 0; i < stacks.length; i++) {
            stacks[i] = new Pile(Task.COUNT);
        }
    }

    @Override
    public void copyFrom(Seat other, CopyHasher hasher) {
        family = hasher.copy(other.family);
        offeredFamilies = hasher.copy(other.offeredFamilies);
        corner = hasher.copy(other.corner);
        refreshCorner = hasher.copy(other.refreshCorner);
        knightTokens = hasher.copy(other.knightTokens);
        wizardTokens = hasher.copy(other.wizardTokens);
        hand.copyFrom(other.hand, hasher);
        retained.copyFrom(other.retained, hasher);
        Pile.copyAll(stacks, other.stacks, hasher);
        intrigue = hasher.copy(other.intrigue);
        intrigueCard = hasher.copy(other.intrigueCard);
        intrigueSpace = hasher.copy(other.intrigueSpace);
        matchedSymbols = hasher.copy(other.matchedSymbols);
        dogs = hasher.copy(other.dogs);
        points = other.points;
    }

    /** Makes this the seat of a family, with what the family begins with. */
    public void join(Family joined, Rules rules) {
        family = joined;
        offeredFamilies = 0;
        knightTokens += joined.extraTokens();
        wizardTokens += joined.extraTokens();
        points = Scoring.points(this, rules);
    }

    public Pile stack(TaskType type) {
        return stacks[type.ordinal()];
    }

    /** Returns Kings(p) of B-8, the limit on nearly everything. */
    public int kingCount() {
        return Rules.HOUSEHOLD_KINGS + stack(TaskType.KING).size();
    }

    /** Returns the number of tasks of a stack that score; household cards take no place among them (B-43). */
    int scoringCount(int type) {
        int size = stacks[type].size();
        return type == TaskType.KING.ordinal() ? size : Math.min(size, kingCount());
    }

    /**
     * Returns the number of Knight or Wizard tasks that bring tokens; the household card counts before them (B-21,
     * B-44).
     */
    public int musteringCount(TaskType type) {
        return Math.min(stack(type).size(), kingCount() - Rules.HOUSEHOLD_CARDS);
    }

    /** Returns whether this seat must discard a card or a retained vassal (B-25). */
    public boolean isOverLimit() {
        return family.hasLimits() && (hand.size() > kingCount() || retained.size() > kingCount());
    }

    /** Returns the stack that contains a completed task, or null. */
    public @Nullable TaskType stackTypeOf(int task) {
        for (int i = 0; i < stacks.length; i++) {
            if (stacks[i].contains(task)) {
                return TYPES[i];
            }
        }
        return null;
    }

    public boolean canAfford(TokenCost cost) {
        return knightTokens >= cost.knights && wizardTokens >= cost.wizards;
    }

    public void returnIntrigue() {
        intrigue = Intrigue.HOME;
        intrigueCard = 0;
        intrigueSpace = Space.NONE;
        matchedSymbols = 0;
    }
}
