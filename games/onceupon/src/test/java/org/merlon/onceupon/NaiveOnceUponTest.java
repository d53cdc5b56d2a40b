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
import org.merlon.engine.chance.RandomBits;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.play.Match;
import org.merlon.engine.play.Notation;
import org.merlon.engine.words.Phrase;
import org.merlon.testkit.Effort;
import org.merlon.testkit.RandomChoice;
import org.merlon.testkit.RandomKeys;
import org.merlon.testkit.Said;
import org.merlon.testkit.Setups;

/** Compares the engine with an independent reference model of the rules in random games of every setup. */
class NaiveOnceUponTest {
    private static final int GAMES_EACH = 1;

    /** Games from random positions that random play from the start seldom reaches. */
    private static final int SHAKEN_EACH = Effort.of(150, 150, 1500);

    /** Every encodable move is tried on about one position in so many. */
    private static final int SAMPLE = Effort.of(300, 60, 60);

    /** The kinds of move and events that occurred in any game, to prove that all of them were tested. */
    private static final Set<String> SEEN = new ConcurrentSkipListSet<>();

    /** The message keys of the reasons that were already checked. */
    private static final Set<String> SAID = new ConcurrentSkipListSet<>();

    @AfterAll
    static void everyKindOfMoveCameUp() {
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
        NaiveBoard.LINES.keySet().forEach(line -> {
            missing.add("build " + line);
            missing.add("scrap " + line);
        });
        for (String guest : NaiveBoard.GUESTS) {
            missing.add("take " + guest);
            missing.add("steal " + guest);
            if (NaiveBoard.BOLTS.contains(guest)) {
                missing.add("bolt " + guest);
            }
            if (NaiveBoard.BOLTS.contains(guest) && !guest.equals("bohemian") && !guest.equals("magician")) {
                missing.add("token " + guest);
            }
        }
        NaiveBoard.FACES.forEach(face -> missing.add("face " + face));
        missing.add("shift magician");
        missing.removeAll(SEEN);
        assertTrue(missing.isEmpty(), () -> "no game had " + missing);
    }

    private static void note(String move, String pending, NaivePosition before, NaivePosition after) {
        String[] words = move.split(" ", -1);
        switch (words[0]) {
            case "die" -> {
                boolean square = words.length > 3 && !words[3].equals("flag");
                SEEN.add("die " + words[2] + (square ? " square" : words.length > 3 ? " flag" : ""));
            }
            case "build" -> {
                SEEN.add("build " + words[1]);
                if (words.length > 2) {
                    String how = words.length == 3 ? "take" : words[2];
                    SEEN.add(how + " " + words[words.length - 1]);
                }
            }
            case "token", "shift" -> SEEN.add(words[0] + " " + pending);
            default -> SEEN.add(move);
        }
        if (before.last && before.step.equals("dice")) {
            SEEN.add("last " + (words[0].equals("die") ? "die " + words[1] : move));
        }
        if (after.last && after.step.equals("build") && after.toMove != before.toMove) {
            SEEN.add("last turn without a die");
        }
        if (before.last && move.endsWith(" dagobert")) {
            SEEN.add("last roll of dagobert");
        }
        if (after.step.equals("over") && !after.last) {
            SEEN.add("end of round 100");
        }
        if (after.last && !before.last) {
            SEEN.add(after.step.equals("effect") ? "finished with an effect" : "finished");
        }
        if (after.seats.stream().filter(seat -> seat.parts() == 12).count() > 1) {
            SEEN.add(after.round == 100 ? "second finish in round 100" : "second finish");
        }
    }

    @TestFactory
    Stream<DynamicTest> theEngineAgreesWithTheSlowModel() {
        return Setups.all(new OnceUponGame()).stream()
                .map(setup -> DynamicTest.dynamicTest(Setups.name(setup), () -> {
                    for (int number = 0; number < GAMES_EACH; number++) {
                        compareGame(setup, number);
                    }
                    for (int number = 0; number < SHAKEN_EACH; number++) {
                        compareToTheEnd(new Match(Shaken.start(setup, number)), new RandomBits(number));
                    }
                }));
    }

    private static void compareGame(Setup setup, int number) {
        Match match = Match.start(setup, RandomKeys.key(1000 + number));
        compareToTheEnd(match, new RandomBits(Setups.name(setup).hashCode() + 77L * number));
    }

    private static void compareToTheEnd(Match match, RandomBits random) {
        GameState state = match.state();
        while (!state.over()) {
            NaivePosition model = position(match);
            NaivePosition before = position(match);
            List<String> listed = Notation.legalMoves(state);
            compareMoves(model, listed);
            if (random.below(SAMPLE) == 0) {
                everyOtherMoveHasAReason(state);
            }
            String move = RandomChoice.of(listed, random);
            var events = new EventLog();
            assertEquals(null, match.play(move, events), move);
            NaivePosition engine = position(match);
            new NaivePlay(model, events.events()).play(move);
            assertEquals(model.words(), engine.words(), () -> move + " played at\n" + before.words());
            for (int seat = 0; seat < model.players; seat++) {
                assertEquals(NaiveScore.of(model, seat), state.score(seat), () -> "score at\n" + model.words());
            }
            note(move, String.valueOf(before.pending), before, engine);
        }
        compareMoves(position(match), Notation.legalMoves(state));
        everyOtherMoveHasAReason(state);
    }

    private static NaivePosition position(Match match) {
        return new NaivePosition(Positions.dump(match.state()).data());
    }

    private static void compareMoves(NaivePosition at, List<String> listed) {
        assertEquals(new NaiveMoves(at).legal(), new TreeSet<>(listed), () -> "legal moves at\n" + at.words());
    }

    /** Checks every encodable move: an illegal one has a reason with a message. */
    private static void everyOtherMoveHasAReason(GameState state) {
        MoveList legal = MoveList.of(state);
        state.why(Move.of(Verb.PASS, 1)).phrases().forEach(NaiveOnceUponTest::say);
        for (Verb verb : Verb.values()) {
            for (int first = 0; first < Board.SQUARES; first++) {
                for (int second = 0; second < Guest.COUNT; second++) {
                    for (int third = 0; third < Guest.COUNT; third++) {
                        int move = Move.of(verb, first, second, third);
                        if (Move.wellFormed(move) && !legal.contains(move)) {
                            state.why(move).phrases().forEach(NaiveOnceUponTest::say);
                        }
                    }
                }
            }
        }
    }

    /** Checks the message of a reason, once for each key. */
    private static void say(Phrase reason) {
        if (SAID.add(reason.key())) {
            Said.well(reason);
        }
    }
}
