package org.merlon.blackstone.table;

import org.merlon.engine.data.Ids;

/** The three decks of task cards. */
public enum TaskDeck {
    GUILD,
    POWER,
    MACHINATION;

    private static final TaskDeck[] ALL = values();

    private final String id = Ids.of(this);

    public String id() {
        return id;
    }

    public static TaskDeck of(int ordinal) {
        return ALL[ordinal];
    }
}
