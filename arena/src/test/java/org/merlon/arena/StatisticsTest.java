package org.merlon.arena;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class StatisticsTest {
    @Test
    void intervalsAreThoseOfWilson() {
        var half = new Share(50, 100);
        assertEquals(0.4038, half.low(), 1e-4);
        assertEquals(0.5962, half.high(), 1e-4);
        var all = new Share(10, 10);
        assertEquals(0.7225, all.low(), 1e-4);
        assertEquals(1, all.high(), 1e-12);
        var none = new Share(0, 0);
        assertEquals(0, none.low());
        assertEquals(1, none.high());
    }

    @Test
    void aSpreadKnowsItsQuantiles() {
        Spread spread = Spread.of(new int[] {9, 1, 5, 3, 7});
        assertEquals(5, spread.mean());
        assertEquals(5, spread.quantile(0.5));
        assertEquals(1, spread.min());
        assertEquals(9, spread.max());
        assertEquals(Math.sqrt(10), spread.deviation(), 1e-12);
        assertArrayEquals(new int[] {2, 2, 1}, spread.histogram(0, 4, 3));
        assertEquals(0, Spread.of(new int[0]).quantile(0.5));
    }

    private static List<GameRecord> duels(int firstWins, int secondWins, int draws) {
        var games = new ArrayList<GameRecord>();
        for (int i = 0; i < firstWins; i++) {
            games.add(Samples.ranked(games.size(), List.of(0, 1), 1, 2));
        }
        for (int i = 0; i < secondWins; i++) {
            games.add(Samples.ranked(games.size(), List.of(0, 1), 2, 1));
        }
        for (int i = 0; i < draws; i++) {
            games.add(Samples.ranked(games.size(), List.of(0, 1), 1, 1));
        }
        return games;
    }

    /** For two players the model is that of Elo, whose answer is known: 400 log10(odds), error from n p (1 - p). */
    @Test
    void ratingsOfADuelAreThoseOfElo() {
        List<Rating> ratings = Ratings.of(2, duels(7500, 2500, 0));
        double gap = ratings.get(0).points() - ratings.get(1).points();
        assertEquals(400 * Math.log10(3), gap, 0.1);
        assertEquals(0, ratings.get(0).points() + ratings.get(1).points(), 1e-6);
        double elo = 400 / Math.log(10);
        assertEquals(
                1.96 * elo / Math.sqrt(10_000 * 0.75 * 0.25) / 2, ratings.get(0).error(), 0.01);
    }

    @Test
    void aDrawIsHalfAWin() {
        double draws = Ratings.of(2, duels(50, 0, 50)).getFirst().points();
        double wins = Ratings.of(2, duels(75, 25, 0)).getFirst().points();
        assertEquals(wins, draws, 1e-6);
    }

    @Test
    void whoAlwaysWinsIsRatedHighWithWideBars() {
        List<Rating> ratings = Ratings.of(2, duels(200, 0, 0));
        assertTrue(ratings.getFirst().points() > 400, ratings.toString());
        assertTrue(ratings.getFirst().points() < 2000, ratings.toString());
        assertTrue(ratings.getFirst().error() > 100, ratings.toString());
    }

    /** Strengths 4 : 2 : 1 make each order as likely as the model says; the fit must find them again. */
    @Test
    void ratingsOfThreeAreFoundAgain() {
        double[] strength = {4, 2, 1};
        var games = new ArrayList<GameRecord>();
        for (List<Integer> order : Lineups.balanced(3, 3)) {
            double rest = strength[order.get(1)] + strength[order.get(2)];
            double likely = strength[order.get(0)] / 7 * strength[order.get(1)] / rest;
            for (int i = 0; i < Math.round(likely * 21_000); i++) {
                games.add(Samples.ranked(games.size(), order, 1, 2, 3));
            }
        }
        List<Rating> ratings = Ratings.of(3, games);
        double doubled = 400 * Math.log10(2);
        assertEquals(doubled, ratings.get(0).points() - ratings.get(1).points(), 0.5);
        assertEquals(doubled, ratings.get(1).points() - ratings.get(2).points(), 0.5);
    }

    private static SeatBalance seats(double... wins) {
        double sum = 0;
        for (double each : wins) {
            sum += each;
        }
        var shares = new ArrayList<Share>();
        for (double each : wins) {
            shares.add(new Share(each, (int) sum));
        }
        return new SeatBalance(shares, List.of());
    }

    @Test
    void aSentenceTellsWhetherSeatsMatter() {
        assertFalse(seats(105, 95).differs());
        assertTrue(seats(105, 95).sentence().startsWith("No seat has an advantage"));
        assertTrue(seats(130, 70).differs());
        assertEquals(
                "The seats are not balanced: player 1 wins 65 %, player 2 35 %.",
                seats(130, 70).sentence());
        assertEquals(
                "The seats differ by more than chance, but not by much: player 2 wins 36 %, player 1 31 %, "
                        + "where a fair share is 33 %.",
                seats(3100, 3600, 3300).sentence());
        assertEquals("No game has been played yet.", seats(0, 0).sentence());
    }
}
