package org.merlon.torres;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.merlon.engine.ScoreSheet;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

class ScoringTest {
    @Test
    @Rule("T-80")
    void markerSkipsTakenSpace() {
        PositionBuilder.standard(3).scores(3, 4, 5).scenario().plays("score").scores(6, 4, 5);
        PositionBuilder.standard(3)
                .scores(3, 5, 9)
                .scenario()
                .plays("score")
                .scores(4, 5, 9)
                .plays("score")
                .scores(6, 5, 9);
    }

    @Test
    @Rule("T-80")
    void spaceZeroHoldsAnyNumber() {
        PositionBuilder.standard(4)
                .scenario()
                .plays("score")
                .scores(1, 0, 0, 0)
                .plays("end", "score")
                .scores(1, 2, 0, 0);
    }

    @Test
    @Rule("T-80")
    void noSpaceIsSkippedIfTiesAreAllowed() {
        PositionBuilder.standard(3)
                .option("ties", "allowed")
                .scores(3, 4, 4)
                .scenario()
                .plays("score")
                .scores(4, 4, 4);
    }

    /** Both score 4 from 0; the starting seat moves first, so the marker of the other skips its space. */
    @ParameterizedTest
    @CsvSource({"0,4,5", "1,5,4"})
    @Rule({"T-80", "T-81"})
    void seatsScoreFromTheStartingSeatOn(int start, int first, int second) {
        PositionBuilder.board()
                .row(3, "00110000")
                .row(2, "00110000")
                .withoutCornerKnight()
                .knights(0, "c3")
                .knights(1, "d3")
                .progress(1, 4, start)
                .toMove(1 - start)
                .stack(0)
                .scenario()
                .plays("end")
                .scores(first, second);
    }

    /** A castle of 4 with the highest knight on level 2, a castle of 2 with one on level 1, a knight on the ground. */
    @Test
    @Rule("T-81")
    void castlePaysAreaTimesHighestKnight() {
        PositionBuilder.board()
                .row(6, "00000110")
                .row(3, "00320000")
                .row(2, "00110000")
                .knights(0, "d3", "c2", "f6", "e6")
                .lastTurn(1)
                .scenario()
                .plays("end")
                .scores(4 * 2 + 2, 1);
    }

    @Test
    @Rule("T-81")
    void severalSeatsScoreOneCastle() {
        PositionBuilder.standard(3)
                .row(3, "00320000")
                .row(2, "00100000")
                .knights(0, "c2")
                .knights(1, "d3")
                .knights(2, "c3")
                .withoutCornerKnight()
                .lastTurn(1)
                .scenario()
                .plays("end")
                .scores(3, 6, 9);
    }

    @Test
    @Rule("T-81")
    void theGroundIsInNoCastle() {
        PositionBuilder.board()
                .row(3, "00110000")
                .knights(0, "b3", "c4")
                .lastTurn(1)
                .scenario()
                .plays("end")
                .scores(0, 1);
    }

    /** The king's castle has area 6; a knight on level L there is worth 6 L and, only in phase L, the bonus. */
    @ParameterizedTest
    @CsvSource({"1,1,11", "1,2,12", "1,3,18", "2,1,6", "2,2,22", "2,3,18", "3,1,6", "3,2,12", "3,3,33"})
    @Rule("T-82")
    void theKingsCastlePaysOnTheLevelOfThePhase(int phase, int level, int points) {
        String space = level == 1 ? "c3" : level == 2 ? "d3" : "e3";
        PositionBuilder.board()
                .row(3, "00123000")
                .row(2, "00111000")
                .king("c2")
                .knights(0, space)
                .lastTurn(phase)
                .scenario()
                .plays("end")
                .scores(points, 1);
    }

    @Test
    @Rule("T-82")
    void kingBonusIsPaidOncePerSeatToEverySeat() {
        PositionBuilder.board()
                .row(3, "00122000")
                .row(2, "00111000")
                .king("e3")
                .withoutCornerKnight()
                .knights(0, "c3", "c2")
                .knights(1, "d2", "d3")
                .lastTurn(1)
                .scenario()
                .plays("end")
                .scores(6 + 5, 12 + 5);
    }

    @Test
    @Rule("T-82")
    void otherCastlesAndGroundGetNoKingBonus() {
        PositionBuilder.board()
                .row(8, "10000011")
                .row(3, "00110000")
                .knights(0, "c3", "h7")
                .lastTurn(1)
                .scenario()
                .plays("end")
                .scores(2, 1);
    }

