package org.merlon.blackstone.king;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

/** The reasons that a hint gives for moves in King's Quest and its variants. */
class KingHintReasonsTest {
    /** G07 wants a stag in column l and a lion in column k. */
    private static final String HAND = "'seats':[{'hand':['G07'],'knight':2,'wizard':2},{}]";

    private static Scenario unfinishedTask() {
        return PositionBuilder.kingsQuest()
                .scenario("'board':{'lt':'lion-spy/stag-scout','co':'lion-captain/stag-spy'}," + HAND);
    }

    @Test
    @Rule({"B-30", "B-33"})
    void explainsNearerTasks() {
        unfinishedTask()
                .explains("flip lt", "Brings the vassals of the Knight task G07 to within one action of their places.");
        PositionBuilder.kingsQuest()
                .scenario("'board':{'lt':'stag-scout/lion-spy','co':'lion-captain/stag-spy'}," + HAND)
                .explains("slide co ko", "Brings both vassals of the Knight task G07 into place.");
    }

    @Test
    @Rule({"B-40", "B-43"})
    void explainsCompletedTasksWithPoints() {
        PositionBuilder.kingsQuest()
                .scenario("'board':{'lt':'stag-scout/lion-spy','ko':'lion-captain/stag-spy'}," + HAND)
                .explains("complete G07 lt ko", "Completes the Knight task G07: +1.");
    }

    @Test
    @Rule({"B-31", "B-41"})
    void explainsUseOfRetainedVassal() {
        String board = "'board':{'lt':'dragon-scout/lion-spy','ko':'lion-captain/stag-spy'},"
                + "'corners':{'nw':['raven-spy/lion-scout']},";
        Scenario scenario = PositionBuilder.kingsQuest()
                .scenario(board + "'seats':[{'corner':'nw','knights':['G07'],'knight':2},{}]");
        scenario.explains("retain lt nw", "which you need for an upcharge.")
                .explains("retain ko nw", "Retains a lion captain");
    }

    @Test
    @Rule("B-94")
    void explainsFewerRats() {
        PositionBuilder.game("coop", 2)
                .scenario(
                        "'rats':{'deck':['1'],'active':[1,1,2,3],'plagued':[3]},'seats':[{'dogs':['westie'],'knight':1},{}]")
                .explains("kill westie 1", "Kills one rat: 9 are left.");
    }

    @Test
    @Rule("B-90")
    void explainsCastleTokensInNirvana() {
        PositionBuilder.game("coop", 2)
                .edition("first")
                .scenario("'board':{'co':'lion-emissary/dragon-spy','bs':'lion-spy/dragon-captain'},"
                        + "'limbo':8,'abyss':3,'seats':[{'hand':['M02']},{}]")
                .explains("complete M02 co bs", "Raises a castle token to nirvana; 15 more to win.");
    }

    @Test
    @Rule("B-121")
    void explainsPerimeterProgress() {
        PositionBuilder.game("puzzle-master", 2)
                .scenario("'board':{'at':'lion-spy/stag-scout'},'corners':{'nw':[],'se':[]},"
                        + "'seats':[{'knight':3,'wizard':3},{}]")
                .explains("slide at as", "Puts one more vassal in its place on the perimeter: 1 of 16.");
    }

    @Test
    void givesNoReasonForUselessMove() {
        assertEquals("", unfinishedTask().merits("slide co ct"));
    }
}
