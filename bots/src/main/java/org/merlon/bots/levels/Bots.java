package org.merlon.bots.levels;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.bots.Bot;
import org.merlon.bots.Budget;
import org.merlon.bots.search.SearchBot;

/** The registry of built-in bots, weakest first. */
public final class Bots {
    /** The name of the bot that gives hints to people. */
    public static final String HINT_BOT = "hard";

    /** The share of random moves in percent, chosen so that a casual player wins about half of the games. */
    private static final int GENTLE_RANDOM_PERCENT = 30;

    private static final List<Bot> ALL = List.of(
            new RandomBot(),
            new GreedyBot("gentle", GENTLE_RANDOM_PERCENT),
            new GreedyBot("greedy", 0),
            new SearchBot("easy", Budget.ofMillis(200), SearchBot.settings(10, false)),
            new SearchBot("medium", Budget.ofMillis(200), SearchBot.settings(60, false)),
            new SearchBot("hard", Budget.ofMillis(300), SearchBot.settings(250, false)),
            new SearchBot("master", Budget.ofMillis(1000), SearchBot.settings(Budget.UNBOUNDED, true)));

    private Bots() {}

    public static List<Bot> all() {
        return ALL;
    }

    /** Returns all names in one line, for error messages. */
    public static String names() {
        return String.join(", ", ALL.stream().map(Bot::name).toList());
    }

    /** Returns the bot with this name, or null if there is none. */
    public static @Nullable Bot byName(String name) {
        for (Bot bot : ALL) {
            if (bot.name().equals(name)) {
                return bot;
            }
        }
        return null;
    }
}
