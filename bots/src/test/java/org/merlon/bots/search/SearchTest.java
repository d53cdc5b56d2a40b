package org.merlon.bots.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.merlon.bots.Bot;
import org.merlon.bots.Budget;
import org.merlon.bots.Choice;
import org.merlon.bots.CoinsGame;
import org.merlon.bots.CoinsState;
import org.merlon.bots.Player;
import org.merlon.bots.SteppedChoice;
import org.merlon.bots.StopSignal;
import org.merlon.bots.levels.Bots;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;

class SearchTest {
    private static final Budget LARGE_BUDGET = Budget.ofIterations(500);
    private static final Budget UNLIMITED = Budget.ofIterations(Budget.UNBOUNDED);

    private static Bot master() {
        Bot bot = Bots.byName("master");
        assertNotNull(bot);
        return bot;
    }

    @Test
    void findsTheLineToTheEndOfASmallGame() {
        CoinsState state = CoinsGame.start(1, 3, 1, 4);
        Choice choice = master().choose(state, LARGE_BUDGET, 1);
        assertEquals(3, choice.pv().size());
        assertEquals(List.of(8.0), choice.value());
    }

    @Test
    void expectsBestPlayOfBothSeats() {
        Choice choice = master().choose(CoinsGame.start(2, 3, 1, 4, 2), LARGE_BUDGET, 1);
        assertEquals(List.of("coin 2", "coin 0", "coin 3", "coin 1"), choice.pv());
        assertEquals(List.of(6.0, 4.0), choice.value());
    }

    @Test
    @Timeout(value = 60, unit = TimeUnit.SECONDS) // otherwise it would run for ever
    void canBeStopped() throws InterruptedException {
        var stop = new StopSignal();
        CoinsState state = CoinsGame.start(2, 3, 1, 4, 1, 5, 9, 2, 6);
        var stopper = new Thread(() -> {
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            stop.request();
        });
        stopper.start();
        try (Player player = master().newPlayer(SearchThreads.of(2), Long.MAX_VALUE)) {
            Choice choice = player.choose(state, UNLIMITED, 1, stop);
            assertNull(state.refusal(choice.move()));
        }
        stopper.join();
    }

    @Test
    void choosesEvenIfStoppedBeforehand() {
        var stop = new StopSignal();
        stop.request();
        CoinsState state = CoinsGame.start(2, 3, 1, 4);
        try (Player player = master().newPlayer()) {
            assertNull(state.refusal(player.choose(state, UNLIMITED, 1, stop).move()));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void threadsShareIterationsDeterministically(int threads) {
        CoinsState state = CoinsGame.start(2, 3, 1, 4, 1, 5, 9, 2, 6);
        try (Player one = master().newPlayer(SearchThreads.of(threads), Long.MAX_VALUE);
                Player other = master().newPlayer(SearchThreads.of(threads), Long.MAX_VALUE)) {
            Choice choice = one.choose(state, Budget.ofIterations(100), 7, new StopSignal());
            assertEquals(100, choice.iterations());
            assertEquals(choice, other.choose(state, Budget.ofIterations(100), 7, new StopSignal()));
        }
    }

    /** A choice made in steps is the same in the end, and the best move so far is available at any time. */
    @Test
    void steppedChoiceMatchesDirectChoice() {
        CoinsState state = CoinsGame.start(2, 3, 1, 4, 1, 5, 9, 2, 6);
        Budget budget = Budget.ofIterations(2000);
        try (Player direct = master().newPlayer();
                Player stepped = master().newPlayer()) {
            for (int i = 0; i < 3; i++) {
                SteppedChoice pending = stepped.beginChoice(state, budget, 7);
                int steps = 1;
                while (pending.advance(0)) {
                    assertTrue(pending.current().iterations() < 2000);
                    steps++;
                }
                assertTrue(steps > 10, "pieces: " + steps);
                long visits = pending.visits().values().stream()
                        .mapToLong(Long::longValue)
                        .sum();
                assertTrue(visits >= 1999, "visits: " + visits);
                Choice choice = pending.finish();
                assertEquals(direct.choose(state, budget, 7, new StopSignal()), choice);
                state.play(choice.move(), EventLog.OFF);
            }
        }
    }

    @Test
    void stopsWhenTheChoiceIsDecided() {
        CoinsState state = CoinsGame.start(1, 3, 9);
        var ticks = new AtomicLong();
        var limit = new SearchLimit(Budget.ofMillis(10), new StopSignal(), () -> ticks.addAndGet(1000));
        var search = new Search(state, SearchBot.settings(Budget.UNBOUNDED, true), Long.MAX_VALUE);
        search.begin(state, false, limit);
        long iterations = search.run(new FastRandom(1), Budget.UNBOUNDED, limit);
        assertTrue(limit.nanosLeft() > 0, "there was time left");
        var counts = new long[2];
        MoveList moves = state.legalMoves();
        search.addVisits(moves, counts);
        assertTrue(Math.abs(counts[0] - counts[1]) > iterations / 2, Arrays.toString(counts));
    }

    /** A full tree does not grow, but its nodes are still visited. */
    @Test
    void continuesWithAFullTree() {
        int[] coins = {3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 7, 7};
        CoinsState state = CoinsGame.start(2, coins);
        var full = new Search(state, SearchBot.settings(Budget.UNBOUNDED, true), 0);
        var free = new Search(state, SearchBot.settings(Budget.UNBOUNDED, true), Long.MAX_VALUE);
        int iterations = 20_000;
        for (Search search : List.of(full, free)) {
            var limit = new SearchLimit(Budget.ofIterations(iterations), new StopSignal());
            search.begin(state, false, limit);
            assertEquals(iterations, search.run(new FastRandom(1), iterations, limit));
        }
        assertTrue(full.size() <= 1 << 12, "nodes: " + full.size());
        assertTrue(free.size() > 1 << 12, "nodes: " + free.size());
        var counts = new long[coins.length];
        MoveList moves = state.legalMoves();
        full.addVisits(moves, counts);
        assertEquals(iterations - 1, Arrays.stream(counts).sum(), "all but the first went on from the root");
        assertTrue(Arrays.stream(counts).allMatch(count -> count > 0), Arrays.toString(counts));
    }

    /** Reusing the tree shows in the depth: a second choice reaches the same depth with a single iteration. */
    @Test
    void reusesTheTree() {
        CoinsState state = CoinsGame.start(1, 3, 1, 4, 1, 5);
        try (Player player = master().newPlayer()) {
            Choice first = player.choose(state, Budget.ofIterations(2000), 3, new StopSignal());
            state.play(first.move(), EventLog.OFF);
            Choice second = player.choose(state, Budget.ofIterations(1), 3, new StopSignal());
            assertEquals(first.pv().subList(1, first.pv().size()), second.pv());
            Choice fresh = master().choose(state, Budget.ofIterations(1), 3);
            assertTrue(fresh.pv().size() < second.pv().size());
        }
    }
}
