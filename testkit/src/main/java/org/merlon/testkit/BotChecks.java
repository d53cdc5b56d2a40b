package org.merlon.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.merlon.bots.Bot;
import org.merlon.bots.Budget;
import org.merlon.bots.Choice;
import org.merlon.bots.Player;
import org.merlon.bots.StopSignal;
import org.merlon.bots.levels.Bots;
import org.merlon.engine.Game;
import org.merlon.engine.GameState;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.Variant;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.play.Notation;
import org.merlon.protocol.view.Hint;
import org.merlon.protocol.view.Hints;

/**
 * Checks properties of every bot in a game: its choice is legal, repeatable with the same seed and number of iterations, and
 * independent of what is hidden from its seat.
 */
public final class BotChecks {
    private static final Budget SMALL_BUDGET = Budget.ofIterations(12);

    /** On average one position in this many is checked; a game has one or two hundred. */
    private static final int SAMPLE_INTERVAL = 16;

    /** The maximum number of positions per game; random games may be long. */
    private static final int MAX_POSITIONS = 12;

    /** The maximum number of consecutive moves of one turn that a bot chooses. */
    private static final int MAX_CONSECUTIVE_MOVES = 3;

    private BotChecks() {}

    /** Creates a test for each variant and number of players, with default options. */
    public static Stream<DynamicTest> tests(Game game) {
        return game.variants().stream()
                .flatMap(variant -> Stream.iterate(
                                variant.minPlayers(),
                                players -> players <= variant.maxPlayers(),
                                players -> players + 1)
                        .map(players -> test(game, variant, players)));
    }

    private static DynamicTest test(Game game, Variant variant, int players) {
        return DynamicTest.dynamicTest(variant.id() + ", " + players + " players", () -> {
            var random = new FastRandom(variant.id().hashCode() + players);
            GameState state = start(game, variant, players);
            int checked = 0;
            while (!state.isOver() && checked < MAX_POSITIONS) {
                if (random.below(SAMPLE_INTERVAL) == 0) {
                    checked++;
                    for (Bot bot : Bots.all()) {
                        checkFair(bot, state, random);
                    }
                    checkHint(state, random);
                }
                RandomChoice.play(state, random);
            }
        });
    }

    /** Checks that a hint does not depend on hidden information, names legal moves, and has a text for every reason. */
    private static void checkHint(GameState position, FastRandom random) {
        GameState other = position.copy();
        other.determinize(position.toMove(), random);
        Hint hint = hint(position);
        assertEquals(hint, hint(other), "a hint depends on hidden information");
        hint.best().merits().forEach(PhraseChecks::text);
        GameState played = position.copy();
        String first = hint.best().moves().getFirst();
        assertEquals(null, Notation.parseLegal(played, first).refusal(), first);
        assertTrue(hint.next() == null
                || !hint.best().moves().contains(hint.next().moves().getFirst()));
    }

    private static Hint hint(GameState position) {
        try (Player player = Objects.requireNonNull(Bots.byName("easy")).newPlayer()) {
            return Hints.of(position, player, SMALL_BUDGET, 1, new StopSignal());
        }
    }

    private static GameState start(Game game, Variant variant, int players) throws SetupException {
        return game.start(Setup.of(game, variant.id(), players, Map.of()), RandomKeys.key(players));
    }

    /** Checks that a bot chooses the same in a position and in one that differs only in what its seat cannot see. */
    private static void checkFair(Bot bot, GameState position, FastRandom random) {
        int seat = position.toMove();
        GameState one = position.copy();
        GameState other = position.copy();
        other.determinize(seat, random);
        long seed = random.next();
        try (Player first = bot.newPlayer();
                Player second = bot.newPlayer()) {
            for (int i = 0; i < MAX_CONSECUTIVE_MOVES && one.toMove() == seat; i++) {
                Choice choice = first.choose(one, SMALL_BUDGET, seed + i, new StopSignal());
                assertEquals(null, one.refusal(choice.move()), () -> bot.name() + " chose " + choice.pv());
                assertEquals(one.setup().players(), choice.value().size());
                assertEquals(one.notation(choice.move()), choice.pv().getFirst());
                assertTrue(choice.iterations() > 0);
                assertEquals(
                        choice,
                        second.choose(other, SMALL_BUDGET, seed + i, new StopSignal()),
                        () -> bot.name() + " used hidden information");
                if (one.reveals(choice.move())) {
                    return; // from here on the two states differ for the seat as well
                }
                one.play(choice.move(), EventLog.OFF);
                other.play(choice.move(), EventLog.OFF);
            }
        }
    }
}
