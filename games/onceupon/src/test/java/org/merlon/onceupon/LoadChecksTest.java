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
class LoadChecksTest {
    @ParameterizedTest
    @ValueSource(strings = {"toMove", "step", "active", "dice", "pile", "display"})
    void whatMustBeGiven(String field) {
        At.architect(2).scenario();
        At.architect(2).without(field).isBad(field);
    }

    @Test
    void whatMayBeLeftOut() {
        Scenario sample = At.apprentice(2).without("display").scenario();
        sample.field("round").is(1).field("final").is(false).field("finisher").isNull();
        sample.field("sun").isNull().field("pending").isNull().field("display").isEmpty();
        sample.field("seats[1].residents").is(0).field("seats[1].points").isEmpty();
        sample.field("seats[1].guests").isAbsent();
        At.architect(2).scenario().field("seats[1].points").isAbsent();
    }

    @Test
    void asManySeatsAsPlayers() {
        At.apprentice(2).put("seats", new Data.Arr()).isBad("seats");
        At.apprentice(2)
                .put(
                        "seats",
                        new Data.Arr().add(new Data.Obj()).add(new Data.Obj()).add(new Data.Obj()))
                .isBad("seats");
        At.apprentice(2).put("players", new Data.Whole(5)).isBad("");
        At.apprentice(2).toMove(2).isBad("toMove");
        At.apprentice(2).active(2).isBad("active");
        At.apprentice(2).put("toMove", Data.Null.NULL).isBad("toMove");
        At.apprentice(2).step("over").isBad("toMove");
        At.apprentice(2).step("over").put("toMove", Data.Null.NULL).scenario().overWithRanks(1, 1);
        At.apprentice(2).step("rolling").isBad("step");
    }

    @Test
    @Rule("U-3")
    void tokens() {
        At.apprentice(2).tokens(0, "a1", "a1").isBad("a1");
        At.apprentice(2).tokens(0, "e1").isBad("e1");
        String[] ten = {"a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3"};
        At.apprentice(2).tokens(0, ten).scenario();
        At.apprentice(2)
                .tokens(0, "a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3")
                .isBad("10");
    }

    @Test
    @Rule({"U-5", "U-6", "U-7"})
    void parts() {
        At.apprentice(2).floors(0, 5).isBad("floors");
        At.apprentice(2).walls(0, 5).isBad("walls");
        At.apprentice(2).floors(0, -1).isBad("floors");
        At.apprentice(2).towers(0, 2, 2, 2, 2, 2).sun(0).isBad("towers");
        At.apprentice(2).towers(0, 3).isBad("towers");
        At.apprentice(2).walls(0, 1).flags(0, 1, 2).scenario();
        At.apprentice(2).walls(0, 1).flags(0, 1, 2, 1).isBad("flags");
        At.apprentice(2).walls(0, 1).flags(0, 3).isBad("flags");
        At.apprentice(2).walls(0, 4).flags(0, 1, 2, 1, 2, 1, 2).scenario();
        At.apprentice(2).walls(0, 4).flags(0, 1, 2, 1, 2, 1, 2, 1).isBad("flags");
        At.apprentice(2).residents(0, 40).scenario();
        At.apprentice(2).residents(0, 41).isBad("residents");
        At.apprentice(2).clouds(0, -1).isBad("clouds");
    }

    @Test
    @Rule("U-8")
    void theSun() {
        At.apprentice(2).towers(0, 2, 2, 2, 2).isBad("Sun");
        At.apprentice(2).towers(0, 2, 2, 2, 2).sun(0).scenario();
        At.apprentice(2).towers(0, 2, 2, 2, 2).sun(1).isBad("Sun");
        At.apprentice(2).towers(0, 2, 2, 2).sun(0).isBad("Sun");
        At.apprentice(2).towers(0, 2, 2, 2, 2).towers(1, 5, 5, 5, 5).sun(1).scenario();
    }

