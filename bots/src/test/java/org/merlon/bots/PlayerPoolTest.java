package org.merlon.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.merlon.engine.GameState;
import org.merlon.engine.move.EventLog;

class PlayerPoolTest {
    private static final Budget ONE_ITERATION = Budget.ofIterations(1);

    private final List<String> log = new ArrayList<>();

    /** Always takes a given coin, and logs when it is created, asked and closed. */
    private final class LoggingPlayer implements Player {
        private final String name;
        private final int coin;

        LoggingPlayer(String name, int coin) {
            this.name = name;
            this.coin = coin;
            log.add(name + " comes");
        }

        @Override
        public Choice choose(GameState state, Budget budget, long seed, StopSignal stop) {
            log.add(name + " is asked");
            return new Choice(coin, List.of(0.0), List.of(), 1);
        }

        @Override
        public void close() {
            log.add(name + " goes");
        }
    }

    private Choice choose(PlayerPool pool, String name, int coin, GameState state, Budget budget, long seed) {
        return pool.choose(name, () -> new LoggingPlayer(name, coin), state, budget, seed, new StopSignal());
    }

    @Test
    void reusesPlayersAndClosesLeastRecentlyUsed() {
        GameState state = CoinsGame.start(1, 3, 1, 4);
        try (var pool = new PlayerPool(2)) {
            for (String name : List.of("a", "b", "a", "c")) {
                choose(pool, name, 0, state, ONE_ITERATION, log.size());
            }
            pool.closePlayers();
        }
        assertEquals(
                List.of(
                        "a comes",
                        "a is asked",
                        "b comes",
                        "b is asked",
                        "a is asked",
                        "c comes",
                        "c is asked",
                        "b goes",
                        "a goes",
                        "c goes"),
                log);
    }

    @Test
    void repeatsTheAnswerUnlessTheBudgetIsTime() {
        GameState state = CoinsGame.start(1, 3, 1, 4);
        try (var pool = new PlayerPool(1)) {
            assertEquals(choose(pool, "a", 2, state, ONE_ITERATION, 1), choose(pool, "a", 2, state, ONE_ITERATION, 1));
            assertEquals(List.of("a comes", "a is asked"), log);
            choose(pool, "a", 2, state, ONE_ITERATION, 2);
            choose(pool, "a", 2, state, Budget.ofMillis(5), 2);
            choose(pool, "a", 2, state, Budget.ofMillis(5), 2);
            assertEquals(5, log.size());
        }
    }

    @Test
    void closesPlayerAfterIllegalMove() {
        CoinsState state = CoinsGame.start(1, 3, 1, 4);
        state.play(1, EventLog.OFF);
        try (var pool = new PlayerPool(1)) {
            var failed = assertThrows(PlayerFailedException.class, () -> choose(pool, "a", 1, state, ONE_ITERATION, 1));
            assertTrue(String.valueOf(failed.getMessage()).startsWith("an illegal move"), failed.toString());
            assertEquals("a goes", log.getLast());
        }
        assertEquals(3, log.size());
    }
}
