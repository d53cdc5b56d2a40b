package org.merlon.onceupon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.merlon.engine.data.Data;
import org.merlon.testkit.FieldPath;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

/** The effects of each Bolt guest (U-34). */
@Rule("U-34")
class GuestEffectsTest {
    private static final String[] TEN_SQUARES = {"a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3"};

    @ParameterizedTest
    @CsvSource({"logger, b1 d1 a2", "merchant, c2 a3 d3", "miner, a1 b2 c3", "peasant, c1 d2 b3"})
    void gatherersPlaceUpToTwoTokensOfTheirResource(String guest, String squares) {
        String[] resourceSquares = squares.split(" ", -1);
        Scenario effect = PositionBuilder.architectEffect(guest, 2)
                .scenario()
                .legalWithPrefix("token", resourceSquares)
                .legal("skip")
                .plays("token " + resourceSquares[1])
                .field("pending.left")
                .is(1)
                .legalWithPrefix("token", resourceSquares[0], resourceSquares[2])
                .plays("token " + resourceSquares[2])
                .field("step")
                .is("build")
                .field("pending")
                .isNull();
        effect.field("seats[0].tokens").holds(resourceSquares[1], resourceSquares[2]);
    }

    @ParameterizedTest
    @ValueSource(strings = {"logger", "merchant", "miner", "peasant"})
    void remainingTokensMayBeSkipped(String guest) {
        PositionBuilder.architectEffect(guest, 1)
                .scenario()
                .plays("skip")
                .field("step")
                .is("build")
                .field("pending")
                .isNull()
                .field("seats[0].tokens")
                .isEmpty()
                .toMove(0);
    }

    @Test
    void onlySkipIsLegalWithoutFreeSquare() {
        PositionBuilder.architectEffect("logger", 2, TEN_SQUARES)
                .scenario()
                .legalExactly("skip")
                .refuses("token d3", "all ten of your tokens")
                .refuses("end", "Logger");
        PositionBuilder.architectEffect("merchant", 2, "c2", "a3", "d3")
                .scenario()
                .legalExactly("skip")
                .refuses("token c2", "token on c2")
                .refuses("token a1", "a1 is stone");
    }

    @Test
    void theArchitectBringsAResidentThenATokenAnywhere() {
        PositionBuilder.architectClearing("c3", "d3", "a1")
                .display("architect", "cook", "king")
                .scenario()
                .plays("build 3r architect")
                .field("seats[0].residents")
                .is(1)
                .field("pending")
                .is(new Data.Obj().put("guest", "architect").put("left", 1))
                .legalWithPrefix("token", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3")
                .plays("token d3")
                .field("step")
                .is("build")
                .field("seats[0].tokens")
                .holds("a1", "d3");
    }

    @Test
    void theBohemianBringsFourResidents() {
        PositionBuilder.architectClearing("c3", "d3")
                .display("bohemian", "cook", "king")
                .residents(0, 3)
                .scenario()
                .plays("build 3r bohemian")
                .field("seats[0].residents")
                .is(7)
                .field("step")
                .is("build")
                .field("pending")
                .isNull();
    }

    @Test
    void theMagicianMovesTwoTokensToAnyFreeSquares() {
        PositionBuilder.architectEffect("magician", 2, "a1", "b1")
                .scenario()
                .legal("shift a1 d3", "shift b1 c1", "skip")
                .illegal("shift a1 b1", "shift c1 d1", "shift a1 a1", "token c1", "shift a1", "shift a1 e1")
                .plays("shift a1 d3")
                .field("pending.left")
                .is(1)
                .plays("shift b1 a1")
                .field("step")
                .is("build")
                .field("seats[0].tokens")
                .holds("a1", "d3");
        PositionBuilder.architectEffect("magician", 2, TEN_SQUARES)
                .scenario()
                .legalWithPrefix(
                        "shift",
                        Set.of(TEN_SQUARES).stream()
                                .flatMap(from -> Set.of("c3", "d3").stream().map(to -> from + " " + to))
                                .toArray(String[]::new));
    }

    @Test
    void theMagicianMayMoveTheSameTokenTwice() {
        PositionBuilder.architectEffect("magician", 2, "a1")
                .scenario()
                .plays("shift a1 b2", "shift b2 a1")
                .field("step")
                .is("build")
                .field("seats[0].tokens")
                .isList("a1");
    }

    @Test
    void dagobertsResultCountsTwice() {
        PositionBuilder.architectEffect("dagobert", 2)
                .pending("dagobert", 2, "gold")
                .scenario()
                .legalExactly("token c2", "token a3", "token d3", "skip")
                .refuses("face gold", "first")
                .plays("token c2", "token d3")
                .field("step")
                .is("build");
    }

    @Test
    void dagobertOnAQuestionMarkNamesAnyFaceFirst() {
        PositionBuilder.architectEffect("dagobert", 2, TEN_SQUARES)
                .residents(0, 40)
                .scenario()
                .legalExactly("face wood", "face stone", "face gold", "face food", "face resident", "skip")
                .refuses("token c3", "choose what")
                .illegal("face ?", "face iron", "face");
        PositionBuilder.architectEffect("dagobert", 2)
                .scenario()
                .plays("face stone")
                .field("pending")
                .is(new Data.Obj().put("guest", "dagobert").put("left", 2).put("face", "stone"))
                .legalExactly("token a1", "token b2", "token c3", "skip");
        PositionBuilder.architectEffect("dagobert", 2)
                .residents(0, 10)
                .scenario()
                .plays("face resident")
                .field("seats[0].residents")
                .is(14)
                .field("step")
                .is("build");
    }

    /** Tries chance positions until every face has been rolled; the state must fit the face in the event. */
    @Test
    void dagobertRollsOneDie() {
        Set<String> rolled = new TreeSet<>();
        for (int draws = 0; draws < 60; draws++) {
            Scenario woken = PositionBuilder.architectClearing("c2", "d2")
                    .guests(0, "dagobert")
                    .put("rng", new Data.Text("%064x:%d".formatted(7, draws)))
                    .scenario()
                    .plays("build 2r bolt dagobert")
                    .event("roll");
            Data.Obj roll = woken.events().stream()
                    .filter(event -> event.fields().containsKey("dice"))
                    .findFirst()
                    .orElseThrow();
            String face = ((Data.Text) FieldPath.get(roll, "dice[0]")).value();
            rolled.add(face);
            assertEquals(
                    new Data.Obj()
                            .put("event", "roll")
                            .put("seat", 0)
                            .put("guest", "dagobert")
                            .put("dice", new Data.Arr().add(face)),
                    roll);
            switch (face) {
                case "?" ->
                    woken.field("pending")
                            .is(new Data.Obj().put("guest", "dagobert").put("left", 2));
                case "resident" ->
                    woken.field("pending").isNull().field("seats[0].residents").is(4);
                default ->
                    woken.field("pending.face").is(face).field("pending.left").is(2);
            }
            woken.field("dice").isList("wood", "stone");
        }
        assertTrue(rolled.containsAll(Set.of("wood", "stone", "gold", "food", "resident", "?")), rolled::toString);
    }

    @Test
    void dagobertsDieIgnoresHourglassGuests() {
        PositionBuilder.architectEffect("dagobert", 2)
                .guests(0, "dagobert", "cook", "monk", "knight", "shepherdess")
                .walls(0, 1)
                .scenario()
                .legalExactly("face wood", "face stone", "face gold", "face food", "face resident", "skip")
                .plays("face food", "token c1", "token d2")
                .field("seats[0].residents")
                .is(0);
    }
}
