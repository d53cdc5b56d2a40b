package org.merlon.arena;

import java.util.List;

/**
 * Whether it matters where one sits. The contestants take all seats equally often, so without an advantage all seats win
 * alike.
 *
 * @param wins the share of the wins of each seat
 * @param scores what each seat scored
 */
public record SeatBalance(List<Share> wins, List<Spread> scores) {
    /** Chi-square that chance exceeds one time in twenty, for one degree of freedom and more. */
    private static final double[] CRITICAL = {3.841, 5.991, 7.815, 9.488, 11.070};

    /** A difference between the best and the worst seat that people notice. */
    private static final double NOTICEABLE = 0.1;

    public SeatBalance {
        wins = List.copyOf(wins);
        scores = List.copyOf(scores);
    }

    /** Whether seats differ by more than chance would have them differ nineteen times in twenty. */
    public boolean differs() {
        int seats = wins.size();
        double chiSquare = 0;
        for (Share share : wins) {
            double fair = (double) share.of() / seats;
            chiSquare += (share.wins() - fair) * (share.wins() - fair) / fair;
        }
        return chiSquare > CRITICAL[Math.min(seats - 2, CRITICAL.length - 1)];
    }

    /** What a designer should know, in a sentence or two. */
    public String sentence() {
        if (wins.getFirst().of() == 0) {
            return "No game has been played yet.";
        }
        int best = 0;
        int worst = 0;
        for (int seat = 1; seat < wins.size(); seat++) {
            best = wins.get(seat).value() > wins.get(best).value() ? seat : best;
            worst = wins.get(seat).value() < wins.get(worst).value() ? seat : worst;
        }
        double gap = wins.get(best).value() - wins.get(worst).value();
        if (!differs()) {
            return "No seat has an advantage that shows: the differences are within what chance does. A gap of "
                    + Math.round(100 * detectable())
                    + " percentage points between two seats would have shown in so many games.";
        }
        String gaps = "player " + (best + 1) + " wins " + percent(wins.get(best).value()) + ", player " + (worst + 1)
                + " " + percent(wins.get(worst).value())
                + (wins.size() > 2 ? ", where a fair share is " + percent(1.0 / wins.size()) : "") + ".";
        return gap < NOTICEABLE
                ? "The seats differ by more than chance, but not by much: " + gaps
                : "The seats are not balanced: " + gaps;
    }

    /** The gap between two seats that an interval of 95 % would tell from none. */
    private double detectable() {
        double fair = 1.0 / wins.size();
        return Share.Z * Math.sqrt(2 * fair * (1 - fair) / wins.getFirst().of());
    }

    private static String percent(double part) {
        return Math.round(100 * part) + " %";
    }
}
