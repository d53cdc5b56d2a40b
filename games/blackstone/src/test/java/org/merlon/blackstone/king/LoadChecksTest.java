package org.merlon.blackstone.king;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.Rule;

/** Impossible positions are rejected, and missing fields have their defaults. */
class LoadChecksTest {
    private static final String SEATS = "'seats':[{},{}]";

    @Test
    void whatIsLeftOutHasItsDefault() {
        At.kings()
                .on(SEATS)
                .toMove(0)
                .field("step")
                .is("work")
                .field("round")
                .is(1)
                .field("seats[1].corner")
                .is("nw")
                .field("seats[1].intrigue")
                .isNull();
        At.game("solo", 1)
                .on("'seats':[{'corner':'sw'}]")
                .field("seats[0].refreshCorner")
                .is("nw");
        At.kings().on("'turn':1," + SEATS).toMove(1);
        At.kings().on("'step':'over'," + SEATS).overWithRanks(1, 1);
    }

    @Test
    @Rule({"B-3", "B-4", "B-5"})
    void everyCardIsThereOnceAtTheMost() {
        At.kings().isBad("'board':{'bs':'lion-spy/lion-scout'}," + SEATS, "no vassal");
        At.kings().isBad("'board':{'sb':'lion-spy/stag-scout'}," + SEATS, "no space");
        At.kings().isBad("'board':{'bs':'lion-spy/stag-scout','ls':'stag-scout/lion-spy'}," + SEATS, "than in the box");
        At.kings().isBad("'board':{'bs':'wild/wild'}," + SEATS, "without wild");
        At.kings().isBad("'board':{'bs':'assassin/saboteur'}," + SEATS, "without assassin");
        At.kings()
                .with("wilds")
                .isBad(
                        "'vassalDiscard':['wild/wild','wild/wild','wild/wild','wild/wild','wild/wild']," + SEATS,
                        "than in the box");
        At.kings().isBad("'guild':['G01','G01']," + SEATS, "two places");
        At.kings().isBad("'guild':['P01']," + SEATS, "no card of this deck");
        At.kings().isBad("'guild':['G99']," + SEATS, "no task card");
        At.kings().isBad("'guild':['K1']," + SEATS, "without Knight-Wizard");
        At.kings().isBad("'seats':[{'knights':['G17']},{}]", "is a Wizard task");
        At.kings().isBad("'seats':[{'kings':['M01']},{}]", "is a Ploy task");
        At.kings().with("assassins").isBad("'seats':[{'retained':['assassin/saboteur']},{}]", "not retained");
        At.game("puzzle-master", 2).isBad("'seats':[{'hand':['M01']},{}]", "no Machination cards");
        At.game("puzzle-master", 2).isBad("'taskDiscard':['M01']," + SEATS, "no machination cards");
        At.game("puzzle-master", 2).isBad("'corners':{'ne':[]}," + SEATS, "unknown field");
    }

    @Test
    @Rule("B-7")
    void thereAreTwentyTokensOfEachKind() {
        At.kings().isBad("'seats':[{'knight':11},{'knight':10}]", "20 tokens");
        At.kings().isBad("'seats':[{'wizard':21},{}]", "not within");
        At.kings()
                .edition("first")
                .isBad(
                        "'board':{'bs':'lion-spy/stag-scout'},'guards':{'bs':[0]},'seats':[{'knight':20},{}]",
                        "20 knight");
        At.game("coop", 2).edition("first").isBad("'limbo':15,'abyss':6," + SEATS, "20 castle tokens");
    }

    @Test
    void guardsStandOnVassals() {
        At.kings().edition("first").isBad("'guards':{'bs':[0]}," + SEATS, "on vassals only");
        At.kings().isBad("'board':{'bs':'lion-spy/stag-scout'},'guards':{'bs':[0]}," + SEATS, "only Hester");
    }

