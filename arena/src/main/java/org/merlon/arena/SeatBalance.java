package org.merlon.arena;

import java.util.List;
import java.util.Locale;

/**
 * Whether it matters where one sits. The contestants take all seats equally often, so without an advantage all seats win
 * alike.
 *
 * <p>The test asks how far the seats would drift apart if in each deal it were left to chance which seat has which share of
 * the wins. It takes a deal as a whole, however many games it was played in, and the shares of a game as what they are:
 * what one seat wins the others lose.
 */
public final class SeatBalance {
    /** Chi-square that chance exceeds one time in twenty, for one degree of freedom and more. */
    private static final double[] CRITICAL = {3.841, 5.991, 7.815, 9.488, 11.070};

    /** How far chi-square must be moved so that it exceeds that four times in five, likewise. */
    private static final double[] SHOWS = {7.849, 9.635, 10.903, 11.935, 12.828};

    /** With fewer not even a seat that wins every game would show for sure. */
    private static final int FEWEST_DEALS = 8;

    /** A difference between the best and the worst seat that people notice. */
    private static final double NOTICEABLE = 0.1;

    private final List<WinShare> wins;
    private final List<Distribution> scores;
    private final int deals;
    private final double[] sums;

    /** How far the shares of each deal are from equal ones, squared and added up. */
    private double unrest;

    /**
     * @param wins the share of the wins of each seat
     * @param scores what each seat scored
     * @param deals for each deal what part of its wins each seat had
     */
    SeatBalance(List<WinShare> wins, List<Distribution> scores, List<double[]> deals) {
        this.wins = List.copyOf(wins);
        this.scores = List.copyOf(scores);
        this.deals = deals.size();
        sums = new double[wins.size()];
        for (double[] deal : deals) {
            for (int seat = 0; seat < sums.length; seat++) {
                double off = deal[seat] - 1.0 / sums.length;
                sums[seat] += off;
                unrest += off * off;
            }
        }
    }

    /** The share of the wins of each seat. */
    public List<WinShare> wins() {
        return wins;
    }

    /** What each seat scored. */
    public List<Distribution> scores() {
        return scores;
    }

    /** Whether seats differ by more than chance would have them differ nineteen times in twenty. */
    public boolean differs() {
        if (deals < FEWEST_DEALS || unrest == 0) {
            return false;
        }
        double squares = 0;
        for (double sum : sums) {
            squares += sum * sum;
        }
        return (sums.length - 1) * squares / unrest > CRITICAL[kind()];
    }

    /** How far the share of the best seat is above that of the worst. */
    public double gap() {
        return wins.get(best()).value() - wins.get(worst()).value();
    }

    /**
     * The gap between two seats that shows four times in five, the others being in the middle; any other way to have such
     * a gap shows more often. More than 1 if there are too few deals.
     */
    public double shown() {
        if (deals < FEWEST_DEALS) {
            return Double.POSITIVE_INFINITY;
        }
        return Math.sqrt(2 * SHOWS[kind()] * unrest / (sums.length - 1)) / deals;
    }

    private int kind() {
        return Math.min(sums.length - 2, CRITICAL.length - 1);
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

    /** What a designer should know, in a sentence or two. */
    public String sentence() {
        if (deals == 0) {
            return "No game has been played yet.";
        }
        if (shown() >= 1) {
            return "There are too few deals to tell whether it matters where one sits.";
        }
        if (!differs()) {
            return String.format(
                    Locale.ROOT,
                    "No seat has an advantage that shows: the largest gap between two of them, %.1f percentage points, is"
                            + " within what chance does. A gap of %.0f would have shown in four of five such series.",
                    100 * gap(),
                    Math.max(1, Math.ceil(100 * shown())));
        }
        String gaps =
                "player " + (best() + 1) + " wins " + percent(wins.get(best()).value()) + ", player "
                        + (worst() + 1) + " " + percent(wins.get(worst()).value())
                        + (wins.size() > 2 ? ", where a fair share is " + percent(1.0 / wins.size()) : "") + ".";
        return gap() < NOTICEABLE
                ? "The seats differ by more than chance, but not by much: " + gaps
                : "The seats are not balanced: " + gaps;
    }

    private static String percent(double part) {
        return Math.round(100 * part) + " %";
    }
}
