package org.merlon.engine;

/** From a lead to the chance that it wins the game. */
public final class Odds {
    /** How steep the curve is: a lead of one swing wins three times in four. */
    private static final double SLOPE = Math.log(3);

    private Odds() {}

    /** The chance to win of a seat that leads by so many swings. */
    public static double chance(double swings) {
        return 1 / (1 + Math.exp(-SLOPE * swings));
    }
}
