package org.merlon.engine;

/** From a lead to the chance that it wins the game. */
public final class Odds {
    /** How steep the curve is: a lead of one swing wins three times in four. */
    private static final double SLOPE = Math.log(3);

    /** How many doublings a power of e is, and the doubling as such a power, in two parts of which the first is exact. */
    private static final double DOUBLINGS = 1 / Math.log(2);

    private static final double DOUBLING = 0x1.62e42feep-1;
    private static final double REST_OF_DOUBLING = 0x1.a39ef35793c76p-33;

    /** Beyond this a power is as good as nothing, or more than anybody asks for. */
    private static final double FAR = 700;

    private static final int EXPONENT_BIAS = 1023;
    private static final int FRACTION_BITS = 52;

    private Odds() {}

    /** The chance to win of a seat that leads by so many swings. */
    public static double chance(double swings) {
        return 1 / (1 + exp(-SLOPE * swings));
    }

    /**
     * A power of e, to ten digits. {@link Math#exp} may end in another digit on another machine, where a bot would then choose
     * another move, and a browser has to ask for it outside of WebAssembly.
     */
    public static double exp(double power) {
        double near = power < -FAR ? -FAR : power > FAR ? FAR : power;
        int doublings = (int) (near * DOUBLINGS + (near < 0 ? -0.5 : 0.5));
        double x = near - doublings * DOUBLING - doublings * REST_OF_DOUBLING;
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
        return series * Double.longBitsToDouble((long) (doublings + EXPONENT_BIAS) << FRACTION_BITS);
    }
}
