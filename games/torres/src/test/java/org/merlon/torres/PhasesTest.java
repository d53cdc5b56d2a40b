package org.merlon.torres;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.merlon.engine.data.Data;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

class PhasesTest {
    @ParameterizedTest
    @CsvSource({"2,1,4", "3,1,4", "4,1,4", "2,2,4", "3,2,3", "4,2,3", "2,3,4", "3,3,3", "4,3,3"})
    @Rule("T-20")
    void phaseHasItsNumberOfRounds(int players, int phase, int rounds) {
        for (int round = 1; round < rounds; round++) {
            PositionBuilder.standard(players)
                    .progress(phase, round, 0)
                    .toMove(players - 1)
                    .scenario()
                    .plays("end")
                    .field("step")
                    .is("turn")
                    .field("phase")
                    .is(phase)
                    .field("round")
                    .is(round + 1);
        }
        PositionBuilder.standard(players)
                .progress(phase, rounds, 0)
                .toMove(players - 1)
                .scenario()
                .plays("end")
                .field("step")
                .is(phase == 3 ? "over" : "king")
                .field("phase")
                .is(phase)
                .field("round")
                .is(rounds)
                .field("start")
                .is(0);
    }

    @ParameterizedTest
    @CsvSource({
        "2,1,'3,3,3,3'",
        "2,2,'3,3,3,3'",
        "2,3,'3,3,3,3'",
        "3,1,'3,3,2,2'",
        "3,2,'3,3,2'",
        "3,3,'3,3,2'",
        "4,1,'2,2,2,2'",
        "4,2,'2,2,2'",
        "4,3,'2,2,2'"
    })
    @Rule("T-21")
    void phaseDealsItsStacks(int players, int phase, String stacks) {
        String[] texts = stacks.split(",", -1);
        var sizes = new int[texts.length];
        int sum = 0;
        for (int i = 0; i < sizes.length; i++) {
            sizes[i] = Integer.parseInt(texts[i]);
            sum += sizes[i];
        }
        Scenario begun = phase == 1
                ? PositionBuilder.standard(players)
                        .knights(0, "a1")
                        .row(5, "00100000")
                        .withoutKing()
                        .step("king-setup", players - 1)
                        .scenario()
                        .plays("king c5")
                : PositionBuilder.standard(players)
                        .row(5, "00100000")
                        .progress(phase - 1, 3, 0)
                        .step("king", 0)
                        .scenario()
                        .plays("king c5");
        begun.toMove(0).field("phase").is(phase).field("supply").is(92 - 3 - players * sum);
        for (int seat = 1; seat < players; seat++) {
            begun.field("seats[" + seat + "].stacks").isList(sizes);
        }
        if (players == 3) {
            begun.field("step").is("stack").field("seats[0].stacks").isList(sizes);
        } else {
            begun.field("step").is("turn").field("stack").is(sizes[0]);
        }
    }

    /** Three seats want 8 blocks each: 24 are just enough; with 12 the second seat gets too few and the third none. */
    @Test
    @Rule("T-21")
    void smallSupplyIsDealtSeatBySeat() {
        PositionBuilder.standard(3)
                .rows("44444444", "44444444", "00000000", "10100001", "00000000", "00000000", "00000000", "00000010")
                .knights(0, "a5")
                .withoutCornerKnight()
                .knights(1, "c5")
                .knights(2, "g1")
                .king("h5")
                .progress(1, 4, 0)
                .step("king", 2)
                .scores(3, 2, 1)
                .supply(24)
                .scenario()
                .plays("stay")
                .field("supply")
                .is(0)
                .field("seats[0].stacks")
                .isList(3, 3, 2)
                .field("seats[1].stacks")
                .isList(3, 3, 2)
                .toMove(2);
        PositionBuilder.standard(3)
                .rows("44444444", "44444444", "44400000", "10100001", "00000000", "00000000", "00000000", "00000010")
                .withoutCornerKnight()
                .king("h5")
                .knights(2, "g1")
                .progress(2, 3, 0)
                .step("king", 2)
                .scores(3, 2, 1)
                .scenario()
                .plays("stay")
                .field("supply")
                .is(0)
                .field("seats[0].stacks")
                .isList(3, 3, 2)
                .field("seats[1].stacks")
                .isList(3, 1, 0)
                .field("seats[2].stacks")
                .isList(0, 0)
                .field("step")
                .is("turn")
                .field("stack")
                .is(0);
    }

    @Test
    @Rule("T-22")
    void turnsGoClockwiseFromStartingSeat() {
        Scenario turn = PositionBuilder.standard(4).progress(2, 1, 2).toMove(2).scenario();
        turn.plays("end")
                .toMove(3)
                .plays("end")
                .toMove(0)
                .plays("end")
                .toMove(1)
                .field("round")
                .is(1);
        turn.plays("end").toMove(2).field("round").is(2).field("start").is(2);
    }

