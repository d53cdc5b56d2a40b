package org.merlon.onceupon;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.merlon.engine.data.Data;
import org.merlon.testkit.Rule;

/** Guests come, are stolen and score points. */
class GuestsTest {
    @Test
    @Rule("U-30")
    void aFloorTakesOneOfThreeOpenGuests() {
        PositionBuilder.architectClearing("c3", "d3")
                .pile("queen", "king")
                .display("monk", "cook", "guard")
                .scenario()
                .legalExactly("build 3r monk", "build 3r cook", "build 3r guard", "end")
                .refuses("build 3r", "choose one")
                .refuses("build 3r queen", "not among")
                .refuses("build 3r nobody", "a guest to invite")
                .plays("build 3r cook")
                .event("guest")
                .event("open")
                .field("display")
                .isList("monk", "guard", "queen")
                .field("pile")
                .isList("king")
                .field("seats[0].guests")
                .isList("cook")
                .field("seats[0].floors")
                .is(1)
                .field("step")
                .is("build");
    }

    @Test
    @Rule("U-30")
    void theDisplayShrinksWhenThePileIsEmpty() {
        PositionBuilder.architectClearing("c3", "d3")
                .pile(new String[0])
                .display("monk", "cook")
                .scenario()
                .plays("build 3r monk")
                .field("display")
                .isList("cook");
        PositionBuilder.architectClearing("c3", "d3")
                .pile(new String[0])
                .display()
                .scenario()
                .legalExactly("build 3r", "end")
                .plays("build 3r")
                .field("seats[0].floors")
                .is(1)
                .field("seats[0].guests")
                .isEmpty();
    }

    @Test
    @Rule("U-30")
    void onlyAFloorBringsAGuest() {
        PositionBuilder.architectClearing("a1", "b1").scenario().refuses("build 1l princess", "only a floor");
    }

    @ParameterizedTest
    @Rule("U-31")
    @ValueSource(
            strings = {
                "architect",
                "bohemian",
                "logger",
                "dagobert",
                "magician",
                "merchant",
                "miner",
                "peasant",
                "shepherdess",
                "knight",
                "cook",
                "guard",
                "monk",
                "troll"
            })
    void boltAndHourglassGuestsAreWorthOne(String guest) {
        PositionBuilder.architect(2).guests(1, guest).scenario().scores(0, 1);
    }

    @Test
    @Rule("U-31")
    void crownsScoreOnlyWhatTheyCount() {
        PositionBuilder.architect(2)
                .guests(0, "monk", "troll")
                .pile(new String[0])
                .display()
                .guests(1, "queen")
                .scenario()
                .scores(2, 3);
    }

    @Test
    @Rule("U-32")
    void aBoltGuestActsWhenItComes() {
        PositionBuilder.architectClearing("c3", "d3", "c2")
                .display("miner", "cook", "king")
                .scenario()
                .plays("build 3r miner")
                .event("effect")
                .field("step")
                .is("effect")
                .field("pending")
                .is(new Data.Obj().put("guest", "miner").put("left", 2))
                .legalExactly("token a1", "token b2", "token c3", "skip")
                .refuses("end", "Miner")
                .refuses("build 2r", "Miner");
    }

    @Test
    @Rule("U-32")
    void lineTwoRightWakesAnyOwnBoltGuest() {
        PositionBuilder.architectClearing("c2", "d2")
                .guests(0, "miner", "bohemian", "cook")
                .guests(1, "logger")
                .walls(0, 1)
                .scenario()
                .legalExactly("build 2r", "build 2r bolt miner", "build 2r bolt bohemian", "end")
                .refuses("build 2r bolt cook", "Bolt guests")
                .refuses("build 2r bolt logger", "not in your castle")
                .plays("build 2r bolt bohemian")
                .field("seats[0].residents")
                .is(4)
                .field("seats[0].flags")
                .isEmpty()
                .field("step")
                .is("build");
    }

    @Test
    @Rule("U-32")
    void aBoltGuestIsWokenEvenIfItCanDoNothing() {
        PositionBuilder.architectClearing("c2", "d2")
                .guests(0, "bohemian")
                .residents(0, 40)
                .scenario()
                .plays("build 2r bolt bohemian")
                .field("seats[0].residents")
                .is(40);
        PositionBuilder.architectClearing("c2", "d2")
                .guests(0, "magician")
                .scenario()
                .plays("build 2r bolt magician")
                .legalExactly("skip");
    }

