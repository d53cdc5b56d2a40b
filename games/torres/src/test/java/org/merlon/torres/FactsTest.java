package org.merlon.torres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.merlon.engine.Viewer;
import org.merlon.engine.data.Data;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

class FactsTest {
    private static Scenario firstTurn() {
        return Scenario.start("torres", "standard", 2, new Data.Obj()).plays("setup d8", "setup c6", "king f6");
    }

    @Test
    @Rule({"T-4", "T-81"})
    void reportsCastlesWithTheirPoints() {
        firstTurn()
                .plays("block d7")
                .hasFact(
                        "castles",
                        "{'spaces':['d7','d8'],'height':1,'worth':[{'seat':0,'level':1,'points':2}],'onKingsLevel':[0]}")
                .hasFact("castles", "{'spaces':['a4'],'height':1,'worth':[],'onKingsLevel':[]}")
                .hasPublicFact("seats", "[{'knightsLeft':5,'now':2},{'knightsLeft':5,'now':1}]");
    }

    @Test
    @Rule("T-82")
    void reportsKingBonusSeparately() {
        PositionBuilder.board()
                .row(3, "00123000")
                .row(2, "00111000")
                .king("c2")
                .knights(0, "d3")
                .lastTurn(2)
                .scenario()
                .hasFact("castles", "{'seat':0,'level':2,'points':12,'king':10}")
                .hasPublicFact("king", "{'level':2,'points':10}");
    }

    @Test
    @Rule({"T-82", "T-84"})
    void reportsNextScoringWhileKingIsMoved() {
        PositionBuilder.board()
                .row(3, "00123000")
                .row(2, "00111000")
                .king("c2")
                .knights(0, "d3")
                .progress(1, 4, 0)
                .step("king", 0)
                .scenario()
                .hasFact("castles", "{'seat':0,'level':2,'points':12,'king':10}")
                .hasFact("gains", "'king h8':-10")
                .hasPublicFact("king", "{'level':2,'points':10}");
    }

    @Test
    void reportsGainsToSeatToMoveOnly() {
        Scenario scenario = PositionBuilder.board()
                .row(3, "00120000")
                .row(2, "00111000")
                .knights(0, "b3")
                .scenario()
                .hasFact("gains", "'move b3 c3':5")
                .hasFact("gains", "'move b3 d3':10")
                .hasPublicFact("gains", "none");
        assertEquals("none", scenario.fact(Viewer.seat(1), "gains"));
    }

    @Test
    @Rule({"T-23", "T-25"})
    void reportsUnspentPointsAndBlocks() {
        firstTurn().plays("score").hasFact("unspent", "{'points':4,'blocks':3}");
        Scenario last = PositionBuilder.board().lastTurn(1).stack(2).ap(1).scenario();
        assertEquals("{'points':1,'blocks':2}", last.fact(Viewer.seat(1), "unspent"));
    }

    @Test
    void reportsTurnsUntilScoring() {
        String goal = "{'phase':1,'phases':3,'round':1,'rounds':4,'turnsLeft':";
        firstTurn().hasPublicFact("goal", goal + "8}");
        firstTurn().plays("end").hasPublicFact("goal", goal + "7}");
    }

    @Test
    @Rule({"T-34", "T-35"})
    void reportsLimits() {
        firstTurn()
                .plays("block d7", "draw")
                .hasPublicFact(
                        "limits",
                        "[{'what':'points','has':3,'most':5},{'what':'blocks','has':1,'most':3},"
                                + "{'what':'bought','has':1,'most':2},{'what':'played','has':0,'most':1}]");
    }

    /** The possible actions depend on the hand, so only the player who holds it may see them. */
    @Test
    void reportsUnavailableActionsToSeatToMoveOnly() {
        Scenario spent = firstTurn()
                .plays("score", "score", "score", "score")
                .hasFact("actions", "{'group':'move','verbs':['move','door'],'can':true}")
                .hasFact(
                        "actions",
                        "{'group':'knight','verbs':['knight'],'can':false,"
                                + "'why':{'key':'torres-why-points','args':{'cost':2,'left':1}}}")
                .hasPublicFact("actions", "none");
        assertEquals("none", spent.fact(Viewer.seat(1), "actions"));
    }

    @Test
    @Rule("T-91")
    void reportsNoDrawActionInMasterVariant() {
        String actions = PositionBuilder.master(2, "court").scenario().fact(Viewer.seat(0), "actions");
        assertTrue(actions.contains("'group':'block'") && !actions.contains("'draw'"), actions);
    }

    @Test
    @Rule("T-92")
    void reportsMasterCardWithItsPoints() {
        String master = Scenario.start("torres", "master", 2, new Data.Obj()).fact(Viewer.SPECTATOR, "master");
        assertTrue(master.matches("\\{'card':'[a-z]+','points':\\d+,'every':(true|false),'met':\\[]}"), master);
    }
}
