package org.merlon.bots.levels;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.merlon.bots.Bot;
import org.merlon.bots.Budget;
import org.merlon.bots.Choice;
import org.merlon.bots.CoinsGame;
import org.merlon.bots.CoinsState;
import org.merlon.engine.move.EventLog;

class BotsTest {
    private static final Budget SMALL_BUDGET = Budget.ofIterations(20);
    private static final int SEEDS = 200;

    /** A card that matches no coin, so that only points count. */
    private static final int NO_COIN = -5;

    private static Bot bot(String name) {
        Bot bot = Bots.byName(name);
        assertNotNull(bot, name);
        return bot;
    }

    private static int choice(String name, CoinsState state, long seed) {
        return bot(name).choose(state, SMALL_BUDGET, seed).move();
    }

    @Test
    void findsBotsByName() {
        assertEquals("random, gentle, greedy, easy, medium, hard, master", Bots.names());
        for (Bot bot : Bots.all()) {
            assertEquals(bot, Bots.byName(bot.name()));
        }
        assertNull(Bots.byName("clever"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "gentle", "greedy", "easy", "medium", "hard", "master"})
    void choicesAreLegalUntilTheGameEnds(String name) {
        for (int players = 1; players <= 4; players++) {
            CoinsState state = CoinsGame.start(players, 3, 1, 4, 1, 5);
            int moves = 0;
            while (!state.isOver()) {
                Choice choice = bot(name).choose(state, SMALL_BUDGET, moves);
                assertNull(state.refusal(choice.move()));
                assertEquals(players, choice.value().size());
                assertTrue(choice.iterations() >= 1);
                state.play(choice.move(), EventLog.OFF);
                moves++;
            }
            assertEquals(5, moves);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "gentle", "greedy", "easy", "medium", "hard", "master"})
    void sameSeedGivesSameChoice(String name) {
        for (int seed = 0; seed < SEEDS; seed++) {
            CoinsState state = CoinsGame.start(3, 2, 2, 2, 2, 2, 2, 2, 2);
            assertEquals(bot(name).choose(state, SMALL_BUDGET, seed), bot(name).choose(state, SMALL_BUDGET, seed));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "greedy"})
    void choosesAmongEquallyGoodMovesAtRandom(String name) {
        Set<Integer> chosen = new HashSet<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            chosen.add(choice(name, CoinsGame.start(1, 2, 2, 2, 2), seed));
        }
        assertEquals(Set.of(0, 1, 2, 3), chosen);
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "gentle", "greedy", "easy", "medium", "hard", "master"})
    void choosingDoesNotChangeTheState(String name) {
        CoinsState state = CoinsGame.start(2, 3, 1, 4);
        long before = state.hash();
        choice(name, state, 1);
        assertEquals(before, state.hash());
    }

    @Test
    void greedyTakesTheBestCoin() {
        CoinsState alone = CoinsGame.start(1, 3, 1, 4, 1, 5);
        for (int expected : new int[] {4, 2, 0}) {
            int move = choice("greedy", alone, expected);
            assertEquals(expected, move);
            alone.play(move, EventLog.OFF);
        }
    }

    @Test
    void greedyReportsExpectedValue() {
        Choice choice = bot("greedy").choose(CoinsGame.start(1, 3, 1, 4), SMALL_BUDGET, 1);
        assertEquals(List.of(4.0), choice.value());
    }

    /** The other seat's card makes one coin precious; a bot could know which one only by reading hidden information. */
    @ParameterizedTest
    @ValueSource(strings = {"random", "gentle", "greedy", "easy", "medium", "hard", "master"})
    void choiceDoesNotDependOnHiddenCards(String name) {
        Set<Integer> chosen = new HashSet<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            int first = choice(
                    name, CoinsGame.start(2, 1, 1, 1, 1).withCard(0, NO_COIN).withCard(1, NO_COIN), seed);
            for (int card = 0; card < 4; card++) {
                CoinsState other =
                        CoinsGame.start(2, 1, 1, 1, 1).withCard(0, NO_COIN).withCard(1, card);
                assertEquals(first, choice(name, other, seed), "card " + card + ", seed " + seed);
            }
            chosen.add(first);
        }
        assertTrue(chosen.size() > 1, "the choice must depend on something for this to say anything");
    }
}
