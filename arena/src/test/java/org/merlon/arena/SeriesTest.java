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
    private static List<GameRecord> timeless(List<GameRecord> games) {
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

    private static List<GameRecord> run(MatchPlan pairing, int threads) throws InterruptedException {
        return new Series(pairing).run(List.of(), threads, new StopSignal(), game -> {});
    }

    @Test
    void theNumberOfThreadsDoesNotMatter() throws InterruptedException {
        MatchPlan pairing = Samples.pairing(3, 6, "easy:8it", "greedy", "random");
        assertEquals(timeless(run(pairing, 1)), timeless(run(pairing, 3)));
    }

    @Test
    void gamesAreRoundedUpToWholeDeals() {
        assertEquals(12, Samples.pairing(3, 7, "greedy", "random", "easy").games());
        assertEquals(6, Samples.pairing(3, 7, "greedy", "random", "easy").gamesPerDeal());
    }

    @Test
    void allLineupsOfADealHaveTheSameLuck() {
        MatchPlan pairing = Samples.pairing(2, 4, "greedy", "random");
        assertEquals(pairing.key(0), pairing.key(1));
        assertTrue(!pairing.key(1).equals(pairing.key(2)));
        assertEquals(List.of(0, 1), pairing.lineup(0));
        assertEquals(List.of(1, 0), pairing.lineup(1));
    }

    /** Identical bots in another order would repeat a game; instead they alternate seats from deal to deal. */
    @Test
    void equalsTakeTurnsInsteadOfPlayingADealAgain() {
        MatchPlan pairing = Samples.pairing(4, 100, "hard:60it", "hard:60it");
        assertTrue(pairing.twins());
        assertEquals(1, pairing.gamesPerDeal());
        assertEquals(100, pairing.games());
        assertEquals(
                100, IntStream.range(0, 100).mapToObj(pairing::key).distinct().count());
        for (int seat = 0; seat < 4; seat++) {
            int here = seat;
            assertEquals(
                    49,
                    IntStream.range(0, 98)
                            .filter(game -> pairing.lineup(game).get(here) == 1)
                            .count());
        }
        assertEquals(3, Samples.pairing(3, 1, "greedy", "random", "random").gamesPerDeal());
        assertFalse(Samples.pairing(2, 1, "greedy", "random").twins());
    }

    @Test
    void winsAreToldByWhatTheGameCallsASeat() {
        MatchPlan pairing = Samples.pairing(2, 2, "greedy", "random");
        Results results = Results.of(
                pairing,
                List.of(
                        Samples.labelled(0, List.of(0, 1), List.of("Keygriff", "Lion"), 1, 2),
                        Samples.labelled(1, List.of(1, 0), List.of("Keygriff", "Keygriff"), 2, 1)));
        List<LabelShare> labels = results.labels();
        assertEquals(
                List.of("Keygriff", "Lion"),
                labels.stream().map(LabelShare::label).toList());
        assertEquals(2, labels.get(0).wins().wins());
        assertEquals(3, labels.get(0).wins().of());
        assertEquals(0, labels.get(1).wins().wins());
        assertEquals(9, labels.get(0).scores().max());
        assertEquals(List.of(), Results.of(pairing, List.of()).labels());
    }

    @Test
    void aStoppedSeriesGoesOnWhereItWas() throws InterruptedException {
        MatchPlan pairing = Samples.pairing(2, 8, "greedy", "random");
        var stop = new StopSignal();
        var some = new ArrayList<GameRecord>();
        List<GameRecord> first = new Series(pairing).run(List.of(), 1, stop, game -> {
            some.add(game);
            if (some.size() == 3) {
                stop.request();
            }
        });
        assertEquals(some, first);
        assertEquals(3, first.size());
        var later = new ArrayList<Integer>();
        List<GameRecord> all = new Series(pairing).run(first, 2, new StopSignal(), game -> later.add(game.index()));
        assertEquals(5, later.size());
        assertEquals(timeless(run(pairing, 1)), timeless(all));
    }

    @Test
    void aGoodBotBeatsABadOneAndTheResultsSaySo() throws InterruptedException {
        Results results = new Series(Samples.pairing(2, 40, "greedy", "random")).run(2);
        BotStanding greedy = results.standings().getFirst();
        assertEquals(40, greedy.wins().of());
        assertTrue(greedy.wins().low() > 0.5, greedy.wins().toString());
        Rating rating = greedy.rating();
        assertNotNull(rating);
        assertTrue(rating.points() - rating.error() > 0, rating.toString());
        assertEquals(1, greedy.actions().get("setup"));
        assertEquals(40, results.lengths().count());
    }

    @Test
    void onlyWholeDealsCount() {
        MatchPlan pairing = Samples.pairing(2, 4, "greedy", "random");
        Results results = Results.of(
                pairing,
                List.of(
                        Samples.ranked(0, List.of(0, 1), 1, 2),
                        Samples.ranked(1, List.of(1, 0), 1, 1),
                        Samples.ranked(2, List.of(0, 1), 1, 2)));
        assertEquals(2, results.games().size());
        assertEquals(1, results.leftOut());
        assertEquals(1.5, results.standings().get(0).wins().wins());
        assertEquals(0.5, results.standings().get(1).wins().wins());
        assertEquals(
                new TreeMap<>(Map.of("end", 3.0)), results.standings().get(0).actions());
        SeatBalance seats = results.seats();
        assertNotNull(seats);
        assertEquals(1.5, seats.wins().get(0).wins());
    }

    @Test
    void whoFailsLosesTheGameAndIsNamed() throws InterruptedException {
        var broken = new Contestant("broken", Budget.ofIterations(1), () -> (state, budget, seed, stop) -> {
            throw new PlayerFailedException("it went away");
        });
        var pairing = new MatchPlan(Samples.torres(2), List.of(broken, Samples.contestant("random")), 2, "1");
        Results results = new Series(pairing).run(1);
        assertEquals(0, results.standings().get(0).wins().wins());
        assertEquals(2, results.standings().get(1).wins().wins());
        assertEquals(List.of("game 1, broken: it went away", "game 2, broken: it went away"), results.failures());
    }

    @Test
    void aMistakeInABotEndsTheSeries() {
        var wrong = new Contestant("wrong", Budget.ofIterations(1), () -> (state, budget, seed, stop) -> {
            throw new IllegalArgumentException("a bug");
        });
        var series = new Series(new MatchPlan(Samples.torres(2), List.of(wrong), 2, "1"));
        var thrown = assertThrows(IllegalStateException.class, () -> series.run(2));
        assertTrue(String.valueOf(thrown.getMessage()).contains("a bug"), thrown.toString());
    }
}