    @Test
    void theStepGoesWithTheRest() {
        At.kings().isBad("'step':'dance'," + SEATS, "no step");
        At.kings().isBad("'step':'family'," + SEATS, "families are not chosen");
        At.kings().isBad("'step':'refresh'," + SEATS, "no refresh deck");
        At.kings().isBad("'step':'recall'," + SEATS, "no face-down card");
        At.kings().isBad("'step':'muster'," + SEATS, "no Knight-Wizard card");
        At.kings().isBad("'step':'keep'," + SEATS, "no cards are drawn");
        At.kings().isBad("'step':'place'," + SEATS, "no special");
        At.kings().isBad("'step':'reward'," + SEATS, "no seat has to answer");
        At.kings().isBad("'step':'reward','pending':[1],'toMove':1," + SEATS, "no intrigue to answer for");
        At.kings().isBad("'step':'refill'," + SEATS, "nothing to decide");
        At.kings().isBad("'step':'limits'," + SEATS, "nothing is over the limit");
        At.kings().isBad("'toMove':1," + SEATS, "seat 0 is to move");
        At.kings().isBad("'toMove':null," + SEATS, "null means");
        At.kings().isBad("'pending':[1]," + SEATS, "seat");
        At.kings().isBad("'then':'end'," + SEATS, "then");
        At.kings().isBad("'then':'tea'," + SEATS, "then");
        At.kings().isBad("'drawn':['G01']," + SEATS, "step keep only");
        At.kings().with("knightWizards").isBad("'musters':1," + SEATS, "step muster only");
        At.kings().with("assassins").isBad("'aside':['assassin/saboteur']," + SEATS, "step place only");
        At.kings().isBad("'aside':['lion-spy/stag-scout']," + SEATS, "only specials");
        At.kings().isBad("'marked':['bs']," + SEATS, "only vassals");
        At.game("solo", 1).isBad("'step':'intrigue','seats':[{}]", "no intrigue");
        At.game("coop", 2).isBad("'endTriggered':true," + SEATS, "no last round");
    }

    @Test
    void seatsAreAsTheGameHasThem() {
        At.kings().isBad("'seats':[{}]", "1 of them for 2");
        At.kings().isBad("'seats':[{'family':'corwin'},{}]", "no family");
        At.kings().families().isBad("'seats':[{'family':'corwin'},{'family':'corwin'}]", "there twice");
        At.kings().isBad("'seats':[{'corner':'xx'},{}]", "no corner deck");
        At.kings().isBad("'step':'corner','seats':[{'corner':'nw'},{}]", "not chosen yet");
        At.kings().choosing().isBad("'step':'family','seats':[{'families':['corwin']},{}]", "2 families");
        At.game("solo", 1).isBad("'seats':[{'corner':'nw','refreshCorner':'nw'}]", "another one");
        At.game("solo", 1).isBad("'step':'refresh','seats':[{'corner':'nw','refreshCorner':'ne'}]", "not chosen yet");
        At.game("solo", 1).isBad("'seats':[{'intrigue':'exhausted'}]", "no intrigue");
        At.kings().isBad("'seats':[{'intrigue':'lost'},{}]", "nothing that it can be");
        At.kings().isBad("'seats':[{'intrigue':{'card':'G07','space':'bs','matched':1}},{}]", "none of the seat's");
        At.kings()
                .isBad(
                        "'seats':[{'knights':['G07'],'intrigue':{'card':'G07','space':'bs','matched':1}},{}]",
                        "no vassal");
        At.kings().isBad("'seats':[{'knights':['G07'],'intrigue':{'facedown':'G07'}},{}]", "two places");
        At.kings().isBad("'seats':[{'dogs':['westie']},{}]", "no dogs");
        At.game("coop", 2).isBad("'dogs':['westie'],'seats':[{'dogs':['westie']},{}]", "than in the box");
        At.game("coop", 2).isBad("'dogs':['poodle']," + SEATS, "no such dog");
        At.game("coop", 2).isBad("'dogsUsed':['westie']," + SEATS, "not so many dogs");
        At.game("coop", 2).isBad("'rats':{'deck':['4']}," + SEATS, "no such card");
        At.game("coop", 2).isBad("'rats':{'active':[3,3,3]}," + SEATS, "than in the box");
        At.kings().isBad("'rats':{}," + SEATS, "unknown field");
        At.kings().isBad("'round':201," + SEATS, "not within");
    }
}
