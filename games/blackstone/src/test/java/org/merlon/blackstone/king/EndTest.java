package org.merlon.blackstone.king;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.merlon.engine.Outcome;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

/** Section 7: the end of competitive games. */
class EndTest {
    /** A seat with 21 points; the closing brace is left out. */
    private static final String SEAT_WITH_21_POINTS = "{'kings':['P01','P02','P03'],'ploys':['M01','M10','M02']";

    @Test
    @Rule("B-60")
    void currentRoundIsFinished() {
        PositionBuilder.kingsQuest()
                .scenario("'board':{'lt':'stag-scout/raven-spy','ko':'lion-emissary/dragon-spy'},"
                        + "'seats':[{'hand':['G07'],'kings':['P01','P02','P03','P04','P05'],'ploys':['M01','M10']},{}]")
                .plays("complete G07 lt ko")
                .scores(21, 0)
                .field("endTriggered")
                .is(true)
                .plays("done", "pass", "done", "pass")
                .overWithRanks(1, 2)
                .event("over")
                .field("round")
                .is(1)
                .field("turn")
                .is(1);
    }

    @Test
    @Rule("B-60")
    void lastSeatOfTheRoundEndsTheGame() {
        PositionBuilder.kingsQuest()
                .scenario("'turn':1,'step':'intrigue','seats':[{}," + SEAT_WITH_21_POINTS + ",'intrigue':null}]")
                .scores(0, 21)
                .plays("pass")
                .overWithRanks(2, 1);
    }

    @Test
    @Rule("B-60")
    void advancedGameIsLongerExceptInFirstEdition() {
        String last = "'turn':1,'step':'intrigue','seats':[{}," + SEAT_WITH_21_POINTS + "}]";
        PositionBuilder.game("advanced", 2).scenario(last).plays("pass").toMove(0);
        PositionBuilder.game("advanced", 2)
                .edition("first")
                .scenario(last)
                .plays("pass")
                .overWithRanks(2, 1);
    }

    private static void tie(String one, String other, int... ranks) {
        PositionBuilder.kingsQuest()
                .scenario("'turn':1,'step':'intrigue','endTriggered':true,'seats':[{" + one + "},{" + other + "}]")
                .plays("pass")
                .overWithRanks(ranks);
    }

    @Test
    @Rule("B-60")
    void tiesAreBrokenStepByStep() {
        tie("'ploys':['M03']", "'kings':['P01','P02']", 1, 2);
        tie("'kings':['P01'],'knights':['G01']", "'kings':['P02'],'wizards':['G17']", 1, 1);
        tie("'knights':['G01','G02','G03']", "'knights':['G04']", 1, 2);
        tie("'knight':1,'wizard':1", "'knight':1", 1, 2);
        tie("'retained':['lion-spy/stag-scout']", "'hand':['G01','G02']", 1, 2);
        tie("'hand':['G01']", "'hand':[],'intrigue':{'facedown':'G02'}", 1, 2);
        tie("", "", 1, 1);
    }

    @Test
    @Rule("B-60")
    void guardsDoNotCountAsTokens() {
        PositionBuilder.kingsQuest()
                .edition("first")
                .scenario("'board':{'bs':'lion-spy/dragon-captain'},'guards':{'bs':[0,0]},'turn':1,'step':'intrigue',"
                        + "'endTriggered':true,'seats':[{'knight':1},{'knight':2}]")
                .plays("pass")
                .overWithRanks(2, 1);
    }

    @Test
    @Rule("B-61")
    void afterTwoHundredRoundsTheGameIsScored() {
        Scenario over = PositionBuilder.kingsQuest()
                .scenario("'round':200,'turn':1,'step':'intrigue','seats':[{'knights':['G01']},{}]")
                .plays("pass")
                .overWithRanks(1, 2);
        assertEquals(Outcome.NONE, over.state().outcome());
        for (String variant : new String[] {"coop", "puzzle-master"}) {
            Scenario lost = PositionBuilder.game(variant, 2)
                    .scenario("'round':200,'turn':1,'step':'intrigue','rats':{'deck':['cat']},'seats':[{},{}]")
                    .plays("pass")
                    .overWithRanks(1, 1);
            assertEquals(Outcome.LOST, lost.state().outcome());
        }
        Scenario alone = PositionBuilder.game("solo", 1)
                .scenario("'round':200,'rats':{'deck':['cat']},'seats':[{}]")
                .plays("done")
                .overWithRanks(1);
        assertEquals(Outcome.LOST, alone.state().outcome());
    }
}
