package org.merlon.arena;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.merlon.engine.chance.FastRandom;

class StatisticsTest {
    /** Returns the share for deals whose games all have the same result; the first {@code won} deals are won. */
    private static WinShare correlatedDeals(int deals, int games, int won) {
        var parts = new ArrayList<WinShare.DealWins>();
        for (int deal = 0; deal < deals; deal++) {
            parts.add(new WinShare.DealWins(deal < won ? games : 0, games));
        }
        return WinShare.of(parts);
    }

    /** With one game per deal it is the Wilson interval, a little wider because its width is estimated. */
    @Test
    void intervalsMatchWilson() {
        WinShare half = correlatedDeals(10_000, 1, 5000);
        assertEquals(0.4902, half.low(), 1e-4);
        assertEquals(0.5098, half.high(), 1e-4);
        WinShare all = correlatedDeals(1000, 1, 1000);
        assertEquals(0.9962, all.low(), 1e-4);
        assertEquals(1, all.high(), 1e-12);
        WinShare none = correlatedDeals(0, 1, 0);
        assertEquals(0, none.low());
        assertEquals(1, none.high());
    }

    @Test
    void gamesOfOneDealAreNotIndependent() {
        WinShare once = correlatedDeals(50, 1, 30);
        WinShare often = correlatedDeals(50, 14, 30);
        assertEquals(once.value(), often.value());
        assertEquals(once.low(), often.low(), 1e-12);
        assertEquals(once.high(), often.high(), 1e-12);
        assertEquals(
                correlatedDeals(10, 1, 10).low(), correlatedDeals(10, 6, 10).low(), 1e-12);
    }

    /** In simulated series of correlated games the interval contains the true value as often as it should. */
    @ParameterizedTest
    @CsvSource({"20, 1, 0", "20, 6, 5", "40, 2, 5", "12, 14, 8", "60, 6, 0"})
    void intervalsCoverTheTruthNineteenTimesInTwenty(int deals, int games, int correlated) {
        double truth = 0.3;
        var random = new FastRandom(5);
        int covered = 0;
        int series = 2000;
        for (int i = 0; i < series; i++) {
            var parts = new ArrayList<WinShare.DealWins>();
            for (int deal = 0; deal < deals; deal++) {
                boolean dealWon = random.below(1000) < 1000 * truth;
                int wins = 0;
                for (int game = 0; game < games; game++) {
                    boolean won = random.below(10) < correlated ? dealWon : random.below(1000) < 1000 * truth;
                    wins += won ? 1 : 0;
                }
                parts.add(new WinShare.DealWins(wins, games));
            }
            WinShare share = WinShare.of(parts);
            covered += share.low() <= truth && truth <= share.high() ? 1 : 0;
        }
        double coverage = (double) covered / series;
        assertTrue(coverage > 0.93 && coverage < 0.985, () -> coverage + " of the intervals");
    }

    @Test
    void moreGamesOfADealDoNotNarrowARating() {
        var once = new ArrayList<List<GameRecord>>();
        var often = new ArrayList<List<GameRecord>>();
        for (List<GameRecord> deal : twoPlayerGames(30, 20, 0)) {
            once.add(deal);
            often.add(Collections.nCopies(14, deal.getFirst()));
        }
        EloRating one = PlackettLuceFit.ratings(2, once).getFirst();
        EloRating same = PlackettLuceFit.ratings(2, often).getFirst();
        assertEquals(one.points(), same.points(), 5, "but for the imagined draw");
        assertEquals(one.error(), same.error(), 0.05 * one.error());
    }

    @Test
    void distributionHasQuantiles() {
        Distribution distribution = Distribution.of(new int[] {9, 1, 5, 3, 7});
        assertEquals(5, distribution.mean());
        assertEquals(5, distribution.quantile(0.5));
        assertEquals(1, distribution.min());
        assertEquals(9, distribution.max());
        assertEquals(Math.sqrt(10), distribution.deviation(), 1e-12);
        assertArrayEquals(new int[] {2, 2, 1}, distribution.histogram(0, 4, 3));
        assertEquals(0, Distribution.of(new int[0]).quantile(0.5));
    }

    /** Creates two-player deals of one game each. */
    private static List<List<GameRecord>> twoPlayerGames(int firstWins, int secondWins, int draws) {
        var games = new ArrayList<List<GameRecord>>();
        for (int i = 0; i < firstWins; i++) {
            games.add(List.of(ArenaSamples.ranked(games.size(), List.of(0, 1), 1, 2)));
        }
        for (int i = 0; i < secondWins; i++) {
            games.add(List.of(ArenaSamples.ranked(games.size(), List.of(0, 1), 2, 1)));
        }
        for (int i = 0; i < draws; i++) {
            games.add(List.of(ArenaSamples.ranked(games.size(), List.of(0, 1), 1, 1)));
        }
        return games;
    }

    /** For two players the model equals Elo's, with a known solution: 400 log10(odds), and the error from n p (1 - p). */
    @Test
    void ratingsOfTwoMatchElo() {
        List<EloRating> ratings = PlackettLuceFit.ratings(2, twoPlayerGames(7500, 2500, 0));
        double gap = ratings.get(0).points() - ratings.get(1).points();
        assertEquals(400 * Math.log10(3), gap, 0.1);
        assertEquals(0, ratings.get(0).points() + ratings.get(1).points(), 1e-6);
        double elo = 400 / Math.log(10);
        assertEquals(
                1.96 * elo / Math.sqrt(10_000 * 0.75 * 0.25) / 2, ratings.get(0).error(), 0.01);
    }

    @Test
    void aDrawIsHalfAWin() {
        double draws =
                PlackettLuceFit.ratings(2, twoPlayerGames(50, 0, 50)).getFirst().points();
        double wins =
                PlackettLuceFit.ratings(2, twoPlayerGames(75, 25, 0)).getFirst().points();
        assertEquals(wins, draws, 1e-6);
    }

    @Test
    void unbeatenContestantIsRatedHighWithAWideInterval() {
        List<EloRating> ratings = PlackettLuceFit.ratings(2, twoPlayerGames(200, 0, 0));
        assertTrue(ratings.getFirst().points() > 400, ratings.toString());
        assertTrue(ratings.getFirst().points() < 2000, ratings.toString());
        assertTrue(ratings.getFirst().error() > 100, ratings.toString());
    }

    /** Generates each order as often as the model predicts for strengths 4 : 2 : 1, which the fit must recover. */
    @Test
    void ratingsOfThreeAreRecovered() {
        double[] strength = {4, 2, 1};
        var games = new ArrayList<List<GameRecord>>();
        for (List<Integer> order : LineupGenerator.balanced(3, 3)) {
            double remaining = strength[order.get(1)] + strength[order.get(2)];
            double probability = strength[order.get(0)] / 7 * strength[order.get(1)] / remaining;
            for (int i = 0; i < Math.round(probability * 21_000); i++) {
                games.add(List.of(ArenaSamples.ranked(games.size(), order, 1, 2, 3)));
            }
        }
        List<EloRating> ratings = PlackettLuceFit.ratings(3, games);
        double doubled = 400 * Math.log10(2);
        assertEquals(doubled, ratings.get(0).points() - ratings.get(1).points(), 0.5);
        assertEquals(doubled, ratings.get(1).points() - ratings.get(2).points(), 0.5);
    }
}
