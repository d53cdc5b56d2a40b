package org.merlon.bench.load.single;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.merlon.bench.load.client.ApiClient;
import org.merlon.bench.load.client.ConnectThrottle;
import org.merlon.bench.load.client.EventLoop;
import org.merlon.bench.load.client.Latencies;
import org.merlon.bench.load.client.LoadPlayer;
import org.merlon.bench.load.client.TableRun;
import org.merlon.bench.load.process.CompilationWait;
import org.merlon.bench.load.process.CpuProfile;
import org.merlon.testkit.ServerProcess;

/** Runs pairs of players at the tables of one server, all at the same time. */
public final class LoadRun extends TableRun {
    /** The duration of the CPU profile in seconds. */
    private static final double PROFILE_SECONDS = 10;

    /** The approximate number of entries of a game. */
    private static final int ENTRIES_PER_GAME = 200;

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

    private final ServerProcess server;
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

    LoadRun(EventLoop loop, ServerProcess server) {
        super(loop, List.of(new ApiClient(server.baseUrl(), ApiClient.TWO_PLAYER_TORRES)));
        this.server = server;
    }

    /** Creates tables up to a number, and waits until all players are connected. */
    void addTables(int tables) throws IOException, InterruptedException {
        addPairs(tables);
        while (loop.call(() -> connected) < 2 * tables) {
            Thread.sleep(10);
            String problem = problem();
            if (problem != null) {
                throw new IOException(problem);
            }
        }
    }

    @Override
    protected void connect(Pair pair, LoadPlayer player) {
        connectThrottle.add(() -> player.connect(server.port()));
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
        String problem = problem();
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
    @Override
    protected void tick() {
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
        if (running && shouldResign(player)) {
            player.resign();
        } else if (running && moveIntervalNanos == 0) {
            player.play(System.nanoTime());
        } else {
            waitingPlayers.add(player);
        }
    }

    /**
     * Returns whether a player should resign their first game: after different numbers of entries, so that games which
     * started together do not all end, and create new tables, at the same time.
     */
    private boolean shouldResign(LoadPlayer player) {
        Pair pair = pairOf(player);
        return pair != null
                && player == pair.one()
                && pair.previous().get() == 0
                && player.lastEntry() >= new SplittableRandom(pair.number()).nextInt(ENTRIES_PER_GAME);
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
        report("a move was refused: " + code);
    }

    @Override
    protected void onNoTable(IOException reason) {
        report("no new table: " + reason.getMessage());
    }

    @Override
    public void onDisconnected(LoadPlayer player) {
        report("the server closed a connection");
    }
}
