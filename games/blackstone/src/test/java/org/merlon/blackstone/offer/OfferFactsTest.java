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
    void reportsMetHalvesOfOpenCards() {
        Scenario scenario = QuestScenarios.queen(
                "'step':'work','board':{'co':'lion-emissary/dragon-scout'},'row':['M02'],'seats':[{},{}]");
        scenario.hasFact("tasks", "'met':['co']")
                .hasFact("tasks", "'note':{'key':'blackstone-task-sides','args':{'count':1}}");
    }

    @Test
    @Rule("B-104")
    void reportsSetsWithKindAndPoints() {
        QuestScenarios.queen("'step':'work','seats':[{'sets':[['lion-spy/dragon-captain','lion-spy/stag-scout']]},{}]")
                .hasFact("seats", "'sets':[{'points':1,'what':{'key':'blackstone-set-face','args':{'size':2}}}]");
    }

    @Test
    @Rule("B-111")
    void explainsUnaffordableActions() {
        Scenario spent = QuestScenarios.wizard("'seats':[{'wizard':0,'vassals':['lion-spy/stag-scout']},{}]");
        spent.hasFact(
                "actions", "{'verb':'slide','cost':{'wizard':1},'can':false,'why':{'key':'blackstone-why-no-action'}}");
        assertEquals("none", spent.fact(Viewer.seat(1), "actions"));
    }

    @Test
    @Rule("B-114")
    void explainsForcedPass() {
        Scenario empty = QuestScenarios.wizard("'seats':[{'vassals':[]},{'vassals':['lion-spy/stag-scout']}]");
        empty.hasFact("actions", "'why':{'key':'blackstone-why-pass-empty','args':{'last':0}}},{'verb':'pass'")
                .hasFact("forced", "true");
    }

    @Test
    @Rule({"B-102", "B-111"})
    void movesThatDrawCannotBeUndone() {
        String board = "'board':{'co':'lion-emissary/dragon-scout'},";
        String hand = "'seats':[{'corner':'nw','wizard':3,'machinations':['M02']},{'corner':'ne'}]";
        QuestScenarios.queen("'step':'work'," + board + "'corners':{'nw':['raven-spy/lion-scout']}," + hand)
                .revocable("slide", "flip", "knight")
                .lasting("use", "end");
        QuestScenarios.queen("'step':'work'," + board + hand).revocable("use");
        QuestScenarios.wizard("'seats':[{'wizard':3,'vassals':['lion-emissary/stag-scout'],'machinations':['M02']},{}]")
                .revocable("use")
                .hasFact("unspent", "{'key':'blackstone-unspent-actions','args':{'count':3}}");
    }

    @Test
    @Rule("B-104")
    void reportsPointsOfPossibleSets() {
        QuestScenarios.queen("'step':'work','seats':[{},{}]")
                .hasFact("values", "{'kind':'face','points':[0,1,4,8,16,24]}")
                .hasFact("values", "{'kind':'different','points':[0,1,2,4]}");
    }
}
