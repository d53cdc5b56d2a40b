package org.merlon.onceupon;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

class BoardTest {
    /** Ten of the twelve squares: as many as a player has tokens. */
    private static final String[] TEN = {"a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3"};

    @Test
    @Rule("U-1")
    void everyResourceHasItsThreeSquares() {
        At.apprentice(2)
                .scenario()
                .onlyLegal("die 1", "wood b1", "wood d1", "wood a2", "pass")
                .onlyLegal("die 2", "stone a1", "stone b2", "stone c3", "pass");
        At.apprentice(2)
                .dice("gold", "food")
                .scenario()
                .onlyLegal("die 1", "gold c2", "gold a3", "gold d3", "pass")
                .onlyLegal("die 2", "food c1", "food d2", "food b3", "pass");
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
            String[] others =
                    Stream.of(TEN).filter(square -> !square.equals(missing)).toArray(String[]::new);
            At.clearing(others).walls(0, 1).scenario().refuses("build " + line, "not complete");
        }
        Scenario built = At.clearing(tokens).walls(0, 1).scenario().plays("build " + line);
        built.field("seats[0].tokens").isEmpty();
        boolean list = field.equals("towers") || field.equals("flags");
        if (list) {
            built.field("seats[0]." + field).isList(worth);
        } else {
            built.field("seats[0]." + field).is(worth);
        }
        built.field("seats[0].walls").is(field.equals("residents") ? 2 : 1);
    }

    @Test
    @Rule("U-2")
    void noOtherLineExists() {
        At.clearing("a1", "b1", "c1", "d1", "a2").scenario().onlyLegal("build", "1l", "1r");
        At.clearing("a1").scenario().illegal("build e", "build 4l", "build 1", "build l1", "build");
    }

    @Test
    @Rule("U-3")
    void tenTokensAndNoMore() {
        At.apprentice(2)
                .dice("?", "gold")
                .tokens(0, TEN)
                .scenario()
                .legalExactly("die 1 resident", "die 1 pass", "die 2 pass")
                .refuses("die 2 gold d3", "ten tokens");
    }

    @Test
    @Rule("U-3")
    void aSquareHoldsOneToken() {
        At.apprentice(2)
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
        At.clearing("a1", "b1", "c1")
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
    void theGroupOfTheLastResidentScores(Map.Entry<Integer, List<Integer>> group) {
        for (int residents : group.getValue()) {
            At.apprentice(2).residents(1, residents).scenario().scores(0, group.getKey());
        }
        At.apprentice(2).residents(0, 37).residents(1, 40).scenario().scores(20, 20);
        assertEquals(40, Castle.MAX_RESIDENTS);
    }
}
