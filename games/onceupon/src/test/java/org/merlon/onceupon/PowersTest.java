package org.merlon.onceupon;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.Rule;

/** The powers of Hourglass guests (U-35), and combinations of guests. */
@Rule("U-35")
class PowersTest {
    private static final String[] TEN_SQUARES = {"a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3"};

    @Test
    void theShepherdessTurnsAQuestionMarkIntoACloud() {
        PositionBuilder.architect(2)
                .dice("?", "gold")
                .guests(0, "shepherdess")
                .scenario()
                .legal("die 1 cloud", "die 1 wood b1")
                .refuses("die 2 cloud", "shows ?")
                .plays("die 1 cloud")
                .event("small-cloud")
                .field("seats[0].clouds")
                .is(1)
                .scores(3, 0);
        PositionBuilder.architect(2).dice("?", "?").scenario().refuses("die 1 cloud", "shepherdess");
    }

    @Test
    void cloudsStayWhenSheIsStolen() {
        PositionBuilder.architectClearing("c1", "c2", "c3")
                .guests(1, "shepherdess")
                .clouds(1, 2)
                .scenario()
                .plays("build c steal 1 shepherdess")
                .field("seats[1].clouds")
                .is(2)
                .scores(1, 4);
    }

    @Test
    void theKnightPlacesATokenForAResident() {
        PositionBuilder.architect(2)
                .dice("resident", "wood")
                .guests(0, "knight")
                .tokens(0, TEN_SQUARES[0], TEN_SQUARES[1])
                .scenario()
                .legalWithPrefix("die 1 resident", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3")
                .legal("die 1 resident")
                .plays("die 1 resident d3")
                .field("seats[0].residents")
                .is(0)
                .field("seats[0].tokens")
                .holds("a1", "b1", "d3");
        PositionBuilder.architect(2)
                .dice("resident", "wood")
                .guests(0, "knight")
                .residents(0, 40)
                .tokens(0, TEN_SQUARES)
                .scenario()
                .legalWithPrefix("die 1", "pass")
                .refuses("die 1 resident d3", "all ten of your tokens");
    }

    @Test
    void theCookAddsAResidentToFood() {
        PositionBuilder.architect(2)
                .dice("food", "?")
                .guests(0, "cook")
                .scenario()
                .refuses("die 1 food", "name a square")
                .plays("die 1 food c1", "die 2 food b3")
                .field("seats[0].residents")
                .is(2)
                .field("seats[0].tokens")
                .holds("c1", "b3");
        PositionBuilder.architect(2)
                .dice("food", "?")
                .guests(0, "cook")
                .residents(0, 40)
                .scenario()
                .plays("die 1 food c1")
                .field("seats[0].residents")
                .is(40);
    }

    @Test
    void theCookWithoutAFreeSquareDrawsTheResidentAlone() {
        PositionBuilder.architect(2)
                .dice("food", "food")
                .guests(0, "cook")
                .tokens(0, "c1", "d2", "b3")
                .scenario()
                .legalWithPrefix("die 1", "food", "pass")
                .plays("die 1 food")
                .field("seats[0].residents")
                .is(1);
        PositionBuilder.architect(2)
                .dice("food", "food")
                .guests(0, "cook")
                .tokens(0, TEN_SQUARES)
                .scenario()
                .legalWithPrefix("die 1", "food", "pass");
        PositionBuilder.architect(2)
                .dice("food", "food")
                .guests(0, "cook")
                .tokens(0, "c1", "d2", "b3")
                .residents(0, 40)
                .scenario()
                .legalWithPrefix("die 1", "pass")
                .refuses("die 1 food", "no room for more residents");
        PositionBuilder.architect(2)
                .dice("food", "food")
                .tokens(0, "c1", "d2", "b3")
                .scenario()
                .refuses("die 1 food", "no food square");
    }

    @Test
    void theMonkTurnsGoldIntoAFlag() {
        PositionBuilder.architect(2)
                .dice("gold", "?")
                .guests(0, "monk")
                .walls(0, 1)
                .scenario()
                .legal("die 1 gold flag", "die 2 gold flag", "die 1 gold c2")
                .refuses("die 1 wood flag", "gold for a flag")
                .plays("die 1 gold flag")
                .event("flag")
                .plays("die 2 gold flag")
                .field("seats[0].flags")
                .isList(2, 2)
                .scores(5, 0);
    }

    @Test
    void theMonkNeedsRoomForTheFlag() {
        PositionBuilder.architect(2)
                .dice("gold", "wood")
                .guests(0, "monk")
                .scenario()
                .refuses("die 1 gold flag", "no wall yet");
        PositionBuilder.architect(2)
                .dice("gold", "wood")
                .guests(0, "monk")
                .walls(0, 1)
                .flags(0, 1, 1)
                .scenario()
                .refuses("die 1 gold flag", "another wall");
        PositionBuilder.architect(2)
                .dice("gold", "wood")
                .walls(0, 1)
                .scenario()
                .refuses("die 1 gold flag", "monk")
                .refuses("die 2 gold flag", "shows wood");
    }

    @Test
    void flagsStayWhenTheMonkIsStolen() {
        PositionBuilder.architectClearing("c1", "c2", "c3")
                .guests(1, "monk")
                .walls(1, 1)
                .flags(1, 2)
                .scenario()
                .plays("build c steal 1 monk")
                .field("seats[1].flags")
                .isList(2);
    }

    @Test
    void theTrollTakesWoodForStoneAndStoneForWood() {
        PositionBuilder.architect(2)
                .dice("wood", "?")
                .guests(0, "troll")
                .tokens(0, "b1")
                .scenario()
                .legalWithPrefix("die 1 wood", "d1", "a2", "a1", "b2", "c3")
                .legalWithPrefix("die 2 stone", "d1", "a2", "a1", "b2", "c3")
                .legalWithPrefix("die 2 gold", "c2", "a3", "d3");
    }

    @Test
    void theTrollHelpsLoggerMinerAndDagobert() {
        for (String guest : new String[] {"logger", "miner"}) {
            PositionBuilder.architectEffect(guest, 2, "b1")
                    .guests(0, guest, "troll")
                    .scenario()
                    .legalWithPrefix("token", "d1", "a2", "a1", "b2", "c3");
        }
        PositionBuilder.architectEffect("dagobert", 2)
                .guests(0, "dagobert", "troll")
                .scenario()
                .plays("face stone")
                .legalWithPrefix("token", "b1", "d1", "a2", "a1", "b2", "c3");
        PositionBuilder.architectEffect("merchant", 2)
                .guests(0, "merchant", "troll")
                .scenario()
                .legalWithPrefix("token", "c2", "a3", "d3");
    }

    @Test
    void powersWorkOnRollOfOthers() {
        PositionBuilder.architect(2)
                .dice("?", "resident")
                .toMove(1)
                .guests(1, "shepherdess", "knight", "cook", "monk", "troll")
                .walls(1, 1)
                .tokens(1, "c1", "d2", "b3")
                .scenario()
                .legal("die 1 cloud", "die 1 food", "die 1 gold flag", "die 1 wood a1", "die 1 resident c2")
                .legal("die 2 resident", "die 2 resident a1")
                .plays("die 1 cloud")
                .field("step")
                .is("build")
                .field("seats[1].clouds")
                .is(1);
    }

    @Test
    void powersWorkInOwnCastleOnly() {
        PositionBuilder.architect(2)
                .dice("?", "resident")
                .guests(1, "shepherdess", "knight", "cook", "monk", "troll")
                .walls(0, 1)
                .tokens(0, "c1", "d2", "b3")
                .scenario()
                .illegal("die 1 cloud", "die 1 food", "die 1 gold flag", "die 1 wood a1", "die 2 resident a1");
    }

    @Test
    @Rule({"U-33", "U-34"})
    void aStolenBoltGuestCanCompleteALine() {
        PositionBuilder.architectClearing("c1", "c2", "c3", "a2")
                .guests(1, "miner")
                .walls(0, 1)
                .scenario()
                .plays("build c steal 1 miner")
                .event("effect")
                .field("pending.guest")
                .is("miner")
                .plays("token b2", "skip")
                .legalExactly("build 2l", "end")
                .plays("build 2l")
                .field("seats[0].flags")
                .isList(1);
    }

    @Test
    @Rule("U-34")
    void theMagicianCanCompleteTheSameLineAgain() {
        PositionBuilder.architectClearing("c2", "d2", "a1", "b3")
                .guests(0, "magician")
                .scenario()
                .plays("build 2r bolt magician", "shift a1 c2", "shift b3 d2")
                .legalExactly("build 2r bolt magician", "end");
    }
}
