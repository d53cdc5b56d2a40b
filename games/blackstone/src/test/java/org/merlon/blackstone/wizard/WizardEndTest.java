package org.merlon.blackstone.wizard;

import static org.merlon.blackstone.offer.Told.wizard;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.Rule;

class WizardEndTest {
    private static final String ROW = "'row':['M01','M03','M05','M06','M07'],'machination':['M20','M21'],";

    private static final String SEATS = "'seats':[{'wizard':3,'machinations':['M02'],"
            + "'vassals':['lion-emissary/dragon-spy','lion-spy/stag-scout']},{'wizard':3,'vassals':['raven-spy/lion-captain']}]";

    @Test
    @Rule("B-113")
    void theRowMovesOnAndTheDeckIsMadeAnewOfItsDiscards() {
        wizard(
                        "'row':['M01','M03','M05','M06','M07'],'machination':['M20'],'taskDiscard':['M30'],'seats':[{'wizard':3,'knight':1,"
                                + "'vassals':['lion-spy/stag-scout']},{'wizard':3}]")
                .plays("take 4", "take 5", "end")
                .event("machinations-shuffled")
                .field("row")
                .isList("M30", "M20", "M01", "M03", "M05")
                .field("taskDiscard")
                .isEmpty();
        wizard("'row':['M01','M03'],'seats':[{'wizard':3,'vassals':['lion-spy/stag-scout']},{'wizard':3}]")
                .plays("end")
                .field("row[3]")
                .is("M03")
                .field("row[4]")
                .is("M01")
                .field("machination")
                .isEmpty();
    }

    @Test
    @Rule("B-114")
    void whoHasUsedAMachinationDoesNotPass() {
        wizard(ROW + SEATS)
                .legal("end", "pass")
                .plays("use M02 co lion-emissary/dragon-spy -")
                .refuses("pass", "used a Machination")
                .legal("end");
    }

    @Test
    @Rule("B-114")
    void withoutVassalsOneCanOnlyPassAlsoAfterAUse() {
        wizard(ROW + SEATS)
                .plays("use M02 co lion-emissary/dragon-spy bs lion-spy/stag-scout")
                .refuses("end", "one passes")
                .legal("pass", "take 1", "flip co", "knight")
                .plays("pass")
                .event("last-round")
                .field("row[0]")
                .is("M20")
                .field("lastRound")
                .is(2);
    }

    @Test
    @Rule("B-114")
    void afterTheFirstPassTheRoundIsFinishedAndOneMoreIsPlayed() {
        wizard(ROW + "'round':4,'turn':1," + SEATS)
                .plays("end")
                .field("lastRound")
                .is(0)
                .plays("pass")
                .field("endTriggered")
                .is(true)
                .field("lastRound")
                .is(6)
                .plays("pass")
                .field("lastRound")
                .is(6)
                .plays("end", "end")
                .field("step")
                .is("over")
                .overWithRanks(2, 1);
    }

    @Test
    @Rule("B-114")
    void fewestVassalsWinThenMostTokens() {
        String last = "'round':5,'lastRound':5,'turn':1,";
        wizard(
                        last
                                + "'seats':[{'wizard':3,'vassals':['lion-spy/stag-scout']},{'wizard':3,'vassals':['raven-spy/lion-captain']}]")
                .plays("end")
                .scores(1, 1)
                .overWithRanks(1, 1);
        wizard(
                        last
                                + "'seats':[{'wizard':3,'vassals':['lion-spy/stag-scout']},{'wizard':3,'vassals':['raven-spy/lion-captain']}]")
                .plays("knight", "end")
                .overWithRanks(2, 1);
        wizard("'players':3,'round':5,'lastRound':5,'turn':2,'seats':[{'wizard':3,'vassals':['lion-spy/stag-scout']},"
                        + "{'wizard':3,'knight':4,'vassals':['raven-spy/lion-captain','raven-spy/stag-captain']},"
                        + "{'wizard':3,'knight':2,'vassals':['raven-spy/lion-scout']}]")
                .plays("end")
                .scores(1, 2, 1)
                .overWithRanks(2, 3, 1);
    }

    @Test
    @Rule("B-115")
    void afterAHundredRoundsTheGameEndsAsItStands() {
        wizard(ROW + "'round':100,'turn':1," + SEATS).plays("end").overWithRanks(2, 1);
        wizard(ROW + "'round':99,'turn':1," + SEATS)
                .plays("end")
                .toMove(0)
                .field("round")
                .is(100);
    }

    @Test
    @Rule("B-115")
    void aPassInTheHundredthRoundAddsNone() {
        wizard(ROW + "'round':100," + SEATS).plays("pass", "end").overWithRanks(2, 1);
    }
}
