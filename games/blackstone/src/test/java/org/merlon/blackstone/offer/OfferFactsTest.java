package org.merlon.blackstone.offer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.merlon.engine.Viewer;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

class OfferFactsTest {

    /** M02 wants a lion emissary on co and a lion spy in row s. */
    @Test
    @Rule({"B-100", "B-102"})
    void anOpenCardSaysHowMuchOfItStandsOnTheBoard() {
        Scenario at =
                Told.queen("'step':'work','board':{'co':'lion-emissary/dragon-scout'},'row':['M02'],'seats':[{},{}]");
        at.tells("tasks", "'met':['co']").tells("tasks", "'note':{'key':'blackstone-task-sides','args':{'count':1}}");
    }

    @Test
    @Rule("B-104")
    void setsAreToldWithTheirKindAndPoints() {
        Told.queen("'step':'work','seats':[{'sets':[['lion-spy/dragon-captain','lion-spy/stag-scout']]},{}]")
                .tells("seats", "'sets':[{'points':1,'what':{'key':'blackstone-set-face','args':{'size':2}}}]");
    }

    @Test
    @Rule("B-111")
    void whatIsTooDearSaysSo() {
        Scenario spent = Told.wizard("'seats':[{'wizard':0,'vassals':['lion-spy/stag-scout']},{}]");
        spent.tells(
                "actions", "{'verb':'slide','cost':{'wizard':1},'can':false,'why':{'key':'blackstone-why-no-action'}}");
        assertEquals("none", spent.fact(Viewer.seat(1), "actions"));
    }

    @Test
    @Rule("B-114")
    void whoMustPassIsToldWhatThatMeans() {
        Scenario empty = Told.wizard("'seats':[{'vassals':[]},{'vassals':['lion-spy/stag-scout']}]");
        empty.tells("actions", "'why':{'key':'blackstone-why-pass-empty','args':{'last':0}}},{'verb':'pass'");
    }

    @Test
    @Rule({"B-102", "B-111"})
    void whatComesFromADeckCannotBeTakenBack() {
        String board = "'board':{'co':'lion-emissary/dragon-scout'},";
        String hand = "'seats':[{'corner':'nw','wizard':3,'machinations':['M02']},{'corner':'ne'}]";
        Told.queen("'step':'work'," + board + "'corners':{'nw':['raven-spy/lion-scout']}," + hand)
                .free("slide", "flip", "knight")
                .lasting("use", "end");
        Told.queen("'step':'work'," + board + hand).free("use");
        Told.wizard("'seats':[{'wizard':3,'vassals':['lion-emissary/stag-scout'],'machinations':['M02']},{}]")
                .free("use")
                .tells("unspent", "{'key':'blackstone-unspent-actions','args':{'count':3}}");
    }

    @Test
    @Rule("B-104")
    void whatSetsAreWorthIsToldBeforehand() {
        Told.queen("'step':'work','seats':[{},{}]")
                .tells("values", "{'kind':'face','points':[0,1,4,8,16,24]}")
                .tells("values", "{'kind':'different','points':[0,1,2,4]}");
    }
}
