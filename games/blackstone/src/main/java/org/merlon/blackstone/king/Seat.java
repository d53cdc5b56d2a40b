package org.merlon.blackstone.king;

import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.table.Corner;
import org.merlon.blackstone.table.Pile;
import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskType;
import org.merlon.blackstone.table.Vassal;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.Part;

/** The possessions of one player. */
final class Seat implements Part<Seat> {
    /** The place of a seat's intrigue tokens. */
    enum Intrigue {
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

    Family family = Family.NONE;

    /** The families to choose from, as bits, until one is chosen. */
    int offered;

    int corner = Corner.NONE;
    int refreshCorner = Corner.NONE;
    int knight;
    int wizard;
    final Pile hand = new Pile(Task.COUNT);
    final Pile retained = new Pile(Vassal.MAX);

    /** The completed tasks by type, in the order in which they were completed. */
    final Pile[] stacks = new Pile[TaskType.STACKS];

    Intrigue intrigue = Intrigue.HOME;

    /** The task that has a token, or the face-down task. */
    int intrigueCard;

    int intrigueSpace = Space.NONE;
    int matched;

    /** The dogs of each kind, as packed by {@link Dogs}. */
    int dogs;

    /** The points that count, cached because they are needed after every move. */
    int points;

    Seat() {
        for (int i = 0; i < stacks.length; i++) {
            stacks[i] = new Pile(Task.COUNT);
        }
    }

    @Override
    public void become(Seat other, CopyHasher tally) {
        family = tally.of(other.family);
        offered = tally.of(other.offered);
        corner = tally.of(other.corner);
        refreshCorner = tally.of(other.refreshCorner);
        knight = tally.of(other.knight);
        wizard = tally.of(other.wizard);
        hand.become(other.hand, tally);
        retained.become(other.retained, tally);
        Pile.become(stacks, other.stacks, tally);
        intrigue = tally.of(other.intrigue);
        intrigueCard = tally.of(other.intrigueCard);
        intrigueSpace = tally.of(other.intrigueSpace);
        matched = tally.of(other.matched);
        dogs = tally.of(other.dogs);
        points = other.points;
    }

    Pile stack(TaskType type) {
        return stacks[type.ordinal()];
    }

    /** Returns Kings(p) of B-8, the limit on nearly everything. */
    int kings() {
        return Rules.KINGS + stack(TaskType.KING).size();
    }

    /** Returns the number of tasks of a stack that score; household cards take no place among them (B-43). */
    int scoring(int type) {
        int size = stacks[type].size();
        return type == TaskType.KING.ordinal() ? size : Math.min(size, kings());
    }

    /**
     * Returns the number of Knight or Wizard tasks that bring tokens; the household card counts before them (B-21,
     * B-44).
     */
    int mustering(TaskType type) {
        return Math.min(stack(type).size(), kings() - Rules.HOUSEHOLD);
    }

    /** Returns whether this seat must discard a card or a retained vassal (B-25). */
    boolean overLimit() {
        return family.limited() && (hand.size() > kings() || retained.size() > kings());
    }

    /** Returns the stack that contains a completed task, or null. */
    @Nullable TaskType stackOf(int task) {
        for (int i = 0; i < stacks.length; i++) {
            if (stacks[i].contains(task)) {
                return TYPES[i];
            }
        }
        return null;
    }

    boolean affords(Pay pay) {
        return knight >= pay.knights && wizard >= pay.wizards;
    }

    void takeIntrigueHome() {
        intrigue = Intrigue.HOME;
        intrigueCard = 0;
        intrigueSpace = Space.NONE;
        matched = 0;
    }
}
