package org.merlon.bench.bots;

import java.util.Locale;

/** How many of so many games were won, and what that says of all games there could be. */
record Share(double won, int games) {
    private static final double Z = 1.96; // 95 % of a normal distribution lie within so many deviations

    double value() {
        return won / games;
    }

    /** The lower end of Wilson's 95 % interval. */
    double low() {
        return middle() - halfWidth();
    }

    /** The upper end of it. */
    double high() {
        return middle() + halfWidth();
    }

    private double middle() {
        return (value() + Z * Z / (2 * games)) / (1 + Z * Z / games);
    }

    private double halfWidth() {
        double p = value();
        return Z * Math.sqrt(p * (1 - p) / games + Z * Z / (4.0 * games * games)) / (1 + Z * Z / games);
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT, "%5.1f %% (%.1f to %.1f) of %d", 100 * value(), 100 * low(), 100 * high(), games);
    }
}
