package org.merlon.onceupon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.merlon.engine.GameState;
import org.merlon.engine.Setup;
import org.merlon.engine.Traits;
import org.merlon.engine.chance.FastRandom;
import org.merlon.testkit.RandomChoice;
import org.merlon.testkit.RandomKeys;
import org.merlon.testkit.Setups;

class CastleTraitsTest {
    private static final int GAMES = 8;
    private static final Traits TRAITS = new CastleTraits();

    private static Set<String> traits(GameState state, int seat) {
        var indexes = new int[TRAITS.names().size()];
        int count = TRAITS.collect(state, seat, indexes);
        Set<String> names = Arrays.stream(indexes, 0, count)
                .mapToObj(TRAITS.names()::get)
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(count, names.size(), "a trait twice");
        return names;
    }

    @Test
    void noTwoTraitsShareAName() {
        assertEquals(TRAITS.names().size(), Set.copyOf(TRAITS.names()).size());
    }

    @Test
    void traitsDescribeCastle() {
        Set<String> traits = traits(
                PositionBuilder.architectClearing("a1", "a2")
                        .guests(0, "cook")
                        .residents(0, 5)
                        .scenario()
                        .state(),
                0);
        assertTrue(
                traits.containsAll(Set.of(
                        "early: token on a1",
                        "early: token on a2",
                        "early: line a without 1 tokens",
                        "early: guest cook",
                        "early: 2 couples of residents",
                        "early: a single resident",
                        "early: clearing lines")),
                traits::toString);
    }

    @Test
    void lineThatCannotBeDrawnHasNoTrait() {
        GameState state = PositionBuilder.apprenticeClearing("c3", "d3")
                .floors(0, 4)
                .scenario()
                .state();
        Set<String> traits = traits(state, 0);
        assertTrue(traits.contains("midway: 4 floors"), traits::toString);
        assertTrue(traits.stream().noneMatch(name -> name.contains("line 3r")), traits::toString);
    }

    @ParameterizedTest
    @CsvSource({"apprentice, 2, true", "great-architect, 2, true", "apprentice, 3, false", "great-architect, 4, false"})
    void learnedWeightsAreUsedForTwoPlayersOnly(String variant, int players, boolean learned) {
        Setup setup = Setups.of("onceupon", variant, players);
        GameState state = setup.game().start(setup, RandomKeys.key(1));
        double plain = setup.game().evaluation().value(state, 0);
        assertEquals(learned, plain != setup.game().searchEvaluation(setup).value(state, 0));
    }

    @ParameterizedTest
    @CsvSource({"apprentice, 2", "apprentice, 4", "great-architect, 2", "great-architect, 4"})
    void traitsWorkInEveryStateAndRevealNothingHidden(String variant, int players) {
        Setup setup = Setups.of("onceupon", variant, players);
        var random = new FastRandom(7);
        for (int number = 0; number < GAMES; number++) {
            GameState state = setup.game().start(setup, RandomKeys.key(number));
            while (!state.isOver()) {
                GameState determinized = state.copy();
                determinized.determinize(state.toMove(), random);
                for (int seat = 0; seat < players; seat++) {
                    assertEquals(traits(state, seat), traits(determinized, seat));
                }
                RandomChoice.play(state, random);
            }
            assertEquals(Set.of(), traits(state, 0), "over");
        }
    }
}
