package org.merlon.blackstone.king;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.merlon.blackstone.king.perimeter.Perimeter;
import org.merlon.blackstone.king.perimeter.PerimeterFacts;
import org.merlon.blackstone.table.Board;
import org.merlon.blackstone.table.Space;
import org.merlon.engine.Viewer;
import org.merlon.protocol.json.Json;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

class KingFactsTest {
    /** G07 wants a stag in column l and a lion in column k. */
    private static final String BOARD = "'board':{'lt':'stag-scout/lion-spy','ko':'lion-captain/stag-spy'},";

    @Test
    @Rule({"B-5", "B-40"})
    void reportsWhatATaskLacks() {
        Scenario half = PositionBuilder.kingsQuest()
                .scenario("'board':{'lt':'stag-scout/lion-spy'},'seats':[{'hand':['G07']},{}]");
        half.hasFact("tasks", "'met':['lt']")
                .hasFact("tasks", "'spaces':['ks','kt','ko','kn','ke'],'met':[]")
                .hasFact("tasks", "'can':false,'note':{'key':'blackstone-needs','args':{'what':[{'key':");
        PositionBuilder.kingsQuest()
                .scenario(BOARD + "'seats':[{'hand':['G07']},{}]")
                .hasFact("tasks", "'can':true");
    }

    @Test
    @Rule("B-5")
    void pointsAndPlacesDependOnEditionAndBlueLetters() {
        PositionBuilder.kingsQuest()
                .scenario("'seats':[{'hand':['M03']},{}]")
                .hasFact("tasks", "{'M03':{'type':'ploy','corner':'raven-emissary','points':4,");
        PositionBuilder.kingsQuest()
                .edition("first")
                .scenario("'seats':[{'hand':['M03']},{}]")
                .hasFact("tasks", "'points':6,");
        PositionBuilder.kingsQuest()
                .with("blueLetters")
                .scenario("'seats':[{'hand':['G07']},{}]")
                .hasFact("tasks", "'spaces':['ke']");
    }

    @Test
    @Rule("B-41")
    void reportsUpchargeAsFaces() {
        Scenario owing =
                PositionBuilder.kingsQuest().scenario(BOARD + "'seats':[{'hand':['G07'],'knights':['G15']},{}]");
        owing.hasFact("tasks", "'can':false,'note':{'key':'blackstone-why-upcharge'")
                .hasFact(
                        "tasks",
                        "'upcharge':[{'stack':'knight','faces':['lion-spy'],'due':1,'ways':0,'lacking':['lion-spy']}]");
        PositionBuilder.kingsQuest()
                .with("wilds")
                .scenario("'seats':[{'knights':['G15','G16'],'retained':['wild/wild']},{}]")
                .hasFact("seats", "'due':2,'ways':0,'lacking':['lion-spy']");
    }

    /** The facts about a hand are only for its owner. */
    @Test
    void tasksAreOnlyForTheirOwner() {
        Scenario scenario =
                PositionBuilder.kingsQuest().scenario(BOARD + "'seats':[{'hand':['G07']},{'hand':['G01']}]");
        assertTrue(scenario.fact(Viewer.seat(0), "tasks").startsWith("{'G07'"));
        assertTrue(scenario.fact(Viewer.seat(1), "tasks").startsWith("{'G01'"));
        scenario.hasPublicFact("tasks", "{}");
        assertEquals("none", scenario.fact(Viewer.seat(1), "actions"));
    }

    @Test
    @Rule({"B-8", "B-25"})
    void reportsLimitsWithCurrentNumbers() {
        PositionBuilder.kingsQuest()
                .scenario("'seats':[{'kings':['P01'],'hand':['G01'],'knight':2,'wizard':0},{}]")
                .hasFact(
                        "seats",
                        "'limits':[{'what':'hand','has':1,'most':3},{'what':'retained','has':0,'most':3},"
                                + "{'what':'knight','has':2,'most':3},{'what':'wizard','has':0,'most':3}]");
    }

