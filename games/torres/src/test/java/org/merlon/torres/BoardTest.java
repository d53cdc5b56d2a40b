package org.merlon.torres;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.merlon.engine.data.Data;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

class BoardTest {
    @Test
    @Rule("T-1")
    void columnsRunFromTheLeftAndRowsFromTheBottom() {
        PositionBuilder.board()
                .row(1, "01000000")
                .knights(0, "b1")
                .scenario()
                .legalWithPrefix("move b1", "a1", "c1", "b2")
                .plays("move b1 b2", "move b2 b3", "move b3 c3")
                .field("knights.c3")
                .is(0);
    }

    @Test
    @Rule("T-1")
    void noSpacesBeyondTheEdge() {
        PositionBuilder.board()
                .row(5, "10000000")
                .knights(0, "a5", "h1")
                .scenario()
                .legalWithPrefix("move a5", "a4", "a6", "b5")
                .legalWithPrefix("move h1", "g1", "h2")
                .illegal("move h1 i1", "move h1 h0", "move a5 h5", "block a9", "block i8", "move a5 `5");
    }

    @Test
    @Rule("T-2")
    void ninetyTwoBlocksAndFortyCards() {
        Scenario.start("torres", "standard", 4, new Data.Obj()).field("supply").is(84);
        Data.Obj start = Scenario.start("torres", "standard", 2, new Data.Obj()).dump();
        var position = new ReferencePosition(start);
        assertEquals(40, position.deck.size());
        assertEquals(10, position.deck.stream().distinct().count());
    }

    @Test
    @Rule("T-2")
    void aSeventhKnightDoesNotExist() {
        PositionBuilder six = PositionBuilder.board().knights(0, "a1", "b1", "c1", "d1", "e1", "f1");
        six.scenario().legalWithPrefix("knight").illegal("knight g1");
        PositionBuilder.board()
                .knights(0, "a1", "b1", "c1", "d1", "e1")
                .scenario()
                .legal("knight f1", "knight a2");
    }

    @Test
    @Rule("T-3")
    void theLevelIsTheNumberOfBlocks() {
        PositionBuilder.board()
                .row(4, "00030000")
                .row(3, "00124000")
                .knights(0, "d3")
                .scenario()
                .legal("move d3 d4", "move d3 c3", "move d3 d2")
                .illegal("move d3 e3");
    }

    @Test
    @Rule("T-3")
    void onePiecePerSpace() {
        PositionBuilder.board()
                .row(3, "00110000")
                .knights(0, "c3", "d3")
                .scenario()
                .illegal("move c3 d3", "knight d3", "knight c3");
        PositionBuilder.board().row(3, "00110000").knights(0, "c3").king("c3").isBad("king");
    }

    @Test
    @Rule("T-4")
    void castlesThatTouchDiagonallyAreTwo() {
        PositionBuilder.board()
                .row(4, "00001100")
                .row(3, "00110000")
                .knights(0, "c3")
                .lastTurn(1)
                .scenario()
                .plays("end")
                .scores(2, 1);
    }

    @Test
    @Rule("T-4")
    void spacesThatTouchOrthogonallyAreOneCastle() {
        PositionBuilder.board()
                .row(4, "00011100")
                .row(3, "00110000")
                .knights(0, "c3")
                .lastTurn(1)
                .scenario()
                .plays("end")
                .scores(5, 1);
    }

    @Test
    @Rule("T-5")
    void aCastleGrowsToItsAreaAndNotBeyond() {
        PositionBuilder.board()
                .row(1, "21000000")
                .knights(0, "h1")
                .scenario()
                .illegal("block a1")
                .plays("block b1")
                .illegal("block b1", "block a1")
                .plays("block c1", "block b1")
                .field("heights[7]")
                .is("23100000");
    }

    @Test
    @Rule("T-6")
    void aBlockHasADoorInEachOfItsFourSides() {
        PositionBuilder.board()
                .row(4, "00010000")
                .knights(0, "c4")
                .scenario()
                .legalWithPrefix("door c4", "d5", "e4", "d3");
        PositionBuilder.board()
                .row(4, "00010000")
                .knights(0, "d3")
                .scenario()
                .legalWithPrefix("door d3", "d5", "e4", "c4");
    }
}
