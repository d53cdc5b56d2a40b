package org.merlon.onceupon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.merlon.engine.Viewer;
import org.merlon.engine.data.Data;
import org.merlon.protocol.Json;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

class FactsTest {
    private static String fact(Scenario scenario, String name) {
        Data fact = scenario.state().facts(Viewer.SPECTATOR).fields().get(name);
        return fact == null ? "none" : Json.write(fact);
    }

    private static void has(String facts, String fact) {
        String wanted = fact.replace('\'', '"');
        assertTrue(facts.contains(wanted), () -> facts + " lacks " + wanted);
    }

    @Test
    @Rule({"U-40", "U-42"})
    void theGoalIsToldWithHowFarEverybodyIs() {
        Scenario scenario = At.building("a1", "b1").walls(0, 3).scenario();
        has(fact(scenario, "goal"), "{'parts':12,'rounds':100}");
        has(fact(scenario, "seats"), "{'parts':3,'partsLeft':9,'complete':['1l']");
        has(fact(scenario.plays("build 1l"), "seats"), "{'parts':4,'partsLeft':8,'complete':[]");
    }

    @Test
    @Rule({"U-3", "U-5", "U-6"})
    void limitsAreToldWithHowNearTheyAre() {
        has(
                fact(At.clearing("a1", "b1", "c3").walls(0, 1).scenario(), "seats"),
                "'limits':[{'what':'tokens','has':3,'most':10},{'what':'floors','has':0,'most':4},"
                        + "{'what':'towers','has':0,'most':4},{'what':'walls','has':1,'most':4},"
                        + "{'what':'flags','has':0,'most':2},{'what':'residents','has':0,'most':40}]");
    }

    @Test
    @Rule("U-7")
    void residentsAreToldWithWhatMoreOfThemBring() {
        has(fact(At.clearing().residents(0, 6).scenario(), "seats"), "'residents':{'points':2,'missing':3,'next':3}");
        has(fact(At.clearing().residents(0, 40).scenario(), "seats"), "'residents':{'points':20}");
        has(fact(At.clearing().scenario(), "seats"), "'residents':{'points':0,'missing':1,'next':1}");
    }

    @Test
    @Rule({"U-11", "U-12"})
    void aDieTellsWhetherItIsOfUse() {
        Scenario stuck =
                At.architect(2).dice("wood", "?").tokens(0, "b1", "d1", "a2").scenario();
        assertEquals(
                "[{\"used\":false,\"why\":{\"key\":\"onceupon-why-no-square-free\","
                        + "\"args\":{\"face\":{\"key\":\"onceupon-face-wood\"}}}},{\"used\":false}]",
                fact(stuck, "dice"));
        assertEquals("[{\"used\":true},{\"used\":true}]", fact(At.building("a1").scenario(), "dice"));
    }

    /** What a die can do is what the list says it can. */
    @Test
    @Rule("U-35")
    void aDieIsOfUseToTheGuestsInTheCastle() {
        At full = At.architect(2)
                .dice("wood", "resident")
                .tokens(0, "b1", "d1", "a2")
                .residents(0, 40);
        assertEquals(
                "[{\"used\":false},{\"used\":false}]",
                fact(full.guests(0, "troll", "knight").scenario(), "dice"));
    }

    @Test
    @Rule("U-2")
    void linesHavePowersOnlyWhereGuestsDo() {
        has(fact(At.building().scenario(), "lines"), "[{'line':'2r','power':'bolt'},{'line':'c','power':'steal'}]");
        assertEquals("[]", fact(At.clearing().scenario(), "lines"));
    }

    @Test
    @Rule({"U-33", "U-36"})
    void guestsAreToldWithWhatTheyAreWorthNow() {
        Scenario scenario = At.building()
                .guests(1, "king", "guard")
                .walls(1, 1)
                .flags(1, 1, 2)
                .scenario();
        has(fact(scenario, "seats"), "{'guest':'king','kind':'crown','points':2,'stealable':false}");
        has(fact(scenario, "seats"), "{'guest':'guard','kind':'hourglass','points':1,'stealable':true}");
        assertEquals("none", fact(scenario, "cards"));
    }

    @Test
    @Rule({"U-8", "U-23", "U-40"})
    void whatCardsSunAndCloudPay() {
        Scenario scenario = At.clearing().scenario();
        has(fact(scenario, "cards"), "[{'points':1,'copies':4},");
        assertEquals("{\"points\":4,\"towers\":4}", fact(scenario, "sun"));
        assertEquals("{\"points\":4}", fact(scenario, "cloud"));
    }
}
