package org.merlon.onceupon;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.merlon.engine.data.Data;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

class EndTest {
    private static final Data UNUSED = used(false, false);
    private static final Data FIRST_USED = used(true, false);
    private static final Data SECOND_USED = used(false, true);

    private static Data used(boolean one, boolean two) {
        return new Data.Arr().add(new Data.Truth(one)).add(new Data.Truth(two));
    }

    @Test
    @Rule("U-40")
    void twelfthPartGetsTheCloudAndEndsTheFinishersTurn() {
        PositionBuilder.apprenticeClearing("c3", "d3", "a3", "b3")
                .nearlyComplete(0, 3)
                .sun(0)
                .scenario()
                .scores(12, 0)
                .plays("build 3r")
                .event("cloud")
                .field("final")
                .is(true)
                .field("finisher")
                .is(0)
                .field("used")
                .is(UNUSED)
                .toMove(1)
                .scores(19, 0)
                .plays("pass", "end")
                .overWithRanks(1, 2)
                .field("toMove")
                .isNull()
                .field("finisher")
                .is(0)
                .field("final")
                .is(true);
    }

    @Test
    @Rule("U-40")
    void anyPartCanBeTheTwelfth() {
        PositionBuilder.apprenticeClearing("d1", "d2", "d3")
                .floors(0, 4)
                .towers(0, 5, 5, 5, 5)
                .walls(0, 3)
                .sun(0)
                .scenario()
                .plays("build d")
                .field("finisher")
                .is(0)
                .field("seats[0].residents")
                .is(3);
        PositionBuilder.apprenticeClearing("a1", "b1")
                .floors(0, 4)
                .towers(0, 5, 5, 5)
                .walls(0, 4)
                .scenario()
                .plays("build 1l")
                .event("sun")
                .event("cloud")
                .scores(25, 0);
        PositionBuilder.apprenticeClearing("a2", "b2", "c3", "d3")
                .floors(0, 3)
                .towers(0, 5, 5, 5)
                .walls(0, 4)
                .scenario()
                .plays("build 2l", "build 3r")
                .field("finisher")
                .isNull();
    }

    @Test
    @Rule("U-40")
    void othersClearOnceClockwiseFromFinisher() {
        Scenario last = PositionBuilder.apprentice(4)
                .active(1)
                .stepBuild(2)
                .nearlyComplete(2, 3)
                .sun(2)
                .tokens(2, "c3", "d3")
                .tokens(3, "a1", "b1")
                .tokens(1, "c1", "d1")
                .round(30)
                .scenario()
                .plays("build 3r");
        last.toMove(3)
                .field("step")
                .is("dice")
                .legalExactly("die 1 wood a2", "die 1 wood d1", "die 2 stone b2", "die 2 stone c3", "pass")
                .plays("pass")
                .legalExactly("build 1l", "end")
                .plays("build 1l", "end")
                .toMove(0)
                .field("step")
                .is("dice")
                .plays("die 2 stone a1")
                .legalExactly("end")
                .plays("end")
                .toMove(1)
                .field("step")
                .is("build")
                .legalExactly("build 1r", "end")
                .plays("end")
                .overWithRanks(3, 3, 1, 2)
                .field("round")
                .is(30)
                .field("active")
                .is(1)
                .field("dice")
                .isList("wood", "stone");
    }

    @Test
    @Rule("U-40")
    void theEffectOfTheLastGuestIsStillPlayed() {
        PositionBuilder.architectClearing("c3", "d3", "a3")
                .nearlyComplete(0, 3)
                .sun(0)
                .display("merchant", "cook", "king")
                .scenario()
                .plays("build 3r merchant")
                .event("cloud")
                .toMove(0)
                .field("step")
                .is("effect")
                .field("used")
                .is(UNUSED)
                .plays("token c2")
                .toMove(0)
                .plays("token d3")
                .toMove(1)
                .field("step")
                .is("dice")
                .field("seats[0].tokens")
                .holds("a3", "c2", "d3");
        PositionBuilder.architectClearing("c3", "d3")
                .nearlyComplete(0, 3)
                .sun(0)
                .display("bohemian", "cook", "king")
                .scenario()
                .plays("build 3r bohemian")
                .toMove(1)
                .field("seats[0].residents")
                .is(4);
        PositionBuilder.architectClearing("c3", "d3")
                .nearlyComplete(0, 3)
                .sun(0)
                .display("logger", "cook", "king")
                .scenario()
                .plays("build 3r logger", "skip")
                .toMove(1);
    }

