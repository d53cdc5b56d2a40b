package org.merlon.onceupon;

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
import org.merlon.engine.GameState;
import org.merlon.engine.Positions;
import org.merlon.engine.Setup;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.play.Match;
import org.merlon.engine.play.Notation;
import org.merlon.engine.words.Phrase;
import org.merlon.onceupon.castle.Board;
import org.merlon.onceupon.castle.Guest;
import org.merlon.testkit.Effort;
import org.merlon.testkit.PhraseChecks;
import org.merlon.testkit.RandomChoice;
import org.merlon.testkit.RandomKeys;
import org.merlon.testkit.Setups;

/** Compares the engine with an independent reference model of the rules in random games of every setup. */
class OnceUponReferenceTest {
    private static final int GAMES_PER_SETUP = 1;

    /** Games from random positions that random play from the start seldom reaches. */
    private static final int RANDOM_POSITIONS_PER_SETUP = Effort.of(150, 150, 1500);

    /** Every encodable move is tried on about one position in so many. */
    private static final int SAMPLE_INTERVAL = Effort.of(300, 60, 60);

    /** The kinds of move and events that occurred in any game, to prove that all of them were tested. */
    private static final Set<String> COVERED = new ConcurrentSkipListSet<>();

    /** The message keys of the reasons that were already checked. */
    private static final Set<String> CHECKED_REASONS = new ConcurrentSkipListSet<>();

    @AfterAll
    static void everyKindOfMoveOccurred() {
        Set<String> missing = new TreeSet<>(List.of(
                "pass",
                "end",
                "skip",
                "die pass",
                "die cloud",
                "die gold flag",
                "die food",
                "die resident",
                "die resident square",
                "end of round 100",
                "finished",
                "finished with an effect",
                "second finish",
                "last die 1",
                "last die 2",
                "last pass",
                "last turn without a die",
                "last roll of dagobert",
                "second finish in round 100"));
        ReferenceBoard.LINES.keySet().forEach(line -> {
            missing.add("build " + line);
            missing.add("scrap " + line);
        });
        for (String guest : ReferenceBoard.GUESTS) {
            missing.add("take " + guest);
            missing.add("steal " + guest);
            if (ReferenceBoard.BOLTS.contains(guest)) {
                missing.add("bolt " + guest);
            }
            if (ReferenceBoard.BOLTS.contains(guest) && !guest.equals("bohemian") && !guest.equals("magician")) {
                missing.add("token " + guest);
            }
        }
        ReferenceBoard.FACES.forEach(face -> missing.add("face " + face));
        missing.add("shift magician");
        missing.removeAll(COVERED);
        assertTrue(missing.isEmpty(), () -> "no game had " + missing);
    }

    private static void recordCoverage(String move, String pending, ReferencePosition before, ReferencePosition after) {
        String[] words = move.split(" ", -1);
        switch (words[0]) {
            case "die" -> {
                boolean hasSquare = words.length > 3 && !words[3].equals("flag");
                COVERED.add("die " + words[2] + (hasSquare ? " square" : words.length > 3 ? " flag" : ""));
            }
            case "build" -> {
                COVERED.add("build " + words[1]);
                if (words.length > 2) {
                    String kind = words.length == 3 ? "take" : words[2];
                    COVERED.add(kind + " " + words[words.length - 1]);
                }
            }
            case "token", "shift" -> COVERED.add(words[0] + " " + pending);
            default -> COVERED.add(move);
        }
        if (before.isLastClearing && before.step.equals("dice")) {
            COVERED.add("last " + (words[0].equals("die") ? "die " + words[1] : move));
        }
        if (after.isLastClearing && after.step.equals("build") && after.toMove != before.toMove) {
            COVERED.add("last turn without a die");
        }
        if (before.isLastClearing && move.endsWith(" dagobert")) {
            COVERED.add("last roll of dagobert");
        }
        if (after.step.equals("over") && !after.isLastClearing) {
            COVERED.add("end of round 100");
        }
        if (after.isLastClearing && !before.isLastClearing) {
            COVERED.add(after.step.equals("effect") ? "finished with an effect" : "finished");
        }
        if (after.seats.stream().filter(seat -> seat.partCount() == 12).count() > 1) {
            COVERED.add(after.round == 100 ? "second finish in round 100" : "second finish");
        }
    }

    @TestFactory
    Stream<DynamicTest> engineAgreesWithReferenceModel() {
        return Setups.all(new OnceUponGame()).stream()
                .map(setup -> DynamicTest.dynamicTest(Setups.name(setup), () -> {
                    for (int number = 0; number < GAMES_PER_SETUP; number++) {
                        compareGame(setup, number);
                    }
                    for (int number = 0; number < RANDOM_POSITIONS_PER_SETUP; number++) {
                        compareToTheEnd(new Match(RandomPositions.start(setup, number)), new FastRandom(number));
                    }
                }));
    }

    private static void compareGame(Setup setup, int number) {
        Match match = Match.start(setup, RandomKeys.key(1000 + number));
        compareToTheEnd(match, new FastRandom(Setups.name(setup).hashCode() + 77L * number));
    }

    private static void compareToTheEnd(Match match, FastRandom random) {
        GameState state = match.state();
        while (!state.isOver()) {
            ReferencePosition model = position(match);
            ReferencePosition before = position(match);
            List<String> legal = Notation.legalMoves(state);
            compareMoves(model, legal);
            if (random.below(SAMPLE_INTERVAL) == 0) {
                everyIllegalMoveHasAReason(state);
            }
            String move = RandomChoice.of(legal, random);
            var events = new EventLog();
            assertEquals(null, match.play(move, events), move);
            ReferencePosition engine = position(match);
            new ReferencePlay(model, events.events()).play(move);
            assertEquals(model.describe(), engine.describe(), () -> move + " played at\n" + before.describe());
            for (int seat = 0; seat < model.players; seat++) {
                assertEquals(
                        ReferenceScoring.points(model, seat), state.score(seat), () -> "score at\n" + model.describe());
            }
            recordCoverage(move, String.valueOf(before.pending), before, engine);
        }
        compareMoves(position(match), Notation.legalMoves(state));
        everyIllegalMoveHasAReason(state);
    }

    private static ReferencePosition position(Match match) {
        return new ReferencePosition(Positions.dump(match.state()).data());
    }

    private static void compareMoves(ReferencePosition position, List<String> legal) {
        assertEquals(
                new ReferenceMoves(position).legal(),
                new TreeSet<>(legal),
                () -> "legal moves at\n" + position.describe());
    }

    /** Checks every encodable move: an illegal one has a reason with a message. */
    private static void everyIllegalMoveHasAReason(GameState state) {
        MoveList legal = state.legalMoves();
        state.explainRefusal(MoveCode.of(Verb.PASS, 1)).phrases().forEach(OnceUponReferenceTest::checkReason);
        for (Verb verb : Verb.values()) {
            for (int first = 0; first < Board.SQUARES; first++) {
                for (int second = 0; second < Guest.COUNT; second++) {
                    for (int third = 0; third < Guest.COUNT; third++) {
                        int move = MoveCode.of(verb, first, second, third);
                        if (MoveCode.isWellFormed(move) && !legal.contains(move)) {
                            state.explainRefusal(move).phrases().forEach(OnceUponReferenceTest::checkReason);
                        }
                    }
                }
            }
        }
    }

    /** Checks the message of a reason, once for each key. */
    private static void checkReason(Phrase reason) {
        if (CHECKED_REASONS.add(reason.key())) {
            PhraseChecks.text(reason);
        }
    }
}
