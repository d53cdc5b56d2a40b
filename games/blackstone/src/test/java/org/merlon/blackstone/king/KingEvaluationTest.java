package org.merlon.blackstone.king;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.merlon.blackstone.king.analysis.TaskDistance;
import org.merlon.blackstone.king.perimeter.PerimeterDistance;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.blackstone.table.Task;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

/** The evaluation prefers better states. G07 wants a stag in column l and a lion in column k. */
class KingEvaluationTest {
    private static double value(Scenario scenario) {
        return scenario.state().setup().game().evaluation().value(scenario.state(), 0);
    }

    private static double valueHoldingG07(String board) {
        return value(PositionBuilder.kingsQuest().scenario("'board':{" + board + "},'seats':[{'hand':['G07']},{}]"));
    }

    @Test
    void nearerTaskIsWorthMore() {
        double ready = valueHoldingG07("'lt':'stag-scout/raven-spy','ko':'lion-emissary/dragon-spy'");
        double oneStep = valueHoldingG07("'at':'stag-scout/raven-spy','ko':'lion-emissary/dragon-spy'");
        double twoSteps = valueHoldingG07("'at':'raven-spy/stag-scout','ko':'lion-emissary/dragon-spy'");
        double hopeless = valueHoldingG07("'ko':'lion-emissary/dragon-spy'");
        assertTrue(ready > oneStep && oneStep > twoSteps && twoSteps > hopeless);
    }

    @Test
    @Rule("B-43")
    void scoringTaskIsWorthMoreThanUncountedTask() {
        assertTrue(addedValueOfG07("'G01'", "'wild/wild'") > addedValueOfG07("'G01','G02'", "'wild/wild','wild/wild'"));
    }

    /**
     * Returns the value that G07, with both vassals in place, adds for a seat with these Knight tasks; wild vassals pay
     * the upcharge.
     */
    private static double addedValueOfG07(String knights, String wilds) {
        String position = "'board':{'lt':'stag-scout/raven-spy','ko':'lion-emissary/dragon-spy'},'seats':[{'knights':["
                + knights + "],'retained':[" + wilds + "]";
        double holding = value(PositionBuilder.kingsQuest().with("wilds").scenario(position + ",'hand':['G07']},{}]"));
        return holding - value(PositionBuilder.kingsQuest().with("wilds").scenario(position + "},{}]"));
    }

    @Test
    void oneVassalCannotMeetBothHalves() {
        // G01 wants an emissary in row n and a spy in column b. The only vassal could meet either half.
        assertEquals(
                TaskDistance.UNREACHABLE,
                TaskDistance.of(
                        ((KingState) PositionBuilder.kingsQuest()
                                        .scenario("'board':{'bn':'lion-emissary/dragon-spy'},'seats':[{},{}]")
                                        .state())
                                .board,
                        Task.of(0),
                        false,
                        0));
    }

    @Test
    void completingATaskIncreasesTheValue() {
        Scenario scenario = PositionBuilder.kingsQuest()
                .scenario(
                        "'board':{'lt':'stag-scout/raven-spy','ko':'lion-emissary/dragon-spy'},'seats':[{'hand':['G07']},{}]");
        double before = value(scenario);
        assertTrue(value(scenario.plays("complete G07 lt ko")) > before);
    }

    @Test
    void ratsLowerTheCooperativeValue() {
        String seats = ",'seats':[{},{}]";
        double calm = value(PositionBuilder.game("coop", 2).scenario("'rats':{'active':[1]}" + seats));
        double danger = value(PositionBuilder.game("coop", 2).scenario("'rats':{'active':[3,3,2]}" + seats));
        double lost = value(PositionBuilder.game("coop", 2).scenario("'step':'over'" + seats));
        assertTrue(calm > danger && danger > lost);
    }

    @Test
    void thePerfectPerimeterHasNoDistance() {
        assertEquals(0, PerimeterDistance.of(PuzzleMasterTest.perimeter(new int[] {0, 1, 2, 3}, 0, true)));
        var changed = PuzzleMasterTest.perimeter(new int[] {0, 1, 2, 3}, 0, true);
        changed.swap(PuzzleMasterTest.RING.get(1), PuzzleMasterTest.RING.get(6));
        assertTrue(PerimeterDistance.of(changed) > 0);
    }
}
