package org.merlon.blackstone.king;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.merlon.blackstone.table.Board;
import org.merlon.blackstone.table.Space;
import org.merlon.engine.Viewer;
import org.merlon.engine.data.Data;
import org.merlon.protocol.Json;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

class KingFactsTest {
    /** G07 wants a stag in column l and a lion in column k. */
    private static final String BOARD = "'board':{'lt':'stag-scout/lion-spy','ko':'lion-captain/stag-spy'},";

    private static String fact(Scenario scenario, Viewer viewer, String name) {
        Data fact = scenario.state().facts(viewer).fields().get(name);
        return fact == null ? "none" : Json.write(fact);
    }

    private static void tells(Scenario scenario, String name, String wanted) {
        String told = fact(scenario, Viewer.seat(0), name);
        assertTrue(told.contains(wanted.replace('\'', '"')), told);
    }

    @Test
    @Rule({"B-5", "B-40"})
    void aTaskIsToldWithWhatItLacksAndWhere() {
        Scenario half = At.kings().on("'board':{'lt':'stag-scout/lion-spy'},'seats':[{'hand':['G07']},{}]");
        tells(half, "tasks", "'met':['lt']");
        tells(half, "tasks", "'spaces':['ks','kt','ko','kn','ke'],'met':[]");
        tells(half, "tasks", "'can':false,'note':{'key':'blackstone-needs','args':{'what':[{'key':");
        tells(At.kings().on(BOARD + "'seats':[{'hand':['G07']},{}]"), "tasks", "'can':true");
    }

    @Test
    @Rule("B-5")
    void theEditionAndTheBlueLettersDecidePointsAndPlaces() {
        tells(
                At.kings().on("'seats':[{'hand':['M03']},{}]"),
                "tasks",
                "{'M03':{'type':'ploy','corner':'raven-emissary','points':4,");
        tells(At.kings().edition("first").on("'seats':[{'hand':['M03']},{}]"), "tasks", "'points':6,");
        tells(At.kings().with("blueLetters").on("'seats':[{'hand':['G07']},{}]"), "tasks", "'spaces':['ke']");
    }

    @Test
    @Rule("B-41")
    void theUpchargeIsToldInFaces() {
        Scenario owing = At.kings().on(BOARD + "'seats':[{'hand':['G07'],'knights':['G15']},{}]");
        tells(owing, "tasks", "'can':false,'note':{'key':'blackstone-why-upcharge'");
        tells(owing, "tasks", "'upcharge':[{'stack':'knight','faces':['lion-spy'],'due':1,'ways':0}]");
    }

    /** What somebody holds is told to nobody else. */
    @Test
    void tasksAreForThoseWhoSeeThem() {
        Scenario at = At.kings().on(BOARD + "'seats':[{'hand':['G07']},{'hand':['G01']}]");
        assertTrue(fact(at, Viewer.seat(0), "tasks").startsWith("{\"G07\""));
        assertTrue(fact(at, Viewer.seat(1), "tasks").startsWith("{\"G01\""));
        assertEquals("{}", fact(at, Viewer.SPECTATOR, "tasks"));
        assertEquals("none", fact(at, Viewer.seat(1), "actions"));
    }

    @Test
    @Rule({"B-8", "B-25"})
    void limitsAreToldWithHowNearTheyAre() {
        tells(
                At.kings().on("'seats':[{'kings':['P01'],'hand':['G01'],'knight':2,'wizard':0},{}]"),
                "seats",
                "'limits':[{'what':'hand','has':1,'most':3},{'what':'retained','has':0,'most':3},"
                        + "{'what':'knight','has':2,'most':3},{'what':'wizard','has':0,'most':3}]");
    }

    @Test
    @Rule("B-35")
    void guardsAreOfferedWhereSomebodySetsThem() {
        assertTrue(!fact(At.kings().on("'seats':[{},{}]"), Viewer.seat(0), "actions")
                .contains("guard"));
        tells(At.kings().edition("first").on("'seats':[{},{}]"), "actions", "{'verb':'guard'");
    }

    @Test
    void whatCannotBeDoneSaysWhy() {
        tells(
                At.kings().on("'board':{'lt':'stag-scout/lion-spy'},'seats':[{'knight':0,'wizard':1},{}]"),
                "actions",
                "{'verb':'slide','cost':{'knight':1,'wizard':0},'own':false,'can':false,"
                        + "'why':{'key':'blackstone-why-no-token','args':{'cost':{'key':'blackstone-pay-knight'}}}}");
    }

    @Test
    @Rule("B-121")
    void thePerfectPerimeterHasNothingWrong() {
        Board perfect = PuzzleTest.perimeter(new int[] {0, 1, 2, 3}, 0, true);
        String told = Json.write(PerimeterFacts.of(perfect));
        assertTrue(told.contains("\"wrong\":[]"), told);
        assertTrue(!told.contains("\"done\":false"), told);
        assertEquals(Perimeter.VASSALS, PerimeterFacts.right(perfect));
        perfect.swap(Space.at(1, 0), Space.at(4, 2));
        String swapped = Json.write(PerimeterFacts.of(perfect));
        assertTrue(swapped.contains("\"done\":false"), swapped);
        assertTrue(PerimeterFacts.right(perfect) < Perimeter.VASSALS);
    }

    @Test
    @Rule({"B-60", "B-94"})
    void theGoalAndWhatLosesAreTold() {
        Scenario race = At.kings().on("'seats':[{'kings':['P01']},{}]");
        assertEquals("{\"what\":\"race\",\"most\":21,\"has\":[2,0]}", fact(race, Viewer.SPECTATOR, "goal"));
        assertEquals("none", fact(race, Viewer.SPECTATOR, "peril"));
        Scenario rats = At.game("coop", 2).on("'rats':{'active':[1,2],'plagued':[3]},'seats':[{},{}]");
        assertEquals("{\"what\":\"together\",\"most\":50,\"has\":[0]}", fact(rats, Viewer.SPECTATOR, "goal"));
        assertEquals("{\"what\":\"rats\",\"has\":6,\"most\":12}", fact(rats, Viewer.SPECTATOR, "peril"));
    }
}
