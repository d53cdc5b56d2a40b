package org.merlon.onceupon;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.merlon.onceupon.castle.Castle;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

class BoardTest {
    /** Ten of the twelve squares: as many as a player has tokens. */
    private static final String[] TEN_SQUARES = {"a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3"};

    @Test
    @Rule("U-1")
    void everyResourceHasItsThreeSquares() {
        PositionBuilder.apprentice(2)
                .scenario()
                .legalWithPrefix("die 1", "wood b1", "wood d1", "wood a2", "pass")
                .legalWithPrefix("die 2", "stone a1", "stone b2", "stone c3", "pass");
        PositionBuilder.apprentice(2)
                .dice("gold", "food")
                .scenario()
                .legalWithPrefix("die 1", "gold c2", "gold a3", "gold d3", "pass")
                .legalWithPrefix("die 2", "food c1", "food d2", "food b3", "pass");
    }

    @ParameterizedTest
    @Rule("U-2")
    @CsvSource({
        "a, a1 a2 a3, towers, 5",
        "1l, a1 b1, towers, 2",
        "1r, c1 d1, residents, 1",
        "b, b1 b2 b3, residents, 4",
        "d, d1 d2 d3, residents, 3",
        "2l, a2 b2, flags, 1",
        "3l, a3 b3, flags, 2",
        "2r, c2 d2, flags, 1",
        "c, c1 c2 c3, flags, 2",
        "3r, c3 d3, floors, 1"
    })
    void everyLineHasItsSquaresAndItsReward(String line, String squares, String field, int worth) {
        String[] tokens = squares.split(" ", -1);
        for (String missing : tokens) {
            String[] others = Stream.of(TEN_SQUARES)
                    .filter(square -> !square.equals(missing))
                    .toArray(String[]::new);
            PositionBuilder.apprenticeClearing(others).walls(0, 1).scenario().refuses("build " + line, "not complete");
        }
        Scenario built = PositionBuilder.apprenticeClearing(tokens)
                .walls(0, 1)
                .scenario()
                .plays("build " + line);
        built.field("seats[0].tokens").isEmpty();
        boolean isList = field.equals("towers") || field.equals("flags");
        if (isList) {
            built.field("seats[0]." + field).isList(worth);
        } else {
            built.field("seats[0]." + field).is(worth);
        }
        built.field("seats[0].walls").is(field.equals("residents") ? 2 : 1);
    }

    @Test
    @Rule("U-2")
    void noOtherLineExists() {
        PositionBuilder.apprenticeClearing("a1", "b1", "c1", "d1", "a2")
                .scenario()
                .legalWithPrefix("build", "1l", "1r");
        PositionBuilder.apprenticeClearing("a1")
                .scenario()
                .illegal("build e", "build 4l", "build 1", "build l1", "build");
    }

    @Test
    @Rule("U-3")
    void playerHasTenTokens() {
        PositionBuilder.apprentice(2)
                .dice("?", "gold")
                .tokens(0, TEN_SQUARES)
                .scenario()
                .legalExactly("die 1 resident", "die 1 pass", "die 2 pass")
                .refuses("die 2 gold d3", "all ten of your tokens");
    }

    @Test
    @Rule("U-3")
    void aSquareHoldsOneToken() {
        PositionBuilder.apprentice(2)
                .tokens(0, "b1")
                .scenario()
                .refuses("die 1 wood b1", "token on b1")
                .plays("die 1 wood a2")
                .field("seats[0].tokens")
                .holds("b1", "a2");
    }

    @Test
    @Rule("U-3")
    void tokensStayUntilTheirLineIsCleared() {
        PositionBuilder.apprenticeClearing("a1", "b1", "c1")
                .scenario()
                .plays("end", "pass", "end")
                .field("seats[0].tokens")
                .holds("a1", "b1", "c1");
    }

    static Stream<Map.Entry<Integer, List<Integer>>> groups() {
        return Map.of(
                0,
                List.of(0),
                1,
                List.of(1, 4),
                2,
                List.of(5, 8),
                3,
                List.of(9, 12),
                5,
                List.of(13, 16),
                7,
                List.of(17, 20),
                9,
                List.of(21, 24),
                11,
                List.of(25, 28),
                14,
                List.of(29, 32),
                17,
                List.of(33, 36))
                .entrySet()
                .stream();
    }

    @ParameterizedTest
    @MethodSource("groups")
    @Rule("U-7")
    void groupOfLastResidentScores(Map.Entry<Integer, List<Integer>> group) {
        for (int residents : group.getValue()) {
            PositionBuilder.apprentice(2).residents(1, residents).scenario().scores(0, group.getKey());
        }
        PositionBuilder.apprentice(2)
                .residents(0, 37)
                .residents(1, 40)
                .scenario()
                .scores(20, 20);
        assertEquals(40, Castle.MAX_RESIDENTS);
    }
}
