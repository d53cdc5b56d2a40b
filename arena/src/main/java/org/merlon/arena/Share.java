package org.merlon.arena;

/**
 * How much of something was won, with the 95 % interval of Wilson. A win that is shared counts in part, which makes the
 * true interval narrower than the one given, never wider.
 *
 * @param wins wins, parts of shared ones included
 * @param of out of how many
 */
public record Share(double wins, int of) {
    /** How many standard errors lie on each side of a 95 % interval. */
    static final double Z = 1.959963984540054;

    public double value() {
        return of == 0 ? 0 : wins / of;
    }

    public double low() {
        return of == 0 ? 0 : Math.max(0, centre() - reach());
    }

    public double high() {
        return of == 0 ? 1 : Math.min(1, centre() + reach());
    }

    private double centre() {
        return (value() + Z * Z / (2 * of)) / (1 + Z * Z / of);
    }

    private double reach() {
        double p = value();
        return Z / (1 + Z * Z / of) * Math.sqrt(p * (1 - p) / of + Z * Z / (4.0 * of * of));
    }
}
