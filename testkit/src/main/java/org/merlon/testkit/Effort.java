package org.merlon.testkit;

import java.util.Locale;

/** The effort of random tests: low for developers, more in continuous integration, hours in a soak test. */
public enum Effort {
    QUICK,
    USUAL,
    SOAK;

    /** The current effort, set by {@code ./merlon test --quick} and {@code --soak}; the default applies in an IDE. */
    private static final Effort CURRENT =
            valueOf(System.getProperty("merlon.effort", "usual").toUpperCase(Locale.ROOT));

    /** Returns the value for the current effort. */
    public static <T> T of(T quick, T usual, T soak) {
        return switch (CURRENT) {
            case QUICK -> quick;
            case USUAL -> usual;
            case SOAK -> soak;
        };
    }
}
