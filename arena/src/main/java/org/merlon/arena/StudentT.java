package org.merlon.arena;

/** Critical values of Student's t-distribution. */
final class StudentT {
    /** The critical value of the normal distribution for a 95 % interval. */
    private static final double NORMAL_CRITICAL_VALUE = 1.959963984540054;

    /** The values for one and two degrees of freedom, for which the series is too inaccurate. */
    private static final double[] SMALL_SAMPLE_VALUES = {12.706, 4.303};

    private StudentT() {}

    /** Returns the half-width of a 95 % interval in standard errors for a number of independent observations. */
    static double criticalValue(int observations) {
        int degreesOfFreedom = Math.max(1, observations - 1);
        if (degreesOfFreedom <= SMALL_SAMPLE_VALUES.length) {
            return SMALL_SAMPLE_VALUES[degreesOfFreedom - 1];
        }
        // Cornish-Fisher expansion.
        double square = NORMAL_CRITICAL_VALUE * NORMAL_CRITICAL_VALUE;
        double first = NORMAL_CRITICAL_VALUE * (square + 1) / 4;
        double second = NORMAL_CRITICAL_VALUE * ((5 * square + 16) * square + 3) / 96;
        double third = NORMAL_CRITICAL_VALUE * (((3 * square + 19) * square + 17) * square - 15) / 384;
        return NORMAL_CRITICAL_VALUE
                + (first + (second + third / degreesOfFreedom) / degreesOfFreedom) / degreesOfFreedom;
    }
}