    @Test
    @Rule("T-22")
    void seatZeroStartsTheFirstPhase() {
        Scenario.start("torres", "standard", 4, new Data.Obj())
                .plays("setup d8", "setup c6", "setup f6", "setup h5", "king a4")
                .toMove(0)
                .field("start")
                .is(0)
                .field("round")
                .is(1);
    }

    @Test
    @Rule("T-23")
    void fiveActionPointsAreUsedInAnyOrder() {
        PositionBuilder.board()
                .knights(0, "d4")
                .row(5, "00010000")
                .scenario()
                .plays("score", "move d4 c4", "block e5", "score", "move c4 d4")
                .field("ap")
                .is(0)
                .legalExactly("end");
    }

    @Test
    @Rule("T-23")
    void unusedPointsAreLost() {
        PositionBuilder.board()
                .knights(0, "d4")
                .scenario()
                .plays("score", "end")
                .toMove(1)
                .field("ap")
                .is(5)
                .plays("end")
                .toMove(0)
                .field("ap")
                .is(5);
    }

    @Test
    @Rule("T-24")
    void playerChoosesAmongDifferentStacks() {
        PositionBuilder.standard(3)
                .stacks(0, 3, 2, 2, 0)
                .hand(0, "ap6")
                .knights(0, "d4")
                .step("stack", 0)
                .scenario()
                .legalExactly("stack 3", "stack 2", "stack 0")
                .illegal("stack 1", "end", "card ap6", "move d4 d5", "stack", "stack 3 3")
                .plays("stack 2")
                .toMove(0)
                .field("step")
                .is("turn")
                .field("stack")
                .is(2)
                .field("seats[0].stacks")
                .isList(3, 2, 0)
                .legal("end");
    }

    @Test
    @Rule("T-24")
    void anEmptyStackMayBeChosen() {
        PositionBuilder.board()
                .stacks(0, 3, 0)
                .step("stack", 0)
                .scenario()
                .plays("stack 0")
                .field("stack")
                .is(0)
                .field("seats[0].stacks")
                .isList(3);
    }

    @Test
    @Rule("T-24")
    void equalStacksAreTakenAutomatically() {
        PositionBuilder.board()
                .stacks(1, 2, 2, 2)
                .scenario()
                .plays("end")
                .toMove(1)
                .field("step")
                .is("turn")
                .field("stack")
                .is(2)
                .field("seats[1].stacks")
                .isList(2, 2);
        PositionBuilder.board()
                .stacks(1, 0, 0)
                .scenario()
                .plays("end")
                .field("step")
                .is("turn")
                .field("stack")
                .is(0)
                .field("seats[1].stacks")
                .isList(0);
    }

    @Test
    @Rule("T-24")
    void turnWithoutStackHasNoBlocks() {
        PositionBuilder.board()
                .row(3, "00110000")
                .scenario()
                .plays("end")
                .toMove(1)
                .field("step")
                .is("turn")
                .field("stack")
                .is(0)
                .illegal("block c3", "block e3");
    }

    @Test
    @Rule("T-25")
    void leftoverBlocksGoOntoTheSmallestStacks() {
        PositionBuilder.board()
                .stacks(0, 3, 1, 0)
                .stack(3)
                .scenario()
                .plays("end")
                .field("seats[0].stacks")
                .isList(3, 2, 2);
        PositionBuilder.board()
                .stacks(0, 2, 1)
                .stack(2)
                .scenario()
                .plays("end")
                .field("seats[0].stacks")
                .isList(3, 2);
    }

    @Test
    @Rule("T-25")
    void stackHoldsThreeAndExcessReturnsToSupply() {
        PositionBuilder.board()
                .stacks(0, 3, 2)
                .stack(3)
                .scenario()
                .field("supply")
                .is(82)
                .plays("end")
                .field("seats[0].stacks")
                .isList(3, 3)
                .field("supply")
                .is(84);
    }

    @Test
    @Rule("T-25")
    void placedBlocksDoNotComeBack() {
        PositionBuilder.board()
                .row(3, "00110000")
                .stacks(0, 2, 2)
                .stack(3)
                .scenario()
                .plays("block c3", "block d3", "end")
                .field("seats[0].stacks")
                .isList(3, 2)
                .field("stack")
                .is(0);
    }

    @Test
    @Rule("T-26")
    void unusedStacksReturnToSupplyAtEndOfPhase() {
        PositionBuilder.board()
                .lastTurn(1)
                .stack(2)
                .stacks(0, 3, 1)
                .stacks(1, 2)
                .scenario()
                .field("supply")
                .is(92 - 2 - 8)
                .plays("end")
                .field("supply")
                .is(90)
                .field("seats[0].stacks")
                .isEmpty()
                .field("seats[1].stacks")
                .isEmpty();
    }
}
