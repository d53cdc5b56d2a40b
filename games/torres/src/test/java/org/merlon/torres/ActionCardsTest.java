package org.merlon.torres;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.Rule;

/** Action cards that place blocks or give action points. */
class ActionCardsTest {
    @Test
    @Rule("T-61")
    void underFoundsACastleOnOpenGround() {
        PositionBuilder.board()
                .knights(0, "d4")
                .hand(0, "under")
                .scenario()
                .legalWithPrefix("card under", "d4")
                .plays("card under d4")
                .field("heights[4]")
                .is("00010000")
                .field("knights.d4")
                .is(0)
                .field("stack")
                .is(2)
                .field("placed")
                .is(0)
                .field("ap")
                .is(5)
                .legal("block d5");
    }

    @Test
    @Rule("T-61")
    void underExtendsOneCastleAndJoinsNone() {
        PositionBuilder.board()
                .row(3, "00101000")
                .knights(0, "d3", "f3", "a1")
                .hand(0, "under")
                .scenario()
                .legalWithPrefix("card under", "f3", "a1")
                .refuses("card under d3", "join")
                .plays("card under f3")
                .field("heights[5]")
                .is("00101100");
    }

    @Test
    @Rule("T-61")
    void underKeepsTheHeightWithinTheArea() {
        PositionBuilder.board()
                .row(5, "00000011")
                .row(3, "10022000")
                .knights(0, "a3", "d3", "g5")
                .hand(0, "under")
                .scenario()
                .legalWithPrefix("card under", "g5")
                .illegal("card under a8", "card under h8", "card under e3");
    }

    @Test
    @Rule("T-61")
    void underTakesBlockFromLargestStackWhenCurrentStackIsEmpty() {
        PositionBuilder.board()
                .knights(0, "d4")
                .hand(0, "under")
                .stack(0)
                .placed(3)
                .stacks(0, 3, 2, 0)
                .scenario()
                .plays("card under d4")
                .field("seats[0].stacks")
                .isList(2, 2, 0)
                .field("stack")
                .is(0)
                .field("placed")
                .is(3);
        PositionBuilder.board()
                .knights(0, "d4")
                .hand(0, "under")
                .stack(0)
                .stacks(0, 1, 0)
                .scenario()
                .plays("card under d4")
                .field("seats[0].stacks")
                .isList(0, 0);
    }

    @Test
    @Rule("T-61")
    void underNeedsAnOwnBlock() {
        PositionBuilder.board()
                .knights(0, "d4")
                .hand(0, "under")
                .stack(0)
                .stacks(0, 0, 0)
                .stacks(1, 3)
                .scenario()
                .legalWithPrefix("card under");
    }

    @Test
    @Rule("T-61")
    void blockUnderDoesNotCountTowardsLimit() {
        PositionBuilder.board()
                .row(3, "00111000")
                .knights(0, "a1")
                .hand(0, "under")
                .stacks(0, 3)
                .scenario()
                .plays("block c3", "block d3", "block e3", "card under a1")
                .field("placed")
                .is(3)
                .field("seats[0].stacks")
                .isList(2);
    }

    @Test
    @Rule("T-62")
    void supplyPlacesABlockOfTheGeneralSupply() {
        PositionBuilder.board()
                .row(3, "00110100")
                .hand(0, "supply")
                .stack(0)
                .placed(3)
                .ap(0)
                .scenario()
                .legal("card supply c3", "card supply d2", "card supply g3", "card supply a7")
                .illegal("card supply e5", "card supply f3", "card supply a8", "card supply h8")
                .refuses("card supply e3", "join")
                .plays("card supply c3")
                .field("heights[5]")
                .is("00210100")
                .field("supply")
                .is(86)
                .field("placed")
                .is(3)
                .field("stack")
                .is(0);
    }

    @Test
    @Rule("T-62")
    void supplyCardNeedsBlocksInSupply() {
        fullRows().stacks(0, 3, 3, 3).supply(0).scenario().legalWithPrefix("card supply");
        fullRows().stacks(0, 3, 3).supply(3).scenario().legal("card supply a7", "card supply c6");
    }

    private static PositionBuilder fullRows() {
        return PositionBuilder.board()
                .rows("55555555", "55555555", "00000000", "00000000", "00000000", "00000000", "00000000", "00000000")
                .hand(0, "supply");
    }

    @Test
    @Rule({"T-65", "T-66"})
    void cardsAddActionPoints() {
        PositionBuilder.board()
                .hand(0, "ap6")
                .scenario()
                .plays("card ap6")
                .field("ap")
                .is(6);
        PositionBuilder.board()
                .hand(0, "ap7")
                .scenario()
                .plays("card ap7")
                .field("ap")
                .is(7);
        PositionBuilder.board()
                .hand(0, "ap7")
                .ap(0)
                .scenario()
                .legalExactly("end", "card ap7")
                .plays("card ap7")
                .field("ap")
                .is(2)
                .plays("score", "score")
                .illegal("score");
        PositionBuilder.board()
                .hand(0, "ap6")
                .ap(1)
                .scenario()
                .plays("card ap6")
                .field("ap")
                .is(2);
    }

