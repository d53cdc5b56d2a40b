package org.merlon.bench.load.single;

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
import org.merlon.bench.load.client.ApiClient;
import org.merlon.bench.load.client.ConnectThrottle;
import org.merlon.bench.load.client.EventLoop;
import org.merlon.bench.load.client.Latencies;
import org.merlon.bench.load.client.LoadPlayer;
import org.merlon.bench.load.process.CompilationWait;
import org.merlon.bench.load.process.CpuProfile;
import org.merlon.bench.load.process.ServerProcess;

/** Runs pairs of players at the tables of one server, all at the same time. */
public final class LoadRun implements LoadPlayer.Listener, AutoCloseable {
    /** The duration of the CPU profile in seconds. */
    private static final double PROFILE_SECONDS = 10;

    /** The approximate number of entries of a game. */
    private static final int ENTRIES_PER_GAME = 200;

    /**
     * The two players at a table.
     *
     * @param resignAfter the number of entries after which one of them resigns the first game, so that games which started
     *     together do not all end, and create new tables, at the same time
     */
    private record Pair(LoadPlayer one, LoadPlayer other, AtomicInteger games, int resignAfter) {
        private boolean shouldResign(LoadPlayer player) {
            return player == one && games.get() == 0 && player.lastEntry() >= resignAfter;
        }
    }

    /**
     * The result of a stage.
     *
     * @param cpuSeconds the server's CPU time in seconds
     * @param bytes the number of bytes received
     * @param cpuShares the categories of CPU time, measured under the same load afterwards
     */
    record Result(
            Latencies latencies,
            double seconds,
            double cpuSeconds,
            long bytes,
            Map<String, Double> cpuShares,
            int refused,
            @Nullable String problem) {}

    private final EventLoop loop;
    private final ServerProcess server;
    private final ApiClient api;
    private final Map<LoadPlayer, Pair> pairs = new HashMap<>();
    private final ConnectThrottle connectThrottle = new ConnectThrottle();

    /** Players who can play a move, in the order of their requests. */
    private final Deque<LoadPlayer> waitingPlayers = new ArrayDeque<>();

    private int connected;
    private boolean running;
    private boolean measuring;
    private long moveIntervalNanos;
    private long nextDue;
    private Latencies latencies = new Latencies();
    private long bytes;
    private int refused;
    private @Nullable String problem;

    LoadRun(EventLoop loop, ServerProcess server) {
        this.loop = loop;
        this.server = server;
        api = new ApiClient(server.baseUrl(), ApiClient.TWO_PLAYER_TORRES);
        loop.setTickAction(this::sendDueMoves);
    }

    /** Creates tables up to a number, and waits until all players are connected. */
    void addTables(int tables) throws IOException, InterruptedException {
        int existing = pairs.size() / 2;
        List<Callable<Void>> tasks = new ArrayList<>();
        for (int i = existing; i < tables; i++) {
            int seed = i;
            tasks.add(() -> {
                var one = new LoadPlayer(loop, this, api.newGuest(), 2L * seed);
                var other = new LoadPlayer(loop, this, api.newGuest(), 2L * seed + 1);
                String table = api.newTable(one.cookie(), other.cookie());
                int resignAfter = new SplittableRandom(seed).nextInt(ENTRIES_PER_GAME);
                loop.execute(() -> connectPair(new Pair(one, other, new AtomicInteger(), resignAfter), table));
                return null;
            });
        }
        ApiClient.runAll(tasks);
        while (loop.call(() -> connected) < 2 * tables) {
            Thread.sleep(10);
            throwIfFailed();
        }
    }

    private void connectPair(Pair pair, String table) {
        for (LoadPlayer player : List.of(pair.one, pair.other)) {
            pairs.put(player, pair);
            player.switchTable(table);
            connectThrottle.add(() -> player.connect(server.port()));
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
        loop.execute(() -> startPlaying(rate));
        CompilationWait.await(List.of(server), warmUp, quick);
        double cpuBefore = server.cpuSeconds();
        long startNanos = loop.call(() -> {
            latencies = new Latencies();
            measuring = true;
            bytes = -loop.receivedBytes();
            return System.nanoTime();
        });
        Thread.sleep((long) (1000 * seconds));
        double cpuUsed = server.cpuSeconds() - cpuBefore;
        double elapsed = loop.call(() -> {
            measuring = false;
            bytes += loop.receivedBytes();
            return (System.nanoTime() - startNanos) / 1e9;
        });
        Map<String, Double> cpuShares = CpuProfile.measure(server, folder, Math.min(PROFILE_SECONDS, seconds));
        return loop.call(() -> {
            running = false;
            return new Result(latencies, elapsed, cpuUsed, bytes, cpuShares, refused, problem);
        });
    }

    private void startPlaying(double rate) {
        running = true;
        moveIntervalNanos = rate == 0 ? 0 : (long) (1e9 / rate);
        nextDue = System.nanoTime();
        if (moveIntervalNanos == 0) {
            for (LoadPlayer player = waitingPlayers.poll(); player != null; player = waitingPlayers.poll()) {
                player.play(nextDue);
            }
        }
    }

    /** Sends the moves that are due; the latency of a late one counts from its due time. */
    private void sendDueMoves() {
        if (running && moveIntervalNanos > 0) {
            long now = System.nanoTime();
            while (nextDue <= now && !waitingPlayers.isEmpty()) {
                if (waitingPlayers.remove().play(nextDue)) {
                    nextDue += moveIntervalNanos;
                }
            }
        }
    }

    @Override
    public void onConnected(LoadPlayer player) {
        connected++;
        connectThrottle.done();
    }

    @Override
    public void onTurn(LoadPlayer player) {
        Pair pair = pairs.get(player);
        if (running && pair != null && pair.shouldResign(player)) {
            player.resign();
        } else if (running && moveIntervalNanos == 0) {
            player.play(System.nanoTime());
        } else {
            waitingPlayers.add(player);
        }
    }

    @Override
    public void onAcknowledged(LoadPlayer player, int number, String move) {
        if (measuring) {
            latencies.add(System.nanoTime() - player.dueSince());
        }
    }

    @Override
    public void onRefused(LoadPlayer player, String code) {
        refused++;
        problem = "a move was refused: " + code;
    }

    @Override
    public void onGameOver(LoadPlayer player) {
        Pair pair = pairs.get(player);
        if (pair == null || player != pair.one) {
            return; // only one of the two starts the next game
        }
        Thread.startVirtualThread(() -> {
            try {
                // The two alternate, because the server limits the tables that a person creates.
                boolean oneStarts = pair.games.incrementAndGet() % 2 == 0;
                String newTable = api.newTable(
                        (oneStarts ? pair.one : pair.other).cookie(), (oneStarts ? pair.other : pair.one).cookie());
                loop.execute(() -> {
                    pair.one.switchTable(newTable);
                    pair.other.switchTable(newTable);
                });
            } catch (IOException e) {
                loop.execute(() -> problem = "no new table: " + e.getMessage());
            }
        });
    }

    @Override
    public void onDisconnected(LoadPlayer player) {
        problem = "the server closed a connection";
    }

    @Override
    public void onBrokenTable(LoadPlayer player, String reason) {
        problem = reason;
    }

    private void throwIfFailed() throws IOException {
        String message = loop.call(() -> java.util.Optional.ofNullable(problem)).orElse(null);
        if (message != null) {
            throw new IOException(message);
        }
    }

    @Override
    public void close() {
        loop.setTickAction(() -> {});
        api.close();
    }
}
