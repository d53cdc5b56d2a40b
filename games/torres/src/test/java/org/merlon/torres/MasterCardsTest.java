package org.merlon.torres;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.Rule;

/** The conditions of the eight master cards. */
class MasterCardsTest {
    /** Asserts the points of seat 0 at the scoring of a phase. */
    private static void assertPoints(int phase, int points, PositionBuilder position) {
        position.withoutCornerKnight().lastTurn(phase).scenario().plays("end").scores(points, 0);
    }

    @Test
    @Rule("T-92")
    void rankWantsThreeInARowOrColumn() {
        for (int phase = 1; phase <= 3; phase++) {
            assertPoints(phase, 5, PositionBuilder.master(2, "rank").knights(0, "c1", "d1", "e1"));
            assertPoints(phase, 5, PositionBuilder.master(2, "rank").knights(0, "c2", "c3", "c4", "c5"));
        }
        assertPoints(1, 0, PositionBuilder.master(2, "rank").knights(0, "c1", "d1", "f1", "g1"));
        assertPoints(1, 0, PositionBuilder.master(2, "rank").knights(0, "g1", "h1", "a2", "b2"));
        assertPoints(1, 0, PositionBuilder.master(2, "rank").knights(0, "c1", "d2", "e3", "c2"));
        assertPoints(
                1, 0, PositionBuilder.master(2, "rank").knights(0, "c1", "e1").knights(1, "d1"));
    }

    @Test
    @Rule("T-92")
    void outpostsWantsFourCastles() {
        PositionBuilder four =
                PositionBuilder.master(2, "outposts").row(1, "10101010").row(3, "00000010");
        assertPoints(2, 4 + 5, four.knights(0, "a1", "c1", "e1", "g1"));
        PositionBuilder ground = PositionBuilder.master(2, "outposts").row(1, "10101000");
        assertPoints(2, 3, ground.knights(0, "a1", "c1", "e1", "g1"));
        PositionBuilder same = PositionBuilder.master(2, "outposts").row(1, "10101100");
        assertPoints(2, 4, same.knights(0, "a1", "c1", "e1", "f1"));
    }

    @Test
    @Rule("T-92")
    void courtWantsAKnightBesideTheKing() {
        assertPoints(1, 5, PositionBuilder.master(2, "court").knights(0, "h7"));
        assertPoints(3, 5, PositionBuilder.master(2, "court").knights(0, "g8", "h7"));
        assertPoints(1, 0, PositionBuilder.master(2, "court").knights(0, "g7"));
    }

    @Test
    @Rule("T-92")
    void stairsWantsLevelsOneToFour() {
        PositionBuilder board = PositionBuilder.master(2, "stairs").row(1, "12340000");
        assertPoints(3, 16 + 15, board.knights(0, "a1", "b1", "c1", "d1"));
        PositionBuilder early = PositionBuilder.master(2, "stairs").row(1, "12340000");
        assertPoints(2, 16, early.knights(0, "a1", "b1", "c1", "d1"));
        PositionBuilder gap = PositionBuilder.master(2, "stairs").row(1, "12340000");
        assertPoints(3, 16, gap.knights(0, "a1", "b1", "d1", "e1"));
    }

    @Test
    @Rule("T-92")
    void summitWantsAKnightAboveAllOthers() {
        PositionBuilder.master(2, "summit")
                .row(1, "12000000")
                .withoutCornerKnight()
                .knights(0, "b1")
                .knights(1, "a1")
                .lastTurn(3)
                .scenario()
                .plays("end")
                .scores(4 + 12, 2);
        PositionBuilder.master(2, "summit")
                .row(1, "22000000")
                .withoutCornerKnight()
                .knights(0, "b1")
                .knights(1, "a1")
                .lastTurn(3)
                .scenario()
                .plays("end")
                .scores(4, 5);
        PositionBuilder.master(2, "summit")
                .row(1, "12000000")
                .withoutCornerKnight()
                .knights(0, "b1")
                .knights(1, "a1")
                .lastTurn(2)
                .scenario()
                .plays("end")
                .scores(4, 2);
    }

    @Test
    @Rule("T-92")
    void marchesWantsAllFourEdges() {
        assertPoints(3, 15, PositionBuilder.master(2, "marches").knights(0, "a1", "h3", "d8"));
        assertPoints(3, 15, PositionBuilder.master(2, "marches").king("a8").knights(0, "a3", "h3", "d8", "e1"));
        assertPoints(3, 0, PositionBuilder.master(2, "marches").knights(0, "a1", "h3", "d7"));
        assertPoints(2, 0, PositionBuilder.master(2, "marches").knights(0, "a1", "h3", "d8"));
    }

    @Test
    @Rule("T-92")
    void garrisonWantsAllSixOffTheGround() {
        PositionBuilder six = PositionBuilder.master(2, "garrison").row(1, "11111100");
        assertPoints(3, 6 + 12, six.knights(0, "a1", "b1", "c1", "d1", "e1", "f1"));
        PositionBuilder early = PositionBuilder.master(2, "garrison").row(1, "11111100");
        assertPoints(1, 6, early.knights(0, "a1", "b1", "c1", "d1", "e1", "f1"));
        PositionBuilder five = PositionBuilder.master(2, "garrison").row(1, "11111100");
        assertPoints(3, 6, five.knights(0, "a1", "b1", "c1", "d1", "e1"));
        PositionBuilder ground = PositionBuilder.master(2, "garrison").row(1, "11111100");
        assertPoints(3, 6, ground.knights(0, "a1", "b1", "c1", "d1", "e1", "g1"));
    }

    @Test
    @Rule("T-92")
    void bendWantsThreeOnADiagonal() {
        assertPoints(3, 10, PositionBuilder.master(2, "bend").knights(0, "c1", "d2", "e3"));
        assertPoints(3, 10, PositionBuilder.master(2, "bend").knights(0, "c4", "d3", "e2", "f1"));
        assertPoints(3, 0, PositionBuilder.master(2, "bend").knights(0, "c1", "d2", "c3"));
        assertPoints(3, 0, PositionBuilder.master(2, "bend").knights(0, "c1", "d2", "f4"));
        assertPoints(3, 0, PositionBuilder.master(2, "bend").knights(0, "g2", "h3", "a5", "b6"));
        assertPoints(2, 0, PositionBuilder.master(2, "bend").knights(0, "c1", "d2", "e3"));
    }

    @Test
    @Rule("T-92")
    void cardPointsMoveMarkerTogetherWithCastlePoints() {
        PositionBuilder.master(2, "rank")
                .withoutCornerKnight()
                .row(1, "11100000")
                .knights(0, "a1", "b1", "c1")
                .scores(1, 4)
                .lastTurn(1)
                .scenario()
                .plays("end")
                .scores(9, 4);
    }
}