    @Test
    @Rule({"T-65", "T-66"})
    void extraActionPointsEndWithTurn() {
        PositionBuilder.board()
                .hand(0, "ap6", "ap7")
                .scenario()
                .plays("card ap6", "end")
                .field("ap")
                .is(5)
                .field("played")
                .is(false)
                .plays("end")
                .field("ap")
                .is(5);
    }

    private static PositionBuilder withShiftCard() {
        return PositionBuilder.board().hand(0, "shift");
    }

    @Test
    @Rule("T-67")
    void shiftTakesBlockFromCastleWithoutKnights() {
        PositionBuilder guarded = withShiftCard().row(3, "00110000").knights(1, "c3");
        guarded.scenario().legalWithPrefix("card shift");
        withShiftCard()
                .row(3, "00110000")
                .knights(1, "c3")
                .option("shift", "any")
                .scenario()
                .legal("card shift d3 a1", "card shift d3 b3")
                .illegal("card shift c3 a1", "card shift d3 c3");
    }

    @Test
    @Rule("T-67")
    void kingBlocksShiftFromHisSpaceOnly() {
        withShiftCard()
                .row(8, "10000011")
                .scenario()
                .legal("card shift g8 a1", "card shift g8 h7")
                .illegal("card shift h8 a1", "card shift g8 h8", "card shift g8 g8");
    }

    @Test
    @Rule("T-67")
    void shiftKeepsSourceCastleConnectedAndNotTooTall() {
        withShiftCard()
                .row(3, "00111000")
                .scenario()
                .legal("card shift c3 a1", "card shift e3 a1")
                .illegal("card shift d3 a1", "card shift d3 c3");
        withShiftCard()
                .row(3, "00120000")
                .scenario()
                .legal("card shift d3 a1", "card shift d3 e3")
                .illegal("card shift c3 a1", "card shift c3 e3", "card shift c3 d3");
    }

    @Test
    @Rule("T-67")
    void shiftTargetIsTowerOrGroundBesideAtMostOneCastle() {
        withShiftCard()
                .row(5, "00001100")
                .row(3, "00110000")
                .row(1, "10000000")
                .scenario()
                .legal("card shift c3 e5", "card shift c3 g5", "card shift c3 h1", "card shift c3 d2")
                .illegal("card shift c3 d3", "card shift c3 a8", "card shift c3 h8", "card shift a2 h1")
                .plays("card shift c3 h1")
                .field("heights[5]")
                .is("00010000")
                .field("heights[7]")
                .is("10000001")
                .field("stack")
                .is(3)
                .field("supply")
                .is(92 - 7 - 3);
    }

    @Test
    @Rule("T-67")
    void shiftJoinsNoCastles() {
        withShiftCard()
                .row(4, "00010000")
                .row(3, "00101000")
                .row(2, "00001100")
                .row(1, "10000000")
                .scenario()
                .refuses("card shift f2 d3", "join");
    }

    /** Once the block on c3 is taken, d3 touches only e3. */
    @Test
    @Rule("T-67")
    void shiftTargetIsCheckedWithoutTheTakenBlock() {
        withShiftCard()
                .row(6, "01000100")
                .row(3, "00101000")
                .row(1, "10000010")
                .scenario()
                .legal("card shift c3 d3", "card shift e3 d3")
                .illegal("card shift f6 d3");
        withShiftCard()
                .row(3, "00110000")
                .scenario()
                .illegal("card shift c3 d3")
                .legal("card shift c3 d4");
        withShiftCard().row(3, "00111000").scenario().legal("card shift c3 d3", "card shift c3 e3");
    }

    @Test
    @Rule("T-67")
    void shiftMayRemoveCastleOnlyWhileSixRemain() {
        PositionBuilder six = withShiftCard().row(4, "00010000").row(1, "10010010");
        six.scenario()
                .legal("card shift a1 f6", "card shift d4 a3")
                .illegal("card shift a1 d3", "card shift a1 c1", "card shift d4 a2");
        PositionBuilder seven =
                withShiftCard().row(6, "00000100").row(4, "00010000").row(1, "10010010");
        seven.scenario()
                .legal("card shift a1 d3", "card shift a1 c1")
                .plays("card shift a1 c1")
                .illegal("block a2");
    }

    @Test
    @Rule("T-67")
    void otherShiftsDoNotDependOnNumberOfCastles() {
        withShiftCard().row(3, "00110000").scenario().legal("card shift c3 a1", "card shift d3 b3");
    }
}
