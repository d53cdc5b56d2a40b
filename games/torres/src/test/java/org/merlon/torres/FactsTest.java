package org.merlon.torres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.merlon.engine.Viewer;
import org.merlon.engine.data.Data;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

class FactsTest {
    private static Scenario turn() {
        return Scenario.start("torres", "standard", 2, new Data.Obj()).plays("setup d8", "setup c6", "king f6");
    }

    @Test
    @Rule({"T-4", "T-81"})
    void castlesAreToldWithWhatTheyWouldPay() {
        turn().plays("block d7")
                .tells(
                        "castles",
                        "{'spaces':['d7','d8'],'height':1,'worth':[{'seat':0,'level':1,'points':2}],'onKingsLevel':[0]}")
                .tells("castles", "{'spaces':['a4'],'height':1,'worth':[],'onKingsLevel':[]}")
                .tellsAll("seats", "[{'knightsLeft':5,'now':2},{'knightsLeft':5,'now':1}]");
    }

    @Test
    @Rule("T-82")
    void theKingsBonusIsToldApart() {
        At.board()
                .row(3, "00123000")
                .row(2, "00111000")
                .king("c2")
                .knights(0, "d3")
                .lastTurn(2)
                .scenario()
                .tells("castles", "{'seat':0,'level':2,'points':12,'king':10}")
                .tellsAll("king", "{'level':2,'points':10}");
    }

    @Test
    @Rule({"T-82", "T-84"})
    void whoMovesTheKingIsToldOfTheScoringThatComes() {
        At.board()
                .row(3, "00123000")
                .row(2, "00111000")
                .king("c2")
                .knights(0, "d3")
                .time(1, 4, 0)
                .step("king", 0)
                .scenario()
                .tells("castles", "{'seat':0,'level':2,'points':12,'king':10}")
                .tells("gains", "'king h8':-10")
                .tellsAll("king", "{'level':2,'points':10}");
    }

    @Test
    void whatAMoveWouldAddIsToldToWhoeverIsToMove() {
        Scenario near = At.board()
                .row(3, "00120000")
                .row(2, "00111000")
                .knights(0, "b3")
                .scenario()
                .tells("gains", "'move b3 c3':5")
                .tells("gains", "'move b3 d3':10")
                .tellsAll("gains", "none");
        assertEquals("none", near.fact(Viewer.seat(1), "gains"));
    }

    @Test
    @Rule({"T-23", "T-25"})
    void whatTheEndOfTheTurnWouldLoseIsTold() {
        turn().plays("score").tells("unspent", "{'points':4,'blocks':3}");
        Scenario last = At.board().lastTurn(1).stack(2).ap(1).scenario();
        assertEquals("{'points':1,'blocks':2}", last.fact(Viewer.seat(1), "unspent"));
    }

    @Test
    void theScoringIsSoManyTurnsAway() {
        String goal = "{'phase':1,'phases':3,'round':1,'rounds':4,'turnsLeft':";
        turn().tellsAll("goal", goal + "8}");
        turn().plays("end").tellsAll("goal", goal + "7}");
    }

    @Test
    @Rule({"T-34", "T-35"})
    void limitsAreToldWithHowNearTheyAre() {
        turn().plays("block d7", "draw")
                .tellsAll(
                        "limits",
                        "[{'what':'points','has':3,'most':5},{'what':'blocks','has':1,'most':3},"
                                + "{'what':'bought','has':1,'most':2},{'what':'played','has':0,'most':1}]");
    }

    /** The possible actions depend on the hand, so only the player who holds it may see them. */
    @Test
    void whatCannotBeDoneSaysWhyToWhoeverIsToMove() {
        Scenario spent = turn().plays("score", "score", "score", "score")
                .tells("actions", "{'group':'move','verbs':['move','door'],'can':true}")
                .tells(
                        "actions",
                        "{'group':'knight','verbs':['knight'],'can':false,"
                                + "'why':{'key':'torres-why-points','args':{'cost':2,'left':1}}}")
                .tellsAll("actions", "none");
        assertEquals("none", spent.fact(Viewer.seat(1), "actions"));
    }

    @Test
    @Rule("T-91")
    void nothingIsSaidOfBuyingWhereNothingIsDrawn() {
        String actions = At.master(2, "court").scenario().fact(Viewer.seat(0), "actions");
        assertTrue(actions.contains("'group':'block'") && !actions.contains("'draw'"), actions);
    }

    @Test
    @Rule("T-92")
    void theMasterCardIsToldWithWhatItPays() {
        String master = Scenario.start("torres", "master", 2, new Data.Obj()).fact(Viewer.SPECTATOR, "master");
        assertTrue(master.matches("\\{'card':'[a-z]+','points':\\d+,'every':(true|false),'met':\\[]}"), master);
    }
}