    @Test
    @Rule("U-32")
    void noOtherLineWakesAGuest() {
        PositionBuilder.architectClearing("a3", "b3")
                .guests(0, "miner")
                .scenario()
                .legalExactly("scrap 3l", "end")
                .refuses("build 3l bolt miner", "does not wake a guest");
    }

    @Test
    @Rule("U-33")
    void columnCStealsFromAnyOtherSeat() {
        PositionBuilder.architect(3)
                .stepBuild()
                .tokens(0, "c1", "c2", "c3")
                .walls(0, 1)
                .guests(0, "troll")
                .guests(1, "cook", "king")
                .guests(2, "prince")
                .scenario()
                .legalExactly(
                        "build c", "build c steal 1 cook", "build c steal 1 king", "build c steal 2 prince", "end")
                .refuses("build c steal 0 troll", "yourself")
                .refuses("build c steal 2 cook", "not in that castle")
                .refuses("build c steal 3 cook", "no player 4")
                .illegal("build c steal cook", "build c steal 4 cook", "build c steal 1", "build c take 1 cook")
                .plays("build c steal 2 prince")
                .event("steal")
                .field("seats[0].guests")
                .holds("troll", "prince")
                .field("seats[2].guests")
                .isEmpty()
                .field("seats[0].flags")
                .isEmpty()
                .field("step")
                .is("build");
    }

    @Test
    @Rule("U-33")
    void guardProtectsCrownsOfItsCastle() {
        PositionBuilder.architect(3)
                .stepBuild()
                .tokens(0, "c1", "c2", "c3")
                .guests(1, "guard", "king", "cook")
                .guests(2, "prince")
                .scenario()
                .legalExactly("build c steal 1 guard", "build c steal 1 cook", "build c steal 2 prince", "end")
                .refuses("build c steal 1 king", "guard");
    }

    @Test
    @Rule("U-33")
    void theGuardItselfCanBeStolen() {
        PositionBuilder.architectClearing("c1", "c2", "c3")
                .guests(1, "guard", "king")
                .scenario()
                .plays("build c steal 1 guard")
                .field("seats[0].guests")
                .isList("guard")
                .field("seats[1].guests")
                .isList("king");
    }

    @Test
    @Rule("U-33")
    void aCastleHoldsAnyNumberOfGuests() {
        PositionBuilder.architectClearing("c1", "c2", "c3")
                .guests(0, "cook", "monk", "troll", "knight", "shepherdess", "king")
                .guests(1, "prince")
                .scenario()
                .plays("build c steal 1 prince")
                .field("seats[0].guests")
                .holds("cook", "monk", "troll", "knight", "shepherdess", "king", "prince");
    }

    @Test
    @Rule("U-33")
    void onlyColumnCSteals() {
        PositionBuilder.architectClearing("c2", "d2")
                .guests(1, "cook")
                .scenario()
                .refuses("build 2r steal 1 cook", "does not steal a guest");
    }

    @Test
    @Rule("U-36")
    void crownsCountAtTheEnd() {
        PositionBuilder.architect(2)
                .display("princess", "courtesan", "troll")
                .pile(new String[0])
                .guests(0, "jester", "cook")
                .floors(0, 3)
                .guests(1, "prince")
                .walls(1, 2)
                .scenario()
                .scores(4, 2);
        PositionBuilder.architect(2)
                .display("courtesan", "jester", "troll")
                .pile(new String[0])
                .guests(0, "princess")
                .towers(0, 2, 2, 5)
                .guests(1, "king")
                .walls(1, 2)
                .flags(1, 1, 2, 1)
                .scenario()
                .scores(12, 7);
        PositionBuilder.architect(2)
                .display("princess", "jester", "troll")
                .pile(new String[0])
                .guests(0, "courtesan", "queen", "king", "miner")
                .scenario()
                .scores(3 + 3 + 1, 0);
    }

    @Test
    @Rule("U-36")
    void crownsCountInTheCastleWhereTheyAre() {
        PositionBuilder.architectClearing("c1", "c2", "c3")
                .guests(1, "prince")
                .walls(1, 4)
                .walls(0, 1)
                .scenario()
                .scores(0, 4)
                .plays("build c steal 1 prince")
                .scores(1, 0);
    }
}