    @Test
    @Rule("B-35")
    void reportsGuardActionsOnlyWhereAllowed() {
        assertTrue(!PositionBuilder.kingsQuest()
                .scenario("'seats':[{},{}]")
                .fact(Viewer.seat(0), "actions")
                .contains("guard"));
        PositionBuilder.kingsQuest()
                .edition("first")
                .scenario("'seats':[{},{}]")
                .hasFact("actions", "{'verb':'guard'");
    }

    @Test
    void explainsUnavailableActions() {
        PositionBuilder.kingsQuest()
                .scenario("'board':{'lt':'stag-scout/lion-spy'},'seats':[{'knight':0,'wizard':1},{}]")
                .hasFact(
                        "actions",
                        "{'verb':'slide','cost':{'knight':1,'wizard':0},'own':false,'can':false,"
                                + "'why':{'key':'blackstone-why-no-token','args':{'cost':{'key':'blackstone-pay-knight'}}}}");
    }

    @Test
    @Rule("B-121")
    void thePerfectPerimeterHasNothingWrong() {
        Board perfect = PuzzleMasterTest.perimeter(new int[] {0, 1, 2, 3}, 0, true);
        String data = Json.write(new PerimeterFacts(perfect).data());
        assertTrue(data.contains("\"wrong\":[]"), data);
        assertTrue(!data.contains("\"done\":false"), data);
        assertEquals(Perimeter.VASSAL_COUNT, new PerimeterFacts(perfect).correctCount());
        perfect.swap(Space.at(1, 0), Space.at(4, 2));
        String swapped = Json.write(new PerimeterFacts(perfect).data());
        assertTrue(swapped.contains("\"done\":false"), swapped);
        assertTrue(new PerimeterFacts(perfect).correctCount() < Perimeter.VASSAL_COUNT);
    }

    @Test
    @Rule({"B-60", "B-94"})
    void reportsGoalAndPeril() {
        Scenario race = PositionBuilder.kingsQuest().scenario("'seats':[{'kings':['P01']},{}]");
        race.hasPublicFact("goal", "{'what':'race','most':21,'has':[2,0]}").hasPublicFact("peril", "none");
        Scenario rats =
                PositionBuilder.game("coop", 2).scenario("'rats':{'active':[1,2],'plagued':[3]},'seats':[{},{}]");
        rats.hasPublicFact("goal", "{'what':'together','most':50,'has':[0]}")
                .hasPublicFact("peril", "{'what':'rats','has':6,'most':12,'danger':8,'near':false}");
        PositionBuilder.game("coop", 2)
                .scenario("'rats':{'active':[1,2],'plagued':[3,2]},'seats':[{},{}]")
                .hasPublicFact("peril", "{'what':'rats','has':8,'most':12,'danger':8,'near':true}");
    }

    @Test
    @Rule("B-91")
    void reportsWhenTheLastTurnsAreNear() {
        PositionBuilder solo = PositionBuilder.game("solo", 1).edition("first");
        solo.scenario("'turnsLeft':3,'seats':[{}]")
                .hasPublicFact("peril", "{'what':'turns','most':8,'has':3,'danger':2,'near':false}");
        solo.scenario("'turnsLeft':2,'seats':[{}]")
                .hasPublicFact("peril", "{'what':'turns','most':8,'has':2,'danger':2,'near':true}");
    }

    @Test
    void onlyMoveOfAFormalityIsForced() {
        Scenario intrigue = PositionBuilder.kingsQuest().scenario("'step':'intrigue','seats':[{},{}]");
        assertEquals("true", intrigue.fact(Viewer.seat(0), "forced"));
        assertEquals("none", intrigue.fact(Viewer.seat(1), "forced"));
        Scenario choice = PositionBuilder.kingsQuest()
                .scenario("'board':{'lt':'stag-scout/lion-spy'},'seats':[{'knight':1,'wizard':1},{}]");
        assertEquals("none", choice.fact(Viewer.seat(0), "forced"));
    }
}
