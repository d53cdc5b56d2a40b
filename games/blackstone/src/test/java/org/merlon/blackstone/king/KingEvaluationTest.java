package org.merlon.blackstone.king;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.merlon.blackstone.table.Task;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

/** The evaluation prefers better states. G07 wants a stag in column l and a lion in column k. */
class KingEvaluationTest {
    private static double value(Scenario at) {
        return at.state().setup().game().evaluation().value(at.state(), 0);
    }

    private static double holding(String board) {
        return value(At.kings().on("'board':{" + board + "},'seats':[{'hand':['G07']},{}]"));
    }

    @Test
    void aTaskIsWorthMoreTheNearerItIs() {
        double ready = holding("'lt':'stag-scout/raven-spy','ko':'lion-emissary/dragon-spy'");
        double oneStep = holding("'at':'stag-scout/raven-spy','ko':'lion-emissary/dragon-spy'");
        double twoSteps = holding("'at':'raven-spy/stag-scout','ko':'lion-emissary/dragon-spy'");
        double hopeless = holding("'ko':'lion-emissary/dragon-spy'");
        assertTrue(ready > oneStep && oneStep > twoSteps && twoSteps > hopeless);
    }

    @Test
    @Rule("B-43")
    void aTaskThatWouldScoreIsWorthMoreThanOneBeyondTheKings() {
        assertTrue(promise("'G01'", "'wild/wild'") > promise("'G01','G02'", "'wild/wild','wild/wild'"));
    }

    /**
     * Returns the value that G07, with both vassals in place, adds for a seat with these Knight tasks; wild vassals pay
     * the upcharge.
     */
    private static double promise(String knights, String wilds) {
        String at = "'board':{'lt':'stag-scout/raven-spy','ko':'lion-emissary/dragon-spy'},'seats':[{'knights':["
                + knights + "],'retained':[" + wilds + "]";
        double holding = value(At.kings().with("wilds").on(at + ",'hand':['G07']},{}]"));
        return holding - value(At.kings().with("wilds").on(at + "},{}]"));
    }

    @Test
    void oneVassalDoesNotServeForBothRequirements() {
        // G01 wants an emissary in row n and a spy in column b. The only vassal could meet either half.
        assertEquals(
                Distance.FAR,
                Distance.of(
                        ((KingState) At.kings()
                                        .on("'board':{'bn':'lion-emissary/dragon-spy'},'seats':[{},{}]")
                                        .state())
                                .board,
                        Task.of(0),
                        false));
    }

    @Test
    void completingATaskIsBetterThanBeingAboutTo() {
        Scenario at = At.kings()
                .on(
                        "'board':{'lt':'stag-scout/raven-spy','ko':'lion-emissary/dragon-spy'},'seats':[{'hand':['G07']},{}]");
        double before = value(at);
        assertTrue(value(at.plays("complete G07 lt ko")) > before);
    }

    @Test
    void togetherRatsAreFeared() {
        String seats = ",'seats':[{},{}]";
        double calm = value(At.game("coop", 2).on("'rats':{'active':[1]}" + seats));
        double danger = value(At.game("coop", 2).on("'rats':{'active':[3,3,2]}" + seats));
        double lost = value(At.game("coop", 2).on("'step':'over'" + seats));
        assertTrue(calm > danger && danger > lost);
    }

    @Test
    void thePerfectPerimeterHasNoDistance() {
        assertEquals(0, Pattern.distance(PuzzleTest.perimeter(new int[] {0, 1, 2, 3}, 0, true)));
        var changed = PuzzleTest.perimeter(new int[] {0, 1, 2, 3}, 0, true);
        changed.swap(PuzzleTest.RING.get(1), PuzzleTest.RING.get(6));
        assertTrue(Pattern.distance(changed) > 0);
    }
}
