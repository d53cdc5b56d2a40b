package org.merlon.blackstone.king;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.merlon.engine.GameState;
import org.merlon.engine.Positions;
import org.merlon.engine.Setup;
import org.merlon.engine.chance.RandomBits;
import org.merlon.engine.play.Notation;
import org.merlon.testkit.Effort;
import org.merlon.testkit.RandomChoice;
import org.merlon.testkit.Setups;

/** Legal moves and points agree with the reference model in random games. */
class NaiveMovesTest {
    private static final int EVERY = Effort.of(116, 87, 3);
    private static final int MOVES = 60;

    @Test
    void theSlowReadingFindsTheSameMoves() {
        int number = 0;
        for (Setup setup : Shaken.setups(EVERY)) {
            var random = new RandomBits(number++);
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
                RandomChoice.play(state, random);
            }
        }
    }
}
