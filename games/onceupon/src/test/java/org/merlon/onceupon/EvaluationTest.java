package org.merlon.onceupon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.merlon.engine.Evaluation;
import org.merlon.engine.GameState;
import org.merlon.engine.Setup;
import org.merlon.engine.chance.RandomBits;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.testkit.RandomKeys;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Setups;

/** The evaluation ranks positions as a good player would. */
class EvaluationTest {
    private static final int GAMES = 6;
    private static final Evaluation EVALUATION = new OnceUponEvaluation();

    private static double value(At at) {
        return EVALUATION.value(at.scenario().state(), 0);
    }

    private static void better(At good, At worse) {
        assertTrue(value(good) > value(worse), () -> value(good) + " against " + value(worse));
    }

    @Test
    void tokensThatWorkTogetherAreWorthMore() {
        better(At.clearing("a1", "a2", "a3"), At.clearing("a1", "b2", "d3"));
        better(At.clearing("a1", "a2"), At.clearing("a1"));
        better(At.clearing("c3", "d3"), At.clearing("c3", "d2"));
    }

    @Test
    void aTokenServesOneLine() {
        double alone = value(At.clearing("a1", "b1")) - value(At.clearing());
        double crossing = value(At.clearing("a1", "a2", "a3", "b1")) - value(At.clearing("a1", "a2", "a3"));
        assertTrue(crossing < alone, () -> crossing + " against " + alone);
    }

    @Test
    void aLineThatCannotBeDrawnIsWorthLess() {
        double full = value(At.clearing("c3", "d3").floors(0, 4))
                - value(At.clearing().floors(0, 4));
        double open = value(At.clearing("c3", "d3").floors(0, 3))
                - value(At.clearing().floors(0, 3));
        assertTrue(open > full + 1, () -> open + " against " + full);
    }

    @Test
    void buildingIsBetterThanWaiting() {
        At complete = At.clearing("a1", "a2", "a3");
        GameState state = complete.scenario().state();
        double before = EVALUATION.value(state, 0);
        state.play(Move.of(Verb.BUILD, 0), EventLog.OFF);
        assertTrue(EVALUATION.value(state, 0) > before);
    }

    @Test
    void theRaceForSunAndCloudCounts() {
        better(
                At.clearing().towers(0, 2, 2, 2),
                At.clearing().towers(0, 2, 2, 2).towers(1, 2, 2, 2));
        better(
                At.clearing().floors(0, 4).walls(0, 3),
                At.clearing().floors(0, 4).walls(0, 3).floors(1, 4).walls(1, 4));
    }

    @Test
    void residentsOnTheWayToTheNextGroupCount() {
        better(At.clearing().residents(0, 8), At.clearing().residents(0, 5));
        better(At.clearing().residents(0, 9), At.clearing().residents(0, 8));
        assertEquals(20, value(At.clearing().residents(0, 40)) - value(At.clearing()));
    }

    @Test
    void powersAreWorthMoreEarlyThanLate() {
        double early = value(At.building().guests(0, "knight")) - value(At.building());
        double late = value(At.building().guests(0, "knight").floors(1, 4).walls(1, 4))
                - value(At.building().floors(1, 4).walls(1, 4));
        assertTrue(early > late && late > 1);
    }

    @Test
    void aChoiceThatIsLeftIsWorthSomething() {
        better(At.effect("logger", 2), At.effect("logger", 1));
    }

    @Test
    void afterTheEndOnlyPointsCount() {
        At over = At.apprentice(2)
                .step("over")
                .put("toMove", Data.Null.NULL)
                .tokens(0, "a1", "a2", "a3")
                .residents(0, 7);
        At more = At.apprentice(2).step("over").put("toMove", Data.Null.NULL).residents(0, 40);
        assertEquals(10, value(more) / value(over), 1e-9, "20 points and 2");
    }

    /** Seat 0 has finished; seat 1 has these tokens before its last turn. */
    private static At last(String one, String two, String... tokens) {
        return At.apprentice(2)
                .dice(one, two)
                .toMove(1)
                .almost(0, 4)
                .sun(0)
                .finisher(0)
                .tokens(1, tokens);
    }

    private static double rivalsGain(At at) {
        double bare =
                EVALUATION.value(last("wood", "wood").step("build").scenario().state(), 1);
        return EVALUATION.value(at.scenario().state(), 1) - bare;
    }

