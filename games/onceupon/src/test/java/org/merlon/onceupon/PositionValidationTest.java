package org.merlon.onceupon;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.merlon.engine.data.Data;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

/** Invalid positions are refused; each one is tested beside a valid position that differs in one field. */
class PositionValidationTest {
    @ParameterizedTest
    @ValueSource(strings = {"toMove", "step", "active", "dice", "pile", "display"})
    void fieldsWithoutDefaultAreRequired(String field) {
        PositionBuilder.architect(2).scenario();
        PositionBuilder.architect(2).without(field).isBad(field);
    }

    @Test
    void omittedFieldsHaveDefaults() {
        Scenario sample = PositionBuilder.apprentice(2).without("display").scenario();
        sample.field("round").is(1).field("final").is(false).field("finisher").isNull();
        sample.field("sun").isNull().field("pending").isNull().field("display").isEmpty();
        sample.field("seats[1].residents").is(0).field("seats[1].points").isEmpty();
        sample.field("seats[1].guests").isAbsent();
        PositionBuilder.architect(2).scenario().field("seats[1].points").isAbsent();
    }

    @Test
    void seatCountEqualsPlayerCount() {
        PositionBuilder.apprentice(2).put("seats", new Data.Arr()).isBad("seats");
        PositionBuilder.apprentice(2)
                .put(
                        "seats",
                        new Data.Arr().add(new Data.Obj()).add(new Data.Obj()).add(new Data.Obj()))
                .isBad("seats");
        PositionBuilder.apprentice(2).put("players", new Data.Whole(5)).isBad("");
        PositionBuilder.apprentice(2).toMove(2).isBad("toMove");
        PositionBuilder.apprentice(2).active(2).isBad("active");
        PositionBuilder.apprentice(2).put("toMove", Data.Null.NULL).isBad("toMove");
        PositionBuilder.apprentice(2).step("over").isBad("toMove");
        PositionBuilder.apprentice(2)
                .step("over")
                .put("toMove", Data.Null.NULL)
                .scenario()
                .overWithRanks(1, 1);
        PositionBuilder.apprentice(2).step("rolling").isBad("step");
    }

    @Test
    @Rule("U-3")
    void tokens() {
        PositionBuilder.apprentice(2).tokens(0, "a1", "a1").isBad("a1");
        PositionBuilder.apprentice(2).tokens(0, "e1").isBad("e1");
        String[] ten = {"a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3"};
        PositionBuilder.apprentice(2).tokens(0, ten).scenario();
        PositionBuilder.apprentice(2)
                .tokens(0, "a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3")
                .isBad("10");
    }

    @Test
    @Rule({"U-5", "U-6", "U-7"})
    void parts() {
        PositionBuilder.apprentice(2).floors(0, 5).isBad("floors");
        PositionBuilder.apprentice(2).walls(0, 5).isBad("walls");
        PositionBuilder.apprentice(2).floors(0, -1).isBad("floors");
        PositionBuilder.apprentice(2).towers(0, 2, 2, 2, 2, 2).sun(0).isBad("towers");
        PositionBuilder.apprentice(2).towers(0, 3).isBad("towers");
        PositionBuilder.apprentice(2).walls(0, 1).flags(0, 1, 2).scenario();
        PositionBuilder.apprentice(2).walls(0, 1).flags(0, 1, 2, 1).isBad("flags");
        PositionBuilder.apprentice(2).walls(0, 1).flags(0, 3).isBad("flags");
        PositionBuilder.apprentice(2).walls(0, 4).flags(0, 1, 2, 1, 2, 1, 2).scenario();
        PositionBuilder.apprentice(2).walls(0, 4).flags(0, 1, 2, 1, 2, 1, 2, 1).isBad("flags");
        PositionBuilder.apprentice(2).residents(0, 40).scenario();
        PositionBuilder.apprentice(2).residents(0, 41).isBad("residents");
        PositionBuilder.apprentice(2).clouds(0, -1).isBad("clouds");
    }

    @Test
    @Rule("U-8")
    void theSun() {
        PositionBuilder.apprentice(2).towers(0, 2, 2, 2, 2).isBad("Sun");
        PositionBuilder.apprentice(2).towers(0, 2, 2, 2, 2).sun(0).scenario();
        PositionBuilder.apprentice(2).towers(0, 2, 2, 2, 2).sun(1).isBad("Sun");
        PositionBuilder.apprentice(2).towers(0, 2, 2, 2).sun(0).isBad("Sun");
        PositionBuilder.apprentice(2)
                .towers(0, 2, 2, 2, 2)
                .towers(1, 5, 5, 5, 5)
                .sun(1)
                .scenario();
    }

