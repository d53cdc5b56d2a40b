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
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.onceupon.castle.Castle;
import org.merlon.onceupon.castle.Guest;
import org.merlon.testkit.RandomKeys;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Setups;

/** The evaluation ranks positions as a good player would. */
class EvaluationTest {
    private static final int GAMES = 6;
    private static final Evaluation EVALUATION = new OnceUponEvaluation();

    private static double value(PositionBuilder position) {
        return EVALUATION.value(position.scenario().state(), 0);
    }

    private static void assertBetter(PositionBuilder good, PositionBuilder worse) {
        assertTrue(value(good) > value(worse), () -> value(good) + " against " + value(worse));
    }

    @Test
    void tokensThatWorkTogetherAreWorthMore() {
        assertBetter(
                PositionBuilder.apprenticeClearing("a1", "a2", "a3"),
                PositionBuilder.apprenticeClearing("a1", "b2", "d3"));
        assertBetter(PositionBuilder.apprenticeClearing("a1", "a2"), PositionBuilder.apprenticeClearing("a1"));
        assertBetter(PositionBuilder.apprenticeClearing("c3", "d3"), PositionBuilder.apprenticeClearing("c3", "d2"));
    }

    @Test
    void tokenCountsForOneLineOnly() {
        double alone =
                value(PositionBuilder.apprenticeClearing("a1", "b1")) - value(PositionBuilder.apprenticeClearing());
        double crossing = value(PositionBuilder.apprenticeClearing("a1", "a2", "a3", "b1"))
                - value(PositionBuilder.apprenticeClearing("a1", "a2", "a3"));
        assertTrue(crossing < alone, () -> crossing + " against " + alone);
    }

    @Test
    void aLineThatCannotBeDrawnIsWorthLess() {
        double full = value(PositionBuilder.apprenticeClearing("c3", "d3").floors(0, 4))
                - value(PositionBuilder.apprenticeClearing().floors(0, 4));
        double open = value(PositionBuilder.apprenticeClearing("c3", "d3").floors(0, 3))
                - value(PositionBuilder.apprenticeClearing().floors(0, 3));
        assertTrue(open > full + 1, () -> open + " against " + full);
    }

    @Test
    void buildingIsBetterThanWaiting() {
        PositionBuilder complete = PositionBuilder.apprenticeClearing("a1", "a2", "a3");
        GameState state = complete.scenario().state();
        double before = EVALUATION.value(state, 0);
        state.play(MoveCode.of(Verb.BUILD, 0), EventLog.OFF);
        assertTrue(EVALUATION.value(state, 0) > before);
    }

    @Test
    void racesForSunAndCloudCount() {
        assertBetter(
                PositionBuilder.apprenticeClearing().towers(0, 2, 2, 2),
                PositionBuilder.apprenticeClearing().towers(0, 2, 2, 2).towers(1, 2, 2, 2));
        assertBetter(
                PositionBuilder.apprenticeClearing().floors(0, 4).walls(0, 3),
                PositionBuilder.apprenticeClearing()
                        .floors(0, 4)
                        .walls(0, 3)
                        .floors(1, 4)
                        .walls(1, 4));
    }

    @Test
    void residentsOnTheWayToTheNextGroupCount() {
        assertBetter(
                PositionBuilder.apprenticeClearing().residents(0, 8),
                PositionBuilder.apprenticeClearing().residents(0, 5));
        assertBetter(
                PositionBuilder.apprenticeClearing().residents(0, 9),
                PositionBuilder.apprenticeClearing().residents(0, 8));
        assertEquals(
                20,
                value(PositionBuilder.apprenticeClearing().residents(0, 40))
                        - value(PositionBuilder.apprenticeClearing()));
    }

    @Test
    void powersAreWorthMoreEarlyThanLate() {
        double early = value(PositionBuilder.architectClearing().guests(0, "knight"))
                - value(PositionBuilder.architectClearing());
        double late = value(PositionBuilder.architectClearing()
                        .guests(0, "knight")
                        .floors(1, 4)
                        .walls(1, 4))
                - value(PositionBuilder.architectClearing().floors(1, 4).walls(1, 4));
        assertTrue(early > late && late > 1);
    }

    @Test
    void remainingChoiceHasValue() {
        assertBetter(PositionBuilder.architectEffect("logger", 2), PositionBuilder.architectEffect("logger", 1));
    }

    @Test
    void afterTheEndOnlyPointsCount() {
        PositionBuilder over = PositionBuilder.apprentice(2)
                .step("over")
                .put("toMove", Data.Null.NULL)
                .tokens(0, "a1", "a2", "a3")
                .residents(0, 7);
        PositionBuilder more = PositionBuilder.apprentice(2)
                .step("over")
                .put("toMove", Data.Null.NULL)
                .residents(0, 40);
        assertEquals(10, value(more) / value(over), 1e-9, "20 points and 2");
    }

