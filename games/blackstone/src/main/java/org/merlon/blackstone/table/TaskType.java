package org.merlon.blackstone.table;

import org.merlon.engine.data.Ids;

/** The types of task cards. The player who completes a Knight-Wizard card chooses one of the two types. */
public enum TaskType {
    KNIGHT("Knight"),
    WIZARD("Wizard"),
    KING("King"),
    PLOY("Ploy"),
    KNIGHT_WIZARD("Knight-Wizard");

    /** The number of types that have a stack in a tableau. */
    public static final int STACK_COUNT = 4;

    private final String title;

    TaskType(String title) {
        this.title = title;
    }

    /** Returns the deck that contains cards of this type. */
    public TaskDeck deck() {
        return switch (this) {
            case KNIGHT, WIZARD, KNIGHT_WIZARD -> TaskDeck.GUILD;
            case KING -> TaskDeck.POWER;
            case PLOY -> TaskDeck.MACHINATION;
        };
    }

    public String title() {
        return title;
    }

    public String id() {
        return Ids.of(this);
    }
}
