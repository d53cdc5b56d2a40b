package org.merlon.blackstone.queen;

import static org.merlon.blackstone.offer.QuestScenarios.queen;
import static org.merlon.blackstone.offer.QuestScenarios.start;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

class QueenActionsTest {
    private static final String BOARD =
            "'board':{'co':'lion-emissary/dragon-spy','bs':'lion-spy/dragon-captain','as':'stag-scout/raven-spy'},";

    private static final String ROW = "'row':['M01','M03','M05','M06','M07'],";

    private static final String CORNERS =
            "'corners':{'nw':['raven-emissary/lion-scout','raven-scout/stag-captain'],'ne':['dragon-scout/lion-emissary']},";

    /** M02 wants a lion emissary on co and a lion spy in row s, on ls with blue letters. */
    private static final String HOLDS_M02 = "'seats':[{'wizard':3,'machinations':['M02']},{'wizard':3}]";

    @Test
    @Rule("B-100")
    void aGameBeginsWithAFilledBoardFiveOpenCardsAndThreeActions() {
        Scenario begun = start("queens-quest", 3, "second")
                .field("step")
                .is("corner")
                .field("turn")
                .is(0)
                .field("seats[2].wizard")
                .is(3)
                .field("seats[2].knight")
                .is(0)
                .field("seats[0].machinations")
                .isEmpty()
                .field("seats[0].corner")
                .isNull()
                .legalExactly("corner nw", "corner ne", "corner se", "corner sw")
                .plays("corner ne", "corner ne")
                .toMove(2)
                .field("step")
                .is("corner")
                .plays("corner nw")
                .field("step")
                .is("work")
                .toMove(0)
                .field("seats[1].corner")
                .is("ne")
                .field("corners.nw[15]")
                .isAbsent()
                .field("corners.sw[14]")
                .isAbsent()
                .field("machination[27]")
                .isAbsent();
        for (String space :
                new String[] {"bs", "as", "ks", "lt", "ct", "bo", "ao", "ko", "ln", "cn", "be", "ae", "ke"}) {
            begun.legal("flip " + space);
        }
        begun.refuses("flip ls", "no vassal").legal("take 5");
    }

    @Test
    @Rule({"B-12", "B-100"})
    void inTheFirstEditionCornersMustDiffer() {
        start("queens-quest", 2, "first")
                .refuses("take 1", "corner")
                .plays("corner se")
                .legalExactly("corner nw", "corner ne", "corner sw")
                .refuses("corner se", "another player")
                .plays("corner sw")
                .refuses("corner ne", "have already been chosen");
    }

    @Test
    @Rule("B-101")
    void wizardsPayFirstThenKnightsSavedEarlier() {
        queen(BOARD + ROW + "'seats':[{'wizard':1,'knight':1},{'wizard':3}]")
                .plays("knight")
                .field("seats[0].wizard")
                .is(0)
                .field("seats[0].knight")
                .is(1)
                .plays("flip bs")
                .field("seats[0].knight")
                .is(0)
                .field("seats[0].saved")
                .is(1)
                .refuses("flip as", "no actions left")
                .legalExactly("end")
                .plays("end")
                .field("seats[0].wizard")
                .is(3)
                .field("seats[0].knight")
                .is(1)
                .field("seats[0].saved")
                .is(0)
                .toMove(1);
    }

    @Test
    @Rule({"B-7", "B-102"})
    void noKnightFromEmptySupply() {
        queen(BOARD + ROW + "'seats':[{'wizard':3,'knight':8},{'wizard':3,'knight':12}]")
                .plays("knight")
                .event("knight")
                .field("seats[0].saved")
                .is(0)
                .field("seats[0].wizard")
                .is(2);
        queen(BOARD + ROW + "'seats':[{'knight':8},{'wizard':3,'knight':12}]")
                .plays("knight")
                .field("seats[0].knight")
                .is(7)
                .field("seats[0].saved")
                .is(1);
    }

    @Test
    @Rule("B-102")
    void anOpenCardComesIntoTheHandAndLeavesAGap() {
        queen(BOARD + ROW + "'seats':[{'wizard':3},{'wizard':3}]")
                .plays("take 3")
                .field("row[2]")
                .isNull()
                .field("seats[0].machinations")
                .isList("M05")
                .field("taken")
                .is(1)
                .refuses("take 3", "no card")
                .refuses("take 6", "1 to 5")
                .plays("take 4", "take 5")
                .field("seats[0].machinations")
                .isList("M05", "M06", "M07")
                .refuses("take 1", "no action");
    }

