package org.merlon.arena;

import java.util.List;

/**
 * How much of something was won, with a 95 % interval. Games of one deal have much in common, so the deal is what is
 * counted: the interval is that of Wilson for as many independent games as tell as much as these deals do.
 *
 * @param wins wins, parts of shared ones included
 * @param of out of how many
 * @param deals how many deals they come from
 * @param swell how many times as wide the variance is as that of independent games
 */
public record WinShare(double wins, int of, int deals, double swell) {
    /** Even deals that all came out alike leave some doubt. */
    private static final double LEAST_SWELL = 0.01;

    /** What was won of one deal. */
    record Part(double wins, int of) {}

    /** The share of somebody whom deals favour or not: the interval is never narrower than if all games were independent. */
    static WinShare of(List<Part> parts) {
        return of(parts, 1);
    }

    /**
     * The share of a seat. Where the same bots play a deal once in each seat, the better bot's wins even out between the
     * seats, so that deals may tell more than as many independent games would.
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
            return (double) of / deals; // who won or lost all shows nothing of how deals differ: each counts once
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

    /** The squared standard errors of an interval over the games that these are worth. */
    private double weight() {
        double errors = StudentT.errors(deals);
        return errors * errors * swell / of;
    }
}
