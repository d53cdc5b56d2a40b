package org.merlon.bench.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.merlon.bots.BotSpec;
import org.merlon.bots.Player;
import org.merlon.bots.Stop;
import org.merlon.engine.EventLog;
import org.merlon.engine.GameState;
import org.merlon.engine.Key;
import org.merlon.engine.Outcome;
import org.merlon.engine.RandomBits;
import org.merlon.engine.Setup;
import org.merlon.protocol.Players;

/** Many games between two bots: every deal once with the first bot in each seat and the second in all others. */
final class Duel {
    private static final long GAMES_A_SEED = 1_000_003; // seeds next to each other share no deal

    private final Setup setup;
    private final BotSpec first;
    private final BotSpec second;

    Duel(Setup setup, BotSpec first, BotSpec second) {
        this.setup = setup;
        this.first = first;
        this.second = second;
    }

    /** The first bot's part of the victories; a shared victory counts in parts. */
    Share play(int games, long seed, int threads) {
        return sum(games, threads, game -> {
            int players = setup.players();
            int seat = game % players;
            GameState state = end(game / players, seat, seed, game);
            int[] ranks = state.ranks();
            int winners = 0;
            for (int rank : ranks) {
                winners += rank == 1 ? 1 : 0;
            }
            return ranks[seat] == 1 ? 1.0 / winners : 0;
        });
    }

    /** How many games the first bot wins alone in all seats, for games that are won or lost together. */
    Share playTogether(int games, long seed, int threads) {
        return sum(
                games, threads, game -> end(game, Integer.MAX_VALUE, seed, game).outcome() == Outcome.WON ? 1 : 0);
    }

    private interface Result {
        double of(int game);
    }

    private static Share sum(int games, int threads, Result result) {
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            List<Future<Double>> running = new ArrayList<>();
            for (int i = 0; i < games; i++) {
                int game = i;
                running.add(pool.submit(() -> result.of(game)));
            }
            double won = 0;
            for (Future<Double> each : running) {
                won += each.get();
            }
            return new Share(won, games);
        } catch (ExecutionException e) {
            throw new IllegalStateException("a game failed", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }

    /** Plays one game; a seat beyond all seats means that the first bot has them all. */
    private GameState end(int deal, int seat, long seed, int game) {
        GameState state = setup.game().start(setup, key(seed * GAMES_A_SEED + deal));
        var luck = new RandomBits(seed * GAMES_A_SEED - 1 - game);
        var players = new ArrayList<Player>();
        var specs = new ArrayList<BotSpec>();
        try {
            for (int i = 0; i < setup.players(); i++) {
                specs.add(i == seat || seat >= setup.players() ? first : second);
                players.add(Players.open(specs.get(i)));
            }
            while (!state.over()) {
                int mover = state.toMove();
                int move = players.get(mover)
                        .choose(state, specs.get(mover).budget(), luck.next(), new Stop())
                        .move();
                state.play(move, EventLog.OFF);
            }
        } finally {
            players.forEach(Player::close);
        }
        return state;
    }

    private static Key key(long number) {
        var random = new RandomBits(number);
        var bytes = new byte[Key.BYTES];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) random.next();
        }
        return Key.of(bytes);
    }
}
