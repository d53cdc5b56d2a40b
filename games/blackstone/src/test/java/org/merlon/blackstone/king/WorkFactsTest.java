package org.merlon.blackstone.king;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;
import org.merlon.engine.Viewer;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

/** The facts for the seat to move. */
class WorkFactsTest {
    /** G07 wants a stag in column l and a lion in column k. */
    private static final String READY = "'board':{'lt':'stag-scout/lion-spy','ko':'lion-captain/stag-spy'},";

    @Test
    @Rule({"B-22", "B-40"})
    void completingCanBeUndoneUnlessAFaceDownCardMayTrigger() {
        PositionBuilder.kingsQuest()
                .scenario(READY + "'seats':[{'hand':['G07'],'wizard':1},{}]")
                .revocable("complete G07 lt ko", "flip lt")
                .hasFact("tasksLeft", "1");
        PositionBuilder.kingsQuest()
                .scenario(READY + "'seats':[{'hand':['G07'],'wizard':1},{'intrigue':{'facedown':'G01'}}]")
                .revocable("flip lt")
                .lasting("complete G07 lt ko");
    }

    @Test
    @Rule("B-122")
    void retainingWithoutRefillCanBeUndone() {
        PositionBuilder.game("puzzle-master", 2)
                .scenario(READY + "'corners':{'nw':['raven-spy/lion-scout'],'se':[]},'seats':[{'knight':1},{}]")
                .revocable("retain lt none")
                .lasting("retain lt nw");
    }

    @Test
    @Rule({"B-25", "B-42"})
    void reportsWhatEndingTheWorkLoses() {
        PositionBuilder.kingsQuest()
                .scenario(READY + "'seats':[{'hand':['G07']},{}]")
                .hasFact("unspent", "{'key':'blackstone-unspent-task','args':{'task':{'key':'blackstone-task-knight'");
        PositionBuilder.kingsQuest()
                .scenario("'seats':[{'knight':4,'wizard':2},{}]")
                .hasFact("unspent", "{'key':'blackstone-unspent-tokens','args':{'count':2}}");
        assertEquals(
                "none",
                PositionBuilder.kingsQuest()
                        .scenario("'seats':[{'knight':2,'wizard':2},{}]")
                        .fact(Viewer.seat(0), "unspent"));
    }

    @Test
    @Rule({"B-50", "B-52"})
    void reportsRewardsOfIntrigues() {
        PositionBuilder.kingsQuest()
                .scenario(
                        "'step':'intrigue','tasksDone':1,'board':{'lt':'lion-scout/stag-spy','ko':'lion-spy/stag-scout'},"
                                + "'guild':['G01'],'power':['P01'],'seats':[{'knights':['G15']},{}]")
                .hasFact(
                        "plots",
                        "{'G15':[{'spaces':['lt'],'brings':[{'key':'blackstone-pay-knight'},"
                                + "{'key':'blackstone-reward-guild'}]},{'spaces':['ko'],'brings':["
                                + "{'key':'blackstone-reward-token-guild'},{'key':'blackstone-reward-power'}]}]}");
    }

    @Test
    @Rule({"B-30", "B-32", "B-33"})
    void reportsActionsThatMakeATaskReady() {
        PositionBuilder.kingsQuest()
                .scenario(
                        "'board':{'lt':'lion-spy/stag-scout','co':'lion-captain/stag-spy'},'seats':[{'hand':['G07']},{}]")
                .hasFact("tasks", "'way':[{'verb':'flip','from':'lt'},{'verb':'slide','from':'co','to':'ko'}]");
        PositionBuilder.kingsQuest()
                .scenario("'board':{'ks':'stag-scout/raven-spy'},'seats':[{'hand':['G07']},{}]")
                .hasFact("tasks", "'can':false");
        String none = PositionBuilder.kingsQuest()
                .scenario("'board':{'ks':'stag-scout/raven-spy'},'seats':[{'hand':['G07']},{}]")
                .fact(Viewer.seat(0), "tasks");
        assertFalse(none.contains("'way'"), none);
    }

    /** Playing the reported way makes the task ready. */
    @Test
    @Rule({"B-30", "B-32", "B-40"})
    void reportedActionsMakeTheTaskReady() {
        PositionBuilder.kingsQuest()
                .scenario(
                        "'board':{'as':'stag-scout/raven-spy','ls':'dragon-spy/raven-captain','ko':'lion-captain/stag-spy'},"
                                + "'seats':[{'hand':['G07'],'wizard':1},{}]")
                .hasFact("tasks", "'way':[{'verb':'swap','from':'as','to':'ls'}]")
                .plays("swap ls as")
                .hasFact("tasks", "'can':true");
    }

    @Test
    @Rule("B-82")
    void reportsDrawnCardsToTheirOwnerOnly() {
        Scenario drawn = PositionBuilder.kingsQuest()
                .randomFamilies()
                .scenario("'step':'keep','drawn':['G07','G15'],'seats':[{'family':'marbuck'},{'hand':['G01']}]");
        drawn.hasFact("tasks", "{'G07':{").hasFact("tasks", "'G15':{");
        assertFalse(drawn.fact(Viewer.seat(1), "tasks").contains("G07"));
    }
}
