package org.merlon.blackstone.king;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.merlon.blackstone.BlackstoneGame;
import org.merlon.engine.EventLog;
import org.merlon.engine.GameState;
import org.merlon.engine.MoveList;
import org.merlon.engine.Notation;
import org.merlon.engine.Positions;
import org.merlon.engine.RandomBits;
import org.merlon.engine.Setup;
import org.merlon.testkit.Setups;

/** At every move of random games the legal ones, and the points, are those that a slow reading of the position finds. */
class NaiveMovesTest {
    private static final int EVERY = 29;
    private static final int MOVES = 60;

    @Test
    void theSlowReadingFindsTheSameMoves() {
        var moves = new MoveList();
        int number = 0;
        for (Setup setup : Setups.all(new BlackstoneGame())) {
            boolean king =
                    KingsQuest.all().stream().anyMatch(quest -> quest.variant().equals(setup.variant()));
            if (!king || number++ % EVERY != 0) {
                continue;
            }
            var random = new RandomBits(number);
            GameState state = Shaken.start(setup, number);
            for (int i = 0; i < MOVES && !state.over(); i++) {
                Facts at = new Facts(Positions.dump(state).data());
                assertEquals(
                        NaiveMoves.of(at),
                        new TreeSet<>(Notation.legalMoves(state)),
                        () -> Setups.name(setup) + " at "
                                + Positions.dump(state).data());
                for (int seat = 0; seat < setup.players(); seat++) {
                    assertEquals(NaiveMoves.points(at, seat), state.score(seat), "points");
                }
                state.legalMoves(moves);
                state.play(moves.get(random.below(moves.size())), EventLog.OFF);
            }
        }
    }
}
