package org.merlon.blackstone.king;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.merlon.engine.GameState;
import org.merlon.engine.Positions;
import org.merlon.engine.Setup;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.play.Notation;
import org.merlon.testkit.Effort;
import org.merlon.testkit.RandomChoice;
import org.merlon.testkit.Setups;

/** Legal moves and points agree with the reference model in random games. */
class ReferenceMovesTest {
    private static final int SETUP_INTERVAL = Effort.of(191, 143, 3);
    private static final int MOVES_PER_GAME = 60;

    @Test
    void legalMovesAgreeWithReferenceModel() {
        int number = 0;
        for (Setup setup : RandomPositions.setups(SETUP_INTERVAL)) {
            var random = new FastRandom(number++);
            GameState state = RandomPositions.start(setup, number);
            for (int i = 0; i < MOVES_PER_GAME && !state.isOver(); i++) {
                DumpFields dump = new DumpFields(Positions.dump(state).data());
                assertEquals(
                        ReferenceMoves.of(dump),
                        new TreeSet<>(Notation.legalMoves(state)),
                        () -> Setups.name(setup) + " at "
                                + Positions.dump(state).data());
                for (int seat = 0; seat < setup.players(); seat++) {
                    assertEquals(ReferenceMoves.points(dump, seat), state.score(seat), "points");
                }
                RandomChoice.play(state, random);
            }
        }
    }
}
