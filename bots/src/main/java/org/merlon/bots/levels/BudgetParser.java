package org.merlon.bots.levels;

import java.util.Locale;
import org.merlon.bots.Budget;

/** Parses the budget and the number of threads that follow a bot's name. */
final class BudgetParser {
    private static final int MAX_DIGITS = 9;
    private static final int MAX_THREADS = 256;
    private static final long MILLIS_PER_SECOND = 1000;

    private long iterations;
    private long millis;
    private int threads = 1;

    /** Accepts {@code 200ms}, {@code 2s}, {@code 500it} or {@code 2t}; returns false for anything else. */
    boolean accept(String word) {
        int digits = 0;
        while (digits < word.length() && word.charAt(digits) >= '0' && word.charAt(digits) <= '9') {
            digits++;
        }
        if (digits == 0 || digits > MAX_DIGITS) {
            return false;
        }
        long number = Long.parseLong(word.substring(0, digits));
        if (number == 0) {
            return false;
        }
        switch (word.substring(digits).toLowerCase(Locale.ROOT)) {
            case "ms" -> millis = number;
            case "s" -> millis = number * MILLIS_PER_SECOND;
            case "it" -> iterations = number;
            case "t" -> threads = (int) Math.min(number, MAX_THREADS);
            default -> {
                return false;
            }
        }
        return true;
    }

    int threads() {
        return threads;
    }

    Budget budget(Budget defaultBudget) {
        if (iterations == 0 && millis == 0) {
            return defaultBudget;
        }
        return new Budget(iterations == 0 ? Budget.UNBOUNDED : iterations, millis == 0 ? Budget.UNBOUNDED : millis);
    }
}
