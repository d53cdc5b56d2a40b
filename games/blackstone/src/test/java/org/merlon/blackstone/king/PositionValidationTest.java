package org.merlon.blackstone.king;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.Rule;

/** Impossible positions are rejected, and missing fields have their defaults. */
class PositionValidationTest {
    private static final String SEATS = "'seats':[{},{}]";

    @Test
    void missingFieldsHaveDefaults() {
        PositionBuilder.kingsQuest()
                .scenario(SEATS)
                .toMove(0)
                .field("step")
                .is("work")
                .field("round")
                .is(1)
                .field("seats[1].corner")
                .is("nw")
                .field("seats[1].intrigue")
                .isNull();
        PositionBuilder.game("solo", 1)
                .scenario("'seats':[{'corner':'sw'}]")
                .field("seats[0].refreshCorner")
                .isNull();
        PositionBuilder.game("solo", 1)
                .scenario("'round':2,'seats':[{'corner':'sw'}]")
                .field("seats[0].refreshCorner")
                .is("nw");
        PositionBuilder.game("solo", 1)
                .scenario("'round':2,'seats':[{'corner':'sw','refreshCorner':null}]")
                .plays("done")
                .field("step")
                .is("refresh");
        PositionBuilder.game("solo", 1)
                .with("assassins")
                .scenario("'step':'place','aside':['assassin/saboteur'],'then':'end','seats':[{'corner':'sw'}]")
                .field("seats[0].refreshCorner")
                .is("nw");
        PositionBuilder.kingsQuest().scenario("'turn':1," + SEATS).toMove(1);
        PositionBuilder.kingsQuest().scenario("'step':'over'," + SEATS).overWithRanks(1, 1);
    }

    @Test
    @Rule({"B-3", "B-4", "B-5"})
    void rejectsUnknownAndDuplicateCards() {
        PositionBuilder.kingsQuest().isBad("'board':{'bs':'lion-spy/lion-scout'}," + SEATS, "no vassal");
        PositionBuilder.kingsQuest().isBad("'board':{'sb':'lion-spy/stag-scout'}," + SEATS, "no space");
        PositionBuilder.kingsQuest()
                .isBad("'board':{'bs':'lion-spy/stag-scout','ls':'stag-scout/lion-spy'}," + SEATS, "than in the box");
        PositionBuilder.kingsQuest().isBad("'board':{'bs':'wild/wild'}," + SEATS, "without wild");
        PositionBuilder.kingsQuest().isBad("'board':{'bs':'assassin/saboteur'}," + SEATS, "without assassin");
        PositionBuilder.kingsQuest()
                .with("wilds")
                .isBad(
                        "'vassalDiscard':['wild/wild','wild/wild','wild/wild','wild/wild','wild/wild']," + SEATS,
                        "than in the box");
        PositionBuilder.kingsQuest().isBad("'guild':['G01','G01']," + SEATS, "two places");
        PositionBuilder.kingsQuest().isBad("'guild':['P01']," + SEATS, "no card of this deck");
        PositionBuilder.kingsQuest().isBad("'guild':['G99']," + SEATS, "no task card");
        PositionBuilder.kingsQuest().isBad("'guild':['K1']," + SEATS, "without Knight-Wizard");
        PositionBuilder.kingsQuest().isBad("'seats':[{'knights':['G17']},{}]", "is a Wizard task");
        PositionBuilder.kingsQuest().isBad("'seats':[{'kings':['M01']},{}]", "is a Ploy task");
        PositionBuilder.kingsQuest()
                .with("assassins")
                .isBad("'seats':[{'retained':['assassin/saboteur']},{}]", "not retained");
        PositionBuilder.game("puzzle-master", 2).isBad("'seats':[{'hand':['M01']},{}]", "no Machination cards");
        PositionBuilder.game("puzzle-master", 2).isBad("'taskDiscard':['M01']," + SEATS, "no machination cards");
        PositionBuilder.game("puzzle-master", 2).isBad("'corners':{'ne':[]}," + SEATS, "unknown field");
    }

    @Test
    @Rule("B-7")
    void rejectsMoreThanTwentyTokensOfAKind() {
        PositionBuilder.kingsQuest().isBad("'seats':[{'knight':11},{'knight':10}]", "20 tokens");
        PositionBuilder.kingsQuest().isBad("'seats':[{'wizard':21},{}]", "not within");
        PositionBuilder.kingsQuest()
                .edition("first")
                .isBad(
                        "'board':{'bs':'lion-spy/stag-scout'},'guards':{'bs':[0]},'seats':[{'knight':20},{}]",
                        "20 knight");
        PositionBuilder.game("coop", 2).edition("first").isBad("'limbo':15,'abyss':6," + SEATS, "20 castle tokens");
    }

    @Test
    void rejectsGuardsThatCannotBeThere() {
        PositionBuilder.kingsQuest().edition("first").isBad("'guards':{'bs':[0]}," + SEATS, "on vassals only");
        PositionBuilder.kingsQuest()
                .isBad("'board':{'bs':'lion-spy/stag-scout'},'guards':{'bs':[0]}," + SEATS, "only Hester");
    }

