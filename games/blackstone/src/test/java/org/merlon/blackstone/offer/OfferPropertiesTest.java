package org.merlon.blackstone.offer;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.merlon.blackstone.BlackstoneGame;
import org.merlon.engine.GameState;
import org.merlon.engine.Setup;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.testkit.Effort;
import org.merlon.testkit.GameProperties;
import org.merlon.testkit.RandomKeys;
import org.merlon.testkit.Setups;

/** Properties that hold for every game, checked on random games of every setup of the two quests. */
class OfferPropertiesTest {
    private static final int GAMES_PER_SETUP = Effort.of(0, 1, 10);
    private static final int LATE_GAMES_PER_SETUP = Effort.of(1, 1, 10);

    /** Moves before a late position. Random players would pass long before the board fills. */
    private static final int MOVES_BEFORE = 120;

    @TestFactory
    Stream<DynamicTest> propertiesHold() {
        return GameProperties.of(Setups.all(new BlackstoneGame(), "queens-quest", "wizards-quest"))
                .gamesPerSetup(GAMES_PER_SETUP)
                .alsoFrom(LATE_GAMES_PER_SETUP, OfferPropertiesTest::lateState)
                .with(new OfferInvariant())
                .tests();
    }

    /** Returns a state in the middle of a game whose players use Machinations whenever they can and never pass. */
    static GameState lateState(Setup setup, long number) {
        var random = new FastRandom(number);
        GameState state = setup.game().start(setup, RandomKeys.key(number));
        var moves = new MoveList();
        for (int i = 0; i < MOVES_BEFORE && !state.isOver(); i++) {
            state.legalMoves(moves);
            int move = moves.get(random.below(moves.size()));
            for (int j = 0; j < moves.size(); j++) {
                int other = moves.get((j + i) % moves.size());
                if (MoveCode.verb(other) == Verb.USE
                        || (MoveCode.verb(move) == Verb.PASS && MoveCode.verb(other) != Verb.PASS)) {
                    move = other;
                }
            }
            if (MoveCode.verb(move) == Verb.PASS) {
                return state;
            }
            state.play(move, EventLog.OFF);
        }
        return state;
    }
}
