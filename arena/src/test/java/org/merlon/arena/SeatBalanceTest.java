package org.merlon.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.merlon.engine.chance.FastRandom;

class SeatBalanceTest {
    private static final int SERIES_COUNT = 2000;

    private static SeatBalance balance(int seats, List<double[]> deals) {
        var wins = new ArrayList<WinShare>();
        for (int seat = 0; seat < seats; seat++) {
            int thisSeat = seat;
            wins.add(WinShare.ofSeat(deals.stream()
                    .map(deal -> new WinShare.DealWins(deal[thisSeat], 1))
                    .toList()));
        }
        return new SeatBalance(wins, List.of(), deals);
    }

    /** Returns the balance of deals of one game each with the given numbers of wins. */
    private static SeatBalance balanceOfWins(int... wins) {
        var deals = new ArrayList<double[]>();
        for (int seat = 0; seat < wins.length; seat++) {
            for (int i = 0; i < wins[seat]; i++) {
                var deal = new double[wins.length];
                deal[seat] = 1;
                deals.add(deal);
            }
        }
        return balance(wins.length, deals);
    }

    /**
     * Simulates a series in which the first seat's share is greater than the second's by a gap, and the others' is fair.
     *
     * @param correlated the number of games in ten that have the same winner as the first game of their deal
     */
    private static SeatBalance series(FastRandom random, int seats, int count, int games, int correlated, double gap) {
        var deals = new ArrayList<double[]>();
        for (int i = 0; i < count; i++) {
            var deal = new double[seats];
            int dealWinner = winner(random, seats, gap);
            for (int game = 0; game < games; game++) {
                deal[random.below(10) < correlated ? dealWinner : winner(random, seats, gap)] += 1.0 / games;
            }
            deals.add(deal);
        }
        return balance(seats, deals);
    }

    private static int winner(FastRandom random, int seats, double gap) {
        double point = random.below(1 << 20) / (double) (1 << 20);
        double first = 1.0 / seats + gap / 2;
        if (point < first) {
            return 0;
        }
        if (point < 2.0 / seats) {
            return 1;
        }
        return (int) (point * seats);
    }

    private static double shareDetected(int seats, int deals, int games, int correlated, double gap) {
        var random = new FastRandom(Math.round(1000 * gap) + seats);
        int detected = 0;
        for (int i = 0; i < SERIES_COUNT; i++) {
            detected += series(random, seats, deals, games, correlated, gap).isSignificant() ? 1 : 0;
        }
        return (double) detected / SERIES_COUNT;
    }

    /** Returns the mean detectable gap that fair series of this kind report. */
    private static double meanDetectableGap(int seats, int deals, int games, int correlated) {
        var random = new FastRandom(seats);
        double sum = 0;
        for (int i = 0; i < SERIES_COUNT / 10; i++) {
            sum += series(random, seats, deals, games, correlated, 0).detectableGap();
        }
        return sum * 10 / SERIES_COUNT;
    }

    @ParameterizedTest
    @CsvSource({
        "2, 30, 1, 0", "2, 100, 1, 0", "3, 100, 1, 0", "4, 100, 1, 0", "4, 24, 1, 0",
        "2, 50, 2, 5", "3, 40, 6, 7", "4, 40, 14, 7", "4, 60, 14, 10", "2, 60, 2, 0"
    })
    void falsePositiveRateIsFivePercent(int seats, int deals, int games, int correlated) {
        double falsePositives = shareDetected(seats, deals, games, correlated, 0);
        assertTrue(falsePositives > 0.025 && falsePositives < 0.075, () -> falsePositives + " of the fair series");
    }

    @ParameterizedTest
    @CsvSource({
        "2, 60, 1, 0",
        "2, 200, 1, 0",
        "3, 100, 1, 0",
        "4, 100, 1, 0",
        "2, 50, 2, 5",
        "3, 40, 6, 7",
        "4, 40, 14, 7"
    })
    void detectableGapHasAPowerOfEightyPercent(int seats, int deals, int games, int correlated) {
        double gap = meanDetectableGap(seats, deals, games, correlated);
        double seen = shareDetected(seats, deals, games, correlated, gap);
        assertTrue(seen > 0.77, () -> seen + " of the series with a gap of " + gap);
        double half = shareDetected(seats, deals, games, correlated, gap / 2);
        assertTrue(half < 0.6, () -> half + " of the series with half that gap: more could be promised");
    }

    @ParameterizedTest
    @CsvSource({"2, 60, 1, 0", "3, 60, 6, 7", "4, 100, 1, 0", "4, 12, 14, 7"})
    void summaryNeverContradictsTheFigures(int seats, int deals, int games, int correlated) {
        Pattern figures = Pattern.compile("([0-9.]+) percentage points.*revealed a gap of ([0-9]+)");
        var random = new FastRandom(9);
        int found = 0;
        for (int i = 0; i < SERIES_COUNT; i++) {
            SeatBalance seatBalance = series(random, seats, deals, games, correlated, 0.1);
            Matcher matcher = figures.matcher(seatBalance.summary());
            assertEquals(
                    !seatBalance.isSignificant() && seatBalance.detectableGap() < 1,
                    matcher.find(),
                    seatBalance.summary());
            if (!seatBalance.isSignificant() && seatBalance.detectableGap() < 1) {
                found++;
                assertTrue(
                        Double.parseDouble(matcher.group(1)) < Double.parseDouble(matcher.group(2)),
                        seatBalance.summary());
            }
        }
        assertTrue(found > 0);
    }

    @Test
    void summaryTellsWhetherSeatsDiffer() {
        assertFalse(balanceOfWins(37, 23).isSignificant());
        assertEquals(
                "No seat has a clear advantage: the largest gap between two seats, 23.3 percentage points, may be"
                        + " chance. Four of five such series would have revealed a gap of 37.",
                balanceOfWins(37, 23).summary());
        assertTrue(balanceOfWins(130, 70).isSignificant());
        assertEquals(
                "The seats are not balanced: player 1 wins 65 %, player 2 35 %.",
                balanceOfWins(130, 70).summary());
        assertEquals(
                "The seats differ by more than chance, but not by much: player 2 wins 36 %, player 1 31 %, "
                        + "where a fair share is 33 %.",
                balanceOfWins(3100, 3600, 3300).summary());
        assertEquals("No game has been played yet.", balanceOfWins(0, 0).summary());
        assertEquals(
                "There are too few deals to say whether the seats are fair.",
                balanceOfWins(5, 0).summary());
    }

    /** The better of two bots wins in either seat: 41 deals are even, and the first seat wins both games of nine. */
    @Test
    void seatIntervalsAgreeWithTheTest() {
        var parts = new ArrayList<WinShare.DealWins>();
        var deals = new ArrayList<double[]>();
        for (int i = 0; i < 50; i++) {
            double first = i < 9 ? 2 : 1;
            parts.add(new WinShare.DealWins(first, 2));
            deals.add(new double[] {first / 2, 1 - first / 2});
        }
        WinShare first = WinShare.ofSeat(parts);
        assertEquals(0.59, first.value(), 1e-9);
        assertTrue(balance(2, deals).isSignificant());
        assertTrue(first.low() > 0.5, "from " + first.low());
        assertTrue(WinShare.of(parts).low() < 0.5, "counted as independent games it would not show");
    }
}
