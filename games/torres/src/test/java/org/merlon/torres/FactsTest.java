package org.merlon.torres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.merlon.engine.Viewer;
import org.merlon.engine.data.Data;
import org.merlon.protocol.Json;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

class FactsTest {
    private static Scenario turn() {
        return Scenario.start("torres", "standard", 2, new Data.Obj()).plays("setup d8", "setup c6", "king f6");
    }

    private static String fact(Scenario scenario, Viewer viewer, String name) {
        Data fact = scenario.state().facts(viewer).fields().get(name);
        return fact == null ? "none" : Json.write(fact);
    }

    @Test
    @Rule({"T-4", "T-81"})
    void castlesAreToldWithWhatTheyWouldPay() {
        String castles = fact(turn().plays("block d7"), Viewer.SPECTATOR, "castles");
        assertTrue(
                castles.contains("{\"spaces\":[\"d7\",\"d8\"],\"height\":1,"
                        + "\"worth\":[{\"seat\":0,\"level\":1,\"points\":2}]}"),
                castles);
        assertTrue(castles.contains("{\"spaces\":[\"a4\"],\"height\":1,\"worth\":[]}"), castles);
    }

    @Test
    @Rule("T-82")
    void theKingsBonusIsToldApart() {
        Scenario near = At.board()
                .row(3, "00123000")
                .row(2, "00111000")
                .king("c2")
                .knights(0, "d3")
                .lastTurn(2)
                .scenario();
        String castles = fact(near, Viewer.SPECTATOR, "castles");
        assertTrue(castles.contains("{\"seat\":0,\"level\":2,\"points\":12,\"king\":10}"), castles);
        assertEquals("{\"level\":2,\"points\":10}", fact(near, Viewer.SPECTATOR, "king"));
    }

    @Test
    void theScoringIsSoManyTurnsAway() {
        String goal = "{\"phase\":1,\"phases\":3,\"round\":1,\"rounds\":4,\"turnsLeft\":";
        assertEquals(goal + "8}", fact(turn(), Viewer.SPECTATOR, "goal"));
        assertEquals(goal + "7}", fact(turn().plays("end"), Viewer.SPECTATOR, "goal"));
    }

    @Test
    @Rule({"T-34", "T-35"})
    void limitsAreToldWithHowNearTheyAre() {
        assertEquals(
                "[{\"what\":\"points\",\"has\":3,\"most\":5},{\"what\":\"blocks\",\"has\":1,\"most\":3},"
                        + "{\"what\":\"bought\",\"has\":1,\"most\":2},{\"what\":\"played\",\"has\":0,\"most\":1}]",
                fact(turn().plays("block d7", "draw"), Viewer.SPECTATOR, "limits"));
    }

    /** What can be done tells of the hand, so it is for whoever holds it. */
    @Test
    void whatCannotBeDoneSaysWhyToWhoeverIsToMove() {
        Scenario spent = turn().plays("score", "score", "score", "score");
        String actions = fact(spent, Viewer.seat(0), "actions");
        assertTrue(actions.contains("{\"group\":\"move\",\"verbs\":[\"move\",\"door\"],\"can\":true}"), actions);
        assertTrue(
                actions.contains("{\"group\":\"knight\",\"verbs\":[\"knight\"],\"can\":false,"
                        + "\"why\":{\"key\":\"torres-why-points\",\"args\":{\"cost\":2,\"left\":1}}}"),
                actions);
        assertEquals("none", fact(spent, Viewer.seat(1), "actions"));
        assertEquals("none", fact(spent, Viewer.SPECTATOR, "actions"));
    }

    @Test
    @Rule("T-92")
    void theMasterCardIsToldWithWhatItPays() {
        String master = fact(Scenario.start("torres", "master", 2, new Data.Obj()), Viewer.SPECTATOR, "master");
        assertTrue(
                master.matches("\\{\"card\":\"[a-z]+\",\"points\":\\d+,\"every\":(true|false),\"met\":\\[]}"), master);
    }
}
