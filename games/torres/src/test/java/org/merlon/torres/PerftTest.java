package org.merlon.torres;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.merlon.engine.data.Data;
import org.merlon.engine.play.Perft;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

/** Compares the numbers of move sequences (perft) with numbers known from other programs. */
class PerftTest {
    private static final long MAX_NODES = 10_000_000;

    private static void assertPerft(Scenario scenario, long... nodes) {
        for (int depth = 1; depth <= nodes.length; depth++) {
            assertEquals(nodes[depth - 1], Perft.count(scenario.state(), depth, MAX_NODES), "depth " + depth);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @Rule({"T-10", "T-12"})
    void standardFromTheStart(int players) {
        assertPerft(Scenario.start("torres", "standard", players, new Data.Obj()), 8, 56, 336);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @Rule("T-90")
    void masterFromTheStart(int players) {
        assertPerft(Scenario.start("torres", "master", players, new Data.Obj()), 64, 3420, 150024);
    }

    @Test
    @Rule({"T-30", "T-31", "T-33", "T-34"})
    void firstTurnWithoutCards() {
        assertPerft(
                Scenario.start("torres", "standard", 2, new Data.Obj().put("cards", "none"))
                        .plays("setup d8", "setup c6", "king f6"),
                36,
                1340,
                51381);
    }

    @Test
    @Rule("T-35")
    void firstTurnWithCards() {
        assertPerft(
                Scenario.start("torres", "standard", 2, new Data.Obj()).plays("setup d8", "setup c6", "king f6"),
                37,
                1413,
                55509);
    }
}
