package org.merlon.onceupon;

import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;
import org.merlon.engine.Viewer;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

class FactsTest {

    @Test
    @Rule({"U-40", "U-42"})
    void theGoalIsToldWithHowFarEverybodyIs() {
        Scenario scenario = At.building("a1", "b1").walls(0, 3).scenario();
        scenario.tells("goal", "{'parts':12,'rounds':100}")
                .tells("seats", "{'parts':3,'partsLeft':9,'complete':['1l']");
        scenario.plays("build 1l").tells("seats", "{'parts':4,'partsLeft':8,'complete':[]");
    }

    @Test
    @Rule({"U-2", "U-20"})
    void linesThatLackOneTokenAreTold() {
        At.clearing("a1", "a2", "c1")
                .scenario()
                .tells(
                        "seats",
                        "'nearly':[{'line':'a','square':'a3'},{'line':'1l','square':'b1'},"
                                + "{'line':'1r','square':'d1'},{'line':'2l','square':'b2'}]");
    }

    @Test
    @Rule({"U-5", "U-6"})
    void linesThatCanDrawNothingSayWhy() {
        At.clearing()
                .towers(0, 2, 2, 2, 2)
                .sun(0)
                .walls(0, 1)
                .scenario()
                .tells(
                        "seats",
                        "'idle':[{'line':'a','why':{'key':'onceupon-why-all-tower'}},"
                                + "{'line':'1l','why':{'key':'onceupon-why-all-tower'}}]");
        At.clearing().scenario().tells("seats", "{'line':'2l','why':{'key':'onceupon-why-no-wall'}}");
    }

    /** A player who is still to use a die sees its moves while others play (U-14). */
    @Test
    @Rule({"U-14", "U-40"})
    void whatADieCouldDoIsToldBeforeItsTurn() {
        At rolled = At.apprentice(3).dice("wood", "resident").active(2).toMove(2);
        rolled.tokens(0, "b1")
                .scenario()
                .tells("seats", "'ahead':['die 1 wood d1','die 1 wood a2','die 2 resident','pass']");
        assertFalse(toldAhead(rolled.toMove(0)));
        At last = At.apprentice(3).step("build").almost(1, 4).sun(1).finisher(1).toMove(2);
        assertFalse(toldAhead(last.active(0)), "the active seat has had its dice");
    }

    private static boolean toldAhead(At at) {
        return at.scenario().fact(Viewer.seat(0), "seats").contains("ahead");
    }

    @Test
    @Rule({"U-3", "U-5", "U-6"})
    void limitsAreToldWithHowNearTheyAre() {
        At.clearing("a1", "b1", "c3")
                .walls(0, 1)
                .scenario()
                .tells(
                        "seats",
                        "'limits':[{'what':'tokens','has':3,'most':10},{'what':'floors','has':0,'most':4},"
                                + "{'what':'towers','has':0,'most':4},{'what':'walls','has':1,'most':4},"
                                + "{'what':'flags','has':0,'most':2},{'what':'residents','has':0,'most':40}]");
    }

    @Test
    @Rule("U-7")
    void residentsAreToldWithWhatMoreOfThemBring() {
        At.clearing().residents(0, 6).scenario().tells("seats", "'residents':{'points':2,'missing':3,'next':3}");
        At.clearing().residents(0, 40).scenario().tells("seats", "'residents':{'points':20}");
        At.clearing().scenario().tells("seats", "'residents':{'points':0,'missing':1,'next':1}");
    }

    @Test
    @Rule({"U-11", "U-12"})
    void aDieTellsWhetherItIsOfUse() {
        Scenario stuck =
                At.architect(2).dice("wood", "?").tokens(0, "b1", "d1", "a2").scenario();
        stuck.tellsAll(
                "dice",
                "[{'used':false,'why':{'key':'onceupon-why-no-square-free',"
                        + "'args':{'face':{'key':'onceupon-face-wood'}}}},{'used':false}]");
        At.building("a1")
                .scenario()
                .tellsAll("dice", "[{'used':true},{'used':true}]")
                .tellsAll("diceLeft", "0");
        stuck.tellsAll("diceLeft", "2");
        At.architect(2).active(1).scenario().tellsAll("diceLeft", "1");
    }

    /** A die is reported as useful if the list of legal moves contains a move with it. */
    @Test
    @Rule("U-35")
    void aDieIsOfUseToTheGuestsInTheCastle() {
        At full = At.architect(2)
                .dice("wood", "resident")
                .tokens(0, "b1", "d1", "a2")
                .residents(0, 40);
        full.guests(0, "troll", "knight").scenario().tellsAll("dice", "[{'used':false},{'used':false}]");
    }

    @Test
    @Rule("U-2")
    void linesHavePowersOnlyWhereGuestsDo() {
        At.building().scenario().tells("lines", "[{'line':'2r','power':'bolt'},{'line':'c','power':'steal'}]");
        At.clearing().scenario().tellsAll("lines", "[]");
    }

    @Test
    @Rule({"U-33", "U-36"})
    void guestsAreToldWithWhatTheyAreWorthNow() {
        Scenario scenario = At.building()
                .guests(1, "king", "guard")
                .walls(1, 1)
                .flags(1, 1, 2)
                .scenario();
        scenario.tells("seats", "{'guest':'king','kind':'crown','points':2,'stealable':false}")
                .tells("seats", "{'guest':'guard','kind':'hourglass','points':1,'stealable':true}")
                .tells("open", "{'guest':'courtesan','points':[1,2]}")
                .tellsAll("cards", "none");
    }

    @Test
    @Rule({"U-8", "U-23", "U-40"})
    void whatCardsSunAndCloudPay() {
        Scenario scenario = At.clearing().scenario();
        scenario.tells("cards", "[{'points':1,'copies':4},")
                .tellsAll("sun", "{'points':4,'towers':4}")
                .tellsAll("cloud", "{'points':4}");
    }
}
