package org.merlon.torres;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.merlon.testkit.Rule;

/** A move changes more than the space it names: doors, full towers, free spaces and the next turn. */
class BoardUpdatesTest {
    @Test
    @Rule("T-6")
    void aHigherTowerOpensADoorOntoTheRoofBesideIt() {
        PositionBuilder.board()
                .row(3, "00011100")
                .knights(0, "c3")
                .scenario()
                .legalWithPrefix("door c3", "d4", "e4", "f4", "d2", "e2", "f2", "g3")
                .plays("block e3")
                .legalWithPrefix("door c3", "d4", "e4", "f4", "d2", "e2", "f2", "g3");
        PositionBuilder.board()
                .row(3, "00011100")
                .knights(0, "d3")
                .scenario()
                .legalWithPrefix("door d3")
                .plays("block e3")
                .legal("door d3 f3")
                .illegal("door d3 e3");
    }

    @Test
    @Rule("T-67")
    void aShiftedBlockLeavesGroundThatCanBeBuiltOn() {
        PositionBuilder.board()
                .hand(0, "shift")
                .row(3, "00111000")
                .scenario()
                .plays("card shift c3 h1")
                .legal("block c3", "block g1", "block h2")
                .illegal("block b3", "block h1")
                .plays("block c3")
                .legal("block b3", "block d3");
    }

    @Test
    @Rule("T-84")
    void theKingLeavesHisSpaceFree() {
        PositionBuilder.board()
                .row(3, "00111000")
                .king("d3")
                .step("king", 0)
                .scenario()
                .plays("king c3")
                .legal("block d3")
                .illegal("block c3");
    }

    @Test
    @Rule("T-23")
    void nothingOfATurnIsLeftAtTheEndOfAPhase() {
        var spent = PositionBuilder.board().lastTurn(1).ap(0).scenario().plays("end");
        var unspent = PositionBuilder.board().lastTurn(1).ap(4).scenario().plays("end");
        assertEquals(spent.dump(), unspent.dump());
    }

    /** The higher of two knights in a castle counts, and a castle without knights is not mentioned. */
    @Test
    @Rule("T-81")
    void theLogNamesWhatScores() {
        var scored = PositionBuilder.board()
                .row(8, "10000011")
                .row(3, "00210000")
                .row(1, "11000000")
                .knights(0, "c3", "d3", "g8")
                .lastTurn(1)
                .scenario()
                .plays("end")
                .events()
                .stream()
                .map(event -> event.fields().values().toString().replaceAll("\\w+\\[value=(\\w+)]", "$1"))
                .filter(event -> event.matches(".*(castle|king).*"))
                .toList();
        assertEquals(
                List.of(
                        "[castle, 0, c3, 2, 2, 4]",
                        "[castle, 0, g8, 2, 1, 2]",
                        "[king, 0, 5]",
                        "[castle, 1, a8, 1, 1, 1]"),
                scored);
    }

    @Test
    @Rule("T-35")
    void theLogNamesBlocksThatReturnAndCardsThatAreShuffled() {
        PositionBuilder.board()
                .deck()
                .discard("leap", "shift")
                .scenario()
                .plays("draw")
                .event("reshuffle");
        PositionBuilder.board().stack(2).scenario().plays("end").event("blocks");
    }
}
