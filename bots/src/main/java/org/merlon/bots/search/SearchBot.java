package org.merlon.bots.search;

import org.merlon.bots.Bot;
import org.merlon.bots.Budget;
import org.merlon.bots.Player;
import org.merlon.bots.SearchWorkers;

/** A bot that searches ahead; the levels differ in the number of iterations. */
public record SearchBot(String name, Budget defaultBudget, SearchSettings settings) implements Bot {
    // Tuned by Torres matches between settings at equal numbers of iterations.
    private static final double EXPLORATION = 0.5;
    private static final double TEMPERATURE = 0.1;
    private static final double BEST_LINE_WEIGHT = 0.2;

    public static SearchSettings settings(long maxIterations, boolean reusesTree) {
        return new SearchSettings(EXPLORATION, TEMPERATURE, BEST_LINE_WEIGHT, maxIterations, reusesTree);
    }

    @Override
    public Player newPlayer(SearchWorkers workers, long maxBytes) {
        return new SearchPlayer(settings, workers, maxBytes / workers.size());
    }
}
