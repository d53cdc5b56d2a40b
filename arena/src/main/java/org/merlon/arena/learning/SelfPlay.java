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
import org.merlon.engine.Setup;
import org.merlon.engine.Traits;
import org.merlon.engine.WinProbability;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.parts.Hash;
import org.merlon.protocol.SeedParser;

/**
 * Plays games of a bot against itself and collects training samples. Most games have some random moves, so that the
 * samples include positions that good players avoid.
 */
public final class SelfPlay {
    /** One move in this many is random, except in one game in {@link #GAMES_PER_PURE_GAME}. */
    private static final int MOVES_PER_RANDOM_MOVE = 10;

    /** One game in this many has no random moves. */
    private static final int GAMES_PER_PURE_GAME = 3;

    /** One state in this many becomes a sample, since the states of one game are correlated. */
    private static final int STATES_PER_SAMPLE = 5;

    /** The weight of the win in a result; the rest is the weight of the margin. */
    private static final double WIN_WEIGHT = 0.6;

    /** The final margin that counts as much as a lead of one swing during the game. */
    private static final double FINAL_SWING = Evaluation.DEFAULT_SWING / 2;

    private final Setup setup;
    private final Traits traits;
    private final Evaluation evaluation;
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
        evaluation = setup.game().evaluation();
    }

    /** Plays games on all processors and returns the samples of each; {@code each} is called after each game. */
    List<List<TrainingSample>> playGames(int count, Runnable onGame) {
        return IntStream.range(0, count)
                .parallel()
                .mapToObj(game -> {
                    List<TrainingSample> samples = playGame(game);
                    onGame.run();
                    return samples;
                })
                .toList();
    }

    private List<TrainingSample> playGame(int index) {
        var random = new FastRandom(Hash.add(SeedParser.number(seed), index));
        boolean pure = random.below(GAMES_PER_PURE_GAME) == 0;
        GameState state = setup.game().start(setup, SeedParser.key("lesson " + index + " of " + seed));
        var moves = new MoveList();
        var samples = new ArrayList<TrainingSample>();
        try (Player first = bot.newPlayer();
                Player second = bot.newPlayer()) {
            while (!state.isOver()) {
                state.legalMoves(moves);
                int move;
                if (!pure && random.below(MOVES_PER_RANDOM_MOVE) == 0) {
                    move = moves.get(random.below(moves.size()));
                } else {
                    Player player = state.toMove() == 0 ? first : second;
                    move = player.choose(state, budget, random.next(), new StopSignal())
                            .move();
                }
                state.play(move, EventLog.OFF);
                if (random.below(STATES_PER_SAMPLE) == 0) {
                    addSample(state, samples);
                }
            }
        }
        double result = result(state);
        samples.forEach(sample -> sample.result = result);
        return samples;
    }

    private void addSample(GameState state, List<TrainingSample> samples) {
        short[] first = activeTraits(state, 0);
        if (!state.isOver() && first.length > 0) {
            double lead = (evaluation.value(state, 0) - evaluation.value(state, 1)) / evaluation.swing(state);
            samples.add(new TrainingSample(first, activeTraits(state, 1), lead));
        }
    }

    private short[] activeTraits(GameState state, int seat) {
        var buffer = new int[traits.names().size()];
        int count = traits.collect(state, seat, buffer);
        var active = new short[count];
        for (int i = 0; i < count; i++) {
            active[i] = (short) buffer[i];
        }
        return active;
    }

    private static double result(GameState state) {
        int[] ranks = state.ranks();
        double won = ranks[0] == ranks[1] ? 0.5 : ranks[0] < ranks[1] ? 1 : 0;
        double margin = (state.score(0) - state.score(1)) / FINAL_SWING;
        return WIN_WEIGHT * won + (1 - WIN_WEIGHT) * WinProbability.winProbability(margin);
    }
}
