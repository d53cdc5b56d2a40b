package org.merlon.blackstone.table;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The three decks of task cards. */
public enum TaskDeck {
    GUILD,
    POWER,
    MACHINATION;

    private static final TaskDeck[] ALL = values();

    private final String id = name().toLowerCase(Locale.ROOT);

    public String id() {
        return id;
    }

    public static TaskDeck of(int ordinal) {
        return ALL[ordinal];
    }

    public static @Nullable TaskDeck byId(String id) {
        for (TaskDeck deck : ALL) {
            if (deck.id.equals(id)) {
                return deck;
            }
        }
        return null;
    }
}
