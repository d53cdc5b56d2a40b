package org.merlon.cli.product;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.merlon.bots.Bot;
import org.merlon.bots.levels.Bots;
import org.merlon.engine.Game;
import org.merlon.engine.GameState;
import org.merlon.engine.Games;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.testkit.RandomKeys;

/** Checks that a newcomer who plays obvious moves wins about half of the games against the gentle bot. */
final class GentleBotTest {
    private static final int GAMES = 60;

    /** A simulated newcomer plays one random move in this many moves. */
    private static final int MOVES_PER_RANDOM_MOVE = 4;

    private static final double MIN_WIN_SHARE = 0.4;
    private static final double MAX_WIN_SHARE = 0.7;

    private static final Bot GENTLE = Objects.requireNonNull(Bots.byName("gentle"));
    private static final Bot GREEDY = Objects.requireNonNull(Bots.byName("greedy"));

    @ParameterizedTest
    @MethodSource("org.merlon.cli.product.AllGames#ids")
    void aNewcomerWinsAboutHalf(String id) throws SetupException {
        Game game = Games.byId(id);
        Setup setup = Setup.of(game, game.variants().getFirst().id(), 2, Map.of());
        var random = new FastRandom(1);
        double won = 0;
        for (int i = 0; i < GAMES; i++) {
            won += resultOf(i % 2, game.start(setup, RandomKeys.key(i)), random);
        }
        double share = won / GAMES;
        assertTrue(share >= MIN_WIN_SHARE && share <= MAX_WIN_SHARE, () -> id + ": " + share);
    }

    /** Plays a game and returns the newcomer's result: 1 for a win, 0.5 for a shared win, 0 for a loss. */
    private static double resultOf(int newcomer, GameState state, FastRandom random) {
        var moves = new MoveList();
        while (!state.isOver()) {
            boolean own = state.toMove() == newcomer;
            int move;
            if (own && random.below(MOVES_PER_RANDOM_MOVE) == 0) {
                moves.clear();
                state.legalMoves(moves);
                move = moves.get(random.below(moves.size()));
            } else {
                Bot bot = own ? GREEDY : GENTLE;
                move = bot.choose(state, bot.defaultBudget(), random.next()).move();
            }
            state.play(move, EventLog.OFF);
        }
        int[] ranks = state.ranks();
        return ranks[newcomer] > 1 ? 0 : ranks[1 - newcomer] == 1 ? 0.5 : 1;
    }
}
