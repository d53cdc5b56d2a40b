package org.merlon.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.merlon.engine.chance.Key;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.play.FinalStandings;
import org.merlon.engine.play.Match;

class FinalStandingsTest {
    private static void assertStandings(
            List<Integer> ranks, List<Integer> winners, FinalStandings standings, Outcome outcome) {
        assertEquals(new FinalStandings(ranks, winners, outcome), standings);
    }

    @Test
    void forfeitedSeatsComeLastAndTheFirstOfThemAtTheEnd() {
        int[] ranks = {1, 2, 3, 3};
        assertStandings(
                List.of(1, 2, 3, 3), List.of(0), FinalStandings.of(ranks, List.of(), Outcome.NONE), Outcome.NONE);
        assertStandings(
                List.of(4, 1, 2, 2), List.of(1), FinalStandings.of(ranks, List.of(0), Outcome.NONE), Outcome.NONE);
        assertStandings(
                List.of(4, 1, 2, 3), List.of(1), FinalStandings.of(ranks, List.of(0, 3), Outcome.NONE), Outcome.NONE);
    }

    @Test
    void allWinOrLoseTogetherExceptThoseWhoForfeited() {
        int[] ranks = {1, 2, 3};
        assertStandings(
                List.of(1, 3, 2), List.of(0, 2), FinalStandings.of(ranks, List.of(1), Outcome.WON), Outcome.WON);
        assertStandings(List.of(1, 3, 2), List.of(), FinalStandings.of(ranks, List.of(1), Outcome.LOST), Outcome.LOST);
    }

    @Test
    void remainingSeatsOfUnfinishedGameAreRankedByScore() {
        Match match = Match.start(ToyGame.setup("short", 3, new Data.Obj()), Key.ZERO);
        match.play("take 1", EventLog.OFF);
        match.play("take 1", EventLog.OFF);
        match.play("take 2", EventLog.OFF);
        assertStandings(List.of(3, 2, 1), List.of(2), FinalStandings.of(match.state(), List.of(0)), Outcome.NONE);
    }
}
