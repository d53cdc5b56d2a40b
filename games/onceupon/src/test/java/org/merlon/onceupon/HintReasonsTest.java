package org.merlon.onceupon;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.Rule;

/** The reasons that a hint gives for a move. */
class HintReasonsTest {
    @Test
    @Rule({"U-2", "U-20"})
    void explainsNearlyCompleteAndCompleteLines() {
        PositionBuilder.apprentice(2)
                .dice("wood", "resident")
                .scenario()
                .explains(
                        "die 1 wood a2",
                        "2 tokens short of a tower worth 5: line a (first column) still needs stone and gold.")
                .explains("die 1 wood b1", "One token short of a tower worth 2: line 1l (top left) still needs stone.");
        PositionBuilder.apprentice(2)
                .dice("wood", "resident")
                .tokens(0, "a1", "c1")
                .scenario()
                .explains("die 1 wood d1", "Completes line 1r (top right), which draws a wall with a resident.")
                .explains("die 1 wood b1", "Completes line 1l (top left), which draws a tower worth 2.")
                .explains(
                        "die 1 wood a2", "One token short of a tower worth 5: line a (first column) still needs gold.");
    }

    @Test
    @Rule("U-7")
    void explainsResidents() {
        PositionBuilder.apprentice(2)
                .dice("wood", "resident")
                .scenario()
                .explains("die 2 resident", "more residents move in");
    }

    @Test
    @Rule({"U-5", "U-20"})
    void explainsDrawnParts() {
        PositionBuilder.architectClearing("a1", "b1")
                .walls(0, 3)
                .scenario()
                .explains("build 1l", "Draws a tower worth 2.")
                .explains("build 1l", "Adds a part to your castle: 8 are left to draw.");
    }

    @Test
    @Rule("U-40")
    void explainsFinishedCastle() {
        PositionBuilder.apprenticeClearing("c3", "d3")
                .nearlyComplete(0, 3)
                .sun(0)
                .scenario()
                .explains("build 3r", "Finishes your castle, for the Cloud and its 4 points.")
                .explains("build 3r", "Adds a part to your castle: it is finished.");
    }

    @Test
    @Rule({"U-31", "U-36"})
    void explainsGuest() {
        PositionBuilder.architectClearing("c3", "d3")
                .scenario()
                .explains("build 3r princess", "the Princess to your castle");
    }

    @Test
    void givesNoReasonForUselessMove() {
        assertEquals("", PositionBuilder.apprenticeClearing("a1").scenario().merits("end"));
    }
}