    @Test
    @Rule("U-40")
    void aDieThatIsStillToComeInTheLastClearingCounts() {
        double fits = rivalsGain(last("wood", "gold", "a2", "a3"));
        double joker = rivalsGain(last("stone", "?", "a2", "a3"));
        assertEquals(0, fits, "neither die completes a line");
        assertTrue(joker > 0, "stone or ? on a1 is a tower worth 5");
        assertEquals(0, rivalsGain(last("stone", "?", "a2", "a3").step("build")), "after the die");
        assertEquals(0, rivalsGain(last("stone", "?", "a2", "a3").active(1).step("build")), "no die is left");
        assertTrue(rivalsGain(last("resident", "gold")) > 0, "two residents");
        assertTrue(joker < rivalsGain(last("stone", "?", "a1", "a2", "a3", "c3")), "a full line and the die");
    }

    @Test
    @Rule({"U-35", "U-40"})
    void guestsCountForTheLastDie() {
        At plain =
                At.architect(2).dice("?", "gold").toMove(1).almost(0, 4).sun(0).finisher(0);
        double residents = EVALUATION.value(plain.residents(1, 1).scenario().state(), 1);
        for (String guest : List.of("shepherdess", "monk")) {
            At helped = At.architect(2)
                    .dice("?", "gold")
                    .toMove(1)
                    .almost(0, 4)
                    .sun(0)
                    .finisher(0);
            helped.walls(1, 1).residents(1, 1).guests(1, guest);
            double value = EVALUATION.value(helped.scenario().state(), 1);
            assertTrue(value > residents + Scoring.guest(new Castle(), Guest.COOK), guest);
        }
    }

    @Test
    @Rule("U-40")
    void whoFinishesWeighsWhatTheOthersCanStillDraw() {
        // Seat 1 has 15 points and can draw a wall; a die with stone completes a tower worth 5 and overtakes seat 0.
        assertEquals("build 3r", greedy("gold"));
        assertEquals("end", greedy("stone"));
    }

    /** Returns the move of a greedy player who may finish with the last floor. */
    private static String greedy(String die) {
        At at = At.apprentice(2)
                .builds()
                .dice(die, die)
                .almost(0, 3)
                .sun(0)
                .tokens(0, "c3", "d3")
                .floors(1, 3)
                .walls(1, 3)
                .towers(1, 5, 5)
                .residents(1, 16)
                .tokens(1, "a2", "a3", "b1", "b2", "b3");
        GameState state = at.scenario().state();
        MoveList moves = MoveList.of(state);
        return state.spell(best(state, moves, new RandomBits(1)));
    }

    @Test
    void luckCanTurnLessAndLess() {
        double start = EVALUATION.swing(At.clearing().scenario().state());
        double late = EVALUATION.swing(
                At.clearing().floors(1, 4).walls(1, 4).scenario().state());
        double last = EVALUATION.swing(At.apprentice(2)
                .step("build")
                .toMove(1)
                .almost(0, 4)
                .sun(0)
                .finisher(0)
                .scenario()
                .state());
        assertTrue(start > late && late >= last && last > 0);
    }

    @ParameterizedTest
    @CsvSource({"apprentice, 2", "apprentice, 4", "great-architect, 2", "great-architect, 4"})
    void whoFollowsItBeatsRandomPlay(String variant, int players) {
        Setup setup = Setups.of("onceupon", variant, players);
        var random = new RandomBits(5);
        for (int number = 0; number < GAMES; number++) {
            GameState state = setup.game().start(setup, RandomKeys.key(number));
            int seat = number % players;
            var moves = new MoveList();
            while (!state.over()) {
                state.legalMoves(moves);
                int move = state.toMove() == seat ? best(state, moves, random) : moves.get(random.below(moves.size()));
                state.play(move, EventLog.OFF);
            }
            assertEquals(1, state.ranks()[seat], "game " + number);
            assertTrue(state.score(seat) > 25, "only " + state.score(seat));
        }
    }

    private static double lead(GameState state, int seat) {
        double others = Double.NEGATIVE_INFINITY;
        for (int other = 0; other < state.setup().players(); other++) {
            if (other != seat) {
                others = Math.max(others, EVALUATION.value(state, other));
            }
        }
        return EVALUATION.value(state, seat) - others;
    }

    private static int best(GameState state, MoveList moves, RandomBits random) {
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            GameState next = state.copy();
            next.imagine(state.toMove(), random);
            next.play(moves.get(i), EventLog.OFF);
            double value = lead(next, state.toMove());
            if (value > most) {
                most = value;
                best = moves.get(i);
            }
        }
        return best;
    }
}
