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
import org.merlon.engine.chance.RandomBits;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.move.Way;
import org.merlon.engine.play.Notation;
import org.merlon.testkit.RandomKeys;

/** Compares the paths of knights in one turn with an exhaustive search. */
final class WaysTest {
    private static final int GAMES = 3;

    @Test
    void everyWayPlaysAndNoSpaceIsMissed() throws SetupException {
        int longest = 0;
        for (int number = 0; number < GAMES; number++) {
            var random = new RandomBits(number);
            GameState state = start(number);
            while (!state.over()) {
                List<Way> ways = state.ways();
                if (random.below(9) == 0) {
                    assertEquals(reached(state), ends(state, ways));
                }
                longest = Math.max(
                        longest, ways.stream().mapToInt(Way::cost).max().orElse(0));
                List<String> legal = Notation.legalMoves(state);
                play(state, legal.get(random.below(legal.size())));
            }
            assertEquals(List.of(), state.ways());
        }
        assertTrue(longest >= 5, "no path used all action points");
    }

    /** The reported gain of a move is the difference in points after playing it; computing it changes no state. */
    @Test
    void gainsAreWhatPlayingBrings() throws SetupException {
        int told = 0;
        for (int number = 0; number < GAMES; number++) {
            var random = new RandomBits(number);
            GameState state = start(number);
            while (!state.over()) {
                var now = (TorresState) state;
                Data.Obj gains = Outlook.gains(now, MoveList.of(now));
                List<String> legal = Notation.legalMoves(state);
                if (now.step == Step.TURN && random.below(5) == 0) {
                    for (String move : legal) {
                        if (move.contains(" ") && !move.startsWith("card shift")) {
                            GameState after = state.copy();
                            play(after, move);
                            int gain = Outlook.of((TorresState) after, now.toMove) - Outlook.of(now, now.toMove);
                            Data said = gains.fields().get(move);
                            assertEquals(gain == 0 ? null : new Data.Whole(gain), said, move);
                            told += said == null ? 0 : 1;
                        }
                    }
                }
                play(state, legal.get(random.below(legal.size())));
            }
        }
        assertTrue(told > 100, told + " gains");
    }

    private static GameState start(int number) throws SetupException {
        var game = new TorresGame();
        Setup setup = Setup.of(game, "standard", 2, new Data.Obj().fields());
        return game.start(setup, RandomKeys.key(number));
    }

    private static void play(GameState state, String move) {
        int read = Notation.read(state, move).move();
        assertEquals(null, state.refusal(read), move);
        state.play(read, EventLog.OFF);
    }

    /** Plays every path and checks its end and its cost; returns start, end and cost of each. */
    private static Set<String> ends(GameState state, List<Way> ways) {
        var ends = new HashSet<String>();
        for (Way way : ways) {
            GameState copy = state.copy();
            way.moves().forEach(move -> play(copy, move));
            assertEquals(way.moves().size(), way.cost());
            assertTrue(way.moves().getFirst().contains(" " + way.from() + " "), way.toString());
            assertTrue(way.moves().getLast().endsWith(" " + way.to()), way.toString());
            assertTrue(ends.add(way.from() + way.to() + way.cost()), "twice: " + way);
        }
        return ends;
    }

    /** Finds start, end and cost of the cheapest paths by trying all steps and doors in all orders. */
    private static Set<String> reached(GameState state) {
        var cheapest = new TreeMap<String, Integer>();
        for (String move : Notation.legalMoves(state)) {
            if (move.startsWith("move ") || move.startsWith("door ")) {
                String from = move.split(" ", -1)[1];
                tryAll(state, from, from, 0, cheapest);
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

    private static void tryAll(GameState state, String origin, String at, int spent, Map<String, Integer> cheapest) {
        Integer before = cheapest.get(origin + at);
        if (before != null && before <= spent && spent > 0) {
            return;
        }
        cheapest.put(origin + at, spent);
        for (String move : Notation.legalMoves(state)) {
            if (move.startsWith("move " + at + " ") || move.startsWith("door " + at + " ")) {
                GameState after = state.copy();
                play(after, move);
                tryAll(after, origin, move.split(" ", -1)[2], spent + 1, cheapest);
            }
        }
    }
}
