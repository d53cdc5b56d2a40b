package org.merlon.blackstone.king;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.Rule;

/** B-25: the limits of all seats at the end of every turn. */
class LimitsTest {
    private static final String BOARD =
            "'board':{'lt':'stag-scout/raven-spy','ko':'lion-emissary/dragon-spy','ls':'stag-captain/lion-spy'},";
    private static final String DECK = "'corners':{'nw':['raven-emissary/lion-scout','raven-scout/stag-captain']},";

    private static final String THREE_CARDS = "'hand':['G01','P02','M03']";
    private static final String THREE_VASSALS =
            "'retained':['lion-captain/stag-spy','raven-emissary/lion-captain','lion-spy/stag-scout']";

    @Test
    @Rule({"B-22", "B-24", "B-25"})
    void firstEditionChecksLimitsBeforeReplacing() {
        PositionBuilder.kingsQuest()
                .edition("first")
                .scenario(BOARD + DECK + "'seats':[{'hand':['G07','G01','G02','G03']},{}]")
                .plays("complete G07 lt ko", "done")
                .field("step")
                .is("limits")
                .field("board.lt")
                .is("stag-scout/raven-spy")
                .plays("discard G01")
                .field("board.lt")
                .is("raven-emissary/lion-scout")
                .field("step")
                .is("intrigue");
    }

    @Test
    @Rule("B-25")
    void surplusTokensAreLostAndCardsAreChosen() {
        PositionBuilder.kingsQuest()
                .scenario("'step':'intrigue','seats':[{'knight':4,'wizard':3,'hand':['G01','P02','M03'],"
                        + "'retained':['lion-captain/stag-spy','raven-emissary/lion-scout','lion-spy/stag-scout']},{}]")
                .plays("pass")
                .field("step")
                .is("limits")
                .field("seats[0].knight")
                .is(2)
                .field("seats[0].wizard")
                .is(2)
                .legalExactly(
                        "discard G01",
                        "discard P02",
                        "discard M03",
                        "discard lion-captain/stag-spy",
                        "discard raven-emissary/lion-scout",
                        "discard lion-spy/stag-scout")
                .refuses("discard G02", "not in your hand")
                .refuses("discard wild/wild", "not retained")
                .plays("discard lion-spy/stag-scout")
                .refuses("discard lion-captain/stag-spy", "too many retained")
                .plays("discard P02")
                .toMove(1)
                .field("taskDiscard")
                .isList("P02")
                .field("vassalDiscard")
                .isList("lion-spy/stag-scout");
    }

    @Test
    @Rule({"B-25", "B-4"})
    void equalWildsAreOneMove() {
        PositionBuilder.kingsQuest()
                .with("wilds")
                .scenario("'step':'limits','seats':[{'retained':['wild/wild','wild/wild','lion-spy/stag-scout']},{}]")
                .legalExactly("discard wild/wild", "discard lion-spy/stag-scout");
    }

    @Test
    @Rule({"B-25", "B-52"})
    void rewardOnAnotherTurnMayForceADiscard() {
        PositionBuilder.kingsQuest()
                .scenario(BOARD + "'turn':1,'round':2,'guild':['G20'],'seats':[{'knights':['G07'],'hand':['G01','G02'],"
                        + "'intrigue':{'card':'G07','space':'ls','matched':1}},{'knight':1}]")
                .plays("slide ls as", "reward guild", "done", "pass")
                .toMove(0)
                .field("step")
                .is("limits")
                .field("turn")
                .is(1)
                .refuses("pass", "first discard")
                .legalExactly("discard G01", "discard G02", "discard G20")
                .plays("discard G01")
                .event("discarded")
                .toMove(0)
                .field("turn")
                .is(0)
                .field("round")
                .is(3)
                .field("step")
                .is("work")
                .field("seats[0].hand")
                .holds("G02", "G20")
                .field("taskDiscard")
                .isList("G01");
    }

    @Test
    @Rule("B-25")
    void tokensOfAllSeatsAreLimitedAtOnce() {
        PositionBuilder.game("kings-quest", 3)
                .scenario("'step':'intrigue','turn':1,'seats':[{'knight':5,'kings':['P01']},{'wizard':4," + THREE_CARDS
                        + "},{'knight':3,'wizard':3}]")
                .plays("pass")
                .toMove(1)
                .field("seats[0].knight")
                .is(3)
                .field("seats[1].wizard")
                .is(2)
                .field("seats[2].knight")
                .is(2)
                .field("seats[2].wizard")
                .is(2);
    }

