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
        castle().explains("block f2", "Makes the castle larger in which your knight stands at e2")
                .explains("block f2", "it is 6 spaces now, +1 at the next scoring.");
        PositionBuilder.board()
                .row(3, "00120000")
                .row(2, "00111000")
                .knights(0, "c2", "e2")
                .scenario()
                .explains("block f2", "in which 2 of your knights stand");
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
                .explains("move c3 d3", "on level 2 of a castle of 5: +5 at the next scoring.");
    }

    @Test
    void explainsPreparedStepUp() {
        PositionBuilder.board()
                .row(3, "00110000")
                .row(2, "00111000")
                .knights(0, "c3")
                .scenario()
                .explains("block d3", "From c3 a single step leads up to level 2, which would be +5 more.");
    }

    @Test
    @Rule("T-82")
    void explainsKingBonus() {
        PositionBuilder.board()
                .row(3, "00110000")
                .king("d3")
                .knights(0, "b3")
                .scenario()
                .explains("move b3 c3", "Your knight stands on level 1 of the king’s castle: +5 at the next scoring.");
    }

    @Test
    void explainsPointsAndCards() {
        castle().explains("score", "Brings a point at once.");
        PositionBuilder.board().deck("ap6").scenario().explains("draw", "One more action card for later.");
    }

    @Test
    void givesNoReasonForUselessMove() {
        assertEquals("", castle().merits("move e2 f2"), "a knight that leaves its castle");
        assertEquals("", castle().merits("end"));
    }
}