    /** Seat 0 has finished; seat 1 has these tokens before its last turn. */
    private static PositionBuilder beforeLastTurn(String one, String two, String... tokens) {
        return PositionBuilder.apprentice(2)
                .dice(one, two)
                .toMove(1)
                .nearlyComplete(0, 4)
                .sun(0)
                .finisher(0)
                .tokens(1, tokens);
    }

    private static double rivalsGain(PositionBuilder position) {
        double bare = EVALUATION.value(
                beforeLastTurn("wood", "wood").step("build").scenario().state(), 1);
        return EVALUATION.value(position.scenario().state(), 1) - bare;
    }

    @Test
    @Rule("U-40")
    void unusedDieInLastClearingHasValue() {
        double fits = rivalsGain(beforeLastTurn("wood", "gold", "a2", "a3"));
        double joker = rivalsGain(beforeLastTurn("stone", "?", "a2", "a3"));
        assertEquals(0, fits, "neither die completes a line");
        assertTrue(joker > 0, "stone or ? on a1 is a tower worth 5");
        assertEquals(0, rivalsGain(beforeLastTurn("stone", "?", "a2", "a3").step("build")), "after the die");
        assertEquals(
                0, rivalsGain(beforeLastTurn("stone", "?", "a2", "a3").active(1).step("build")), "no die is left");
        assertTrue(rivalsGain(beforeLastTurn("resident", "gold")) > 0, "two residents");
        assertTrue(joker < rivalsGain(beforeLastTurn("stone", "?", "a1", "a2", "a3", "c3")), "a full line and the die");
    }

    @Test
    @Rule({"U-35", "U-40"})
    void guestsCountForTheLastDie() {
        PositionBuilder plain = PositionBuilder.architect(2)
                .dice("?", "gold")
                .toMove(1)
                .nearlyComplete(0, 4)
                .sun(0)
                .finisher(0);
        double residents = EVALUATION.value(plain.residents(1, 1).scenario().state(), 1);
        for (String guest : List.of("shepherdess", "monk")) {
            PositionBuilder helped = PositionBuilder.architect(2)
                    .dice("?", "gold")
                    .toMove(1)
                    .nearlyComplete(0, 4)
                    .sun(0)
                    .finisher(0);
            helped.walls(1, 1).residents(1, 1).guests(1, guest);
            double value = EVALUATION.value(helped.scenario().state(), 1);
            assertTrue(value > residents + Scoring.guestPoints(new Castle(), Guest.COOK), guest);
        }
    }

    @Test
    @Rule("U-40")
    void finisherConsidersPointsOthersCanStillDraw() {
        // Seat 1 has 15 points and can draw a wall; a die with stone completes a tower worth 5 and overtakes seat 0.
        assertEquals("build 3r", greedyMove("gold"));
        assertEquals("end", greedyMove("stone"));
    }

    /** Returns the move of a greedy player who may finish with the last floor. */
    private static String greedyMove(String die) {
        PositionBuilder position = PositionBuilder.apprentice(2)
                .stepBuild()
                .dice(die, die)
                .nearlyComplete(0, 3)
                .sun(0)
                .tokens(0, "c3", "d3")
                .floors(1, 3)
                .walls(1, 3)
                .towers(1, 5, 5)
                .residents(1, 16)
                .tokens(1, "a2", "a3", "b1", "b2", "b3");
        GameState state = position.scenario().state();
        MoveList moves = state.legalMoves();
        return state.notation(bestMove(state, moves, new FastRandom(1)));
    }

    @Test
    void swingShrinksTowardsTheEnd() {
        double start =
                EVALUATION.swing(PositionBuilder.apprenticeClearing().scenario().state());
        double late = EVALUATION.swing(PositionBuilder.apprenticeClearing()
                .floors(1, 4)
                .walls(1, 4)
                .scenario()
                .state());
        double last = EVALUATION.swing(PositionBuilder.apprentice(2)
                .step("build")
                .toMove(1)
                .nearlyComplete(0, 4)
                .sun(0)
                .finisher(0)
                .scenario()
                .state());
        assertTrue(start > late && late >= last && last > 0);
    }

    @ParameterizedTest
    @CsvSource({"apprentice, 2", "apprentice, 4", "great-architect, 2", "great-architect, 4"})
    void greedyPlayerBeatsRandomPlay(String variant, int players) {
        Setup setup = Setups.of("onceupon", variant, players);
        var random = new FastRandom(5);
        for (int number = 0; number < GAMES; number++) {
            GameState state = setup.game().start(setup, RandomKeys.key(number));
            int seat = number % players;
            var moves = new MoveList();
            while (!state.isOver()) {
                state.legalMoves(moves);
                int move =
                        state.toMove() == seat ? bestMove(state, moves, random) : moves.get(random.below(moves.size()));
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

    private static int bestMove(GameState state, MoveList moves, FastRandom random) {
        int best = 0;
        double bestValue = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            GameState next = state.copy();
            next.determinize(state.toMove(), random);
            next.play(moves.get(i), EventLog.OFF);
            double value = lead(next, state.toMove());
            if (value > bestValue) {
                bestValue = value;
                best = moves.get(i);
            }
        }
        return best;
    }
}
