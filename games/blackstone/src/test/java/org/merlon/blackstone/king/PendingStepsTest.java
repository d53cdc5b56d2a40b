package org.merlon.blackstone.king;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.DoubleSummaryStatistics;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.merlon.blackstone.BlackstoneGame;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.chance.RandomBits;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.testkit.Effort;
import org.merlon.testkit.RandomChoice;
import org.merlon.testkit.RandomKeys;
import org.merlon.testkit.Rule;

/**
 * While a step waits to be resolved, the evaluation lies between its values before the action and after the best answer.
 * Otherwise a search that stops at such a step misjudges the action, and a bot never plays it. Rewards draw unknown cards,
 * so their value lies on average between that of taking nothing and that of the best answer.
 */
class PendingStepsTest {
    private static final double TOLERANCE = 1e-9;
    private static final int GAMES = Effort.of(10, 20, 100);
    private static final int MOVES_PER_GAME = 250;

    /** The steps that an action leads to within a turn. */
    private static final Set<Step> PENDING = EnumSet.of(Step.KEEP, Step.PLACE, Step.REWARD);

    private final KingEvaluation evaluation = new KingEvaluation();
    private int rewards;
    private double gainByNothing;
    private double gainByBestAnswer;

    @ParameterizedTest
    @EnumSource(value = Family.class, mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    @Rule({"B-52", "B-70", "B-82"})
    void valueLiesBetweenBeforeAndAfter(Family family) throws SetupException {
        Set<Step> seen = EnumSet.noneOf(Step.class);
        Map<String, Data> options = Map.of(
                "families", new Data.Text("random"),
                "bonusFamilies", new Data.Truth(true),
                "assassins", new Data.Truth(true),
                "knightWizards", new Data.Truth(true));
        var game = new BlackstoneGame();
        for (String variant : List.of("kings-quest", "coop")) {
            Setup setup = Setup.of(game, variant, 2, options);
            for (int number = 0; number < GAMES; number++) {
                var state = (KingState) game.start(setup, RandomKeys.key(number));
                give(state, family);
                playAndCheck(state, new RandomBits(31L * number + family.ordinal()), seen);
            }
        }
        assertTrue(seen.containsAll(EnumSet.of(Step.PLACE, Step.REWARD)), () -> "only " + seen);
        assertEquals(family.drawsTwoCards(), seen.contains(Step.KEEP), "keep");
        assertTrue(
                gainByNothing < 0 && gainByBestAnswer > 0,
                () -> rewards + " rewards: " + gainByNothing + " by nothing, " + gainByBestAnswer + " by the best");
    }

    /** Gives a family to both seats, so that every pending step is one of this family. */
    private static void give(KingState state, Family family) {
        for (Seat seat : state.seats) {
            seat.family = family;
        }
    }

    private void playAndCheck(KingState state, RandomBits random, Set<Step> seen) {
        for (int i = 0; i < MOVES_PER_GAME && !state.isOver(); i++) {
            var before = (KingState) state.copy();
            RandomChoice.play(state, random);
            if (PENDING.contains(state.step) && state.then != ResumePoint.END && before.step == Step.WORK) {
                seen.add(state.step);
                check(before, state);
            }
        }
    }

    private void check(KingState before, KingState state) {
        int seat = state.toMove;
        double was = evaluation.value(before, seat);
        double is = evaluation.value(state, seat);
        DoubleSummaryStatistics answers = answers(state)
                .mapToDouble(after -> evaluation.value(after, seat))
                .summaryStatistics();
        double becomes = answers.getMax();
        if (state.step == Step.REWARD) {
            rewards++;
            gainByNothing += answers.getMin() - is;
            gainByBestAnswer += becomes - is;
        } else {
            assertTrue(
                    is >= Math.min(was, becomes) - TOLERANCE && is <= Math.max(was, becomes) + TOLERANCE,
                    () -> state.step + ": " + was + " before, " + is + " now, " + becomes + " after");
        }
    }

    private static Stream<KingState> answers(KingState state) {
        MoveList moves = MoveList.of(state);
        return Stream.iterate(0, i -> i < moves.size(), i -> i + 1).map(i -> {
            var after = (KingState) state.copy();
            after.play(moves.get(i), EventLog.OFF);
            return after;
        });
    }

    @Test
    @Rule("B-76")
    void everyCardOfAHandWithoutLimitsCounts() {
        double two = handValue("'G01','G02'");
        double three = handValue("'G01','G02','M30'");
        double four = handValue("'G01','G02','M30','M31'");
        assertTrue(three - two > 0.1 && four - three > 0.1, two + " " + three + " " + four);
    }

    private double handValue(String hand) {
        var state = (KingState) PositionBuilder.kingsQuest()
                .randomFamilies()
                .scenario("'seats':[{'family':'keygriff','hand':[" + hand + "]},{}]")
                .state();
        return evaluation.value(state, 0);
    }
}
