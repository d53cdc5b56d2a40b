package org.merlon.blackstone.wizard;

import static org.merlon.blackstone.offer.QuestScenarios.start;
import static org.merlon.blackstone.offer.QuestScenarios.wizard;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.Rule;

class WizardActionsTest {
    private static final String ROW = "'row':['M01','M03','M05','M06','M07'],";
    private static final String OTHER = "{'wizard':3,'vassals':['lion-captain/stag-spy']}]";

    /** M02 wants a lion emissary on co and a lion spy in row s. */
    private static final String HOLDS_M02 = "'seats':[{'wizard':3,'machinations':['M02'],"
            + "'vassals':['lion-emissary/dragon-spy','dragon-captain/lion-spy','lion-spy/stag-scout']},";

    @Test
    @Rule("B-110")
    void aGameBeginsWithAnEmptyBoardHandsAndTwoOpenRows() {
        int[] hands = {25, 20, 15};
        for (int players = 2; players <= 4; players++) {
            start("wizards-quest", players, "second")
                    .field("step")
                    .is("work")
                    .field("board.ao")
                    .isAbsent()
                    .fieldSeenBy(0, "seats[1].vassals")
                    .is(hands[players - 2])
                    .fieldSeenByAll("vassalDeck")
                    .is(72 - 5 - players * hands[players - 2])
                    .fieldSeenByAll("machination")
                    .is(27)
                    .field("row[5]")
                    .isAbsent()
                    .field("vassalRow[5]")
                    .isAbsent()
                    .field("seats[1].wizard")
                    .is(3)
                    .legal("take 1", "take 5", "knight", "end")
                    .illegal("pass")
                    .refuses("corner nw", "no corner decks");
        }
    }

    @Test
    @Rule("B-111")
    void everyFurtherCardTakenInATurnCostsOneMore() {
        wizard(ROW
                        + "'machination':['M10','M11','M12'],'seats':[{'wizard':3,'knight':2,'vassals':['lion-spy/stag-scout']},"
                        + OTHER)
                .plays("take 1")
                .field("seats[0].wizard")
                .is(2)
                .plays("take 2")
                .field("seats[0].wizard")
                .is(0)
                .field("seats[0].knight")
                .is(2)
                .refuses("take 3", "costs 3 tokens, and you have only 2")
                .legal("knight")
                .plays("end")
                .plays("take 1")
                .field("seats[1].wizard")
                .is(2);
        wizard(ROW + "'taken':2,'seats':[{'wizard':1,'knight':3,'vassals':['lion-spy/stag-scout']}," + OTHER)
                .plays("take 3")
                .field("seats[0].wizard")
                .is(0)
                .field("seats[0].knight")
                .is(1);
    }

    @Test
    @Rule("B-111")
    void aSingleVassalJoinsAnEqualOneAndAStackMovesAsOne() {
        wizard("'board':{'bs':['lion-spy/dragon-captain'],'ls':['lion-spy/stag-emissary','lion-spy/raven-scout'],"
                        + "'as':['stag-spy/lion-scout']},'seats':[{'wizard':3},{}]")
                .refuses("slide ls bs", "stack can slide only to a free space")
                .refuses("slide as ls", "is a different one")
                .refuses("flip ls", "stack")
                .plays("slide bs ls")
                .field("board.ls")
                .isList("lion-spy/stag-emissary", "lion-spy/raven-scout", "lion-spy/dragon-captain")
                .plays("swap ls as")
                .field("board.as")
                .isList("lion-spy/stag-emissary", "lion-spy/raven-scout", "lion-spy/dragon-captain")
                .field("board.ls")
                .isList("stag-spy/lion-scout")
                .plays("slide as at")
                .field("board.at")
                .isList("lion-spy/stag-emissary", "lion-spy/raven-scout", "lion-spy/dragon-captain")
                .field("board.as")
                .isAbsent();
    }

    @Test
    @Rule("B-111")
    void aSingleVassalFlipsAndJoinsByItsNewFace() {
        wizard("'board':{'bs':['dragon-captain/lion-spy'],'ls':['lion-spy/raven-scout']},'seats':[{'wizard':3},{}]")
                .refuses("slide bs ls", "is a different one")
                .plays("flip bs", "slide ls bs")
                .field("board.bs")
                .isList("lion-spy/dragon-captain", "lion-spy/raven-scout");
    }