    @Test
    void rejectsStepThatDoesNotFit() {
        PositionBuilder.kingsQuest().isBad("'step':'dance'," + SEATS, "no step");
        PositionBuilder.kingsQuest().isBad("'step':'family'," + SEATS, "families are not chosen");
        PositionBuilder.kingsQuest().isBad("'step':'refresh'," + SEATS, "no refresh deck");
        PositionBuilder.kingsQuest().isBad("'step':'recall'," + SEATS, "no face-down card");
        PositionBuilder.kingsQuest().isBad("'step':'muster'," + SEATS, "no Knight-Wizard card");
        PositionBuilder.kingsQuest().isBad("'step':'keep'," + SEATS, "no cards are drawn");
        PositionBuilder.kingsQuest().isBad("'step':'place'," + SEATS, "no special");
        PositionBuilder.kingsQuest().isBad("'step':'reward'," + SEATS, "no seat has to answer");
        PositionBuilder.kingsQuest()
                .isBad("'step':'reward','pending':[1],'toMove':1," + SEATS, "no intrigue to answer for");
        PositionBuilder.kingsQuest().isBad("'step':'refill'," + SEATS, "nothing to decide");
        PositionBuilder.kingsQuest().isBad("'step':'limits'," + SEATS, "nothing is over the limit");
        PositionBuilder.kingsQuest().isBad("'toMove':1," + SEATS, "seat 0 is to move");
        PositionBuilder.kingsQuest().isBad("'toMove':null," + SEATS, "null means");
        PositionBuilder.kingsQuest().isBad("'pending':[1]," + SEATS, "seat");
        PositionBuilder.kingsQuest().isBad("'then':'end'," + SEATS, "then");
        PositionBuilder.kingsQuest().isBad("'then':'tea'," + SEATS, "then");
        PositionBuilder.kingsQuest().isBad("'drawn':['G01']," + SEATS, "step keep only");
        PositionBuilder.kingsQuest().with("knightWizards").isBad("'musters':1," + SEATS, "step muster only");
        PositionBuilder.kingsQuest()
                .with("assassins")
                .isBad("'aside':['assassin/saboteur']," + SEATS, "step place only");
        PositionBuilder.kingsQuest().isBad("'aside':['lion-spy/stag-scout']," + SEATS, "only specials");
        PositionBuilder.kingsQuest().isBad("'marked':['bs']," + SEATS, "only vassals");
        PositionBuilder.game("solo", 1).isBad("'step':'intrigue','seats':[{}]", "no intrigue");
        PositionBuilder.game("coop", 2).isBad("'endTriggered':true," + SEATS, "no last round");
    }

    @Test
    void rejectsImpossibleSeats() {
        PositionBuilder.kingsQuest().isBad("'seats':[{}]", "1 of them for 2");
        PositionBuilder.kingsQuest().isBad("'seats':[{'family':'corwin'},{}]", "no family");
        PositionBuilder.kingsQuest()
                .randomFamilies()
                .isBad("'seats':[{'family':'corwin'},{'family':'corwin'}]", "there twice");
        PositionBuilder.kingsQuest().isBad("'seats':[{'corner':'xx'},{}]", "no corner deck");
        PositionBuilder.kingsQuest().isBad("'step':'corner','seats':[{'corner':'nw'},{}]", "not chosen yet");
        PositionBuilder.kingsQuest()
                .familyChoice()
                .isBad("'step':'family','seats':[{'families':['corwin']},{}]", "2 families");
        PositionBuilder.game("solo", 1).isBad("'seats':[{'corner':'nw','refreshCorner':'nw'}]", "different deck");
        PositionBuilder.game("solo", 1)
                .isBad("'step':'refresh','seats':[{'corner':'nw','refreshCorner':'ne'}]", "not chosen yet");
        PositionBuilder.game("solo", 1).isBad("'step':'corner','seats':[{'refreshCorner':'ne'}]", "not chosen yet");
        PositionBuilder.game("solo", 1).isBad("'seats':[{'intrigue':'exhausted'}]", "no intrigue");
        PositionBuilder.kingsQuest().isBad("'seats':[{'intrigue':'lost'},{}]", "nothing that it can be");
        PositionBuilder.kingsQuest()
                .isBad("'seats':[{'intrigue':{'card':'G07','space':'bs','matched':1}},{}]", "none of the seat's");
        PositionBuilder.kingsQuest()
                .isBad(
                        "'seats':[{'knights':['G07'],'intrigue':{'card':'G07','space':'bs','matched':1}},{}]",
                        "no vassal");
        PositionBuilder.kingsQuest()
                .isBad("'seats':[{'knights':['G07'],'intrigue':{'facedown':'G07'}},{}]", "two places");
        PositionBuilder.kingsQuest().isBad("'seats':[{'dogs':['westie']},{}]", "no dogs");
        PositionBuilder.game("coop", 2).isBad("'dogs':['westie'],'seats':[{'dogs':['westie']},{}]", "than in the box");
        PositionBuilder.game("coop", 2).isBad("'dogs':['poodle']," + SEATS, "no such dog");
        PositionBuilder.game("coop", 2).isBad("'dogsUsed':['westie']," + SEATS, "not so many dogs");
        PositionBuilder.game("coop", 2).isBad("'rats':{'deck':['4']}," + SEATS, "no such card");
        PositionBuilder.game("coop", 2).isBad("'rats':{'active':[3,3,3]}," + SEATS, "than in the box");
        PositionBuilder.kingsQuest().isBad("'rats':{}," + SEATS, "unknown field");
        PositionBuilder.kingsQuest().isBad("'round':201," + SEATS, "not within");
    }
}
