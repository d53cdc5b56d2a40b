package org.merlon.bots;

/**
 * The limits of a bot's thinking: a number of iterations and a time, whichever is reached first.
 *
 * @param iterations the maximum number of search iterations
 * @param millis the maximum time in milliseconds
 */
public record Budget(long iterations, long millis) {
    /** Stands for no limit. */
    public static final long UNBOUNDED = Long.MAX_VALUE;

    public static Budget ofMillis(long millis) {
        return new Budget(UNBOUNDED, millis);
    }

    public static Budget ofIterations(long iterations) {
        return new Budget(iterations, UNBOUNDED);
    }

    /** Returns this budget with the iterations capped. */
    public Budget withMaxIterations(long max) {
        return iterations <= max ? this : new Budget(max, millis);
    }

    /** Returns the suffix of a bot's name: {@code 200ms}, {@code 500it}, or {@code 500it:200ms} if both are limited. */
    public String text() {
        String iterationsText = iterations == UNBOUNDED ? "" : iterations + "it";
        String millisText = millis == UNBOUNDED ? "" : millis + "ms";
        return iterationsText.isEmpty() || millisText.isEmpty()
                ? iterationsText + millisText
                : iterationsText + ":" + millisText;
    }
}
