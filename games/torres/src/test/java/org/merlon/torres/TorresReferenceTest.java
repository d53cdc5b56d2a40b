package org.merlon.torres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.merlon.engine.Positions;
import org.merlon.engine.Setup;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.play.Match;
import org.merlon.engine.play.Notation;
import org.merlon.testkit.Effort;
import org.merlon.testkit.RandomChoice;
import org.merlon.testkit.RandomKeys;
import org.merlon.testkit.Setups;

/** Compares the engine with an independent reference model of the rules in random games of every setup. */
class TorresReferenceTest {
    private static final int GAMES_PER_SETUP = Effort.of(1, 1, 10);

    /** Games from random positions that random play from the start does not reach. */
    private static final int RANDOM_POSITIONS_PER_SETUP = Effort.of(1, 1, 40);

    /** Legal moves are compared on about one position in so many; the result of a move is always compared. */
    private static final int SAMPLE_INTERVAL = Effort.of(12, 6, 4);

    /** The minimum number of compared move lists for each setup; over all setups this is more than a thousand. */
    private static final int MIN_LISTS_PER_SETUP = Effort.of(5, 10, 30);

    /** The kinds of move and events that occurred in any game, to prove that all of them were tested. */
    private static final Set<String> COVERED = new ConcurrentSkipListSet<>();

    @AfterAll
    static void everyKindOfMoveAndShortageOccurred() {
        Set<String> missing = new TreeSet<>(List.of(
                "castle",
                "setup",
                "king",
                "stay",
                "stack 0",
                "stack 1",
                "stack 2",
                "stack 3",
                "knight",
                "move",
                "door",
                "block",
                "draw",
                "score",
                "end",
                "card leap",
                "card under",
                "card supply",
                "card diagonal",
                "card doors",
                "card ap6",
                "card ap7",
                "card shift",
                "card relocate",
                "card vault",
                "shuffle",
                "empty supply"));
        missing.removeAll(COVERED);
        assertTrue(missing.isEmpty(), () -> "no game had " + missing);
    }

    private static void recordCoverage(String move, boolean deckWasEmpty, ReferencePosition after) {
        String[] words = move.split(" ", -1);
        boolean twoWords = words[0].equals("card") || words[0].equals("stack");
        COVERED.add(twoWords ? words[0] + " " + words[1] : words[0]);
        if (move.equals("draw") && deckWasEmpty && after.cards.equals("common")) {
            COVERED.add("shuffle");
        }
        if (after.supply == 0) {
            COVERED.add("empty supply");
        }
    }

    @TestFactory
    Stream<DynamicTest> engineAgreesWithReferenceModel() {
        return Setups.all(new TorresGame()).stream()
                .map(setup -> DynamicTest.dynamicTest(Setups.name(setup), () -> {
                    int lists = 0;
                    for (int number = 0; number < GAMES_PER_SETUP; number++) {
                        lists += compareGame(setup, number);
                    }
                    for (int number = 0; number < RANDOM_POSITIONS_PER_SETUP; number++) {
                        lists += compareGameFromRandomPosition(setup, number);
                    }
                    int compared = lists;
                    assertTrue(compared >= MIN_LISTS_PER_SETUP, () -> "only " + compared + " lists were compared");
                }));
    }

    private static int compareGame(Setup setup, int number) {
        Match match = Match.start(setup, RandomKeys.key(1000 + number));
        var random = new FastRandom(Setups.name(setup).hashCode() + 77L * number);
        return compareToTheEnd(match, random);
    }

    private static int compareGameFromRandomPosition(Setup setup, int number) {
        return compareToTheEnd(new Match(RandomPositions.start(setup, number)), new FastRandom(number));
    }

    private static int compareToTheEnd(Match match, FastRandom random) {
        int lists = 0;
        while (!match.state().isOver()) {
            if (random.below(SAMPLE_INTERVAL) == 0) {
                compareMoves(match);
                lists++;
            }
            ReferencePosition model = position(match);
            String before = model.describe();
            boolean deckWasEmpty = model.deck.isEmpty();
            String move = RandomChoice.of(Notation.legalMoves(match.state()), random);
            assertEquals(null, match.play(move, EventLog.OFF), move);
            ReferencePosition engine = position(match);
            new ReferencePlay(model, engine).play(move);
            recordCoverage(move, deckWasEmpty, engine);
            assertEquals(model.describe(), engine.describe(), () -> move + " played at\n" + before);
        }
        compareMoves(match);
        return lists;
    }

    private static ReferencePosition position(Match match) {
        return new ReferencePosition(Positions.dump(match.state()).data());
    }

    private static void compareMoves(Match match) {
        ReferencePosition position = position(match);
        assertEquals(
                new ReferenceMoves(position).legal(),
                new TreeSet<>(Notation.legalMoves(match.state())),
                () -> "legal moves at\n" + position.describe());
    }
}
