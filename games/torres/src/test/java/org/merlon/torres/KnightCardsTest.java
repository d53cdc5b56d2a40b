package org.merlon.torres;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

/** Action cards that move knights. */
class KnightCardsTest {
    @Test
    @Rule("T-60")
    void leapClimbsExactlyTwoLevels() {
        PositionBuilder.board()
                .row(4, "00200000")
                .row(3, "00130000")
                .row(2, "00010000")
                .knights(0, "c3", "e3")
                .hand(0, "leap")
                .scenario()
                .legalWithPrefix("card leap", "c3 d3")
                .plays("card leap c3 d3")
                .field("ap")
                .is(5)
                .field("knights.d3")
                .is(0)
                .field("discard")
                .isList("leap");
    }

    @Test
    @Rule("T-60")
    void leapNeedsFreeSpace() {
        PositionBuilder.board()
                .row(3, "00120000")
                .row(2, "00000000")
                .knights(0, "d2")
                .knights(1, "d3")
                .hand(0, "leap")
                .scenario()
                .legalWithPrefix("card leap");
    }

    @Test
    @Rule("T-63")
    void diagonalGoesOneUpOrAnyDown() {
        PositionBuilder.board()
                .row(5, "00312000")
                .row(4, "00010000")
                .knights(0, "d4")
                .knights(1, "e3")
                .hand(0, "diagonal")
                .scenario()
                .legalWithPrefix("card diagonal", "d4 e5", "d4 c3")
                .plays("card diagonal d4 e5")
                .field("knights.e5")
                .is(0)
                .field("ap")
                .is(5);
        PositionBuilder.board()
                .knights(0, "h1")
                .hand(0, "diagonal")
                .scenario()
                .legalWithPrefix("card diagonal", "h1 g2");
    }

    /** From c3 (level 1) into d3 (height 3): the roof e3 (level 2) beside it is an exit, d3 itself is not. */
    @Test
    @Rule("T-64")
    void doorsLeadsHigher() {
        PositionBuilder.board()
                .row(4, "00010000")
                .row(3, "00132000")
                .row(2, "00010000")
                .knights(0, "c3")
                .hand(0, "doors")
                .scenario()
                .legalWithPrefix("card doors c3", "e3", "d4", "d2", "b3", "c4", "c2", "f3", "e4", "e2", "d5", "d1")
                .illegal("card doors c3 d3", "door c3 e3", "card doors c3 c3")
                .plays("card doors c3 e3")
                .field("knights.e3")
                .is(0)
                .field("ap")
                .is(5);
    }

    @Test
    @Rule("T-64")
    void doorsStillEntersAtTheLevelOfTheKnight() {
        PositionBuilder.board()
                .row(3, "00121000")
                .knights(0, "d3")
                .hand(0, "doors")
                .scenario()
                .legalWithPrefix("card doors");
        PositionBuilder.board()
                .row(3, "00120120")
                .knights(0, "b3")
                .hand(0, "doors")
                .scenario()
                .legal("card doors b3 c3", "card doors b3 e3")
                .illegal("card doors b3 f3", "card doors b3 d3", "card doors b3 h3");
    }

    @Test
    @Rule("T-68")
    void relocateCountsOnlyTheOtherKnights() {
        PositionBuilder.board()
                .row(4, "00021000")
                .knights(0, "d4", "a1")
                .hand(0, "relocate")
                .scenario()
                .legalWithPrefix("card relocate", "d4 a2", "d4 b1", "a1 c4", "a1 e4", "a1 d5", "a1 d3")
                .plays("card relocate a1 e4")
                .field("knights.e4")
                .is(0)
                .field("knights.a1")
                .isAbsent()
                .field("ap")
                .is(5);
    }

    @Test
    @Rule("T-68")
    void aLoneKnightCannotRelocate() {
        PositionBuilder.board().knights(0, "d4").hand(0, "relocate").scenario().legalWithPrefix("card relocate");
    }

    @Test
    @Rule("T-68")
    void relocateDoesNotClimbAndNeedsNoKnightInSupply() {
        PositionBuilder.board()
                .row(4, "00120000")
                .row(3, "00010000")
                .knights(0, "c4", "a1", "b1", "c1", "d1", "e1")
                .knights(1, "c5", "b4")
                .hand(0, "relocate")
                .scenario()
                .legal("card relocate a1 c3", "card relocate e1 c3")
                .illegal("card relocate a1 d4", "card relocate c4 c3", "card relocate a8 c3", "knight c3");
    }

    @Test
    @Rule("T-69")
    void vaultGoesStraightOverOneKnight() {
        PositionBuilder.board()
                .knights(0, "d4", "d5")
                .knights(1, "e4", "d3", "d2", "f5")
                .hand(0, "vault")
                .scenario()
                .legalWithPrefix("card vault", "d4 f4", "d4 d6")
                .illegal("card vault d4 d1", "card vault d4 b4", "card vault d4 f6", "card vault e4 c4");
    }

    @Test
    @Rule("T-69")
    void vaultClimbsOneLevelFromWhereItStood() {
        PositionBuilder.board()
                .row(6, "00300000")
                .row(5, "00100000")
                .row(4, "01112000")
                .row(3, "00100000")
                .knights(0, "c4")
                .knights(1, "d4", "c5", "b4", "c3")
                .hand(0, "vault")
                .scenario()
                .legalWithPrefix("card vault", "c4 e4", "c4 a4", "c4 c2")
                .plays("card vault c4 a4")
                .field("knights.a4")
                .is(0)
                .field("knights.b4")
                .is(1)
                .field("ap")
                .is(5);
    }

    @Test
    @Rule("T-69")
    void theKingIsNotVaultedOver() {
        Scenario beside = PositionBuilder.board()
                .row(4, "00001000")
                .knights(0, "d4")
                .king("e4")
                .hand(0, "vault")
                .scenario();
        beside.legalWithPrefix("card vault");
        PositionBuilder.board()
                .knights(0, "b1")
                .knights(1, "a1")
                .hand(0, "vault")
                .scenario()
                .legalWithPrefix("card vault");
    }
}
