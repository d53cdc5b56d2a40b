package org.merlon.arena;

import java.util.List;
import java.util.Locale;

/**
 * Tests whether some seats have an advantage. The contestants take all seats equally often, so without an advantage all
 * seats win equally often.
 *
 * <p>The test compares the seats with random permutations of their shares within each deal. A deal is one observation,
 * however many games it consists of, and the test takes into account that one seat's win is the loss of the others.
 */
public final class SeatBalance {
    /** The 95 % quantiles of the chi-square distribution, starting with one degree of freedom. */
    private static final double[] CRITICAL_CHI_SQUARE = {3.841, 5.991, 7.815, 9.488, 11.070};

    /** The noncentrality at which the noncentral chi-square exceeds these quantiles with a probability of 80 %. */
    private static final double[] DETECTABLE_NONCENTRALITY = {7.849, 9.635, 10.903, 11.935, 12.828};

    /** With fewer deals, even a seat that wins every game might not be detected. */
    private static final int MIN_DEALS = 8;

    /** The smallest difference between the best and the worst seat that players notice. */
    private static final double NOTICEABLE_GAP = 0.1;

    private final List<WinShare> wins;
    private final List<Distribution> scores;
    private final int dealCount;
    private final double[] deviationSums;

    /** The sum over all deals of the squared deviations from equal shares. */
    private double squaredDeviations;

    /**
     * @param wins each seat's share of the wins
     * @param scores each seat's scores
     * @param deals for each deal the share of each seat in its wins
     */
    SeatBalance(List<WinShare> wins, List<Distribution> scores, List<double[]> deals) {
        this.wins = List.copyOf(wins);
        this.scores = List.copyOf(scores);
        this.dealCount = deals.size();
        deviationSums = new double[wins.size()];
        for (double[] deal : deals) {
            for (int seat = 0; seat < deviationSums.length; seat++) {
                double deviation = deal[seat] - 1.0 / deviationSums.length;
                deviationSums[seat] += deviation;
                squaredDeviations += deviation * deviation;
            }
        }
    }

    /** Returns each seat's share of the wins. */
    public List<WinShare> wins() {
        return wins;
    }

    /** Returns each seat's scores. */
    public List<Distribution> scores() {
        return scores;
    }

    /** Returns whether the seats differ significantly, at a level of 5 %. */
    public boolean isSignificant() {
        if (dealCount < MIN_DEALS || squaredDeviations == 0) {
            return false;
        }
        double squares = 0;
        for (double sum : deviationSums) {
            squares += sum * sum;
        }
        return (deviationSums.length - 1) * squares / squaredDeviations > CRITICAL_CHI_SQUARE[criticalIndex()];
    }

    /** Returns the difference between the shares of the best and the worst seat. */
    public double gap() {
        return wins.get(best()).value() - wins.get(worst()).value();
    }

    /**
     * Returns the smallest gap between two seats that is detected with a probability of 80 % if the others are in the
     * middle; with any other distribution such a gap is detected more often. Greater than 1 if there are too few deals.
     */
    public double detectableGap() {
        if (dealCount < MIN_DEALS) {
            return Double.POSITIVE_INFINITY;
        }
        return Math.sqrt(2 * DETECTABLE_NONCENTRALITY[criticalIndex()] * squaredDeviations / (deviationSums.length - 1))
                / dealCount;
    }

    private int criticalIndex() {
        return Math.min(deviationSums.length - 2, CRITICAL_CHI_SQUARE.length - 1);
    }

    private int best() {
        int best = 0;
        for (int seat = 1; seat < wins.size(); seat++) {
            best = wins.get(seat).value() > wins.get(best).value() ? seat : best;
        }
        return best;
    }

    private int worst() {
        int worst = 0;
        for (int seat = 1; seat < wins.size(); seat++) {
            worst = wins.get(seat).value() < wins.get(worst).value() ? seat : worst;
        }
        return worst;
    }

    /** Summarises the result for a game designer in one or two sentences. */
    public String summary() {
        if (dealCount == 0) {
            return "No game has been played yet.";
        }
        if (detectableGap() >= 1) {
            return "There are too few deals to say whether the seats are fair.";
        }
        if (!isSignificant()) {
            return String.format(
                    Locale.ROOT,
                    "No seat has a clear advantage: the largest gap between two seats, %.1f percentage points, may be"
                            + " chance. Four of five such series would have revealed a gap of %.0f.",
                    100 * gap(),
                    Math.max(1, Math.ceil(100 * detectableGap())));
        }
        String comparison =
                "player " + (best() + 1) + " wins " + percent(wins.get(best()).value()) + ", player "
                        + (worst() + 1) + " " + percent(wins.get(worst()).value())
                        + (wins.size() > 2 ? ", where a fair share is " + percent(1.0 / wins.size()) : "") + ".";
        return gap() < NOTICEABLE_GAP
                ? "The seats differ by more than chance, but not by much: " + comparison
                : "The seats are not balanced: " + comparison;
    }

    private static String percent(double fraction) {
        return Math.round(100 * fraction) + " %";
    }
}
