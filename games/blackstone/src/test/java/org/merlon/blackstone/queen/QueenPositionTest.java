package org.merlon.blackstone.queen;

import static org.merlon.blackstone.offer.QuestScenarios.badQueen;
import static org.merlon.blackstone.offer.QuestScenarios.queen;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.Rule;

class QueenPositionTest {
    private static final String SEATS = "'seats':[{'wizard':3},{'wizard':3}]";

    @Test
    void missingFieldsHaveDefaults() {
        queen("'toMove':1,'row':['M07'],'seats':[{},{}]")
                .field("step")
                .is("work")
                .field("round")
                .is(1)
                .field("turn")
                .is(1)
                .field("row[0]")
                .isNull()
                .field("row[4]")
                .is("M07")
                .field("seats[1].corner")
                .is("nw")
                .field("seats[1].wizard")
                .is(0)
                .legalExactly("end");
        queen("'endTriggered':true,'round':3," + SEATS).field("lastRound").is(4);
        queen("'step':'over'," + SEATS).overWithRanks(1, 1);
    }

    @Test
    void acceptsEmptyFieldsOfOtherQuests() {
        queen("'marked':[],'guards':{},'guild':[],'tasksDone':0,'rats':null,'drewTwo':false,"
                        + "'seats':[{'family':null,'hand':[]},{}]")
                .toMove(0);
        badQueen("'marked':['bs']," + SEATS, "no such thing");
        badQueen("'guild':['G01']," + SEATS, "no such thing");
        badQueen("'seats':[{'hand':['G01']},{}]", "no such thing");
        badQueen("'vassalRow':['lion-spy/stag-scout']," + SEATS, "no such thing");
        badQueen("'then':'work'," + SEATS, "no such thing");
        badQueen("'colour':1," + SEATS, "unknown field");
        badQueen("'seats':[{'colour':1},{}]", "unknown field");
    }

    @Test
    void rejectsMisplacedAndDuplicateCards() {
        badQueen("'row':['M01','M01']," + SEATS, "two places");
        badQueen("'row':['G01']," + SEATS, "no Machination");
        badQueen("'taskDiscard':['P01']," + SEATS, "no Machination");
        badQueen("'machination':['G01']," + SEATS, "no card of this deck");
        badQueen("'seats':[{'machinations':['G01']},{}]", "no Machination");
        badQueen("'row':['M01','M02','M03','M04','M05','M06']," + SEATS, "5 cards");
        badQueen("'row':'M01'," + SEATS, "a list");
        badQueen("'row':[7]," + SEATS, "a card or null");
        badQueen("'board':{'xy':'lion-spy/stag-scout'}," + SEATS, "no space");
        badQueen("'board':{'bs':'lion-spy/stag-scout','ls':'stag-scout/lion-spy'}," + SEATS, "than in the box");
        badQueen("'board':{'bs':'assassin/saboteur'}," + SEATS, "without assassin");
    }

    @Test
    void rejectsTokensAndTurnsOutOfRange() {
        badQueen("'seats':[{'wizard':4},{}]", "0 to 3");
        badQueen("'seats':[{'knight':12},{'knight':9}]", "20 knight tokens");
        badQueen("'seats':[{},{'saved':1}]", "gained this turn");
        badQueen("'seats':[{}]", "2 players");
        badQueen("'step':'limbo'," + SEATS, "no step");
        badQueen("'step':'recall'," + SEATS, "no step");
        badQueen("'toMove':null," + SEATS, "null means");
        badQueen("'step':'over','toMove':0," + SEATS, "null means");
        badQueen("'toMove':1,'turn':0," + SEATS, "whose turn");
        badQueen("'round':201," + SEATS, "1 to 200");
        badQueen("'round':3,'lastRound':2," + SEATS, "lastRound");
        badQueen("'round':3,'lastRound':5," + SEATS, "lastRound");
        badQueen("'round':3,'lastRound':3,'endTriggered':false," + SEATS, "endTriggered");
        badQueen("'taken':6," + SEATS, "0 to 5");
        badQueen("'used':1," + SEATS, "true or false");
    }

    @Test
    @Rule("B-12")
    void cornersAreChosenInTheOrderOfTheSeats() {
        queen("'step':'corner','toMove':1,'turn':0,'seats':[{'corner':'ne'},{}]")
                .plays("corner sw")
                .toMove(0);
        badQueen("'step':'corner','toMove':1,'turn':0,'seats':[{},{}]", "order of the seats");
        badQueen("'step':'corner','seats':[{},{'corner':'ne'}]", "order of the seats");
        badQueen("'step':'corner','toMove':1,'turn':1,'seats':[{'corner':'ne'},{}]", "until the first turn");
        badQueen("'seats':[{'corner':'north'},{}]", "corners are");
    }

    @Test
    void handsAndDecksAreHiddenTheRowAndTheTopsAreNot() {
        queen(
                        "'row':['M01'],'machination':['M02','M03'],"
                                + "'corners':{'nw':['lion-spy/stag-scout','raven-spy/stag-scout']},"
                                + "'seats':[{'machinations':['M05'],'sets':[['stag-spy/lion-scout']]},{'machinations':['M06']}]")
                .fieldSeenBy(0, "machination")
                .is(2)
                .fieldSeenBy(0, "row[4]")
                .is("M01")
                .fieldSeenBy(0, "corners.nw")
                .isList("lion-spy/stag-scout", "hidden")
                .fieldSeenBy(0, "seats[0].machinations")
                .isList("M05")
                .fieldSeenBy(0, "seats[1].machinations")
                .is(1)
                .fieldSeenBy(1, "seats[0].sets[0]")
                .isList("stag-spy/lion-scout")
                .fieldSeenByAll("seats[1].machinations")
                .is(1);
    }
}
