package org.merlon.arena;

import java.util.List;

/**
 * A share of wins with a 95 % interval. Games of one deal are not independent, so the interval is the Wilson interval
 * for the number of independent games that would give the same variance as these deals.
 *
 * @param wins the number of wins, including fractions of shared ones
 * @param total the number of results
 * @param deals the number of deals
 * @param varianceFactor the variance relative to that of independent games
 */
public record WinShare(double wins, int total, int deals, double varianceFactor) {
    /** Keeps an interval from vanishing if all deals had the same result. */
    private static final double MIN_VARIANCE_FACTOR = 0.01;

    /** The wins of one deal. */
    record DealWins(double wins, int total) {}

    /** Returns the share of a contestant; its interval is never narrower than for independent games. */
    static WinShare of(List<DealWins> perDeal) {
        return of(perDeal, 1);
    }

    /**
     * Returns the share of a seat. If the same bots play a deal once in each seat, the better bot's wins cancel out between
     * the seats, so the interval may be narrower than for independent games.
     */
    static WinShare ofSeat(List<DealWins> perDeal) {
        return of(perDeal, MIN_VARIANCE_FACTOR);
    }

    private static WinShare of(List<DealWins> perDeal, double minVarianceFactor) {
        double wins = 0;
        int total = 0;
        int deals = 0;
        for (DealWins deal : perDeal) {
            wins += deal.wins;
            total += deal.total;
            deals += deal.total > 0 ? 1 : 0;
        }
        return new WinShare(
                wins, total, deals, Math.max(minVarianceFactor, varianceFactor(perDeal, wins, total, deals)));
    }

    private static double varianceFactor(List<DealWins> perDeal, double wins, int total, int deals) {
        if (deals < 2) {
            return Math.max(total, 1);
        }
        double share = wins / total;
        double expected = total * share * (1 - share);
        if (expected <= 0) {
            return (double) total / deals; // only wins or only losses: no variance to estimate, each deal counts once
        }
        double squares = 0;
        for (DealWins deal : perDeal) {
            double deviation = deal.wins - share * deal.total;
            squares += deviation * deviation;
        }
        return squares / expected * deals / (deals - 1);
    }

    public double value() {
        return total == 0 ? 0 : wins / total;
    }

    public double low() {
        return total == 0 ? 0 : Math.max(0, centre() - halfWidth());
    }

    public double high() {
        return total == 0 ? 1 : Math.min(1, centre() + halfWidth());
    }

    private double centre() {
        double weight = weight();
        return (value() + weight / 2) / (1 + weight);
    }

    private double halfWidth() {
        double p = value();
        double weight = weight();
        return Math.sqrt(weight * (p * (1 - p) + weight / 4)) / (1 + weight);
    }

    /** Returns the squared critical value divided by the effective number of games. */
    private double weight() {
        double criticalValue = StudentT.criticalValue(deals);
        return criticalValue * criticalValue * varianceFactor / total;
    }
}