    @Test
    @Rule("U-40")
    void theLastClearing() {
        At.apprentice(2).almost(0, 4).sun(0).step("build").toMove(1).isBad("finisher");
        last(1).scenario();
        last(0).isBad("step");
        last(1).put("final", new Data.Truth(false)).isBad("final");
        last(1).without("final").isBad("final");
        last(1).put("finisher", Data.Null.NULL).isBad("finisher");
        last(1).floors(0, 3).isBad("finisher");
        At.apprentice(2).put("final", new Data.Truth(true)).isBad("final");
        At.architect(2)
                .almost(0, 4)
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
    void whoStillHasADieInTheLastClearing(int players, int active, int finisher, String withADie) {
        List<String> dice = List.of(withADie.split(" ", -1));
        for (int seat = 0; seat < players; seat++) {
            if (seat == finisher) {
                last(players, active, finisher, seat).step("dice").isBad("step");
                last(players, active, finisher, seat).isBad("step");
            } else if (dice.contains(String.valueOf(seat))) {
                last(players, active, finisher, seat).step("dice").scenario().legal("pass");
                last(players, active, finisher, seat)
                        .step("dice")
                        .used(true, false)
                        .isBad("used");
                last(players, active, finisher, seat)
                        .used(true, false)
                        .scenario()
                        .legal("end");
                last(players, active, finisher, seat)
                        .used(false, true)
                        .scenario()
                        .legal("end");
                last(players, active, finisher, seat).used(true, true).isBad("used");
            } else {
                last(players, active, finisher, seat).step("dice").isBad("step");
                last(players, active, finisher, seat).scenario().legal("end");
                last(players, active, finisher, seat).used(false, true).isBad("used");
            }
        }
        At over = last(players, active, finisher, 0).step("over").put("toMove", Data.Null.NULL);
        over.used(false, false).scenario().field("final").is(true);
        over.used(true, false).isBad("used");
    }

    @Test
    @Rule({"U-34", "U-40"})
    void usedDiceDuringAnEffectOfTheLastClearing() {
        lastEffect(0, 0).scenario().legal("skip");
        lastEffect(0, 0).used(true, false).isBad("used"); // the finisher
        lastEffect(0, 1).used(true, false).scenario().legal("skip");
        lastEffect(0, 1).used(true, true).isBad("used");
        lastEffect(1, 1).scenario().legal("skip");
        lastEffect(1, 1).used(true, false).isBad("used"); // seat 1 was active: it has no die left
    }

    /** Seat 0 has finished; the miner of the seat to move waits for a choice. */
    private static At lastEffect(int active, int toMove) {
        return At.architect(2)
                .active(active)
                .toMove(toMove)
                .almost(0, 4)
                .sun(0)
                .finisher(0)
                .guests(toMove, "miner")
                .pending("miner", 2);
    }

    private static At last(int players, int active, int finisher, int toMove) {
        return At.apprentice(players)
                .active(active)
                .almost(finisher, 4)
                .sun(finisher)
                .finisher(finisher)
                .step("build")
                .toMove(toMove);
    }

    private static At last(int toMove) {
        return At.apprentice(2).almost(0, 4).sun(0).finisher(0).step("build").toMove(toMove);
    }

    @Test
    @Rule("U-10")
    void dice() {
        At.apprentice(2).dice("wood", "iron").isBad("iron");
        At.apprentice(2).put("dice", new Data.Arr().add("wood")).isBad("two dice");
        At.apprentice(2)
                .put("dice", new Data.Arr().add("wood").add("wood").add("wood"))
                .isBad("two dice");
        At.apprentice(2).put("used", new Data.Arr().add(new Data.Truth(true))).isBad("two dice");
        At.apprentice(2).put("used", new Data.Arr()).isBad("two dice");
    }

    @Test
    @Rule({"U-11", "U-14"})
    void usedDice() {
        At.apprentice(2).used(true, false).scenario();
        At.apprentice(2).used(true, true).isBad("used");
        At.apprentice(2).toMove(1).used(false, true).isBad("used");
        At.apprentice(2).builds(1).used(false, true).scenario();
        At.apprentice(2).builds(1).used(false, false).scenario();
        At.apprentice(2).builds(1).used(true, true).isBad("used");
        At.apprentice(2)
                .step("over")
                .put("toMove", Data.Null.NULL)
                .used(true, false)
                .isBad("used");
    }

    @Test
    @Rule("U-42")
    void rounds() {
        At.apprentice(2).round(100).scenario();
        At.apprentice(2).round(101).isBad("round");
        At.apprentice(2).round(0).isBad("round");
    }

    @Test
    @Rule("U-23")
    void apprenticeCards() {
        At.apprentice(2).points(0, 4, 4).scenario();
        At.apprentice(2).points(0, 4, 4).points(1, 4).isBad("4");
        At.apprentice(2).points(0, 5).isBad("5");
        At.apprentice(2).pile(0).isBad("pile");
        At.apprentice(2).pile("queen").isBad("pile");
        At.apprentice(2).display("queen").isBad("display");
        At.apprentice(2).guests(0, "queen").isBad("unknown field");
        At.architect(2).points(0, 1).isBad("unknown field");
    }

    @Test
    @Rule({"U-30", "U-31"})
    void guests() {
        At.architect(2).guests(0, "cook").scenario();
        At.architect(2).guests(0, "cook").guests(1, "cook").isBad("twice");
        At.architect(2).guests(0, "queen").isBad("twice");
        At.architect(2).guests(0, "jester").isBad("twice");
        At.architect(2).guests(0, "wizard").isBad("wizard");
        At.architect(2).display("cook", "king").isBad("three");
        At.architect(2).display("cook", "king").pile(new String[0]).scenario();
        At.architect(2).display("cook", "king", "troll", "monk").isBad("display");
    }

    @Test
    @Rule("U-34")
    void effects() {
        At.effect("logger", 2).scenario();
        At.effect("logger", 3).isBad("left");
        At.effect("logger", 0).isBad("left");
        At.effect("architect", 2).isBad("left");
        At.effect("bohemian", 1).isBad("nothing to choose");
        At.effect("cook", 1).isBad("nothing to choose");
        At.effect("logger", 2).guests(0, "miner").isBad("no guest of the seat");
        At.effect("logger", 2).step("build").isBad("pending");
        At.effect("logger", 2).without("pending").isBad("pending");
        At.effect("logger", 2).toMove(1).isBad("no guest of the seat");
        At.effect("logger", 2).pending("logger", 2, "wood").isBad("unknown field");
        At.effect("dagobert", 1).isBad("face");
        At.effect("dagobert", 1).pending("dagobert", 1, "wood").scenario();
        At.effect("dagobert", 1).pending("dagobert", 2, "resident").isBad("face");
        At.effect("dagobert", 1).pending("dagobert", 2, "?").isBad("face");
        At.apprentice(2).pending("logger", 2).isBad("no guest of the seat");
    }

    @Test
    void unknownFields() {
        At.apprentice(2).put("colour", new Data.Whole(1)).isBad("colour");
        At.apprentice(2).seat(0, "colour", new Data.Whole(1)).isBad("colour");
    }
}
