package org.merlon.testkit;

import java.util.Locale;

/** How much random tests try: little for the person at work, more for continuous integration, and for hours in a soak. */
public enum Effort {
    QUICK,
    USUAL,
    SOAK;

    /** What {@code ./merlon test --quick} and {@code --soak} choose; an IDE that runs a test chooses nothing. */
    private static final Effort NOW =
            valueOf(System.getProperty("merlon.effort", "usual").toUpperCase(Locale.ROOT));

    /** One of three amounts. */
    public static <T> T of(T quick, T usual, T soak) {
        return switch (NOW) {
            case QUICK -> quick;
            case USUAL -> usual;
            case SOAK -> soak;
        };
    }
}
