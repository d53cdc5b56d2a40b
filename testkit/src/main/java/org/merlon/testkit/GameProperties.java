package org.merlon.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.merlon.engine.Game;
import org.merlon.engine.GameState;
import org.merlon.engine.Positions;
import org.merlon.engine.ScoreSheet;
import org.merlon.engine.Setup;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.move.ParsedMove;
import org.merlon.engine.play.Match;
import org.merlon.engine.play.Notation;

/** Checks properties that hold for every game, on seeded random games over all its setups. */
public final class GameProperties {
    /** A game with more moves is considered endless; real ones have less than a tenth of this. */
    private static final int MAX_MOVES = 20_000;

    /** The expensive checks run on average on one position in this many, and on the last one of every game. */
    private static final int SAMPLE_INTERVAL = Effort.of(72, 54, 12);

    /** Every legal move is checked on average on one position in this many; the chosen move is always checked. */
    private static final int MOVE_CHECK_INTERVAL = Effort.of(24, 12, 1);

    private final Game game;
    private final List<Setup> setups;
    private Invariant invariant = (before, move, after) -> {};
    private int gamesPerSetup = 1;
    private boolean publicChance = true;
    private int extraGamesPerSetup;
    private StartFactory extraStart = (setup, number) -> setup.game().start(setup, RandomKeys.key(number));

    private GameProperties(List<Setup> setups) {
        this.setups = setups;
        game = setups.getFirst().game();
    }

    /** Creates states to start games from, other than the initial state. */
    public interface StartFactory {
        /** Returns a state of this setup; the same number gives the same state. */
        GameState create(Setup setup, long number);
    }

    public static GameProperties of(Game game) {
        return of(Setups.all(game));
    }

    /** Checks only these setups of a game. */
    public static GameProperties of(List<Setup> setups) {
        return new GameProperties(setups);
    }

    /** Also checks an invariant of this game. */
    public GameProperties with(Invariant gameInvariant) {
        invariant = gameInvariant;
        return this;
    }

    /** Sets the number of games for each setup. */
    public GameProperties gamesPerSetup(int count) {
        gamesPerSetup = count;
        return this;
    }

    /** Plays more games for each setup, from states that random play would not reach. */
    public GameProperties alsoFrom(int count, StartFactory start) {
        extraGamesPerSetup = count;
        extraStart = start;
        return this;
    }

    /** Also checks that events reveal no random results, for games in which all of these are hidden. */
    public GameProperties withoutPublicChance() {
        publicChance = false;
        return this;
    }

    /** Creates one test for each setup. */
    public Stream<DynamicTest> tests() {
        return setups.stream()
                .map(setup -> DynamicTest.dynamicTest(Setups.name(setup), () -> {
                    for (int number = 0; number < gamesPerSetup; number++) {
                        Match match = Match.start(setup, RandomKeys.key(number));
                        new RandomGame(match, number).run();
                        checkReplay(match, number);
                    }
                    for (int number = 0; number < extraGamesPerSetup; number++) {
                        new RandomGame(new Match(extraStart.create(setup, number)), gamesPerSetup + number).run();
                    }
                }));
    }

    private static void checkReplay(Match match, long number) {
        GameState state = match.state();
        GameState again = Match.replay(state.setup(), RandomKeys.key(number), match.moves())
                .state();
        assertEquals(state.hash(), again.hash(), "a replay gives a different hash");
        DataDiff.assertSame(Positions.dump(state).data(), Positions.dump(again).data(), () -> "a replay differs");
    }

    /** Plays and checks one random game to its end. */
    private final class RandomGame {
        private final Setup setup;
        private final long number;
        private final FastRandom random;
        private final Match match;
        private final MoveList moves = new MoveList();
        private final Map<Long, Data.Obj> dumpsByHash = new HashMap<>();
        private final StateChecks positions;
        private final HiddenChecks hidden;

        RandomGame(Match match, long number) {
            this.match = match;
            setup = match.state().setup();
            this.number = number;
            random = new FastRandom(Setups.name(setup).hashCode() * 31L + number);
            positions = new StateChecks(random);
            hidden = new HiddenChecks(random, invariant, publicChance);
        }

