package org.merlon.bots;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The bots there are, weakest first. */
public final class Bots {
    private static final List<Bot> ALL = List.of(new RandomBot(), new GreedyBot());

    private Bots() {}

    public static List<Bot> all() {
        return ALL;
    }

    /** The bot of that name, or null if there is none. */
    public static @Nullable Bot byName(String name) {
        for (Bot bot : ALL) {
            if (bot.name().equals(name)) {
                return bot;
            }
        }
        return null;
    }
}