    @Test
    @Rule("U-40")
    void linesCompletedByEffectsAreClearedToo() {
        PositionBuilder.architect(2)
                .step("build")
                .toMove(1)
                .nearlyComplete(0, 4)
                .guests(0, "miner")
                .sun(0)
                .finisher(0)
                .tokens(1, "c1", "c2", "c3", "b1")
                .used(true, false)
                .scenario()
                .plays("build c steal 0 miner")
                .toMove(1)
                .field("used")
                .is(FIRST_USED)
                .plays("token a1", "skip")
                .field("used")
                .is(FIRST_USED)
                .legalExactly("build 1l", "end")
                .plays("build 1l", "end")
                .overWithRanks(1, 2);
    }

    @Test
    @Rule("U-40")
    void secondFinisherGetsNoCloudAndContinues() {
        PositionBuilder.apprentice(3)
                .step("build")
                .toMove(1)
                .nearlyComplete(0, 4)
                .nearlyComplete(1, 3)
                .sun(1)
                .finisher(0)
                .tokens(1, "c3", "d3", "a3", "b3")
                .scenario()
                .plays("build 3r")
                .field("finisher")
                .is(0)
                .toMove(1)
                .legalExactly("build 3l", "end")
                .plays("build 3l", "end")
                .toMove(2)
                .plays("pass", "end")
                .overWithRanks(2, 1, 3);
    }

