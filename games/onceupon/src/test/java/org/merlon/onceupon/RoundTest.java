package org.merlon.onceupon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.merlon.engine.Positions;
import org.merlon.engine.Setup;
import org.merlon.engine.data.Data;
import org.merlon.testkit.FieldPath;
import org.merlon.testkit.RandomKeys;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;
import org.merlon.testkit.Setups;

class RoundTest {
    private static ReferencePosition start(String variant, long key) {
        Setup setup = Setups.of("onceupon", variant, 3);
        return new ReferencePosition(
                Positions.dump(setup.game().start(setup, RandomKeys.key(key))).data());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @Rule({"U-10", "U-15"})
    void seatZeroBeginsWithARoll(int players) {
        for (String variant : List.of("apprentice", "great-architect")) {
            Scenario start = Scenario.start("onceupon", variant, players, new Data.Obj());
            start.toMove(0).scores(new int[players]);
            start.field("active").is(0).field("round").is(1).field("step").is("dice");
            var position = new ReferencePosition(start.dump());
            assertEquals(2, position.dice.size());
            for (ReferencePosition.Seat seat : position.seats) {
                assertEquals(new ReferencePosition.Seat().describe(), seat.describe());
            }
        }
    }

    @Test
    @Rule({"U-10", "U-23", "U-30"})
    void diceAndCardsDependOnTheKey() {
        assertEquals(start("apprentice", 1).describe(), start("apprentice", 1).describe());
        assertNotEquals(start("apprentice", 1).pile, start("apprentice", 2).pile);
        assertNotEquals(start("great-architect", 1).pile, start("great-architect", 2).pile);
        assertEquals(16, start("apprentice", 1).pile.size());
        assertEquals(17, start("great-architect", 1).pile.size());
        assertEquals(3, start("great-architect", 1).display.size());
        boolean differ = false;
        for (int key = 2; key < 10; key++) {
            differ |= !start("apprentice", 1).dice.equals(start("apprentice", key).dice);
        }
        assertTrue(differ, "the same dice nine times");
    }

    @Test
    @Rule("U-10")
    void newRoundRollsDiceAndReportsEvent() {
        Scenario rolled = PositionBuilder.apprentice(2)
                .stepBuild(1)
                .scenario()
                .plays("end")
                .event("roll");
        Data.Obj roll = rolled.events().getLast();
        Data dice = FieldPath.get(rolled.dump(), "dice");
        assertEquals(new Data.Obj().put("event", "roll").put("seat", 1).put("dice", dice), roll);
    }

    @Test
    @Rule("U-11")
    void bothDiceAreUsedInAnyOrder() {
        PositionBuilder.apprentice(2)
                .scenario()
                .plays("die 2 stone a1")
                .field("used")
                .is(new Data.Arr().add(new Data.Truth(false)).add(new Data.Truth(true)))
                .refuses("die 2 stone b2", "used")
                .illegal("die 2 pass", "end")
                .plays("die 1 wood b1")
                .field("step")
                .is("build")
                .field("seats[0].tokens")
                .holds("a1", "b1");
    }

    @Test
    @Rule("U-11")
    void aResidentDieDrawsTwo() {
        PositionBuilder.apprentice(2)
                .dice("wood", "resident")
                .scenario()
                .refuses("die 2 resident b1", "knight")
                .plays("die 2 resident")
                .field("seats[0].residents")
                .is(2);
    }

    @Test
    @Rule("U-11")
    void questionMarkCountsAsAnyFace() {
        PositionBuilder.apprentice(2)
                .dice("?", "wood")
                .tokens(0, "a1", "b2", "c3")
                .scenario()
                .legalWithPrefix(
                        "die 1",
                        "wood b1",
                        "wood d1",
                        "wood a2",
                        "gold c2",
                        "gold a3",
                        "gold d3",
                        "food c1",
                        "food d2",
                        "food b3",
                        "resident",
                        "pass")
                .refuses("die 1 ? b1", "what you use it as")
                .refuses("die 1 stone a1", "token on a1");
    }

    @Test
    @Rule("U-11")
    void dieCountsAsItsFace() {
        PositionBuilder.apprentice(2)
                .scenario()
                .refuses("die 1 stone a1", "shows wood")
                .refuses("die 1 resident", "shows wood")
                .refuses("die 1 wood a1", "a1 is for stone")
                .refuses("die 1 wood", "name a square")
                .illegal("die 3 wood b1", "die wood b1", "die 1", "die 1 wood b4", "die 1 wood b1 b1", "die 1 iron b1");
    }

    @Test
    @Rule("U-11")
    void moveWithoutEffectIsIllegal() {
        PositionBuilder.apprentice(2)
                .dice("resident", "?")
                .residents(0, 40)
                .scenario()
                .legalWithPrefix("die 1", "pass")
                .refuses("die 1 resident", "no room for more residents")
                .illegal("die 2 resident");
    }

    @Test
    @Rule("U-12")
    void dieMayBePassedAndUselessDieMustBePassed() {
        PositionBuilder.apprentice(2)
                .tokens(0, "b1", "d1", "a2")
                .scenario()
                .legalWithPrefix("die 1", "pass")
                .refuses("die 1 wood", "no wood square")
                .refuses("pass", "each die unused separately")
                .plays("die 1 pass", "die 2 pass")
                .field("step")
                .is("build")
                .toMove(0);
    }

    @Test
    @Rule("U-13")
    void linesAreClearedAfterBothDice() {
        PositionBuilder.apprentice(2)
                .tokens(0, "a1", "b1")
                .scenario()
                .refuses("build 1l", "both dice")
                .refuses("end", "both dice")
                .plays("die 1 pass")
                .illegal("build 1l", "end")
                .plays("die 2 pass")
                .legalExactly("build 1l", "end")
                .plays("build 1l")
                .legalExactly("end");
    }

    @Test
    @Rule("U-14")
    void othersUseOneDieInClockwiseOrder() {
        Scenario round = PositionBuilder.apprentice(3)
                .active(1)
                .toMove(1)
                .stepBuild()
                .scenario()
                .plays("end");
        round.toMove(2)
                .field("step")
                .is("dice")
                .legal("die 1 wood b1", "die 2 stone a1", "pass")
                .refuses("die 1 pass", "leave both unused")
                .refuses("end", "leave both unused")
                .plays("die 2 stone a1")
                .field("step")
                .is("build")
                .field("used")
                .is(new Data.Arr().add(new Data.Truth(false)).add(new Data.Truth(true)))
                .illegal("die 1 wood b1", "pass")
                .plays("end")
                .toMove(0)
                .field("used")
                .is(new Data.Arr().add(new Data.Truth(false)).add(new Data.Truth(false)))
                .plays("pass")
                .field("step")
                .is("build")
                .field("used")
                .is(new Data.Arr().add(new Data.Truth(false)).add(new Data.Truth(false)))
                .field("round")
                .is(1);
    }

    @Test
    @Rule("U-14")
    void everybodyMayUseTheQuestionMark() {
        PositionBuilder.apprentice(2)
                .dice("?", "gold")
                .toMove(1)
                .scenario()
                .legal("die 1 wood b1", "die 1 food c1", "die 1 resident", "die 2 gold c2")
                .plays("die 1 food c1", "end")
                .field("round")
                .is(2);
    }

    @Test
    @Rule("U-15")
    void theNextSeatBecomesActive() {
        PositionBuilder.apprentice(3)
                .active(2)
                .stepBuild(1)
                .round(7)
                .scenario()
                .plays("end")
                .toMove(0)
                .field("active")
                .is(0)
                .field("round")
                .is(8)
                .field("step")
                .is("dice");
    }
}