        void run() {
            try {
                playAndCheck();
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError(
                        Setups.name(setup) + ", game " + number + ", after " + match.moves() + ": " + e.getMessage()
                                + "\nat "
                                + JsonText.of(Positions.dump(match.state()).data()),
                        e);
            }
        }

        private void playAndCheck() {
            GameState state = match.state();
            Data.Obj before = Positions.dump(state).data();
            invariant.check(null, "", before);
            checkHash(state, before);
            while (!state.isOver()) {
                assertTrue(match.moves().size() < MAX_MOVES, "the game does not end");
                if (random.below(MOVE_CHECK_INTERVAL) == 0) {
                    checkLegalMoves(state);
                }
                if (random.below(SAMPLE_INTERVAL) == 0) {
                    positions.check(state);
                    hidden.check(state);
                }
                String move = RandomChoice.of(Notation.legalMoves(state), random);
                playMove(state, move);
                Data.Obj after = Positions.dump(state).data();
                invariant.check(before, move, after);
                checkHash(state, after);
                before = after;
            }
            checkFinishedGame(state);
            positions.check(state);
            hidden.check(state);
        }

        /** Plays a move, sometimes with an undo and a second play. */
        private void playMove(GameState state, String move) {
            Data.Obj before = Positions.dump(state).data();
            long hash = state.hash();
            var log = new EventLog();
            assertEquals(null, match.play(move, log), () -> "a listed move was refused: " + move);
            assertTrue(state.hash() != hash, () -> move + " does not change the hash");
            log.events().forEach(event -> PhraseChecks.checkEvent(game, event));
            if (random.below(SAMPLE_INTERVAL) == 0) {
                long after = state.hash();
                assertTrue(match.undo());
                assertEquals(hash, state.hash(), () -> "undoing " + move + " gives a different hash");
                DataDiff.assertSame(before, Positions.dump(state).data(), () -> "undoing " + move);
                var again = new EventLog();
                assertEquals(null, match.play(move, again));
                assertEquals(after, state.hash(), () -> move + " after an undo");
                assertEquals(log.events(), again.events(), () -> "events of " + move + " after an undo");
            }
        }

        /** Checks that different positions never share a hash. */
        private void checkHash(GameState state, Data.Obj dump) {
            Data.Obj earlier = dumpsByHash.putIfAbsent(state.hash(), dump);
            assertTrue(earlier == null || earlier.equals(dump), "two positions share a hash");
        }

        private void checkLegalMoves(GameState state) {
            state.legalMoves(moves);
            assertFalse(moves.isEmpty(), "there is no legal move, but the game is not over");
            Set<Integer> numbers = new HashSet<>();
            Set<String> texts = new HashSet<>();
            for (int i = 0; i < moves.size(); i++) {
                int move = moves.get(i);
                String text = state.notation(move);
                assertTrue(numbers.add(move) && texts.add(text), () -> text + " is listed twice");
                assertEquals(null, state.refusal(move), () -> text + " is listed and refused");
                assertEquals(
                        ParsedMove.of(move),
                        Notation.parse(state, text),
                        () -> text + " is parsed as a different move");
            }
            for (int seat = 0; seat < setup.players(); seat++) {
                ScoreSheet sheet = state.scoreSheet(seat);
                assertEquals(state.score(seat), sheet.total(), "a score sheet does not add up");
                sheet.parts().forEach(part -> PhraseChecks.text(part.what()));
                sheet.outlook().forEach(part -> PhraseChecks.text(part.what()));
            }
        }

        private void checkFinishedGame(GameState state) {
            state.legalMoves(moves);
            assertTrue(moves.isEmpty(), "there are moves after the end");
            assertEquals(-1, state.toMove());
            int[] ranks = state.ranks();
            assertEquals(setup.players(), ranks.length);
            for (int rank : ranks) {
                if (rank < 1 || rank > setup.players()) {
                    fail("rank " + rank);
                }
            }
            for (String text : List.of("end", "", "pass")) {
                assertNotNull(Notation.parseLegal(state, text).refusal(), () -> "'" + text + "' after the end");
            }
        }
    }
}