    @Test
    @Rule("U-40")
    void theLastClearing() {
        PositionBuilder.apprentice(2)
                .nearlyComplete(0, 4)
                .sun(0)
                .step("build")
                .toMove(1)
                .isBad("finisher");
        inLastClearing(1).scenario();
        inLastClearing(0).isBad("step");
        inLastClearing(1).put("final", new Data.Truth(false)).isBad("final");
        inLastClearing(1).without("final").isBad("final");
        inLastClearing(1).put("finisher", Data.Null.NULL).isBad("finisher");
        inLastClearing(1).floors(0, 3).isBad("finisher");
        PositionBuilder.apprentice(2).put("final", new Data.Truth(true)).isBad("final");
        PositionBuilder.architect(2)
                .nearlyComplete(0, 4)
                .sun(0)
                .finisher(0)
                .guests(0, "miner")
                .pending("miner", 2)
                .scenario()
                .legal("skip");
    }

    @ParameterizedTest
    @CsvSource({
        "2, 0, 0, 1",
        "2, 0, 1, ''",
        "2, 1, 1, 0",
        "2, 1, 0, ''",
        "3, 0, 0, 1 2",
        "3, 0, 1, 2",
        "3, 0, 2, ''",
        "3, 1, 0, ''",
        "3, 2, 0, 1",
        "3, 2, 2, 0 1",
        "4, 1, 2, 3 0",
        "4, 3, 0, 1 2",
        "4, 3, 3, 0 1 2",
        "4, 3, 2, ''",
        "4, 0, 1, 2 3"
    })
    @Rule({"U-14", "U-40"})
    void onlySeatsWithUnusedDieHaveStepDiceInLastClearing(
            int players, int active, int finisher, String seatsWithDieText) {
        List<String> seatsWithDie = List.of(seatsWithDieText.split(" ", -1));
        for (int seat = 0; seat < players; seat++) {
            if (seat == finisher) {
                inLastClearing(players, active, finisher, seat).step("dice").isBad("step");
                inLastClearing(players, active, finisher, seat).isBad("step");
            } else if (seatsWithDie.contains(String.valueOf(seat))) {
                inLastClearing(players, active, finisher, seat)
                        .step("dice")
                        .scenario()
                        .legal("pass");
                inLastClearing(players, active, finisher, seat)
                        .step("dice")
                        .used(true, false)
                        .isBad("used");
                inLastClearing(players, active, finisher, seat)
                        .used(true, false)
                        .scenario()
                        .legal("end");
                inLastClearing(players, active, finisher, seat)
                        .used(false, true)
                        .scenario()
                        .legal("end");
                inLastClearing(players, active, finisher, seat).used(true, true).isBad("used");
            } else {
                inLastClearing(players, active, finisher, seat).step("dice").isBad("step");
                inLastClearing(players, active, finisher, seat).scenario().legal("end");
                inLastClearing(players, active, finisher, seat)
                        .used(false, true)
                        .isBad("used");
            }
        }
        PositionBuilder over =
                inLastClearing(players, active, finisher, 0).step("over").put("toMove", Data.Null.NULL);
        over.used(false, false).scenario().field("final").is(true);
        over.used(true, false).isBad("used");
    }

    @Test
    @Rule({"U-34", "U-40"})
    void usedDiceDuringAnEffectOfTheLastClearing() {
        effectInLastClearing(0, 0).scenario().legal("skip");
        effectInLastClearing(0, 0).used(true, false).isBad("used"); // the finisher
        effectInLastClearing(0, 1).used(true, false).scenario().legal("skip");
        effectInLastClearing(0, 1).used(true, true).isBad("used");
        effectInLastClearing(1, 1).scenario().legal("skip");
        effectInLastClearing(1, 1).used(true, false).isBad("used"); // seat 1 was active: it has no die left
    }

    /** Seat 0 has finished; the miner of the seat to move waits for a choice. */
    private static PositionBuilder effectInLastClearing(int active, int toMove) {
        return PositionBuilder.architect(2)
                .active(active)
                .toMove(toMove)
                .nearlyComplete(0, 4)
                .sun(0)
                .finisher(0)
                .guests(toMove, "miner")
                .pending("miner", 2);
    }

    private static PositionBuilder inLastClearing(int players, int active, int finisher, int toMove) {
        return PositionBuilder.apprentice(players)
                .active(active)
                .nearlyComplete(finisher, 4)
                .sun(finisher)
                .finisher(finisher)
                .step("build")
                .toMove(toMove);
    }

    private static PositionBuilder inLastClearing(int toMove) {
        return PositionBuilder.apprentice(2)
                .nearlyComplete(0, 4)
                .sun(0)
                .finisher(0)
                .step("build")
                .toMove(toMove);
    }

