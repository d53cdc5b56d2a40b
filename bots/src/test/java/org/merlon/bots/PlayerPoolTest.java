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
    private static final Budget ONCE = Budget.ofIterations(1);

    private final List<String> told = new ArrayList<>();

    /** Always takes a given coin, and logs when it is created, asked and closed. */
    private final class Puppet implements Player {
        private final String name;
        private final int coin;

        Puppet(String name, int coin) {
            this.name = name;
            this.coin = coin;
            told.add(name + " comes");
        }

        @Override
        public Choice choose(GameState state, Budget budget, long seed, Stop stop) {
            told.add(name + " is asked");
            return new Choice(coin, List.of(0.0), List.of(), 1);
        }

        @Override
        public void close() {
            told.add(name + " goes");
        }
    }

    private Choice ask(PlayerPool bots, String name, int coin, GameState state, Budget budget, long seed) {
        return bots.choose(name, () -> new Puppet(name, coin), state, budget, seed, new Stop());
    }

    @Test
    void aPlayerStaysAndWhoWasAskedLongestAgoGoesFirst() {
        GameState state = CoinsGame.start(1, 3, 1, 4);
        try (var bots = new PlayerPool(2)) {
            for (String name : List.of("a", "b", "a", "c")) {
                ask(bots, name, 0, state, ONCE, told.size());
            }
            bots.dismiss();
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
                told);
    }

    @Test
    void theSameQuestionHasTheSameAnswerUnlessTimeDecides() {
        GameState state = CoinsGame.start(1, 3, 1, 4);
        try (var bots = new PlayerPool(1)) {
            assertEquals(ask(bots, "a", 2, state, ONCE, 1), ask(bots, "a", 2, state, ONCE, 1));
            assertEquals(List.of("a comes", "a is asked"), told);
            ask(bots, "a", 2, state, ONCE, 2);
            ask(bots, "a", 2, state, Budget.ofMillis(5), 2);
            ask(bots, "a", 2, state, Budget.ofMillis(5), 2);
            assertEquals(5, told.size());
        }
    }

    @Test
    void whoChoosesWhatIsNotLegalLosesItsSeat() {
        CoinsState state = CoinsGame.start(1, 3, 1, 4);
        state.play(1, EventLog.OFF);
        try (var bots = new PlayerPool(1)) {
            var failed = assertThrows(PlayerFailedException.class, () -> ask(bots, "a", 1, state, ONCE, 1));
            assertTrue(String.valueOf(failed.getMessage()).startsWith("an illegal move"), failed.toString());
            assertEquals("a goes", told.getLast());
        }
        assertEquals(3, told.size());
    }
}
