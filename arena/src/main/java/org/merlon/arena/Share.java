package org.merlon.arena;

import java.util.List;

/**
 * How much of something was won, with a 95 % interval. Games of one deal have much in common, so the deal is what is
 * counted: the interval is that of Wilson for as many independent games as tell as much as these deals do, and never
 * narrower than if all games were independent.
 *
 * @param wins wins, parts of shared ones included
 * @param of out of how many
 * @param deals how many deals they come from
 * @param swell how many times as wide the variance is as that of independent games
 */
public record Share(double wins, int of, int deals, double swell) {
    /** What was won of one deal. */
    record Part(double wins, int of) {}

    static Share of(List<Part> parts) {
        double wins = 0;
        int of = 0;
        int deals = 0;
        for (Part part : parts) {
            wins += part.wins;
            of += part.of;
            deals += part.of > 0 ? 1 : 0;
        }
        return new Share(wins, of, deals, swell(parts, wins, of, deals));
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
        return Math.max(1, squares / expected * deals / (deals - 1));
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
        double errors = Student.errors(deals);
        return errors * errors * swell / of;
    }
}