    @Test
    @Rule("B-25")
    void activeSeatDiscardsFirstThenOthersClockwise() {
        PositionBuilder.game("kings-quest", 4)
                .scenario("'step':'intrigue','turn':2,'seats':[{" + THREE_CARDS + "},{" + THREE_VASSALS
                        + "},{'hand':['G04','G05','G06','G07']},{'hand':['G08','G09']}]")
                .plays("pass")
                .toMove(2)
                .plays("discard G04")
                .toMove(2)
                .plays("discard G05")
                .toMove(0)
                .field("turn")
                .is(2)
                .refuses("discard G06", "not in your hand")
                .plays("discard M03")
                .toMove(1)
                .legalExactly(
                        "discard lion-captain/stag-spy",
                        "discard raven-emissary/lion-captain",
                        "discard lion-spy/stag-scout")
                .plays("discard lion-spy/stag-scout")
                .toMove(3)
                .field("turn")
                .is(3)
                .field("step")
                .is("work");
    }

    @Test
    @Rule({"B-25", "B-76"})
    void keygriffKeepsEverythingOnEveryTurn() {
        PositionBuilder.kingsQuest()
                .randomFamilies()
                .scenario("'step':'intrigue','seats':[{},{'family':'keygriff','knight':5," + THREE_CARDS + "}]")
                .plays("pass")
                .toMove(1)
                .field("step")
                .is("work")
                .field("seats[1].knight")
                .is(6);
    }

    @Test
    @Rule({"B-24", "B-25"})
    void firstEditionOthersDiscardBeforeReplacing() {
        PositionBuilder.kingsQuest()
                .edition("first")
                .scenario(BOARD + DECK + "'seats':[{'hand':['G07']},{'knight':4," + THREE_CARDS + "}]")
                .plays("complete G07 lt ko", "done")
                .toMove(1)
                .field("turn")
                .is(0)
                .field("seats[1].knight")
                .is(2)
                .field("board.lt")
                .is("stag-scout/raven-spy")
                .plays("discard G01")
                .toMove(0)
                .field("step")
                .is("intrigue")
                .field("board.lt")
                .is("raven-emissary/lion-scout");
    }

    @Test
    @Rule({"B-25", "B-120"})
    void partnersAreLimitedToo() {
        for (String variant : new String[] {"coop", "puzzle-master"}) {
            PositionBuilder.game(variant, 2)
                    .scenario(
                            "'step':'intrigue','rats':{'deck':['cat']},'seats':[{},{'wizard':3,'hand':['G01','G02','G03']}]")
                    .plays("pass")
                    .toMove(1)
                    .field("turn")
                    .is(0)
                    .field("seats[1].wizard")
                    .is(2)
                    .field("rats.discard")
                    .isEmpty()
                    .plays("discard G02")
                    .field("turn")
                    .is(1)
                    .field("rats.discard")
                    .isList("cat");
        }
    }

    @Test
    @Rule("B-25")
    void positionRequiresFirstSeatOverItsLimitToMove() {
        String second = "'seats':[{},{" + THREE_CARDS + "}]";
        PositionBuilder.kingsQuest()
                .scenario("'step':'limits','toMove':1," + second)
                .toMove(1);
        PositionBuilder.kingsQuest().isBad("'step':'limits'," + second, "seat 1 is to move");
        PositionBuilder.kingsQuest().isBad("'step':'limits','toMove':0," + second, "seat 1 is to move");
        String both = "'seats':[{" + THREE_VASSALS + "},{" + THREE_CARDS + "}]";
        PositionBuilder.kingsQuest().scenario("'step':'limits'," + both).toMove(0);
        PositionBuilder.kingsQuest().isBad("'step':'limits','toMove':1," + both, "seat 0 is to move");
        PositionBuilder.kingsQuest()
                .scenario("'step':'limits','turn':1," + both)
                .toMove(1);
        PositionBuilder.kingsQuest()
                .randomFamilies()
                .isBad("'step':'limits','seats':[{'family':'keygriff'," + THREE_CARDS + "},{}]", "nothing is over");
    }

    /** The last discard ends the turn, after which hidden cards are turned up. */
    @Test
    void discardCannotBeUndone() {
        PositionBuilder.game("solo", 1)
                .scenario("'step':'limits','seats':[{" + THREE_VASSALS + "}]")
                .lasting("discard lion-spy/stag-scout");
        PositionBuilder.kingsQuest()
                .scenario(BOARD + "'seats':[{'wizard':1},{}]")
                .revocable("flip lt");
    }
}
