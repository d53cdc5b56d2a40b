package org.merlon.torres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.merlon.engine.GameState;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.ReachablePath;
import org.merlon.engine.play.Notation;
import org.merlon.testkit.RandomKeys;

/** Compares the paths of knights in one turn with an exhaustive search. */
final class KnightPathsTest {
    private static final int GAMES = 3;

    @Test
    void everyPathIsPlayableAndNoneIsMissing() throws SetupException {
        int longest = 0;
        for (int number = 0; number < GAMES; number++) {
            var random = new FastRandom(number);
            GameState state = start(number);
            while (!state.isOver()) {
                List<ReachablePath> paths = state.reachablePaths();
                if (random.below(9) == 0) {
                    assertEquals(searchedPaths(state), playedPaths(state, paths));
                }
                longest = Math.max(
                        longest,
                        paths.stream().mapToInt(ReachablePath::cost).max().orElse(0));
                List<String> legal = Notation.legalMoves(state);
                play(state, legal.get(random.below(legal.size())));
            }
            assertEquals(List.of(), state.reachablePaths());
        }
        assertTrue(longest >= 5, "no path used all action points");
    }

    /** The reported gain of a move is the difference in points after playing it; computing it changes no state. */
    @Test
    void gainsEqualPointsAddedByPlaying() throws SetupException {
        int reportedGains = 0;
        for (int number = 0; number < GAMES; number++) {
            var random = new FastRandom(number);
            GameState state = start(number);
            while (!state.isOver()) {
                var current = (TorresState) state;
                Data.Obj gains = ScoreProjection.gains(current, current.legalMoves());
                List<String> legal = Notation.legalMoves(state);
                if (current.step == Step.TURN && random.below(5) == 0) {
                    for (String move : legal) {
                        if (move.contains(" ") && !move.startsWith("card shift")) {
                            GameState after = state.copy();
                            play(after, move);
                            int gain = ScoreProjection.points((TorresState) after, current.toMove)
                                    - ScoreProjection.points(current, current.toMove);
                            Data reported = gains.fields().get(move);
                            assertEquals(gain == 0 ? null : new Data.Whole(gain), reported, move);
                            reportedGains += reported == null ? 0 : 1;
                        }
                    }
                }
                play(state, legal.get(random.below(legal.size())));
            }
        }
        assertTrue(reportedGains > 100, reportedGains + " gains");
    }

    private static GameState start(int number) throws SetupException {
        var game = new TorresGame();
        Setup setup = Setup.of(game, "standard", 2, new Data.Obj().fields());
        return game.start(setup, RandomKeys.key(number));
    }

    private static void play(GameState state, String move) {
        int read = Notation.parse(state, move).move();
        assertEquals(null, state.refusal(read), move);
        state.play(read, EventLog.OFF);
    }

    /** Plays every path and checks its end and its cost; returns start, end and cost of each. */
    private static Set<String> playedPaths(GameState state, List<ReachablePath> paths) {
        var found = new HashSet<String>();
        for (ReachablePath path : paths) {
            GameState copy = state.copy();
            path.moves().forEach(move -> play(copy, move));
            assertEquals(path.moves().size(), path.cost());
            assertTrue(path.moves().getFirst().contains(" " + path.from() + " "), path.toString());
            assertTrue(path.moves().getLast().endsWith(" " + path.to()), path.toString());
            assertTrue(found.add(path.from() + path.to() + path.cost()), "twice: " + path);
        }
        return found;
    }

    /** Finds start, end and cost of the cheapest paths by trying all steps and doors in all orders. */
    private static Set<String> searchedPaths(GameState state) {
        var cheapest = new TreeMap<String, Integer>();
        for (String move : Notation.legalMoves(state)) {
            if (move.startsWith("move ") || move.startsWith("door ")) {
                String from = move.split(" ", -1)[1];
                search(state, from, from, 0, cheapest);
            }
        }
        var found = new HashSet<String>();
        cheapest.forEach((fromTo, cost) -> {
            if (cost > 0) {
                found.add(fromTo + cost);
            }
        });
        return found;
    }

    private static void search(GameState state, String origin, String space, int spent, Map<String, Integer> cheapest) {
        Integer before = cheapest.get(origin + space);
        if (before != null && before <= spent && spent > 0) {
            return;
        }
        cheapest.put(origin + space, spent);
        for (String move : Notation.legalMoves(state)) {
            if (move.startsWith("move " + space + " ") || move.startsWith("door " + space + " ")) {
                GameState after = state.copy();
                play(after, move);
                search(after, origin, move.split(" ", -1)[2], spent + 1, cheapest);
            }
        }
    }
}
