package org.merlon.torres;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.merlon.bots.Bot;
import org.merlon.bots.Budget;
import org.merlon.bots.PlayerPool;
import org.merlon.bots.StopSignal;
import org.merlon.bots.levels.Bots;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.move.EventLog;
import org.merlon.testkit.RandomKeys;

/** Bots do not end a turn with action points left, because each of them could at least score a point. */
class BotsUseActionPointsTest {
    private static final Budget BUDGET = Budget.ofIterations(15);

    /** More points than anybody scores in a game. */
    private static final int FAR_AHEAD = 400;

    private static Stream<Bot> searchingBots() {
        return Bots.all().stream().filter(bot -> !bot.name().equals("random"));
    }

    @TestFactory
    Stream<DynamicTest> noBotEndsATurnWhileItCouldTakeAPoint() {
        return searchingBots()
                .flatMap(bot -> Stream.of("standard", "master")
                        .flatMap(variant -> IntStream.rangeClosed(2, 4)
                                .mapToObj(players -> DynamicTest.dynamicTest(
                                        bot.name() + ", " + variant + ", " + players,
                                        () -> checkGame(bot, variant, players, 0)))));
    }

    @TestFactory
    Stream<DynamicTest> noBotEndsATurnEarlyWhenFarAhead() {
        return searchingBots()
                .map(bot -> DynamicTest.dynamicTest(bot.name(), () -> checkGame(bot, "standard", 2, FAR_AHEAD)));
    }

    /** Plays a whole game of a bot against itself; the first seat begins with {@code ahead} points. */
    private static void checkGame(Bot bot, String variant, int players, int ahead) throws SetupException {
        Setup setup = Setup.of(new TorresGame(), variant, players, Map.of());
        var state = (TorresState) setup.game().start(setup, RandomKeys.key(players));
        state.scores[0] = ahead;
        int turns = 0;
        try (var bots = new PlayerPool(players)) {
            for (int count = 0; !state.isOver(); count++) {
                int move = bots.choose(state.toMove(), bot::newPlayer, state, BUDGET, count, new StopSignal())
                        .move();
                if (MoveCode.verb(move) == Verb.END) {
                    turns++;
                    assertFalse(
                            state.refusal(MoveCode.of(Verb.SCORE)) == null,
                            () -> state.actionPoints + " points were left");
                }
                state.play(move, EventLog.OFF);
            }
        }
        assertTrue(turns > 0);
    }
}
