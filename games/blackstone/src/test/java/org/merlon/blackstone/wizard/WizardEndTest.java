package org.merlon.blackstone.wizard;

import static org.merlon.blackstone.offer.QuestScenarios.wizard;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.Rule;

class WizardEndTest {
    private static final String ROW = "'row':['M01','M03','M05','M06','M07'],'machination':['M20','M21'],";

    private static final String SEATS = "'seats':[{'wizard':3,'machinations':['M02'],"
            + "'vassals':['lion-emissary/dragon-spy','lion-spy/stag-scout']},{'wizard':3,'vassals':['raven-spy/lion-captain']}]";

    @Test
    @Rule("B-113")
    void rowAdvancesAndDeckIsReshuffled() {
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
                .plays("pass")
                .field("row[3]")
                .is("M03")
                .field("row[4]")
                .is("M01")
                .field("machination")
                .isEmpty();
    }

    @Test
    @Rule("B-114")
    void afterTheFirstPassTheRoundIsFinishedAndOneMoreIsPlayed() {
        // Seat 0 has no vassal for M02, seat 1 has the lion spy that it wants.
        wizard(
                        "'round':4,'row':['M02'],'seats':[{'wizard':3,'vassals':['stag-scout/raven-spy','dragon-scout/raven-spy']},"
                                + "{'wizard':3,'vassals':['lion-spy/stag-captain']}]")
                .plays("pass")
                .event("last-round")
                .field("endTriggered")
                .is(true)
                .field("lastRound")
                .is(5)
                .plays("end", "pass")
                .field("lastRound")
                .is(5)
                .field("step")
                .is("work")
                .plays("end")
                .field("step")
                .is("over")
                .overWithRanks(2, 1);
    }

    @Test
    @Rule("B-114")
    void endingATurnDoesNotStartTheLastRound() {
        wizard(ROW + "'round':4,'turn':1," + SEATS)
                .plays("end")
                .field("lastRound")
                .is(0)
                .field("endTriggered")
                .is(false)
                .toMove(0);
    }

    @Test
    @Rule("B-114")
    void fewestVassalsWinThenMostTokens() {
        String last = "'round':5,'lastRound':5,'turn':1,";
        String equal =
                "'seats':[{'wizard':3,'vassals':['lion-spy/stag-scout']},{'wizard':3,'vassals':['raven-spy/lion-captain']}]";
        wizard(last + equal).plays("pass").scores(1, 1).overWithRanks(1, 1);
        wizard(last + equal).plays("knight", "pass").overWithRanks(2, 1);
        wizard("'players':3,'round':5,'lastRound':5,'turn':2,'seats':[{'wizard':3,'vassals':['lion-spy/stag-scout']},"
                        + "{'wizard':3,'knight':4,'vassals':['raven-spy/lion-captain','raven-spy/stag-captain']},"
                        + "{'wizard':3,'knight':2,'vassals':['raven-spy/lion-scout']}]")
                .plays("pass")
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
    void passInTheHundredthRoundAddsNoRound() {
        wizard("'round':100," + SEATS.replace("'machinations':['M02'],", ""))
                .plays("pass", "pass")
                .overWithRanks(2, 1);
    }
}