    /** The finisher builds the last floor; all other boards are one token short of line 1l. */
    private static Scenario afterFinish(int players, int active, int finisher) {
        PositionBuilder position = PositionBuilder.apprentice(players)
                .active(active)
                .dice("wood", "?")
                .nearlyComplete(finisher, 3);
        position.sun(finisher).round(12);
        for (int seat = 0; seat < players; seat++) {
            position.tokens(seat, seat == finisher ? new String[] {"c3", "d3"} : new String[] {"a1"});
        }
        position.step("build").toMove(finisher);
        return position.used(true, active == finisher).scenario().plays("build 3r");
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
        "3, 1, 1, 2 0",
        "3, 1, 2, 0",
        "3, 1, 0, ''",
        "3, 2, 2, 0 1",
        "3, 2, 0, 1",
        "3, 2, 1, ''",
        "4, 0, 0, 1 2 3",
        "4, 0, 1, 2 3",
        "4, 0, 2, 3",
        "4, 0, 3, ''",
        "4, 2, 2, 3 0 1",
        "4, 2, 3, 0 1",
        "4, 2, 0, 1",
        "4, 2, 1, ''"
    })
    @Rule({"U-14", "U-40"})
    void seatsWithUnusedDieUseItBeforeClearing(int players, int active, int finisher, String seatsWithDieText) {
        List<String> seatsWithDie = List.of(seatsWithDieText.split(" ", -1));
        Scenario last = afterFinish(players, active, finisher);
        for (int turn = 1; turn < players; turn++) {
            int seat = (finisher + turn) % players;
            last.toMove(seat).field("used").is(UNUSED);
            last.field("active").is(active).field("round").is(12).field("dice").isList("wood", "?");
            if (seatsWithDie.contains(String.valueOf(seat))) {
                last.field("step")
                        .is("dice")
                        .legal("die 1 wood b1", "die 2 wood b1", "die 2 resident", "die 2 gold c2", "pass")
                        .illegal("die 1 pass", "die 2 pass", "die 1 gold c2", "build 1l", "end")
                        .plays("die 2 wood b1")
                        .field("used")
                        .is(SECOND_USED)
                        .field("step")
                        .is("build")
                        .legalExactly("build 1l", "end")
                        .plays("build 1l")
                        .field("used")
                        .is(SECOND_USED)
                        .field("seats[" + seat + "].towers")
                        .isList(2);
            } else {
                last.field("step").is("build").legalExactly("end").refuses("pass", "last time");
            }
            last.plays("end");
        }
        last.field("toMove").isNull().field("step").is("over").field("used").is(UNUSED);
        last.field("active")
                .is(active)
                .field("dice")
                .isList("wood", "?")
                .field("round")
                .is(12);
    }

    @Test
    @Rule({"U-14", "U-40"})
    void afterPassNoDieIsMarkedInTheLastClearing() {
        afterFinish(3, 0, 0)
                .plays("pass")
                .field("used")
                .is(UNUSED)
                .field("step")
                .is("build")
                .legalExactly("end")
                .refuses("die 1 wood b1", "last time")
                .plays("end")
                .toMove(2)
                .field("used")
                .is(UNUSED);
    }

    @Test
    @Rule({"U-35", "U-40"})
    void guestPowersApplyToDiceInLastClearing() {
        PositionBuilder.architect(2)
                .nearlyComplete(0, 4)
                .sun(0)
                .finisher(0)
                .toMove(1)
                .dice("?", "food")
                .walls(1, 1)
                .tokens(1, "c1", "d2", "b3")
                .guests(1, "shepherdess", "knight", "cook", "monk", "troll")
                .scenario()
                .legal("die 1 cloud", "die 1 resident a1", "die 1 gold flag", "die 1 wood a1", "die 2 food", "pass")
                .plays("die 2 food")
                .field("seats[1].residents")
                .is(1)
                .field("used")
                .is(SECOND_USED);
    }

    @Test
    @Rule({"U-34", "U-40"})
    void dagobertStillRollsInTheLastClearing() {
        Scenario last = PositionBuilder.architect(2)
                .nearlyComplete(0, 4)
                .sun(0)
                .finisher(0)
                .toMove(1)
                .dice("gold", "gold")
                .guests(1, "dagobert")
                .tokens(1, "d2")
                .scenario()
                .plays("die 1 gold c2", "build 2r bolt dagobert")
                .event("roll")
                .toMove(1)
                .field("dice")
                .isList("gold", "gold")
                .field("used")
                .is(FIRST_USED);
        assertEquals(
                List.of("dagobert"),
                last.events().stream()
                        .filter(event ->
                                new Data.Text("roll").equals(event.fields().get("event")))
                        .map(event -> ((Data.Text)
                                        Objects.requireNonNull(event.fields().get("guest")))
                                .value())
                        .toList(),
                "the two dice are not rolled again");
    }

    @Test
    @Rule("U-40")
    void secondFinisherWithLastDieGetsNoCloudAndContinues() {
        PositionBuilder.apprentice(3)
                .toMove(1)
                .dice("wood", "gold")
                .nearlyComplete(0, 4)
                .nearlyComplete(1, 3)
                .sun(1)
                .finisher(0)
                .tokens(1, "c3", "a3", "b3")
                .scenario()
                .plays("die 2 gold d3", "build 3r")
                .field("finisher")
                .is(0)
                .field("used")
                .is(SECOND_USED)
                .toMove(1)
                .legalExactly("build 3l", "end")
                .plays("build 3l", "end")
                .toMove(2)
                .field("step")
                .is("dice");
    }

    @Test
    @Rule("U-41")
    void scoreAddsUpAllParts() {
        PositionBuilder.architect(2)
                .display("jester", "courtesan", "queen")
                .pile(new String[0])
                .towers(0, 5, 2, 5, 2)
                .sun(0)
                .floors(0, 4)
                .walls(0, 4)
                .finisher(0)
                .clouds(0, 3)
                .residents(0, 18)
                .flags(0, 2, 1, 1)
                .guests(0, "king", "cook")
                .step("build")
                .toMove(1)
                .scenario()
                .scores(14 + 4 + 4 + 6 + 7 + 4 + 3 + 1, 0);
    }

    @Test
    @Rule("U-41")
    void equalPointsShareTheVictory() {
        PositionBuilder.apprentice(3)
                .stepBuild(2)
                .round(100)
                .residents(0, 5)
                .towers(1, 2)
                .scenario()
                .scores(2, 2, 0)
                .plays("end")
                .overWithRanks(1, 1, 3);
    }

    @Test
    @Rule("U-42")
    void gameEndsAfterRoundHundred() {
        PositionBuilder.apprentice(2)
                .stepBuild()
                .round(100)
                .tokens(0, "a1", "b1")
                .scenario()
                .plays("end")
                .toMove(1)
                .plays("pass", "end")
                .overWithRanks(1, 1)
                .field("final")
                .is(false)
                .field("finisher")
                .isNull()
                .field("round")
                .is(100)
                .field("seats[0].tokens")
                .holds("a1", "b1");
        PositionBuilder.apprentice(2)
                .stepBuild(1)
                .round(99)
                .scenario()
                .plays("end")
                .field("round")
                .is(100)
                .toMove(1);
    }

    @Test
    @Rule({"U-40", "U-42"})
    void finishInRoundHundredIsFollowedByWholeLastClearing() {
        PositionBuilder.apprentice(3)
                .stepBuild()
                .round(100)
                .nearlyComplete(0, 3)
                .sun(0)
                .tokens(0, "c3", "d3")
                .tokens(1, "a1")
                .scenario()
                .plays("build 3r")
                .event("cloud")
                .toMove(1)
                .plays("die 1 wood b1", "build 1l", "end")
                .toMove(2)
                .field("step")
                .is("dice")
                .plays("pass", "end")
                .overWithRanks(1, 2, 3)
                .field("finisher")
                .is(0)
                .field("round")
                .is(100);
    }
}