    @Test
    @Rule({"B-30", "B-32", "B-33", "B-102"})
    void vassalsSlideSwapAndFlip() {
        queen(
                        "'board':{'bs':'lion-spy/dragon-captain','ls':'stag-scout/raven-spy'},'seats':[{'wizard':3},{'wizard':3}]")
                .refuses("slide bs ls", "already a card on LS")
                .refuses("slide bs lt", "one space")
                .refuses("slide as cs", "no vassal")
                .refuses("swap ls bs", "reading order")
                .refuses("swap bs bt", "no vassal")
                .plays("swap bs ls", "slide ls lt", "flip bs")
                .field("board.bs")
                .is("raven-spy/stag-scout")
                .field("board.lt")
                .is("lion-spy/dragon-captain")
                .field("board.ls")
                .isAbsent();
        queen(
                        "'board':{'bs':'lion-spy/dragon-captain','as':'stag-scout/raven-spy'},'seats':[{'wizard':3},{'wizard':3}]")
                .refuses("swap bs as", "neighbours");
    }

    @Test
    @Rule("B-102")
    void aUseTakesOneOrTwoVassalsIntoSets() {
        queen(BOARD + ROW + CORNERS + HOLDS_M02)
                .legalWithPrefix(
                        "use",
                        "M02 co set new -",
                        "M02 - bs set new",
                        "M02 co set new bs set 1",
                        "M02 co set new bs set new")
                .refuses("use M02 - -", "one of the two")
                .refuses("use M03 co set new -", "not in your hand")
                .refuses("use M02 bs set new -", "lion emissary on CO")
                .refuses("use M02 co set 1 -", "no set 1")
                .refuses("use M02 co set new co set 1", "two different")
                .refuses("use M02 co", "each half of the card")
                .refuses("use M02 co set 0 -", "from 1")
                .plays("use M02 co set new bs set 1")
                .field("seats[0].sets[0]")
                .isList("lion-emissary/dragon-spy", "lion-spy/dragon-captain")
                .field("board.bs")
                .is("raven-emissary/lion-scout")
                .field("board.co")
                .is("raven-scout/stag-captain")
                .field("corners.nw")
                .isEmpty()
                .field("taskDiscard")
                .isList("M02")
                .field("seats[0].machinations")
                .isEmpty()
                .field("used")
                .is(true)
                .scores(1, 0);
    }

    @Test
    @Rule("B-102")
    void theLeftVassalMayOpenASetAndTheRightOneAnother() {
        queen(BOARD + ROW + CORNERS + HOLDS_M02)
                .plays("use M02 co set new bs set new")
                .field("seats[0].sets[0]")
                .isList("lion-emissary/dragon-spy")
                .field("seats[0].sets[1]")
                .isList("lion-spy/dragon-captain")
                .scores(0, 0);
    }

    @Test
    @Rule({"B-5", "B-102"})
    void withBlueLettersTheRightVassalHasOneSpace() {
        queen("'options':{'blueLetters':true}," + BOARD + ROW + HOLDS_M02)
                .legalWithPrefix("use", "M02 co set new -")
                .refuses("use M02 - bs set new", "on ls")
                .plays("slide bs ls")
                .legal("use M02 - ls set new");
    }

    @Test
    @Rule({"B-26", "B-102"})
    void nextCornerReplacesEmptyDeckAndWithoutCardsSpacesStayEmpty() {
        queen(BOARD + ROW + "'corners':{'se':['raven-emissary/lion-scout']}," + HOLDS_M02)
                .plays("use M02 co set new bs set 1")
                .field("board.bs")
                .is("raven-emissary/lion-scout")
                .field("board.co")
                .isAbsent();
        queen(BOARD + ROW + "'vassalDiscard':['raven-emissary/lion-scout']," + HOLDS_M02)
                .plays("use M02 - bs set new")
                .event("vassals-shuffled")
                .field("vassalDiscard")
                .isEmpty()
                .legal("flip bs");
    }
}
