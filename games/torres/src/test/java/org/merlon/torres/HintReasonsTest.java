package org.merlon.torres;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

/** The reasons that a hint gives for a move. */
class HintReasonsTest {
    /** A castle of five spaces with a knight of seat 0 on its first level and another knight beside it. */
    private static Scenario castle() {
        return PositionBuilder.board()
                .row(3, "00120000")
                .row(2, "00111000")
                .knights(0, "e2", "b3")
                .scenario();
    }

    @Test
    @Rule("T-81")
    void explainsLargerCastle() {
        castle().explains("block f2", "Widens the castle of your knight at e2")
                .explains("block f2", "it now has 6 spaces, +1 at the next scoring.");
        PositionBuilder.board()
                .row(3, "00120000")
                .row(2, "00111000")
                .knights(0, "c2", "e2")
                .scenario()
                .explains("block f2", "the castle of 2 of your knights");
    }

    @Test
    @Rule("T-81")
    void explainsKnightThatEntersOrClimbs() {
        PositionBuilder.board()
                .row(3, "00120000")
                .row(2, "00111000")
                .knights(0, "b3")
                .scenario()
                .explains(
                        "move b3 c3", "Brings a knight into a castle of 5, on level 1 at c3: +5 at the next scoring.");
        PositionBuilder.board()
                .row(3, "00120000")
                .row(2, "00111000")
                .knights(0, "c3")
                .scenario()
                .explains("move c3 d3", "to level 2, in a castle of 5: +5 at the next scoring.");
    }

    @Test
    void explainsPreparedStepUp() {
        PositionBuilder.board()
                .row(3, "00110000")
                .row(2, "00111000")
                .knights(0, "c3")
                .scenario()
                .explains("block d3", "From c3 you can then step up to level 2, for +5 more.");
    }

    @Test
    @Rule("T-82")
    void explainsKingBonus() {
        PositionBuilder.board()
                .row(3, "00110000")
                .king("d3")
                .knights(0, "b3")
                .scenario()
                .explains("move b3 c3", "Puts your knight on level 1 of the king’s castle: +5 at the next scoring.");
    }

    @Test
    void explainsPointsAndCards() {
        castle().explains("score", "Scores 1 point right away.");
        PositionBuilder.board().deck("ap6").scenario().explains("draw", "Gives you another action card for later.");
    }

    @Test
    void givesNoReasonForUselessMove() {
        assertEquals("", castle().merits("move e2 f2"), "a knight that leaves its castle");
        assertEquals("", castle().merits("end"));
    }
}