    @Test
    @Rule("B-111")
    void aHandVassalIsExchangedForAnOpenOneAsTheyAre() {
        wizard("'vassalRow':['dragon-scout/lion-captain','stag-captain/lion-spy'],"
                        + "'seats':[{'wizard':3,'vassals':['lion-emissary/dragon-spy','stag-scout/raven-spy']},{}]")
                .refuses("exchange 1 stag-scout/raven-spy", "no vassal at place 1")
                .refuses("exchange 6 stag-scout/raven-spy", "1 to 5")
                .refuses("exchange 5 raven-spy/stag-scout", "that side up")
                .refuses("exchange 5", "the face-up vassal you want")
                .plays("exchange 5 stag-scout/raven-spy")
                .field("vassalRow[4]")
                .is("stag-scout/raven-spy")
                .field("vassalRow[3]")
                .is("dragon-scout/lion-captain")
                .field("seats[0].vassals")
                .isList("lion-emissary/dragon-spy", "stag-captain/lion-spy")
                .field("seats[0].wizard")
                .is(2)
                .scores(2, 0);
    }

    @Test
    @Rule({"B-101", "B-111"})
    void knightsSavedEarlierPayWhenNoWizardIsLeft() {
        wizard("'seats':[{'wizard':1,'knight':1,'vassals':['lion-emissary/dragon-spy']},{}]")
                .plays("knight", "knight")
                .field("seats[0].saved")
                .is(2)
                .refuses("knight", "no action")
                .plays("pass")
                .field("seats[0].knight")
                .is(2)
                .field("seats[0].wizard")
                .is(3);
    }

    @Test
    @Rule("B-112")
    void aUseLaysVassalsWithTheNamedFaceUp() {
        wizard("'board':{'bs':['lion-spy/raven-scout'],'ks':['stag-spy/lion-scout']}," + HOLDS_M02 + OTHER)
                .legal("use M02 co lion-emissary/dragon-spy -", "use M02 - bs lion-spy/dragon-captain")
                .refuses("use M02 - ks lion-spy/stag-scout", "is a different one")
                .refuses("use M02 - bs dragon-captain/lion-spy", "lion spy in row S")
                .refuses("use M02 - bt lion-spy/stag-scout", "lion spy in row S")
                .refuses("use M02 - -", "one of the two")
                .refuses("use M02 - bs lion-spy/stag-captain", "you do not have that vassal")
                .refuses("use M02 - bs lion-king/stag-scout", "there is no vassal")
                .refuses("use M01 - bs lion-spy/stag-scout", "not in your hand")
                .plays("use M02 co lion-emissary/dragon-spy bs lion-spy/dragon-captain")
                .field("board.co")
                .isList("lion-emissary/dragon-spy")
                .field("board.bs")
                .isList("lion-spy/raven-scout", "lion-spy/dragon-captain")
                .field("seats[0].vassals")
                .isList("lion-spy/stag-scout")
                .field("taskDiscard")
                .isList("M02")
                .field("seats[0].wizard")
                .is(2)
                .scores(1, 1);
    }

    @Test
    @Rule("B-112")
    void leftVassalIsLaidBeforeTheRightOne() {
        // M27 wants a raven emissary on be and a dragon in column b.
        wizard("'seats':[{'wizard':3,'machinations':['M27'],"
                        + "'vassals':['raven-emissary/dragon-spy','stag-captain/dragon-scout']},{}]")
                .legal("use M27 - be dragon-scout/stag-captain")
                .refuses("use M27 be raven-emissary/dragon-spy be dragon-scout/stag-captain", "is a different one")
                .refuses("use M27 be raven-emissary/dragon-spy bs dragon-spy/raven-emissary", "two different")
                .plays("use M27 be raven-emissary/dragon-spy bs dragon-scout/stag-captain")
                .field("board.be")
                .isList("raven-emissary/dragon-spy")
                .field("board.bs")
                .isList("dragon-scout/stag-captain")
                .field("seats[0].vassals")
                .isEmpty();
    }

    @Test
    @Rule({"B-5", "B-112"})
    void withBlueLettersTheRightVassalHasOneSpace() {
        wizard("'options':{'blueLetters':true}," + HOLDS_M02 + OTHER)
                .legalWithPrefix(
                        "use M02",
                        "co lion-emissary/dragon-spy -",
                        "co lion-emissary/dragon-spy ls lion-spy/dragon-captain",
                        "co lion-emissary/dragon-spy ls lion-spy/stag-scout",
                        "- ls lion-spy/dragon-captain",
                        "- ls lion-spy/stag-scout");
    }
}
