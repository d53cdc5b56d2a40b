package org.merlon.torres;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.Rule;

/** Adding knights and moving them. */
class KnightActionsTest {
    @Test
    @Rule("T-30")
    void aNewKnightStandsBesideAnOwnOneAndNotHigher() {
        PositionBuilder.board()
                .row(4, "00010000")
                .row(3, "00322000")
                .knights(0, "d3")
                .scenario()
                .legalWithPrefix("knight", "e3", "d4", "d2")
                .plays("knight e3")
                .field("ap")
                .is(3)
                .field("knights.e3")
                .is(0)
                .field("knights.d3")
                .is(0)
                .legal("knight f3");
    }

    @Test
    @Rule("T-30")
    void aNewKnightCostsTwoPoints() {
        PositionBuilder.board()
                .knights(0, "d4")
                .ap(1)
                .scenario()
                .legalWithPrefix("knight")
                .legal("move d4 d5");
        PositionBuilder.board()
                .knights(0, "d4")
                .ap(2)
                .scenario()
                .plays("knight d5")
                .field("ap")
                .is(0);
    }

    @Test
    @Rule("T-30")
    void withoutAKnightOnTheBoardNoneCanBeAdded() {
        PositionBuilder.board().scenario().legalWithPrefix("knight").illegal("knight a7", "knight b8");
    }

    @Test
    @Rule("T-31")
    void stepGoesUpOneLevelOrDownAnyNumber() {
        PositionBuilder.board()
                .row(4, "00050000")
                .row(3, "00431000")
                .row(2, "00011000")
                .knights(0, "d3")
                .scenario()
                .legalWithPrefix("move d3", "c3", "e3", "d2")
                .illegal("move d3 d4", "move d3 e2", "move d3 d3", "move c3 c2", "move a8 a7")
                .plays("move d3 c3", "move c3 b3")
                .field("ap")
                .is(3)
                .field("knights.b3")
                .is(0);
    }

    @Test
    @Rule("T-31")
    void notationIgnoresCaseAndExtraSpaces() {
        PositionBuilder.board()
                .knights(0, "d4")
                .scenario()
                .plays("  MOVE D4   d5 ")
                .field("knights.d5")
                .is(0);
    }

    @Test
    @Rule("T-32")
    void aSpaceWithAPieceIsNeverFree() {
        PositionBuilder.board()
                .row(4, "00100000")
                .row(3, "00120000")
                .row(2, "00100000")
                .knights(0, "c3", "c4", "b4")
                .knights(1, "c2")
                .king("d3")
                .hand(0, "relocate", "diagonal", "doors")
                .scenario()
                .legalWithPrefix("move c3", "b3")
                .illegal(
                        "move c3 c4",
                        "move c3 c2",
                        "move c3 d3",
                        "knight d3",
                        "knight c2",
                        "card relocate b4 d3",
                        "card diagonal c4 d3",
                        "door c3 c2",
                        "card doors c3 c4",
                        "block d3",
                        "block c2");
    }

    @Test
    @Rule("T-33")
    void doorLeadsThroughCastleToGroundBesideIt() {
        PositionBuilder.board()
                .row(3, "00111000")
                .knights(0, "b3")
                .scenario()
                .legalWithPrefix("door b3", "c4", "d4", "e4", "f3", "c2", "d2", "e2")
                .plays("door b3 f3")
                .field("ap")
                .is(4)
                .field("knights.f3")
                .is(0)
                .field("knights.b3")
                .isAbsent();
    }

    /** The knight on level 1 enters d4 (height 2) and leaves onto the other roof of level 1, or onto the ground. */
    @Test
    @Rule("T-33")
    void doorExitsAreAtKnightLevelOrLower() {
        PositionBuilder.board()
                .row(4, "00220000")
                .row(3, "00110000")
                .knights(0, "d3")
                .scenario()
                .legalWithPrefix("door d3", "c3", "b3", "b4", "c2", "d2", "e3", "e4", "c5", "d5");
    }

    /** The roofs c3 and e3 are beside a higher tower, but higher than the knight. */
    @Test
    @Rule("T-33")
    void noDoorLeadsHigher() {
        PositionBuilder.board()
                .row(3, "00121000")
                .knights(0, "b3")
                .scenario()
                .legalWithPrefix("door b3", "c4", "c2", "d4", "d2", "e4", "e2", "f3")
                .illegal("door b3 c3", "door b3 e3", "door b3 d3");
        PositionBuilder.board()
                .row(4, "00010000")
                .row(3, "00132000")
                .knights(0, "c3")
                .scenario()
                .legal("door c3 d4", "door c3 b3")
                .illegal("door c3 e3");
    }

    @Test
    @Rule("T-33")
    void stepAndDoorToTheSameSpaceAreBothLegal() {
        PositionBuilder position =
                PositionBuilder.board().row(4, "00220000").row(3, "00110000").knights(0, "d3");
        position.scenario()
                .legal("move d3 c3", "door d3 c3")
                .plays("door d3 c3")
                .field("ap")
                .is(4)
                .field("knights.c3")
                .is(0)
                .undoes()
                .plays("move d3 c3")
                .field("ap")
                .is(4)
                .field("knights.c3")
                .is(0);
    }

    @Test
    @Rule("T-33")
    void doorLeadsOnlyThroughItsOwnCastle() {
        PositionBuilder.board()
                .row(3, "00101001")
                .knights(0, "d3")
                .scenario()
                .legalWithPrefix("door d3", "b3", "c4", "c2", "f3", "e4", "e2");
        PositionBuilder.board()
                .row(4, "00100000")
                .row(3, "00011000")
                .knights(0, "b4")
                .scenario()
                .legalWithPrefix("door b4", "c5", "d4", "c3");
    }

    @Test
    @Rule("T-33")
    void noDoorLeadsIntoATowerThatIsNotHigher() {
        PositionBuilder.board().row(3, "00121000").knights(0, "d3").scenario().legalWithPrefix("door d3");
        PositionBuilder.board().row(3, "00110000").knights(0, "c3").scenario().legalWithPrefix("door c3");
    }

    @Test
    @Rule("T-33")
    void aPieceOnTopOfATowerDoesNotBlockItsDoors() {
        PositionBuilder.board()
                .row(3, "00100000")
                .knights(0, "b3")
                .knights(1, "c3")
                .scenario()
                .legalWithPrefix("door b3", "c4", "c2", "d3");
        PositionBuilder.board()
                .row(3, "00121000")
                .knights(0, "c3")
                .king("d3")
                .scenario()
                .legalWithPrefix("door c3", "e3", "d4", "d2", "c4", "c2", "b3", "e4", "e2", "f3");
    }

    @Test
    @Rule("T-33")
    void aDoorCostsOnePoint() {
        PositionBuilder.board()
                .row(3, "00111000")
                .knights(0, "b3")
                .ap(0)
                .scenario()
                .legalWithPrefix("door b3");
    }
}