    @Test
    @Rule("U-10")
    void dice() {
        PositionBuilder.apprentice(2).dice("wood", "iron").isBad("iron");
        PositionBuilder.apprentice(2).put("dice", new Data.Arr().add("wood")).isBad("two dice");
        PositionBuilder.apprentice(2)
                .put("dice", new Data.Arr().add("wood").add("wood").add("wood"))
                .isBad("two dice");
        PositionBuilder.apprentice(2)
                .put("used", new Data.Arr().add(new Data.Truth(true)))
                .isBad("two dice");
        PositionBuilder.apprentice(2).put("used", new Data.Arr()).isBad("two dice");
    }

    @Test
    @Rule({"U-11", "U-14"})
    void usedDice() {
        PositionBuilder.apprentice(2).used(true, false).scenario();
        PositionBuilder.apprentice(2).used(true, true).isBad("used");
        PositionBuilder.apprentice(2).toMove(1).used(false, true).isBad("used");
        PositionBuilder.apprentice(2).stepBuild(1).used(false, true).scenario();
        PositionBuilder.apprentice(2).stepBuild(1).used(false, false).scenario();
        PositionBuilder.apprentice(2).stepBuild(1).used(true, true).isBad("used");
        PositionBuilder.apprentice(2)
                .step("over")
                .put("toMove", Data.Null.NULL)
                .used(true, false)
                .isBad("used");
    }

    @Test
    @Rule("U-42")
    void rounds() {
        PositionBuilder.apprentice(2).round(100).scenario();
        PositionBuilder.apprentice(2).round(101).isBad("round");
        PositionBuilder.apprentice(2).round(0).isBad("round");
    }

    @Test
    @Rule("U-23")
    void apprenticeCards() {
        PositionBuilder.apprentice(2).points(0, 4, 4).scenario();
        PositionBuilder.apprentice(2).points(0, 4, 4).points(1, 4).isBad("4");
        PositionBuilder.apprentice(2).points(0, 5).isBad("5");
        PositionBuilder.apprentice(2).pile(0).isBad("pile");
        PositionBuilder.apprentice(2).pile("queen").isBad("pile");
        PositionBuilder.apprentice(2).display("queen").isBad("display");
        PositionBuilder.apprentice(2).guests(0, "queen").isBad("unknown field");
        PositionBuilder.architect(2).points(0, 1).isBad("unknown field");
    }

    @Test
    @Rule({"U-30", "U-31"})
    void guests() {
        PositionBuilder.architect(2).guests(0, "cook").scenario();
        PositionBuilder.architect(2).guests(0, "cook").guests(1, "cook").isBad("twice");
        PositionBuilder.architect(2).guests(0, "queen").isBad("twice");
        PositionBuilder.architect(2).guests(0, "jester").isBad("twice");
        PositionBuilder.architect(2).guests(0, "wizard").isBad("wizard");
        PositionBuilder.architect(2).display("cook", "king").isBad("three");
        PositionBuilder.architect(2).display("cook", "king").pile(new String[0]).scenario();
        PositionBuilder.architect(2).display("cook", "king", "troll", "monk").isBad("display");
    }

    @Test
    @Rule("U-34")
    void effects() {
        PositionBuilder.architectEffect("logger", 2).scenario();
        PositionBuilder.architectEffect("logger", 3).isBad("left");
        PositionBuilder.architectEffect("logger", 0).isBad("left");
        PositionBuilder.architectEffect("architect", 2).isBad("left");
        PositionBuilder.architectEffect("bohemian", 1).isBad("nothing to choose");
        PositionBuilder.architectEffect("cook", 1).isBad("nothing to choose");
        PositionBuilder.architectEffect("logger", 2).guests(0, "miner").isBad("no guest of the seat");
        PositionBuilder.architectEffect("logger", 2).step("build").isBad("pending");
        PositionBuilder.architectEffect("logger", 2).without("pending").isBad("pending");
        PositionBuilder.architectEffect("logger", 2).toMove(1).isBad("no guest of the seat");
        PositionBuilder.architectEffect("logger", 2)
                .pending("logger", 2, "wood")
                .isBad("unknown field");
        PositionBuilder.architectEffect("dagobert", 1).isBad("face");
        PositionBuilder.architectEffect("dagobert", 1)
                .pending("dagobert", 1, "wood")
                .scenario();
        PositionBuilder.architectEffect("dagobert", 1)
                .pending("dagobert", 2, "resident")
                .isBad("face");
        PositionBuilder.architectEffect("dagobert", 1)
                .pending("dagobert", 2, "?")
                .isBad("face");
        PositionBuilder.apprentice(2).pending("logger", 2).isBad("no guest of the seat");
    }

    @Test
    void unknownFields() {
        PositionBuilder.apprentice(2).put("colour", new Data.Whole(1)).isBad("colour");
        PositionBuilder.apprentice(2).seat(0, "colour", new Data.Whole(1)).isBad("colour");
    }
}
