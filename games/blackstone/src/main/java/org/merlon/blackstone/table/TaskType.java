package org.merlon.blackstone.table;

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

    public String title() {
        return title;
    }
}
