package org.merlon.bots;

/**
 * How long a bot may think: until a deadline, or for a number of iterations, whichever comes first.
 *
 * @param iterations how many looks ahead at the most
 * @param millis how many milliseconds at the most
 */
public record Budget(long iterations, long millis) {
    /** No bound of that kind. */
    public static final long UNBOUNDED = Long.MAX_VALUE;

    public static Budget ofMillis(long millis) {
        return new Budget(UNBOUNDED, millis);
    }

    public static Budget ofIterations(long iterations) {
        return new Budget(iterations, UNBOUNDED);
    }

    /** The same, but with no more iterations than a bot cares to use. */
    Budget atMost(long most) {
        return iterations <= most ? this : new Budget(most, millis);
    }

    /** As a bot's name is followed by it: {@code 200ms} or {@code 500it}, both if both are bounded. */
    public String text() {
        String looks = iterations == UNBOUNDED ? "" : iterations + "it";
        String time = millis == UNBOUNDED ? "" : millis + "ms";
        return looks.isEmpty() || time.isEmpty() ? looks + time : looks + ":" + time;
    }
}
