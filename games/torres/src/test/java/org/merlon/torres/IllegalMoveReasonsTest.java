package org.merlon.torres;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.Scenario;

/** A refused move comes with the reason that matters most, and with the spaces and numbers that it is about. */
class IllegalMoveReasonsTest {
    /** Knights of seat 0 on the ground, among them one beside a tower, and castles that are as high as they are large. */
    private static PositionBuilder knights() {
        return PositionBuilder.board()
                .row(6, "00002200")
                .row(5, "00000200")
                .row(1, "02200000")
                .knights(0, "a1", "h7", "d5")
                .knights(1, "a2", "e5");
    }

    @Test
    void stepsOfKnights() {
        knights()
                .scenario()
                .refuses("move a1 a1", "The two spaces must be different.")
                .refuses("move c8 c7", "You have no knight on c8.")
                .refuses("move e5 e4", "You have no knight on e5.")
                .refuses("move a1 a2", "There is a knight on a2.")
                .refuses("move h7 h8", "The king is on h8.")
                .refuses("move a1 b1", "not 2.")
                .refuses("move a1 c1", "The spaces c1 and a1 are not neighbours.");
    }

    @Test
    void doors() {
        knights()
                .scenario()
                .refuses("door d5 d6", "There is no door next to d5 at the knight’s level.")
                .refuses("door a1 b1", "A knight cannot climb inside a castle.")
                .refuses("door a1 h1", "That castle has no door to h1.");
        knights()
                .hand(0, "doors")
                .scenario()
                .refuses("card doors d5 d6", "There is no door next to d5 at the knight’s level.")
                .refuses("card doors a1 e6", "That castle has no door to e6.");
    }

    @Test
    void cardsThatMoveKnights() {
        knights()
                .hand(0, "leap", "diagonal", "vault", "relocate")
                .scenario()
                .refuses("card leap d5 d6", "exactly two levels up")
                .refuses("card leap d5 f5", "The spaces f5 and d5 are not neighbours.")
                .refuses("card diagonal d5 e6", "not 2.")
                .refuses("card diagonal d5 d6", "The space d6 is not diagonally next to d5.")
                .refuses("card vault d5 e6", "two spaces in a straight line")
                .refuses("card vault d5 c7", "two spaces in a straight line")
                .refuses("card vault d5 g5", "two spaces in a straight line")
                .refuses("card vault d5 d7", "There is no knight on d6 to jump over.")
                .refuses("card vault d5 b5", "There is no knight on c5 to jump over.")
                .refuses("card vault d5 f5", "not 2.")
                .refuses("card relocate d5 e8", "next to e8")
                .refuses("card relocate d5 a8", "There is a knight on a8.");
    }

    @Test
    void knightsAndBlocks() {
        knights()
                .hand(0, "under", "supply")
                .scenario()
                .refuses("knight a8", "There is a knight on a8.")
                .refuses("knight h8", "The king is on h8.")
                .refuses("knight e8", "next to e8")
                .refuses("block a8", "There is a knight on a8.")
                .refuses("block h8", "The king is on h8.")
                .refuses("block b1", "taller than its area")
                .refuses("block d8", "There is no castle next to d8.")
                .refuses("card supply d8", "There is no castle next to d8.")
                .refuses("card under e5", "You have no knight on e5.");
    }

    @Test
    void blocksThatAreShifted() {
        PositionBuilder shift = PositionBuilder.board().hand(0, "shift").row(1, "10000000");
        shift.row(3, "00111000").knights(1, "a3").row(6, "00001100").knights(1, "e6");
        shift.scenario()
                .refuses("card shift c8 b2", "There is no block on c8.")
                .refuses("card shift a8 b2", "There is a knight on a8.")
                .refuses("card shift h8 b2", "The king is on h8.")
                .refuses("card shift f6 b2", "There is a knight in the castle at f6.")
                .refuses("card shift d3 h1", "fall apart")
                .refuses("card shift a1 c1", "Fewer than 6 castles would be left.");
        PositionBuilder.board()
                .hand(0, "shift")
                .row(3, "00120000")
                .row(5, "00101000")
                .scenario()
                .refuses("card shift c3 h1", "taller than its area")
                .refuses("card shift d3 c5", "taller than its area")
                .refuses("card shift d3 d5", "join");
    }

    @Test
    void whatHasRunOut() {
        PositionBuilder.board().knights(0, "d4").placed(3).stack(0).scenario().refuses("block a7", "placed 3 blocks");
        PositionBuilder.board()
                .knights(0, "d4")
                .placed(2)
                .stack(0)
                .scenario()
                .refuses("block a7", "You have no blocks left this turn");
        PositionBuilder.board()
                .knights(0, "a1", "b1", "c1", "d1", "e1", "f1")
                .scenario()
                .refuses("knight g1", "All six of your knights");
        PositionBuilder.board()
                .knights(0, "d4")
                .hand(0, "under")
                .stack(0)
                .stacks(0, 0, 0)
                .scenario()
                .refuses("card under d4", "You have no block to put there.");
        PositionBuilder.board()
                .deck("leap")
                .bought(0, "shift", "under")
                .scenario()
                .refuses("draw", "bought 2 cards")
                .refuses("card under d4", "the turn after you bought it");
        PositionBuilder.board().deck().discard().scenario().refuses("draw", "There are no cards left to buy.");
        PositionBuilder.board()
                .knights(0, "d4")
                .ap(1)
                .hand(0, "leap")
                .played()
                .scenario()
                .refuses("knight d3", "This costs 2 action points, but you have only 1 left.")
                .refuses("card leap d4 d5", "already played a card")
                .refuses("card shift a8 d5", "already played a card");
        PositionBuilder.board().ap(0).scenario().refuses("score", "You have no action points left.");
        PositionBuilder.board().hand(0, "leap").scenario().refuses("card under d4", "not in your hand");
    }

    @Test
    void movesOfOtherSteps() {
        PositionBuilder.board()
                .row(3, "00110011")
                .knights(0, "c3")
                .withoutCornerKnight()
                .withoutKing()
                .step("setup", 1)
                .scenario()
                .refuses("block d4", "place a knight on a castle")
                .refuses("king a8", "place a knight on a castle")
                .refuses("setup e5", "There is no castle at e5.")
                .refuses("setup d3", "The castle at d3 is occupied.");
        PositionBuilder.board()
                .row(3, "00110011")
                .knights(0, "c3")
                .withoutKing()
                .step("king-setup", 1)
                .scenario()
                .refuses("setup h8", "First, the king is placed.")
                .refuses("stay", "First, the king is placed.")
                .refuses("king e5", "There is no castle at e5.")
                .refuses("king d3", "The castle at d3 is occupied.");
        PositionBuilder.board()
                .step("stack", 0)
                .stacks(0, 3, 1)
                .scenario()
                .refuses("end", "First choose this turn’s blocks.")
                .refuses("stack 2", "You have no stack of 2.");
        PositionBuilder.board()
                .step("king", 0)
                .scenario()
                .refuses("end", "leave him where he is")
                .refuses("king e5", "there is none at e5")
                .refuses("king a8", "There is a knight on a8.")
                .refuses("king h8", "The king is on h8.");
        Scenario turn = PositionBuilder.board().scenario();
        for (String move : new String[] {"setup a8", "king h7", "stay", "stack 3"}) {
            turn.refuses(move, "This is not possible during a turn.");
        }
    }
}
