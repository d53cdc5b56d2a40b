package org.merlon.onceupon;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.Rule;

/** The reasons that a hint gives for a move. */
class MeritsTest {
    @Test
    @Rule({"U-2", "U-20"})
    void linesThatComeNearerOrAreCompleteAreTold() {
        At.apprentice(2)
                .dice("wood", "resident")
                .scenario()
                .praises("die 1 wood a2", "2 tokens short of a tower worth 5: line a still wants stone and gold.")
                .praises("die 1 wood b1", "One token short of a tower worth 2: line 1l still wants stone.");
        At.apprentice(2)
                .dice("wood", "resident")
                .tokens(0, "a1", "c1")
                .scenario()
                .praises("die 1 wood d1", "Completes line 1r, which draws a wall with a resident.")
                .praises("die 1 wood b1", "Completes line 1l, which draws a tower worth 2.")
                .praises("die 1 wood a2", "One token short of a tower worth 5: line a still wants gold.");
    }

    @Test
    @Rule("U-7")
    void residentsSayWhatTheyAdd() {
        At.apprentice(2).dice("wood", "resident").scenario().praises("die 2 resident", "more residents move in");
    }

    @Test
    @Rule({"U-5", "U-20"})
    void whatIsDrawnIsTold() {
        At.building("a1", "b1")
                .walls(0, 3)
                .scenario()
                .praises("build 1l", "Draws a tower worth 2.")
                .praises("build 1l", "One more part of your castle: 8 are left to draw.");
    }

    @Test
    @Rule("U-40")
    void theLastPartFinishesTheCastle() {
        At.clearing("c3", "d3")
                .almost(0, 3)
                .sun(0)
                .scenario()
                .praises("build 3r", "Finishes your castle, for the Cloud and its 4 points.")
                .praises("build 3r", "One more part of your castle: it is finished.");
    }

    @Test
    @Rule({"U-31", "U-36"})
    void aGuestSaysWhatItIsWorth() {
        At.building("c3", "d3").scenario().praises("build 3r princess", "the Princess to your castle");
    }

    @Test
    void whatBringsNothingIsNotPraised() {
        assertEquals("", At.clearing("a1").scenario().merits("end"));
    }
}
