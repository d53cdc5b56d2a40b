package org.merlon.blackstone.king;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.merlon.blackstone.table.Board;
import org.merlon.blackstone.table.Space;
import org.merlon.engine.Viewer;
import org.merlon.protocol.Json;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

class KingFactsTest {
    /** G07 wants a stag in column l and a lion in column k. */
    private static final String BOARD = "'board':{'lt':'stag-scout/lion-spy','ko':'lion-captain/stag-spy'},";

    @Test
    @Rule({"B-5", "B-40"})
    void aTaskIsToldWithWhatItLacksAndWhere() {
        Scenario half = At.kings().on("'board':{'lt':'stag-scout/lion-spy'},'seats':[{'hand':['G07']},{}]");
        half.tells("tasks", "'met':['lt']")
                .tells("tasks", "'spaces':['ks','kt','ko','kn','ke'],'met':[]")
                .tells("tasks", "'can':false,'note':{'key':'blackstone-needs','args':{'what':[{'key':");
        At.kings().on(BOARD + "'seats':[{'hand':['G07']},{}]").tells("tasks", "'can':true");
    }

    @Test
    @Rule("B-5")
    void theEditionAndTheBlueLettersDecidePointsAndPlaces() {
        At.kings()
                .on("'seats':[{'hand':['M03']},{}]")
                .tells("tasks", "{'M03':{'type':'ploy','corner':'raven-emissary','points':4,");
        At.kings().edition("first").on("'seats':[{'hand':['M03']},{}]").tells("tasks", "'points':6,");
        At.kings().with("blueLetters").on("'seats':[{'hand':['G07']},{}]").tells("tasks", "'spaces':['ke']");
    }

    @Test
    @Rule("B-41")
    void theUpchargeIsToldInFaces() {
        Scenario owing = At.kings().on(BOARD + "'seats':[{'hand':['G07'],'knights':['G15']},{}]");
        owing.tells("tasks", "'can':false,'note':{'key':'blackstone-why-upcharge'")
                .tells(
                        "tasks",
                        "'upcharge':[{'stack':'knight','faces':['lion-spy'],'due':1,'ways':0,'lacking':['lion-spy']}]");
        At.kings()
                .with("wilds")
                .on("'seats':[{'knights':['G15','G16'],'retained':['wild/wild']},{}]")
                .tells("seats", "'due':2,'ways':0,'lacking':['lion-spy']");
    }

    /** The facts about a hand are only for its owner. */
    @Test
    void tasksAreForThoseWhoSeeThem() {
        Scenario at = At.kings().on(BOARD + "'seats':[{'hand':['G07']},{'hand':['G01']}]");
        assertTrue(at.fact(Viewer.seat(0), "tasks").startsWith("{'G07'"));
        assertTrue(at.fact(Viewer.seat(1), "tasks").startsWith("{'G01'"));
        at.tellsAll("tasks", "{}");
        assertEquals("none", at.fact(Viewer.seat(1), "actions"));
    }

    @Test
    @Rule({"B-8", "B-25"})
    void limitsAreToldWithHowNearTheyAre() {
        At.kings()
                .on("'seats':[{'kings':['P01'],'hand':['G01'],'knight':2,'wizard':0},{}]")
                .tells(
                        "seats",
                        "'limits':[{'what':'hand','has':1,'most':3},{'what':'retained','has':0,'most':3},"
                                + "{'what':'knight','has':2,'most':3},{'what':'wizard','has':0,'most':3}]");
    }

    @Test
    @Rule("B-35")
    void guardsAreOfferedWhereSomebodySetsThem() {
        assertTrue(!At.kings()
                .on("'seats':[{},{}]")
                .fact(Viewer.seat(0), "actions")
                .contains("guard"));
        At.kings().edition("first").on("'seats':[{},{}]").tells("actions", "{'verb':'guard'");
    }

    @Test
    void whatCannotBeDoneSaysWhy() {
        At.kings()
                .on("'board':{'lt':'stag-scout/lion-spy'},'seats':[{'knight':0,'wizard':1},{}]")
                .tells(
                        "actions",
                        "{'verb':'slide','cost':{'knight':1,'wizard':0},'own':false,'can':false,"
                                + "'why':{'key':'blackstone-why-no-token','args':{'cost':{'key':'blackstone-pay-knight'}}}}");
    }

    @Test
    @Rule("B-121")
    void thePerfectPerimeterHasNothingWrong() {
        Board perfect = PuzzleTest.perimeter(new int[] {0, 1, 2, 3}, 0, true);
        String told = Json.write(new PerimeterFacts(perfect).data());
        assertTrue(told.contains("\"wrong\":[]"), told);
        assertTrue(!told.contains("\"done\":false"), told);
        assertEquals(Perimeter.VASSALS, new PerimeterFacts(perfect).right());
        perfect.swap(Space.at(1, 0), Space.at(4, 2));
        String swapped = Json.write(new PerimeterFacts(perfect).data());
        assertTrue(swapped.contains("\"done\":false"), swapped);
        assertTrue(new PerimeterFacts(perfect).right() < Perimeter.VASSALS);
    }

    @Test
    @Rule({"B-60", "B-94"})
    void theGoalAndWhatLosesAreTold() {
        Scenario race = At.kings().on("'seats':[{'kings':['P01']},{}]");
        race.tellsAll("goal", "{'what':'race','most':21,'has':[2,0]}").tellsAll("peril", "none");
        Scenario rats = At.game("coop", 2).on("'rats':{'active':[1,2],'plagued':[3]},'seats':[{},{}]");
        rats.tellsAll("goal", "{'what':'together','most':50,'has':[0]}")
                .tellsAll("peril", "{'what':'rats','has':6,'most':12}");
    }
}
