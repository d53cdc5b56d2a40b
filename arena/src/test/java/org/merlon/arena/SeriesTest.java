package org.merlon.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.merlon.bots.Budget;
import org.merlon.bots.PlayerFailedException;
import org.merlon.bots.StopSignal;

class SeriesTest {
    /** Returns the games without their times, which are the only part that is not reproducible. */
    private static List<GameRecord> withoutTimes(List<GameRecord> games) {
        var same = new ArrayList<GameRecord>();
        for (GameRecord game : games) {
            List<GameRecord.Seat> seats = game.seats().stream()
                    .map(seat -> new GameRecord.Seat(
                            seat.contestant(),
                            seat.label(),
                            seat.score(),
                            seat.rank(),
                            seat.actions(),
                            0,
                            0,
                            seat.iterations()))
                    .toList();
            same.add(new GameRecord(game.index(), seats, game.outcome(), game.failure()));
        }
        return same;
    }

    private static List<GameRecord> run(MatchPlan plan, int threads) throws InterruptedException {
        return new Series(plan).run(List.of(), threads, new StopSignal(), game -> {});
    }

    @Test
    void resultsDoNotDependOnTheNumberOfThreads() throws InterruptedException {
        MatchPlan plan = ArenaSamples.plan(3, 6, "easy:8it", "greedy", "random");
        assertEquals(withoutTimes(run(plan, 1)), withoutTimes(run(plan, 3)));
    }

    @Test
    void gamesAreRoundedUpToWholeDeals() {
        assertEquals(12, ArenaSamples.plan(3, 7, "greedy", "random", "easy").games());
        assertEquals(6, ArenaSamples.plan(3, 7, "greedy", "random", "easy").gamesPerDeal());
    }

    @Test
    void lineupsOfADealHaveTheSameKey() {
        MatchPlan plan = ArenaSamples.plan(2, 4, "greedy", "random");
        assertEquals(plan.key(0), plan.key(1));
        assertTrue(!plan.key(1).equals(plan.key(2)));
        assertEquals(List.of(0, 1), plan.lineup(0));
        assertEquals(List.of(1, 0), plan.lineup(1));
    }

    /** Identical bots in another order would repeat a game; instead they alternate seats from deal to deal. */
    @Test
    void identicalBotsAlternateSeatsFromDealToDeal() {
        MatchPlan plan = ArenaSamples.plan(4, 100, "hard:60it", "hard:60it");
        assertTrue(plan.hasIdenticalBots());
        assertEquals(1, plan.gamesPerDeal());
        assertEquals(100, plan.games());
        assertEquals(100, IntStream.range(0, 100).mapToObj(plan::key).distinct().count());
        for (int seat = 0; seat < 4; seat++) {
            int thisSeat = seat;
            assertEquals(
                    49,
                    IntStream.range(0, 98)
                            .filter(game -> plan.lineup(game).get(thisSeat) == 1)
                            .count());
        }
        assertEquals(3, ArenaSamples.plan(3, 1, "greedy", "random", "random").gamesPerDeal());
        assertFalse(ArenaSamples.plan(2, 1, "greedy", "random").hasIdenticalBots());
    }

    @Test
    void winsAreCountedBySeatLabel() {
        MatchPlan plan = ArenaSamples.plan(2, 2, "greedy", "random");
        SeriesResults results = SeriesResults.of(
                plan,
                List.of(
                        ArenaSamples.labelled(0, List.of(0, 1), List.of("Keygriff", "Lion"), 1, 2),
                        ArenaSamples.labelled(1, List.of(1, 0), List.of("Keygriff", "Keygriff"), 2, 1)));
        List<LabelResults> labels = results.labelResults();
        assertEquals(
                List.of("Keygriff", "Lion"),
                labels.stream().map(LabelResults::label).toList());
        assertEquals(2, labels.get(0).wins().wins());
        assertEquals(3, labels.get(0).wins().total());
        assertEquals(0, labels.get(1).wins().wins());
        assertEquals(9, labels.get(0).scores().max());
        assertEquals(List.of(), SeriesResults.of(plan, List.of()).labelResults());
    }

    @Test
    void stoppedSeriesCanBeContinued() throws InterruptedException {
        MatchPlan plan = ArenaSamples.plan(2, 8, "greedy", "random");
        var stop = new StopSignal();
        var some = new ArrayList<GameRecord>();
        List<GameRecord> first = new Series(plan).run(List.of(), 1, stop, game -> {
            some.add(game);
            if (some.size() == 3) {
                stop.request();
            }
        });
        assertEquals(some, first);
        assertEquals(3, first.size());
        var later = new ArrayList<Integer>();
        List<GameRecord> all = new Series(plan).run(first, 2, new StopSignal(), game -> later.add(game.index()));
        assertEquals(5, later.size());
        assertEquals(withoutTimes(run(plan, 1)), withoutTimes(all));
    }

    @Test
    void strongerBotWinsAndIsRatedHigher() throws InterruptedException {
        SeriesResults results = new Series(ArenaSamples.plan(2, 40, "greedy", "random")).run(2);
        BotStanding greedy = results.standings().getFirst();
        assertEquals(40, greedy.wins().total());
        assertTrue(greedy.wins().low() > 0.5, greedy.wins().toString());
        EloRating rating = greedy.rating();
        assertNotNull(rating);
        assertTrue(rating.points() - rating.error() > 0, rating.toString());
        assertEquals(1, greedy.actions().get("setup"));
        assertEquals(40, results.gameLengths().count());
    }

    @Test
    void onlyWholeDealsCount() {
        MatchPlan plan = ArenaSamples.plan(2, 4, "greedy", "random");
        SeriesResults results = SeriesResults.of(
                plan,
                List.of(
                        ArenaSamples.ranked(0, List.of(0, 1), 1, 2),
                        ArenaSamples.ranked(1, List.of(1, 0), 1, 1),
                        ArenaSamples.ranked(2, List.of(0, 1), 1, 2)));
        assertEquals(2, results.games().size());
        assertEquals(1, results.ignoredGames());
        assertEquals(1.5, results.standings().get(0).wins().wins());
        assertEquals(0.5, results.standings().get(1).wins().wins());
        assertEquals(
                new TreeMap<>(Map.of("end", 3.0)), results.standings().get(0).actions());
        SeatBalance seats = results.seatBalance();
        assertNotNull(seats);
        assertEquals(1.5, seats.wins().get(0).wins());
    }

    @Test
    void failingBotLosesAndIsReported() throws InterruptedException {
        var broken = new Contestant("broken", Budget.ofIterations(1), () -> (state, budget, seed, stop) -> {
            throw new PlayerFailedException("it went away");
        });
        var plan = new MatchPlan(ArenaSamples.torres(2), List.of(broken, ArenaSamples.contestant("random")), 2, "1");
        SeriesResults results = new Series(plan).run(1);
        assertEquals(0, results.standings().get(0).wins().wins());
        assertEquals(2, results.standings().get(1).wins().wins());
        assertEquals(List.of("game 1, broken: it went away", "game 2, broken: it went away"), results.failures());
    }

    @Test
    void exceptionInABotEndsTheSeries() {
        var wrong = new Contestant("wrong", Budget.ofIterations(1), () -> (state, budget, seed, stop) -> {
            throw new IllegalArgumentException("a bug");
        });
        var series = new Series(new MatchPlan(ArenaSamples.torres(2), List.of(wrong), 2, "1"));
        var thrown = assertThrows(IllegalStateException.class, () -> series.run(2));
        assertTrue(String.valueOf(thrown.getMessage()).contains("a bug"), thrown.toString());
    }
}
