package org.merlon.onceupon;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.Rule;

class LinesTest {
    @Test
    @Rule("U-20")
    void completeLinesAreClearedInAnyOrder() {
        PositionBuilder.apprenticeClearing("a1", "b1", "c1", "d1", "a3", "b3")
                .scenario()
                .legalExactly("build 1l", "build 1r", "scrap 3l", "end")
                .plays("build 1r")
                .legalExactly("build 1l", "build 3l", "end")
                .plays("build 3l", "build 1l")
                .legalExactly("end")
                .field("seats[0].tokens")
                .isEmpty();
    }

    @Test
    @Rule("U-20")
    void aCrossingLineLosesTheSharedToken() {
        PositionBuilder.apprenticeClearing("a1", "a2", "a3", "b1")
                .scenario()
                .legalExactly("build a", "build 1l", "end")
                .plays("build a")
                .refuses("build 1l", "not complete")
                .field("seats[0].tokens")
                .holds("b1");
    }

    @Test
    @Rule("U-21")
    void towersAndFlagsKeepTheirWorthAndWallsBringResidentsAtOnce() {
        PositionBuilder.apprenticeClearing("a1", "a2", "a3", "d1", "d2", "d3", "c2")
                .towers(0, 2)
                .scenario()
                .plays("build d")
                .field("seats[0].residents")
                .is(3)
                .plays("build a")
                .field("seats[0].towers")
                .isList(2, 5)
                .scores(8, 0);
        PositionBuilder.apprenticeClearing("a3", "b3")
                .walls(0, 1)
                .flags(0, 1)
                .scenario()
                .plays("build 3l")
                .field("seats[0].flags")
                .isList(1, 2)
                .scores(3, 0);
    }

    @Test
    @Rule("U-22")
    void onlyUselessLineCanBeScrapped() {
        PositionBuilder.apprenticeClearing("a2", "b2", "c3", "d3")
                .scenario()
                .legalExactly("scrap 2l", "build 3r", "end")
                .refuses("scrap 3r", "still draw something")
                .refuses("build 2l", "without drawing")
                .refuses("scrap 1l", "not complete")
                .plays("scrap 2l")
                .field("seats[0].tokens")
                .holds("c3", "d3")
                .field("seats[0].flags")
                .isEmpty();
    }

    @Test
    @Rule("U-22")
    void lineWithUsablePowerCannotBeScrapped() {
        PositionBuilder.architectClearing("c2", "d2").scenario().legalExactly("scrap 2r", "end");
        PositionBuilder.architectClearing("c2", "d2")
                .guests(0, "miner", "cook")
                .scenario()
                .legalExactly("build 2r bolt miner", "end");
        PositionBuilder.architectClearing("c1", "c2", "c3").scenario().legalExactly("scrap c", "end");
        PositionBuilder.architectClearing("c1", "c2", "c3")
                .guests(1, "cook")
                .scenario()
                .legalExactly("build c steal 1 cook", "end")
                .refuses("build c", "no wall yet")
                .refuses("scrap c", "still draw something");
        PositionBuilder.architectClearing("c1", "c2", "c3")
                .guests(0, "cook")
                .scenario()
                .legalExactly("scrap c", "end");
    }

    @Test
    @Rule("U-22")
    void apprenticesHaveNoPowers() {
        PositionBuilder.apprenticeClearing("c2", "d2", "c1", "c3")
                .scenario()
                .legalExactly("scrap 2r", "scrap c", "end")
                .refuses("build 2r bolt miner", "Apprentice")
                .refuses("build c steal 1 cook", "Apprentice");
    }

    @Test
    @Rule("U-23")
    void aFloorDrawsTheTopCard() {
        PositionBuilder.apprenticeClearing("c3", "d3")
                .points(0, 2)
                .floors(0, 1)
                .scenario()
                .plays("build 3r")
                .event("card")
                .field("pile")
                .isList(1, 4, 2)
                .field("seats[0].points")
                .isList(2, 3)
                .field("seats[0].floors")
                .is(2)
                .scores(5, 0);
    }

    @Test
    @Rule("U-23")
    void floorDrawsNoCardFromEmptyPile() {
        PositionBuilder.apprenticeClearing("c3", "d3")
                .pile(new int[0])
                .scenario()
                .plays("build 3r")
                .field("seats[0].floors")
                .is(1)
                .field("seats[0].points")
                .isEmpty();
    }

    @Test
    @Rule("U-23")
    void apprenticesChooseNoGuest() {
        PositionBuilder.apprenticeClearing("c3", "d3").scenario().refuses("build 3r cook", "face-up guests");
    }
}
