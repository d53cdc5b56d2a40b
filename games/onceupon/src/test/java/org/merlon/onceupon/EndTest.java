package org.merlon.onceupon;

import org.junit.jupiter.api.Test;
import org.merlon.engine.data.Data;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

class EndTest {
    private static final Data UNUSED = new Data.Arr().add(new Data.Truth(false)).add(new Data.Truth(false));

    @Test
    @Rule("U-40")
    void theTwelfthPartDrawsTheCloudAndTheFinisherIsDone() {
        At.clearing("c3", "d3", "a3", "b3")
                .almost(0, 3)
                .sun(0)
                .scenario()
                .scores(12, 0)
                .plays("build 3r")
                .event("cloud")
                .field("final")
                .is(true)
                .field("finisher")
                .is(0)
                .field("used")
                .is(UNUSED)
                .toMove(1)
                .field("step")
                .is("build")
                .legalExactly("end")
                .refuses("pass", "last time")
                .scores(19, 0)
                .plays("end")
                .overWithRanks(1, 2)
                .field("toMove")
                .isNull()
                .field("finisher")
                .is(0)
                .field("final")
                .is(true);
    }

    @Test
    @Rule("U-40")
    void anyPartCanBeTheTwelfth() {
        At.clearing("d1", "d2", "d3")
                .floors(0, 4)
                .towers(0, 5, 5, 5, 5)
                .walls(0, 3)
                .sun(0)
                .scenario()
                .plays("build d")
                .field("finisher")
                .is(0)
                .field("seats[0].residents")
                .is(3);
        At.clearing("a1", "b1")
                .floors(0, 4)
                .towers(0, 5, 5, 5)
                .walls(0, 4)
                .scenario()
                .plays("build 1l")
                .event("sun")
                .event("cloud")
                .scores(25, 0);
        At.clearing("a2", "b2", "c3", "d3")
                .floors(0, 3)
                .towers(0, 5, 5, 5)
                .walls(0, 4)
                .scenario()
                .plays("build 2l", "build 3r")
                .field("finisher")
                .isNull();
    }

    @Test
    @Rule("U-40")
    void theOthersClearClockwiseFromTheFinisherAndLoseTheirDice() {
        Scenario last = At.apprentice(4)
                .active(1)
                .builds(2)
                .almost(2, 3)
                .sun(2)
                .tokens(2, "c3", "d3")
                .tokens(3, "a1", "b1")
                .tokens(1, "c1", "d1")
                .round(30)
                .scenario()
                .plays("build 3r");
        last.toMove(3)
                .legalExactly("build 1l", "end")
                .plays("build 1l", "end")
                .toMove(0)
                .legalExactly("end")
                .plays("end")
                .toMove(1)
                .legalExactly("build 1r", "end")
                .plays("end")
                .overWithRanks(3, 3, 1, 2)
                .field("round")
                .is(30)
                .field("active")
                .is(1)
                .field("dice")
                .isList("wood", "stone");
    }

    @Test
    @Rule("U-40")
    void theEffectOfTheLastGuestIsStillPlayed() {
        At.building("c3", "d3", "a3")
                .almost(0, 3)
                .sun(0)
                .display("merchant", "cook", "king")
                .scenario()
                .plays("build 3r merchant")
                .event("cloud")
                .toMove(0)
                .field("step")
                .is("effect")
                .field("used")
                .is(UNUSED)
                .plays("token c2")
                .toMove(0)
                .plays("token d3")
                .toMove(1)
                .field("step")
                .is("build")
                .field("seats[0].tokens")
                .holds("a3", "c2", "d3");
        At.building("c3", "d3")
                .almost(0, 3)
                .sun(0)
                .display("bohemian", "cook", "king")
                .scenario()
                .plays("build 3r bohemian")
                .toMove(1)
                .field("seats[0].residents")
                .is(4);
        At.building("c3", "d3")
                .almost(0, 3)
                .sun(0)
                .display("logger", "cook", "king")
                .scenario()
                .plays("build 3r logger", "skip")
                .toMove(1);
    }

    @Test
    @Rule("U-40")
    void linesCompletedByEffectsAreClearedToo() {
        At.architect(2)
                .step("build")
                .toMove(1)
                .almost(0, 4)
                .guests(0, "miner")
                .sun(0)
                .finisher(0)
                .tokens(1, "c1", "c2", "c3", "b1")
                .scenario()
                .plays("build c steal 0 miner")
                .toMove(1)
                .plays("token a1", "skip")
                .legalExactly("build 1l", "end")
                .plays("build 1l", "end")
                .overWithRanks(1, 2);
    }

    @Test
    @Rule("U-40")
    void aSecondFinisherHasNoCloudAndGoesOn() {
        At.apprentice(3)
                .step("build")
                .toMove(1)
                .almost(0, 4)
                .almost(1, 3)
                .sun(1)
                .finisher(0)
                .tokens(1, "c3", "d3", "a3", "b3")
                .scenario()
                .plays("build 3r")
                .field("finisher")
                .is(0)
                .toMove(1)
                .legalExactly("build 3l", "end")
                .plays("build 3l", "end")
                .toMove(2)
                .plays("end")
                .overWithRanks(2, 1, 3);
    }

    @Test
    @Rule("U-41")
    void everythingIsAddedUp() {
        At.architect(2)
                .display("jester", "courtesan", "queen")
                .pile(new String[0])
                .towers(0, 5, 2, 5, 2)
                .sun(0)
                .floors(0, 4)
                .walls(0, 4)
                .finisher(0)
                .clouds(0, 3)
                .residents(0, 18)
                .flags(0, 2, 1, 1)
                .guests(0, "king", "cook")
                .step("build")
                .toMove(1)
                .scenario()
                .scores(14 + 4 + 4 + 6 + 7 + 4 + 3 + 1, 0);
    }

    @Test
    @Rule("U-41")
    void equalPointsShareTheVictory() {
        At.apprentice(3)
                .builds(2)
                .round(100)
                .residents(0, 5)
                .towers(1, 2)
                .scenario()
                .scores(2, 2, 0)
                .plays("end")
                .overWithRanks(1, 1, 3);
    }

    @Test
    @Rule("U-42")
    void theLastEndOfRoundHundredIsTheEnd() {
        At.apprentice(2)
                .builds()
                .round(100)
                .tokens(0, "a1", "b1")
                .scenario()
                .plays("end")
                .toMove(1)
                .plays("pass", "end")
                .overWithRanks(1, 1)
                .field("final")
                .is(false)
                .field("finisher")
                .isNull()
                .field("round")
                .is(100)
                .field("seats[0].tokens")
                .holds("a1", "b1");
        At.apprentice(2)
                .builds(1)
                .round(99)
                .scenario()
                .plays("end")
                .field("round")
                .is(100)
                .toMove(1);
    }
}