    /** Seven points in two castles and the bonus move the marker from 3 to 15 at once, past the marker on 10. */
    @Test
    @Rule("T-83")
    void theMarkerAdvancesOnceByTheSum() {
        PositionBuilder.standard(3)
                .row(6, "00000111")
                .row(3, "00110000")
                .row(2, "00110000")
                .king("c2")
                .withoutCornerKnight()
                .knights(0, "c3", "f6")
                .scores(3, 10, 14)
                .lastTurn(1)
                .scenario()
                .plays("end")
                .scores(15, 10, 14);
    }

    @Test
    @Rule("T-83")
    void aSumOfZeroLeavesTheMarker() {
        PositionBuilder.board()
                .withoutCornerKnight()
                .scores(4, 7)
                .lastTurn(1)
                .scenario()
                .plays("end")
                .scores(4, 7);
        PositionBuilder.board()
                .option("ties", "allowed")
                .withoutCornerKnight()
                .scores(4, 4)
                .lastTurn(1)
                .scenario()
                .plays("end")
                .scores(4, 4);
    }

    @Test
    @Rule("T-84")
    void theLowestSeatMovesTheKingAndStarts() {
        PositionBuilder king = PositionBuilder.standard(3)
                .row(3, "00120000")
                .knights(0, "c3")
                .scores(9, 2, 5)
                .progress(1, 4, 0)
                .step("king", 1);
        king.scenario()
                .legalExactly("king d3", "stay")
                .illegal("king h8", "king c3", "king a8", "king d4", "end", "score")
                .plays("king d3")
                .toMove(1)
                .field("king")
                .is("d3")
                .field("phase")
                .is(2)
                .field("round")
                .is(1)
                .field("start")
                .is(1);
        king.scenario()
                .plays("stay")
                .toMove(1)
                .field("king")
                .is("h8")
                .field("start")
                .is(1)
                .field("phase")
                .is(2);
    }

    /** With all at 0 the last in turn order (2, 0, 1) is chosen; of two seats with 3 the later one (0 after 2). */
    @Test
    @Rule("T-84")
    void tiedLowestSeatIsLastInTurnOrder() {
        PositionBuilder.standard(3)
                .withoutCornerKnight()
                .progress(1, 4, 2)
                .toMove(1)
                .stack(0)
                .scenario()
                .plays("end")
                .field("step")
                .is("king")
                .toMove(1);
        PositionBuilder.standard(3)
                .option("ties", "allowed")
                .withoutCornerKnight()
                .scores(3, 8, 3)
                .progress(1, 4, 2)
                .toMove(1)
                .stack(0)
                .scenario()
                .plays("end")
                .toMove(0);
    }

    @Test
    @Rule("T-84")
    void seatLowestAfterScoringMovesTheKing() {
        PositionBuilder.board()
                .row(3, "00111000")
                .knights(0, "c3")
                .scores(1, 2)
                .lastTurn(2)
                .scenario()
                .plays("end")
                .scores(4, 3)
                .toMove(1)
                .field("step")
                .is("king")
                .field("phase")
                .is(2);
        PositionBuilder.board()
                .row(3, "00110000")
                .knights(0, "c3")
                .scores(1, 2)
                .lastTurn(2)
                .scenario()
                .plays("end");
    }

    @Test
    @Rule("T-85")
    void theHighestScoreWinsAfterTheThirdScoring() {
        PositionBuilder.standard(3)
                .withoutCornerKnight()
                .scores(4, 9, 2)
                .lastTurn(3)
                .scenario()
                .plays("end")
                .overWithRanks(2, 1, 3)
                .field("step")
                .is("over")
                .field("toMove")
                .isNull()
                .illegal("end", "stay", "king h8", "score");
    }

    @Test
    @Rule("T-85")
    void equalHighestScoresShareTheFirstRank() {
        PositionBuilder.standard(3)
                .option("ties", "allowed")
                .withoutCornerKnight()
                .scores(9, 4, 9)
                .lastTurn(3)
                .scenario()
                .plays("end")
                .overWithRanks(1, 3, 1);
        PositionBuilder.board()
                .withoutCornerKnight()
                .lastTurn(3)
                .scenario()
                .plays("end")
                .overWithRanks(1, 1);
    }

    @Test
    @Rule({"T-81", "T-82", "T-83"})
    void scoreSheetShowsPointsOfNextScoring() {
        Scenario turn = PositionBuilder.board()
                .row(3, "00110000")
                .knights(0, "c3")
                .king("d3")
                .score(0, 4)
                .lastTurn(1)
                .scenario();
        assertEquals(2 + 5, turn.state().scoreSheet(0).outlookTotal());
        assertEquals(
                List.of("castle", "king"),
                turn.state().scoreSheet(0).outlook().stream()
                        .map(ScoreSheet.Part::id)
                        .toList());
        assertEquals(4, turn.state().scoreSheet(0).total());
        turn.plays("end");
        assertEquals(11, turn.state().scoreSheet(0).total());
    }
}
