package org.merlon.blackstone.wizard;

import static org.merlon.blackstone.offer.QuestScenarios.wizard;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.Rule;

/**
 * B-114: passing or ending a turn. M02 wants a lion emissary on co and a lion spy in row s, on ls with blue letters.
 */
class PassingTest {
    private static final String OTHER = "{'wizard':3,'vassals':['raven-spy/lion-captain']}]";

    private static String handWith(String more, String... vassals) {
        return "'seats':[{'wizard':3," + more + "'vassals':['" + String.join("','", vassals) + "']}," + OTHER;
    }

    @Test
    @Rule("B-114")
    void seatThatCanUseACardEndsTheTurn() {
        wizard(handWith("'machinations':['M02'],", "lion-emissary/dragon-spy", "stag-scout/raven-spy"))
                .legal("end")
                .refuses("pass", "you can use M02")
                .plays("use M02 co lion-emissary/dragon-spy -")
                .legal("end")
                .refuses("pass", "have used a Machination");
    }

    @Test
    @Rule("B-114")
    void anOpenCardCountsAsIfItWereInTheHand() {
        wizard("'row':['M02']," + handWith("", "lion-spy/stag-captain"))
                .legal("end", "take 5")
                .illegal("pass");
        wizard("'row':['M02']," + handWith("", "stag-captain/lion-spy"))
                .legal("end")
                .illegal("pass");
    }

    @Test
    @Rule("B-114")
    void tokensDoNotMatter() {
        wizard("'row':['M02'],'seats':[{'vassals':['lion-spy/stag-captain']}," + OTHER)
                .legalExactly("end");
        wizard("'seats':[{'machinations':['M02'],'vassals':['lion-spy/stag-captain']}," + OTHER)
                .legalExactly("end");
    }

    @Test
    @Rule("B-114")
    void seatThatCanUseNoCardPasses() {
        wizard("'row':['M02'],'vassalRow':['stag-captain/raven-spy'],"
                        + handWith("'machinations':['M03'],", "stag-scout/lion-captain"))
                .legal("pass", "knight", "take 5", "exchange 5 stag-scout/lion-captain")
                .refuses("end", "cannot use any Machination in your hand or in the row")
                .plays("knight")
                .legal("pass")
                .illegal("end");
    }

    @Test
    @Rule("B-114")
    void usableCardsAreCheckedAfterEveryAction() {
        wizard("'row':['M02'],'vassalRow':['lion-spy/raven-captain'],"
                        + handWith("", "stag-scout/lion-captain", "dragon-scout/raven-spy"))
                .legal("pass")
                .plays("exchange 5 stag-scout/lion-captain")
                .legal("end")
                .illegal("pass")
                .plays("exchange 5 lion-spy/raven-captain")
                .legal("pass")
                .illegal("end");
    }

    @Test
    @Rule({"B-112", "B-114"})
    void boardMayBlockAUse() {
        String blocked = "'board':{'co':['stag-spy/lion-scout']},'row':['M02'],";
        wizard(blocked + handWith("", "lion-emissary/dragon-spy"))
                .legal("pass")
                .plays("slide co ct")
                .legal("end")
                .illegal("pass");
        wizard("'board':{'co':['lion-emissary/stag-captain']},'row':['M02'],"
                        + handWith("", "lion-emissary/dragon-spy"))
                .legal("end")
                .illegal("pass");
    }

    @Test
    @Rule({"B-5", "B-114"})
    void blueLettersRestrictUses() {
        String taken = "'board':{'ls':['stag-spy/lion-scout']},'row':['M02']," + handWith("", "lion-spy/stag-captain");
        wizard(taken).legal("end").illegal("pass");
        wizard("'options':{'blueLetters':true}," + taken).legal("pass").illegal("end");
    }

    @Test
    @Rule("B-114")
    void afterAUseTheTurnEndsEvenIfNothingMoreIsPossible() {
        wizard(handWith("'machinations':['M02'],", "lion-emissary/dragon-spy", "stag-scout/raven-captain"))
                .plays("use M02 co lion-emissary/dragon-spy -")
                .legal("end")
                .refuses("pass", "have used a Machination")
                .plays("end")
                .field("lastRound")
                .is(0);
    }

    @Test
    @Rule("B-114")
    void withoutVassalsTheSeatMustPassEvenAfterAUse() {
        wizard("'row':['M01','M03','M05','M06','M07'],'machination':['M20','M21'],"
                        + handWith("'machinations':['M02'],", "lion-emissary/dragon-spy", "lion-spy/stag-scout"))
                .plays("use M02 co lion-emissary/dragon-spy bs lion-spy/stag-scout")
                .refuses("end", "no vassals left")
                .legal("pass", "take 1", "flip co", "knight")
                .plays("pass")
                .event("last-round")
                .field("row[0]")
                .is("M20")
                .field("lastRound")
                .is(2);
        wizard("'row':['M02'],'seats':[{'wizard':3}," + OTHER).legal("pass").illegal("end");
    }
}
