package org.merlon.arena;

/** Critical values of Student's t-distribution. */
final class StudentT {
    /** The critical value of the normal distribution for a 95 % interval. */
    private static final double Z = 1.959963984540054;

    /** The values for one and two degrees of freedom, for which the series is too inaccurate. */
    private static final double[] FEW = {12.706, 4.303};

    private StudentT() {}

    /** Returns the half-width of a 95 % interval in standard errors for a number of independent observations. */
    static double errors(int observations) {
        int freedom = Math.max(1, observations - 1);
        if (freedom <= FEW.length) {
            return FEW[freedom - 1];
        }
        // Cornish-Fisher expansion.
        double square = Z * Z;
        double first = Z * (square + 1) / 4;
        double second = Z * ((5 * square + 16) * square + 3) / 96;
        double third = Z * (((3 * square + 19) * square + 17) * square - 15) / 384;
        return Z + (first + (second + third / freedom) / freedom) / freedom;
    }
}
