package org.merlon.blackstone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.merlon.engine.GameState;
import org.merlon.engine.Position;
import org.merlon.engine.PositionException;
import org.merlon.engine.Positions;
import org.merlon.engine.Setup;
import org.merlon.engine.Variant;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.testkit.RandomKeys;
import org.merlon.testkit.Setups;

/** Every allowed combination of options can be played. */
class SetupsTest {
    private static final int MOVES_PER_GAME = 25;

    @Test
    void thereAreSevenQuests() {
        List<String> ids = new BlackstoneGame()
                .variants().stream().map(Variant::id).sorted().toList();
        assertEquals(
                List.of("advanced", "coop", "kings-quest", "puzzle-master", "queens-quest", "solo", "wizards-quest"),
                ids);
    }

    @Test
    void everySetupStartsAndLoads() throws PositionException {
        var moves = new MoveList();
        int number = 0;
        for (Setup setup : Setups.all(new BlackstoneGame())) {
            var random = new FastRandom(number);
            GameState state = setup.game().start(setup, RandomKeys.key(number++));
            for (int i = 0; i < MOVES_PER_GAME && !state.isOver(); i++) {
                state.legalMoves(moves);
                assertFalse(moves.isEmpty(), () -> Setups.name(setup));
                state.play(moves.get(random.below(moves.size())), EventLog.OFF);
            }
            Position position = Positions.dump(state);
            assertEquals(position, Positions.dump(Positions.load(position)), () -> Setups.name(setup));
        }
    }
}
