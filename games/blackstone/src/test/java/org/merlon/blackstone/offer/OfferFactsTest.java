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
}
