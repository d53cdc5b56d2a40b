package org.merlon.engine;

/** Converts a lead into the probability of winning. */
public final class WinProbability {
    /** The slope of the logistic curve: a lead of one swing wins 75 % of games. */
    private static final double SLOPE = Math.log(3);

    /** log2(e). The two constants below add up to ln(2); products of the first with small integers are exact. */
    private static final double LOG2_E = 1 / Math.log(2);

    private static final double LN2_HIGH = 0x1.62e42feep-1;
    private static final double LN2_LOW = 0x1.a39ef35793c76p-33;

    /** Exponents are limited to this range, so that the result neither overflows nor underflows. */
    private static final double MAX_EXPONENT = 700;

    private static final int EXPONENT_BIAS = 1023;
    private static final int FRACTION_BITS = 52;

    private WinProbability() {}

    /** Returns the probability that a seat with this lead, in swings, wins. */
    public static double winProbability(double swings) {
        return 1 / (1 + exp(-SLOPE * swings));
    }

    /**
     * Returns e to a power, accurate to ten digits. The last digit of {@link Math#exp} may differ between machines, and bots
     * must choose the same moves everywhere. In a browser it would also be a slow call out of WebAssembly.
     */
    public static double exp(double power) {
        double clamped = power < -MAX_EXPONENT ? -MAX_EXPONENT : power > MAX_EXPONENT ? MAX_EXPONENT : power;
        int exponent = (int) (clamped * LOG2_E + (clamped < 0 ? -0.5 : 0.5));
        double x = clamped - exponent * LN2_HIGH - exponent * LN2_LOW;
        double series = 1.0 / 362_880;
        series = series * x + 1.0 / 40_320;
        series = series * x + 1.0 / 5_040;
        series = series * x + 1.0 / 720;
        series = series * x + 1.0 / 120;
        series = series * x + 1.0 / 24;
        series = series * x + 1.0 / 6;
        series = series * x + 0.5;
        series = series * x + 1;
        series = series * x + 1;
        return series * Double.longBitsToDouble((long) (exponent + EXPONENT_BIAS) << FRACTION_BITS);
    }
}
