package org.merlon.blackstone.king;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.Rule;

/** Section 3: the steps of a turn. */
class TurnTest {
    private static final String BOARD =
            "'board':{'lt':'stag-scout/raven-spy','ko':'lion-emissary/dragon-spy','ls':'stag-captain/lion-spy'},";
    private static final String DECK = "'corners':{'nw':['raven-emissary/lion-scout','raven-scout/stag-captain']},";

    @Test
    @Rule("B-20")
    void intrigueTokensReturnAutomatically() {
        PositionBuilder.kingsQuest()
                .scenario(BOARD + "'step':'intrigue','seats':[{},{'kings':['P04'],"
                        + "'intrigue':{'card':'P04','space':'lt','matched':1}}]")
                .plays("pass")
                .event("recalled")
                .field("seats[1].intrigue")
                .isNull();
    }

    @Test
    @Rule("B-20")
    void aFaceDownCardComesBackOrStays() {
        var facedown = PositionBuilder.kingsQuest()
                .scenario(BOARD + "'step':'intrigue','seats':[{},{'intrigue':{'facedown':'G01'}}]");
        facedown.plays("pass")
                .toMove(1)
                .field("step")
                .is("recall")
                .refuses("done", "whether to take back the face-down card")
                .legalExactly("recall", "leave")
                .plays("leave")
                .field("step")
                .is("work")
                .field("seats[1].knight")
                .is(1)
                .undoes()
                .plays("recall")
                .field("seats[1].hand")
                .isList("G01")
                .field("seats[1].intrigue")
                .isNull();
    }

    @Test
    @Rule({"B-8", "B-21", "B-44"})
    void aTokenForEveryKnightAndWizardThatKingsAllow() {
        PositionBuilder.kingsQuest()
                .scenario(
                        "'step':'intrigue','seats':[{},{'knights':['G01','G02','G03'],'wizards':['G17'],'kings':['P01']}]")
                .plays("pass")
                .field("seats[1].knight")
                .is(3)
                .field("seats[1].wizard")
                .is(2);
    }

    @Test
    @Rule({"B-7", "B-21"})
    void theSupplyMayRunOut() {
        PositionBuilder.kingsQuest()
                .randomFamilies()
                .scenario(
                        "'step':'intrigue','seats':[{'family':'keygriff','knight':19},{'knights':['G01'],'wizard':0}]")
                .plays("pass")
                .field("seats[1].knight")
                .is(1)
                .field("seats[1].wizard")
                .is(1);
    }

    @Test
    @Rule("B-22")
    void workEndsWithDone() {
        PositionBuilder.kingsQuest()
                .scenario(BOARD + "'seats':[{'knight':1},{}]")
                .plays("slide lt bt")
                .legal("done")
                .refuses("pass", "first take your actions")
                .plays("done")
                .field("step")
                .is("intrigue");
    }

    @Test
    @Rule("B-23")
    void usedVassalsAreReplacedFromTheTopAndFromTheLeft() {
        PositionBuilder.kingsQuest()
                .scenario(BOARD + DECK + "'seats':[{'hand':['G07']},{}]")
                .plays("complete G07 lt ko", "done")
                .field("board.lt")
                .is("raven-emissary/lion-scout")
                .field("board.ko")
                .is("raven-scout/stag-captain")
                .field("vassalDiscard")
                .holds("stag-scout/raven-spy", "lion-emissary/dragon-spy")
                .field("marked")
                .isEmpty()
                .event("refilled");
    }

    @Test
    @Rule("B-24")
    void intrigueStepHappensEvenWithoutChoices() {
        PositionBuilder.kingsQuest()
                .scenario(BOARD + "'seats':[{},{}]")
                .plays("done")
                .legalExactly("pass")
                .plays("pass")
                .toMove(1)
                .field("turn")
                .is(1);
    }

    @Test
    @Rule("B-26")
    void discardsAreDealtWhenAllDecksAreEmpty() {
        PositionBuilder.kingsQuest()
                .scenario(BOARD + "'vassalDiscard':['raven-emissary/lion-scout','raven-scout/stag-captain',"
                        + "'raven-spy/lion-captain'],'seats':[{'knight':1},{}]")
                .plays("retain ls sw")
                .event("vassals-shuffled")
                .field("vassalDiscard")
                .isEmpty()
                .field("corners.nw")
                .isEmpty()
                .field("corners.sw")
                .isEmpty();
    }

    @Test
    @Rule("B-26")
    void nothingIsRetainedThatCouldNotBeReplaced() {
        PositionBuilder.kingsQuest()
                .scenario(BOARD + "'corners':{'se':['raven-emissary/lion-scout']},'seats':[{'knight':3},{}]")
                .plays("retain ls nw")
                .field("board.ls")
                .is("raven-emissary/lion-scout")
                .legalWithPrefix("retain")
                .refuses("retain ls se", "cannot retain one")
                .legal("slide ls bs");
        PositionBuilder.game("puzzle-master", 2)
                .scenario(BOARD + "'rats':{'deck':['cat']},'seats':[{'knight':1},{}]")
                .legalWithPrefix("retain ls", "none")
                .refuses("retain ls nw", "cannot retain one");
        PositionBuilder.kingsQuest()
                .with("assassins")
                .scenario(
                        BOARD.replace("'board':{", "'board':{'ae':'saboteur/assassin',") + "'seats':[{'knight':1},{}]")
                .legalWithPrefix("retain", "ae");
    }

    @Test
    @Rule("B-26")
    void withOnlySpecialsLeftASpaceStaysEmpty() {
        PositionBuilder.kingsQuest()
                .with("assassins")
                .scenario(BOARD + "'corners':{'nw':['assassin/saboteur']},'seats':[{'knight':2},{}]")
                .plays("retain ls nw")
                .field("step")
                .is("place")
                .field("board.ls")
                .isAbsent()
                .field("seats[0].retained")
                .isList("stag-captain/lion-spy");
    }

    @Test
    @Rule("B-27")
    void emptyTaskDeckIsReshuffled() {
        PositionBuilder.kingsQuest()
                .scenario(BOARD + "'taskDiscard':['G01','P05','G02'],'seats':[{'wizard':2},{}]")
                .refuses("draw machination", "deck is empty")
                .legal("draw guild", "draw power")
                .plays("draw guild")
                .event("deck-shuffled")
                .field("taskDiscard")
                .isList("P05");
    }
}
