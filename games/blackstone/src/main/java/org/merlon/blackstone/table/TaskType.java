package org.merlon.blackstone.table;

import org.merlon.engine.data.Ids;

/** What a task card is when it is completed; a Knight-Wizard card is one of two as its player says. */
public enum TaskType {
    KNIGHT("Knight"),
    WIZARD("Wizard"),
    KING("King"),
    PLOY("Ploy"),
    KNIGHT_WIZARD("Knight-Wizard");

    /** The types that have a stack in a tableau. */
    public static final int STACKS = 4;

    private final String title;

    TaskType(String title) {
        this.title = title;
    }

    /** The deck that holds such cards. */
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
