package org.merlon.arena;

import java.util.List;

/**
 * A share of wins with a 95 % interval. Games of one deal are not independent, so the interval is the Wilson interval
 * for the number of independent games that would give the same variance as these deals.
 *
 * @param wins the number of wins, including fractions of shared ones
 * @param of the number of results
 * @param deals the number of deals
 * @param swell the variance relative to that of independent games
 */
public record WinShare(double wins, int of, int deals, double swell) {
    /** Keeps an interval from vanishing if all deals had the same result. */
    private static final double LEAST_SWELL = 0.01;

    /** The wins of one deal. */
    record Part(double wins, int of) {}

    /** Returns the share of a contestant; its interval is never narrower than for independent games. */
    static WinShare of(List<Part> parts) {
        return of(parts, 1);
    }

    /**
     * Returns the share of a seat. If the same bots play a deal once in each seat, the better bot's wins cancel out between
     * the seats, so the interval may be narrower than for independent games.
     */
    static WinShare ofSeat(List<Part> parts) {
        return of(parts, LEAST_SWELL);
    }

    private static WinShare of(List<Part> parts, double least) {
        double wins = 0;
        int of = 0;
        int deals = 0;
        for (Part part : parts) {
            wins += part.wins;
            of += part.of;
            deals += part.of > 0 ? 1 : 0;
        }
        return new WinShare(wins, of, deals, Math.max(least, swell(parts, wins, of, deals)));
    }

    private static double swell(List<Part> parts, double wins, int of, int deals) {
        if (deals < 2) {
            return Math.max(of, 1);
        }
        double share = wins / of;
        double expected = of * share * (1 - share);
        if (expected <= 0) {
            return (double) of / deals; // only wins or only losses: no variance to estimate, each deal counts once
        }
        double squares = 0;
        for (Part part : parts) {
            double off = part.wins - share * part.of;
            squares += off * off;
        }
        return squares / expected * deals / (deals - 1);
    }

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
        double weight = weight();
        return (value() + weight / 2) / (1 + weight);
    }

    private double reach() {
        double p = value();
        double weight = weight();
        return Math.sqrt(weight * (p * (1 - p) + weight / 4)) / (1 + weight);
    }

    /** Returns the squared critical value divided by the effective number of games. */
    private double weight() {
        double errors = StudentT.errors(deals);
        return errors * errors * swell / of;
    }
}
