package org.merlon.bench.load.client;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.merlon.bench.load.process.ServerProcess;

/** Runs pairs of players at the tables of one server, all at the same time. */
public final class LoadRun implements LoadPlayer.Referee, AutoCloseable {
    /** A two-player game without a clock; the next one starts immediately. */
    public static final String DUEL = "\"game\":\"torres\",\"players\":2";

    /** The duration of the CPU profile in seconds. */
    private static final double LOOKED_AT = 10;

    /** The approximate number of entries of a game. */
    private static final int LENGTH = 200;

    /**
     * The two players at a table.
     *
     * @param firstGame the number of entries after which one of them resigns the first game, so that games which started
     *     together do not all end, and create new tables, at the same time
     */
    private record Pair(LoadPlayer one, LoadPlayer other, AtomicInteger games, int firstGame) {
        private boolean givesUp(LoadPlayer player) {
            return player == one && games.get() == 0 && player.seen() >= firstGame;
        }
    }

    /**
     * The result of a stage.
     *
     * @param processorTime the server's CPU time in seconds
     * @param bytes the number of bytes received
     * @param parts the categories of CPU time, measured under the same load afterwards
     */
    record Result(
            Latencies latencies,
            double seconds,
            double processorTime,
            long bytes,
            Map<String, Double> parts,
            int refused,
            @Nullable String trouble) {}

    private final EventLoop loop;
    private final ServerProcess server;
    private final Lobby lobby;
    private final Map<LoadPlayer, Pair> pairs = new HashMap<>();
    private final ConnectThrottle arrivals = new ConnectThrottle();

    /** Players who can play a move, in the order of their requests. */
    private final Deque<LoadPlayer> ready = new ArrayDeque<>();

    private int arrived;
    private boolean running;
    private boolean measuring;
    private long interval;
    private long due;
    private Latencies latencies = new Latencies();
    private long bytes;
    private int refused;
    private @Nullable String trouble;

    LoadRun(EventLoop loop, ServerProcess server) {
        this.loop = loop;
        this.server = server;
        lobby = new Lobby(server.base(), DUEL);
        loop.everyTick(this::pace);
    }

    /** Creates tables up to a number, and waits until all players are connected. */
    void grow(int tables) throws IOException, InterruptedException {
        int have = pairs.size() / 2;
        List<Callable<Void>> tasks = new ArrayList<>();
        for (int i = have; i < tables; i++) {
            int seed = i;
            tasks.add(() -> {
                var one = new LoadPlayer(loop, this, lobby.visit(), 2L * seed);
                var other = new LoadPlayer(loop, this, lobby.visit(), 2L * seed + 1);
                String table = lobby.table(one.cookie(), other.cookie());
                int firstGame = new SplittableRandom(seed).nextInt(LENGTH);
                loop.execute(() -> enter(new Pair(one, other, new AtomicInteger(), firstGame), table));
                return null;
            });
        }
        Lobby.all(tasks);
        while (loop.ask(() -> arrived) < 2 * tables) {
            Thread.sleep(10);
            fail();
        }
    }

    private void enter(Pair pair, String table) {
        for (LoadPlayer player : List.of(pair.one, pair.other)) {
            pairs.put(player, pair);
            player.sit(table);
            arrivals.add(() -> player.arrive(server.port()));
        }
    }

    /**
     * Runs all tables for some time.
     *
     * @param rate the total number of moves per second, or 0 for full speed
     * @param warmUp the interval in seconds at which it checks whether the server is warm
     * @param folder a folder for temporary files
     */
    Result play(double rate, double warmUp, boolean quick, double seconds, Path folder)
            throws IOException, InterruptedException {
        loop.execute(() -> begin(rate));
        WarmUp.await(List.of(server), warmUp, quick);
        double busy = server.processorTime();
        long begun = loop.ask(() -> {
            latencies = new Latencies();
            measuring = true;
            bytes = -loop.received();
            return System.nanoTime();
        });
        Thread.sleep((long) (1000 * seconds));
        double used = server.processorTime() - busy;
        double taken = loop.ask(() -> {
            measuring = false;
            bytes += loop.received();
            return (System.nanoTime() - begun) / 1e9;
        });
        Map<String, Double> parts = CpuProfile.of(server, folder, Math.min(LOOKED_AT, seconds));
        return loop.ask(() -> {
            running = false;
            return new Result(latencies, taken, used, bytes, parts, refused, trouble);
        });
    }

    private void begin(double rate) {
        running = true;
        interval = rate == 0 ? 0 : (long) (1e9 / rate);
        due = System.nanoTime();
        if (interval == 0) {
            for (LoadPlayer player = ready.poll(); player != null; player = ready.poll()) {
                player.play(due);
            }
        }
    }

    /** Sends the moves that are due; the latency of a late one counts from its due time. */
    private void pace() {
        if (running && interval > 0) {
            long now = System.nanoTime();
            while (due <= now && !ready.isEmpty()) {
                if (ready.remove().play(due)) {
                    due += interval;
                }
            }
        }
    }

    @Override
    public void arrived(LoadPlayer player) {
        arrived++;
        arrivals.done();
    }

    @Override
    public void ready(LoadPlayer player) {
        Pair pair = pairs.get(player);
        if (running && pair != null && pair.givesUp(player)) {
            player.resign();
        } else if (running && interval == 0) {
            player.play(System.nanoTime());
        } else {
            ready.add(player);
        }
    }

    @Override
    public void acknowledged(LoadPlayer player, int number, String move) {
        if (measuring) {
            latencies.add(System.nanoTime() - player.since());
        }
    }

    @Override
    public void refused(LoadPlayer player, String code) {
        refused++;
        trouble = "a move was refused: " + code;
    }

    @Override
    public void over(LoadPlayer player) {
        Pair pair = pairs.get(player);
        if (pair == null || player != pair.one) {
            return; // only one of the two starts the next game
        }
        Thread.startVirtualThread(() -> {
            try {
                // The two alternate, because the server limits the tables that a person creates.
                boolean first = pair.games.incrementAndGet() % 2 == 0;
                String next =
                        lobby.table((first ? pair.one : pair.other).cookie(), (first ? pair.other : pair.one).cookie());
                loop.execute(() -> {
                    pair.one.sit(next);
                    pair.other.sit(next);
                });
            } catch (IOException e) {
                loop.execute(() -> trouble = "no new table: " + e.getMessage());
            }
        });
    }

    @Override
    public void left(LoadPlayer player) {
        trouble = "the server closed a connection";
    }

    @Override
    public void troubled(LoadPlayer player, String why) {
        trouble = why;
    }

    private void fail() throws IOException {
        String problem = loop.ask(() -> java.util.Optional.ofNullable(trouble)).orElse(null);
        if (problem != null) {
            throw new IOException(problem);
        }
    }

    @Override
    public void close() {
        loop.everyTick(() -> {});
        lobby.close();
    }
}
