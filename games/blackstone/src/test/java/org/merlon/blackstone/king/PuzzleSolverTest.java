package org.merlon.blackstone.king;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.blackstone.table.Space;
import org.merlon.engine.Outcome;
import org.merlon.engine.Setup;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.play.Match;
import org.merlon.testkit.RandomKeys;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Setups;

/** Puzzle Master's Quest can be won. */
class PuzzleSolverTest {
    private static final int START_COUNT = 12;

    @Test
    @Rule({"B-121", "B-123"})
    void someStartsCanBeWonWithTheTokensOfEveryTurn() {
        Setup setup = Setups.of("blackstone", "puzzle-master", 2, "edition=first");
        int won = 0;
        for (int number = 0; number < START_COUNT; number++) {
            Match match = Match.start(setup, RandomKeys.key(number));
            match.play("corner nw", EventLog.OFF);
            match.play("corner se", EventLog.OFF);
            var board = new int[Space.COUNT];
            for (int space = 0; space < Space.COUNT; space++) {
                board[space] = ((KingState) match.state()).board.at(space);
            }
            List<String> moves = new PuzzleSolver(board, number).solve();
            for (String move : moves) {
                assertEquals(null, match.play(move, EventLog.OFF), move);
            }
            won += match.state().outcome() == Outcome.WON ? 1 : 0;
            assertEquals(moves.isEmpty(), !match.state().isOver(), "what was found is a win");
        }
        int solved = won;
        assertTrue(won >= START_COUNT / 3, () -> solved + " of " + START_COUNT + " starts are won");
    }
}
