package org.merlon.onceupon;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.merlon.testkit.Rule;

class CastleTest {
    @Test
    @Rule("U-5")
    void noFifthTowerWallOrFloor() {
        PositionBuilder.apprenticeClearing("a1", "a2", "a3", "b1")
                .towers(0, 2, 2, 5, 2)
                .sun(0)
                .scenario()
                .legalExactly("scrap a", "scrap 1l", "end")
                .refuses("build a", "four towers");
        PositionBuilder.apprenticeClearing("c1", "d1", "b1", "b2", "b3")
                .walls(0, 4)
                .scenario()
                .legalExactly("scrap 1r", "scrap b", "end")
                .refuses("build b", "four walls");
        PositionBuilder.apprenticeClearing("c3", "d3")
                .floors(0, 4)
                .scenario()
                .legalExactly("scrap 3r", "end")
                .refuses("build 3r", "four floors");
    }

    @Test
    @Rule("U-5")
    void scrappedWallAndFloorBringNobody() {
        PositionBuilder.apprenticeClearing("b1", "b2", "b3")
                .walls(0, 4)
                .scenario()
                .plays("scrap b")
                .field("seats[0].residents")
                .is(0);
        PositionBuilder.architectClearing("c3", "d3")
                .floors(0, 4)
                .scenario()
                .legalExactly("scrap 3r", "end")
                .refuses("build 3r princess", "four floors")
                .plays("scrap 3r")
                .field("seats[0].guests")
                .isEmpty()
                .field("display")
                .isList("princess", "courtesan", "jester");
    }

    @ParameterizedTest
    @Rule("U-6")
    @CsvSource({"0, 0", "1, 2", "2, 4", "3, 5", "4, 6"})
    void wallsCarryFlags(int walls, int room) {

        int[] flags = new int[room];
        Arrays.fill(flags, 1);
        PositionBuilder.apprenticeClearing("a2", "b2")
                .walls(0, walls)
                .flags(0, flags)
                .scenario()
                .legalExactly("scrap 2l", "end")
                .refuses(
                        "build 2l",
                        walls == 0 ? "no wall yet" : walls == 4 ? "no room for more flags" : "another wall");
        if (room > 0) {
            PositionBuilder.apprenticeClearing("a2", "b2")
                    .walls(0, walls)
                    .flags(0, Arrays.copyOf(flags, room - 1))
                    .scenario()
                    .legalExactly("build 2l", "end")
                    .refuses("scrap 2l", "still draw something");
        }
    }

    @Test
    @Rule("U-7")
    void residentsBeyondFortyAreLost() {
        PositionBuilder.apprenticeClearing("b1", "b2", "b3")
                .residents(0, 38)
                .scenario()
                .plays("build b")
                .field("seats[0].residents")
                .is(40)
                .scores(20, 0);
        PositionBuilder.apprentice(2)
                .dice("resident", "wood")
                .residents(0, 39)
                .scenario()
                .plays("die 1 resident")
                .field("seats[0].residents")
                .is(40);
    }

    @Test
    @Rule("U-8")
    void firstFourthTowerGetsTheSun() {
        PositionBuilder.apprenticeClearing("a1", "b1")
                .towers(0, 5, 5, 5)
                .towers(1, 2, 2, 2)
                .scenario()
                .scores(15, 6)
                .plays("build 1l")
                .event("sun")
                .field("sun")
                .is(0)
                .scores(21, 6);
    }

    @Test
    @Rule("U-8")
    void onlyOneSeatGetsTheSun() {
        PositionBuilder.apprenticeClearing("a1", "b1")
                .towers(0, 5, 5, 5)
                .towers(1, 2, 2, 2, 2)
                .sun(1)
                .scenario()
                .plays("build 1l")
                .field("sun")
                .is(1)
                .scores(17, 12);
    }
}
