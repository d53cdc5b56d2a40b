package org.merlon.bots;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The bots there are, weakest first. */
public final class Bots {
    /** So many moves of a hundred that whoever does the obvious, and errs as people do, wins about every other game. */
    private static final int GENTLE_SLIPS = 30;

    private static final List<Bot> ALL = List.of(
            new RandomBot(),
            new GreedyBot("gentle", GENTLE_SLIPS),
            new GreedyBot("greedy", 0),
            new SearchBot("easy", Budget.ofMillis(200), SearchBot.style(10, false)),
            new SearchBot("medium", Budget.ofMillis(200), SearchBot.style(60, false)),
            new SearchBot("hard", Budget.ofMillis(300), SearchBot.style(250, false)),
            new SearchBot("master", Budget.ofMillis(1000), SearchBot.style(Budget.UNBOUNDED, true)));

    private Bots() {}

    public static List<Bot> all() {
        return ALL;
    }

    /** Their names in one line, for whoever asked for another. */
    public static String names() {
        return String.join(", ", ALL.stream().map(Bot::name).toList());
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
