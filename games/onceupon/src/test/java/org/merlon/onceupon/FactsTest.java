package org.merlon.onceupon;

import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;
import org.merlon.engine.Viewer;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

class FactsTest {

    @Test
    @Rule({"U-40", "U-42"})
    void reportsGoalAndProgress() {
        Scenario scenario =
                PositionBuilder.architectClearing("a1", "b1").walls(0, 3).scenario();
        scenario.hasFact("goal", "{'parts':12,'rounds':100}")
                .hasFact("seats", "{'parts':3,'partsLeft':9,'complete':['1l']");
        scenario.plays("build 1l").hasFact("seats", "{'parts':4,'partsLeft':8,'complete':[]");
    }

    @Test
    @Rule({"U-2", "U-20"})
    void reportsLinesThatLackOneToken() {
        PositionBuilder.apprenticeClearing("a1", "a2", "c1")
                .scenario()
                .hasFact(
                        "seats",
                        "'nearly':[{'line':'a','square':'a3'},{'line':'1l','square':'b1'},"
                                + "{'line':'1r','square':'d1'},{'line':'2l','square':'b2'}]");
    }

    @Test
    @Rule({"U-5", "U-6"})
    void reportsReasonForLinesWithoutReward() {
        PositionBuilder.apprenticeClearing()
                .towers(0, 2, 2, 2, 2)
                .sun(0)
                .walls(0, 1)
                .scenario()
                .hasFact(
                        "seats",
                        "'idle':[{'line':'a','why':{'key':'onceupon-why-all-tower'}},"
                                + "{'line':'1l','why':{'key':'onceupon-why-all-tower'}}]");
        PositionBuilder.apprenticeClearing()
                .scenario()
                .hasFact("seats", "{'line':'2l','why':{'key':'onceupon-why-no-wall'}}");
    }

    /** A player who is still to use a die sees its moves while others play (U-14). */
    @Test
    @Rule({"U-14", "U-40"})
    void reportsUpcomingDieMovesBeforeTurn() {
        PositionBuilder rolled =
                PositionBuilder.apprentice(3).dice("wood", "resident").active(2).toMove(2);
        rolled.tokens(0, "b1")
                .scenario()
                .hasFact("seats", "'ahead':['die 1 wood d1','die 1 wood a2','die 2 resident','pass']");
        assertFalse(hasUpcomingMoves(rolled.toMove(0)));
        PositionBuilder last = PositionBuilder.apprentice(3)
                .step("build")
                .nearlyComplete(1, 4)
                .sun(1)
                .finisher(1)
                .toMove(2);
        assertFalse(hasUpcomingMoves(last.active(0)), "the active seat has had its dice");
    }

    private static boolean hasUpcomingMoves(PositionBuilder position) {
        return position.scenario().fact(Viewer.seat(0), "seats").contains("ahead");
    }

    @Test
    @Rule({"U-3", "U-5", "U-6"})
    void reportsLimits() {
        PositionBuilder.apprenticeClearing("a1", "b1", "c3")
                .walls(0, 1)
                .scenario()
                .hasFact(
                        "seats",
                        "'limits':[{'what':'tokens','has':3,'most':10},{'what':'floors','has':0,'most':4},"
                                + "{'what':'towers','has':0,'most':4},{'what':'walls','has':1,'most':4},"
                                + "{'what':'flags','has':0,'most':2},{'what':'residents','has':0,'most':40}]");
    }

    @Test
    @Rule("U-7")
    void reportsResidentsAndNextGroup() {
        PositionBuilder.apprenticeClearing()
                .residents(0, 6)
                .scenario()
                .hasFact("seats", "'residents':{'points':2,'missing':3,'next':3}");
        PositionBuilder.apprenticeClearing().residents(0, 40).scenario().hasFact("seats", "'residents':{'points':20}");
        PositionBuilder.apprenticeClearing()
                .scenario()
                .hasFact("seats", "'residents':{'points':0,'missing':1,'next':1}");
    }

    @Test
    @Rule({"U-11", "U-12"})
    void reportsReasonForUselessDie() {
        Scenario stuck = PositionBuilder.architect(2)
                .dice("wood", "?")
                .tokens(0, "b1", "d1", "a2")
                .scenario();
        stuck.hasPublicFact(
                "dice",
                "[{'used':false,'why':{'key':'onceupon-why-no-square-free',"
                        + "'args':{'face':{'key':'onceupon-face-wood'}}}},{'used':false}]");
        PositionBuilder.architectClearing("a1")
                .scenario()
                .hasPublicFact("dice", "[{'used':true},{'used':true}]")
                .hasPublicFact("diceLeft", "0");
        stuck.hasPublicFact("diceLeft", "2");
        PositionBuilder.architect(2).active(1).scenario().hasPublicFact("diceLeft", "1");
    }

    /** A die is reported as useful if the list of legal moves contains a move with it. */
    @Test
    @Rule("U-35")
    void reportsDieThatOnlyGuestsCanUse() {
        PositionBuilder full = PositionBuilder.architect(2)
                .dice("wood", "resident")
                .tokens(0, "b1", "d1", "a2")
                .residents(0, 40);
        full.guests(0, "troll", "knight").scenario().hasPublicFact("dice", "[{'used':false},{'used':false}]");
    }

    @Test
    @Rule("U-2")
    void reportsLinePowersInArchitectVariantOnly() {
        PositionBuilder.architectClearing()
                .scenario()
                .hasFact("lines", "[{'line':'2r','power':'bolt'},{'line':'c','power':'steal'}]");
        PositionBuilder.apprenticeClearing().scenario().hasPublicFact("lines", "[]");
    }

    @Test
    @Rule({"U-33", "U-36"})
    void reportsGuestsWithCurrentPoints() {
        Scenario scenario = PositionBuilder.architectClearing()
                .guests(1, "king", "guard")
                .walls(1, 1)
                .flags(1, 1, 2)
                .scenario();
        scenario.hasFact("seats", "{'guest':'king','kind':'crown','points':2,'stealable':false}")
                .hasFact("seats", "{'guest':'guard','kind':'hourglass','points':1,'stealable':true}")
                .hasFact("open", "{'guest':'courtesan','points':[1,2]}")
                .hasPublicFact("cards", "none");
    }

    @Test
    @Rule({"U-8", "U-23", "U-40"})
    void reportsPointsOfCardsSunAndCloud() {
        Scenario scenario = PositionBuilder.apprenticeClearing().scenario();
        scenario.hasFact("cards", "[{'points':1,'copies':4},")
                .hasPublicFact("sun", "{'points':4,'towers':4}")
                .hasPublicFact("cloud", "{'points':4}");
    }
}
