package org.merlon.blackstone.queen;

import static org.merlon.blackstone.offer.QuestScenarios.queen;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.Rule;

class QueenEndTest {
    private static final String BOARD = "'board':{'co':'lion-emissary/dragon-spy','bs':'lion-spy/dragon-captain'},";

    @Test
    @Rule("B-105")
    void theRowSlidesRightAndIsFilledFromTheLeft() {
        queen("'row':['M01','M03','M05','M06','M07'],'machination':['M10','M11','M12'],"
                        + "'seats':[{'wizard':3},{'wizard':3}]")
                .plays("take 2", "take 5", "end")
                .field("row")
                .isList("M11", "M10", "M01", "M05", "M06")
                .field("machination")
                .isList("M12")
                .field("taskDiscard")
                .isEmpty()
                .field("taken")
                .is(0);
    }

    @Test
    @Rule("B-105")
    void withoutATakeTheCardFarthestRightIsDiscarded() {
        queen("'row':['M01','M03',null,'M06',null],'machination':['M10'],'seats':[{'wizard':3},{'wizard':3}]")
                .plays("end")
                .event("discarded")
                .event("opened")
                .field("taskDiscard")
                .isList("M06")
                .field("row[2]")
                .is("M10")
                .field("row[3]")
                .is("M01")
                .field("row[4]")
                .is("M03")
                .field("row[1]")
                .isNull();
    }

    @Test
    @Rule("B-105")
    void discardsAreNotShuffled() {
        queen("'row':['M07'],'taskDiscard':['M01','M02'],'seats':[{'wizard':3},{'wizard':3}]")
                .plays("take 5", "end")
                .field("row[4]")
                .isNull()
                .field("taskDiscard")
                .isList("M01", "M02");
    }

    @Test
    @Rule("B-106")
    void emptyOfferAndEmptyHandStartTheLastRound() {
        queen(BOARD + "'row':['M07'],'round':4,'toMove':1,'turn':1,"
                        + "'seats':[{'wizard':3,'machinations':['M01'],'sets':[['stag-spy/lion-scout','stag-spy/lion-emissary']]},"
                        + "{'wizard':3,'machinations':['M02']}]")
                .plays("take 5", "end")
                .field("endTriggered")
                .is(false)
                .field("lastRound")
                .is(0)
                .plays("end")
                .field("round")
                .is(5)
                .plays("use M02 co set new bs set new", "end")
                .field("lastRound")
                .is(0); // seat 1 still has M07
        queen(BOARD
                        + "'row':['M07'],'round':4,'seats':[{'wizard':3,'sets':[['stag-spy/lion-scout','stag-spy/lion-emissary']]},"
                        + "{'wizard':3,'machinations':['M02']}]")
                .plays("end")
                .event("last-round")
                .field("lastRound")
                .is(5)
                .plays("end")
                .field("round")
                .is(5)
                .plays("end", "end")
                .field("step")
                .is("over")
                .field("round")
                .is(5)
                .field("turn")
                .is(1)
                .scores(1, 0)
                .overWithRanks(1, 2);
    }

    @Test
    @Rule("B-106")
    void equalPointsShare() {
        queen("'round':5,'lastRound':5,'toMove':1,'turn':1,'seats':[{},{}]")
                .plays("end")
                .overWithRanks(1, 1);
    }

    @Test
    @Rule("B-107")
    void threeIdleRoundsEndTheGame() {
        queen(
                        BOARD
                                + "'idle':4,'seats':[{'wizard':3,'machinations':['M01']},{'wizard':3,'machinations':['M03','M02']}]")
                .plays("flip bs", "end")
                .field("idle")
                .is(5)
                .plays("end")
                .field("idle")
                .is(6)
                .overWithRanks(1, 1);
    }

    @Test
    @Rule("B-107")
    void useOrOpenCardResetsIdleTurns() {
        queen(
                        BOARD
                                + "'idle':5,'seats':[{'wizard':3,'machinations':['M01']},{'wizard':3,'machinations':['M03','M02']}],'turn':1")
                .plays("use M02 co set new -", "end")
                .field("idle")
                .is(0)
                .toMove(0);
        queen(BOARD + "'idle':5,'row':['M04','M05'],'seats':[{'wizard':3},{'wizard':3}],'turn':1")
                .plays("end")
                .field("idle")
                .is(0);
    }

    @Test
    @Rule("B-107")
    void idleTurnsAreCountedAtTheEndOfARoundOnly() {
        queen(BOARD + "'idle':6,'seats':[{'wizard':3,'machinations':['M01']},{'wizard':3,'machinations':['M03']}]")
                .plays("end")
                .field("idle")
                .is(7)
                .toMove(1)
                .plays("end")
                .overWithRanks(1, 1);
    }

    @Test
    @Rule("B-61")
    void afterTwoHundredRoundsTheGameIsScoredAsItStands() {
        queen("'round':200,'turn':1,'row':['M01','M02'],'seats':[{},{}]")
                .plays("end")
                .overWithRanks(1, 1);
    }
}
