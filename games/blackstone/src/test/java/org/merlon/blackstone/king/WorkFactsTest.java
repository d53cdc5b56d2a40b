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
    void aTaskIsTakenBackUnlessACardOfAnotherMightHaveWoken() {
        At.kings()
                .on(READY + "'seats':[{'hand':['G07'],'wizard':1},{}]")
                .free("complete G07 lt ko", "flip lt")
                .tells("tasksLeft", "1");
        At.kings()
                .on(READY + "'seats':[{'hand':['G07'],'wizard':1},{'intrigue':{'facedown':'G01'}}]")
                .free("flip lt")
                .lasting("complete G07 lt ko");
    }

    @Test
    @Rule("B-122")
    void aSpaceThatStaysEmptyShowsNothing() {
        At.game("puzzle-master", 2)
                .on(READY + "'corners':{'nw':['raven-spy/lion-scout'],'se':[]},'seats':[{'knight':1},{}]")
                .free("retain lt none")
                .lasting("retain lt nw");
    }

    @Test
    @Rule({"B-25", "B-42"})
    void endingTheWorkSaysWhatIsLost() {
        At.kings()
                .on(READY + "'seats':[{'hand':['G07']},{}]")
                .tells("unspent", "{'key':'blackstone-unspent-task','args':{'task':{'key':'blackstone-task-knight'");
        At.kings()
                .on("'seats':[{'knight':4,'wizard':2},{}]")
                .tells("unspent", "{'key':'blackstone-unspent-tokens','args':{'count':2}}");
        assertEquals(
                "none", At.kings().on("'seats':[{'knight':2,'wizard':2},{}]").fact(Viewer.seat(0), "unspent"));
    }

    @Test
    @Rule({"B-50", "B-52"})
    void anIntrigueIsToldWithWhatItBrings() {
        At.kings()
                .on("'step':'intrigue','tasksDone':1,'board':{'lt':'lion-scout/stag-spy','ko':'lion-spy/stag-scout'},"
                        + "'guild':['G01'],'power':['P01'],'seats':[{'knights':['G15']},{}]")
                .tells(
                        "plots",
                        "{'G15':[{'spaces':['lt'],'brings':[{'key':'blackstone-pay-knight'},"
                                + "{'key':'blackstone-reward-guild'}]},{'spaces':['ko'],'brings':["
                                + "{'key':'blackstone-reward-token-guild'},{'key':'blackstone-reward-power'}]}]}");
    }

    @Test
    @Rule({"B-30", "B-32", "B-33"})
    void aTaskTellsTheWayToIt() {
        At.kings()
                .on("'board':{'lt':'lion-spy/stag-scout','co':'lion-captain/stag-spy'},'seats':[{'hand':['G07']},{}]")
                .tells("tasks", "'way':[{'verb':'flip','from':'lt'},{'verb':'slide','from':'co','to':'ko'}]");
        At.kings()
                .on("'board':{'ks':'stag-scout/raven-spy'},'seats':[{'hand':['G07']},{}]")
                .tells("tasks", "'can':false");
        String none = At.kings()
                .on("'board':{'ks':'stag-scout/raven-spy'},'seats':[{'hand':['G07']},{}]")
                .fact(Viewer.seat(0), "tasks");
        assertFalse(none.contains("'way'"), none);
    }

    /** Playing the reported way makes the task ready. */
    @Test
    @Rule({"B-30", "B-32", "B-40"})
    void theWayLeadsThere() {
        At.kings()
                .on(
                        "'board':{'as':'stag-scout/raven-spy','ls':'dragon-spy/raven-captain','ko':'lion-captain/stag-spy'},"
                                + "'seats':[{'hand':['G07'],'wizard':1},{}]")
                .tells("tasks", "'way':[{'verb':'swap','from':'as','to':'ls'}]")
                .plays("swap ls as")
                .tells("tasks", "'can':true");
    }

    @Test
    @Rule("B-82")
    void cardsJustDrawnAreToldToWhoeverKeepsOne() {
        Scenario drawn = At.kings()
                .families()
                .on("'step':'keep','drawn':['G07','G15'],'seats':[{'family':'marbuck'},{'hand':['G01']}]");
        drawn.tells("tasks", "{'G07':{").tells("tasks", "'G15':{");
        assertFalse(drawn.fact(Viewer.seat(1), "tasks").contains("G07"));
    }
}
