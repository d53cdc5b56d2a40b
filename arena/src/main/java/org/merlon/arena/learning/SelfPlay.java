package org.merlon.arena.learning;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.merlon.bots.Bot;
import org.merlon.bots.Budget;
import org.merlon.bots.Player;
import org.merlon.bots.StopSignal;
import org.merlon.engine.Evaluation;
import org.merlon.engine.GameState;
import org.merlon.engine.Odds;
import org.merlon.engine.Setup;
import org.merlon.engine.Traits;
import org.merlon.engine.chance.RandomBits;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.parts.Hash;
import org.merlon.protocol.Seeds;

/**
 * Plays games of a bot against itself and collects training samples. Most games have some random moves, so that the
 * samples include positions that good players avoid.
 */
public final class SelfPlay {
    /** One move in this many is random, except in one game in {@link #PURE}. */
    private static final int STRAY = 10;

    /** One game in this many has no random moves. */
    private static final int PURE = 3;

    /** One state in this many becomes a sample, since the states of one game are correlated. */
    private static final int SAMPLE = 5;

    /** The weight of the win in a result; the rest is the weight of the margin. */
    private static final double WIN = 0.6;

    /** The final margin that counts as much as a lead of one swing during the game. */
    private static final double LAST_SWING = Evaluation.DEFAULT_SWING / 2;

    private final Setup setup;
    private final Traits traits;
    private final Evaluation plain;
    private final Bot bot;
    private final Budget budget;
    private final String seed;

    /**
     * @param setup a game for two players
     * @param traits the traits whose weights are learned
     */
    public SelfPlay(Setup setup, Traits traits, Bot bot, Budget budget, String seed) {
        this.setup = setup;
        this.traits = traits;
        this.bot = bot;
        this.budget = budget;
        this.seed = seed;
        plain = setup.game().evaluation();
    }

    /** Plays games on all processors and returns the samples of each; {@code each} is called after each game. */
    List<List<TrainingSample>> games(int count, Runnable each) {
        return IntStream.range(0, count)
                .parallel()
                .mapToObj(game -> {
                    List<TrainingSample> lessons = game(game);
                    each.run();
                    return lessons;
                })
                .toList();
    }

    private List<TrainingSample> game(int index) {
        var random = new RandomBits(Hash.add(Seeds.number(seed), index));
        boolean pure = random.below(PURE) == 0;
        GameState state = setup.game().start(setup, Seeds.key("lesson " + index + " of " + seed));
        var moves = new MoveList();
        var lessons = new ArrayList<TrainingSample>();
        try (Player first = bot.newPlayer();
                Player second = bot.newPlayer()) {
            while (!state.isOver()) {
                state.legalMoves(moves);
                int move;
                if (!pure && random.below(STRAY) == 0) {
                    move = moves.get(random.below(moves.size()));
                } else {
                    Player player = state.toMove() == 0 ? first : second;
                    move = player.choose(state, budget, random.next(), new StopSignal())
                            .move();
                }
                state.play(move, EventLog.OFF);
                if (random.below(SAMPLE) == 0) {
                    take(state, lessons);
                }
            }
        }
        double result = result(state);
        lessons.forEach(lesson -> lesson.result = result);
        return lessons;
    }

    private void take(GameState state, List<TrainingSample> lessons) {
        short[] first = traits(state, 0);
        if (!state.isOver() && first.length > 0) {
            double lead = (plain.value(state, 0) - plain.value(state, 1)) / plain.swing(state);
            lessons.add(new TrainingSample(first, traits(state, 1), lead));
        }
    }

    private short[] traits(GameState state, int seat) {
        var here = new int[traits.names().size()];
        int count = traits.collect(state, seat, here);
        var found = new short[count];
        for (int i = 0; i < count; i++) {
            found[i] = (short) here[i];
        }
        return found;
    }

    private static double result(GameState state) {
        int[] ranks = state.ranks();
        double won = ranks[0] == ranks[1] ? 0.5 : ranks[0] < ranks[1] ? 1 : 0;
        double margin = (state.score(0) - state.score(1)) / LAST_SWING;
        return WIN * won + (1 - WIN) * Odds.winProbability(margin);
    }
}
