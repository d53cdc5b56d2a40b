package org.merlon.bench.load.crash;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.merlon.bench.load.client.ApiClient;
import org.merlon.bench.load.client.EventLoop;
import org.merlon.bench.load.client.Latencies;
import org.merlon.bench.load.client.LoadPlayer;
import org.merlon.bench.load.process.ServerProcess;

/** Runs players who reconnect after a crash and send unanswered moves again, and records all acknowledged moves. */
public final class ReconnectingLoad implements LoadPlayer.Listener, AutoCloseable {
    private static final long RETRY_NANOS = 50_000_000; // between attempts to reconnect or send again

    /** The clock of every third table; tables with a clock get an additional entry after a restart. */
    private static final String CLOCK = ",\"pace\":{\"kind\":\"live\",\"base\":3600,\"increment\":5}";

    private static final Pattern MOVE =
            Pattern.compile("\\{\"number\":([0-9]+),\"kind\":\"move\"[^}]*\"move\":\"([^\"]+)\"");

    private record DelayedMove(LoadPlayer player, long due) {}

    private record Pair(LoadPlayer one, LoadPlayer other, ApiClient api) {}

    private final EventLoop loop;
    private final int port;
    private final ApiClient apiWithoutClock;
    private final ApiClient apiWithClock;
    private final Map<LoadPlayer, Pair> pairs = new HashMap<>();
    private final Map<String, ExpectedLog> expectedLogs = new ConcurrentHashMap<>();

    /** Maps tables with moves since the last check of their logs to the cookie of a player who may read the log. */
    private final Map<String, String> changedTables = new ConcurrentHashMap<>();

    private final Deque<Runnable> retries = new ArrayDeque<>();

    /** Players waiting to send their moves, ordered by time. */
    private final Queue<DelayedMove> delayedMoves = new PriorityQueue<>(Comparator.comparingLong(DelayedMove::due));

    private Latencies latencies = new Latencies();
    private final SplittableRandom random = new SplittableRandom(1);
    private final long thinkNanos;
    private long nextRetry;
    private boolean playing;
    private long acknowledged;
    private long resent;
    private @Nullable String problem;
    private volatile boolean closed;

    ReconnectingLoad(EventLoop loop, ServerProcess server) {
        this(loop, server, 0);
    }

    /** @param thinkNanos the mean thinking time of a player in nanoseconds; 0 for full speed */
    public ReconnectingLoad(EventLoop loop, ServerProcess server, long thinkNanos) {
        this.loop = loop;
        this.thinkNanos = thinkNanos;
        port = server.port();
        apiWithoutClock = new ApiClient(server.baseUrl(), ApiClient.TWO_PLAYER_TORRES);
        apiWithClock = new ApiClient(server.baseUrl(), ApiClient.TWO_PLAYER_TORRES + CLOCK);
        loop.setTickAction(this::tick);
    }

    /** Creates tables and connects their players. */
    public void addTables(int tables) throws IOException {
        List<Callable<Void>> tasks = new ArrayList<>();
        for (int i = 0; i < tables; i++) {
            int seed = i;
            tasks.add(() -> {
                ApiClient api = seed % 3 == 2 ? apiWithClock : apiWithoutClock;
                var one = new LoadPlayer(loop, this, api.newGuest(), 2L * seed);
                var other = new LoadPlayer(loop, this, api.newGuest(), 2L * seed + 1);
                var pair = new Pair(one, other, api);
                String table = startTable(pair);
                loop.execute(() -> {
                    pairs.put(one, pair);
                    pairs.put(other, pair);
                    one.switchTable(table);
                    other.switchTable(table);
                    retries.add(() -> one.connect(port));
                    retries.add(() -> other.connect(port));
                });
                return null;
            });
        }
        ApiClient.runAll(tasks);
    }

    private static String startTable(Pair pair) throws IOException {
        return pair.api.newTable(pair.one.cookie(), pair.other.cookie());
    }

    /** Lets players connect and move, or suspends them while the logs are checked. */
    public void setPlaying(boolean isPlaying) {
        loop.call(() -> playing = isPlaying);
    }

    private void tick() {
        long now = System.nanoTime();
        for (DelayedMove next = delayedMoves.peek(); next != null && next.due <= now; next = delayedMoves.peek()) {
            delayedMoves.remove();
            play(next.player, next.due);
        }
        if (playing && now - nextRetry > 0) {
            nextRetry = now + RETRY_NANOS;
            for (int i = retries.size(); i > 0; i--) {
                retries.remove().run();
            }
        }
    }

    @Override
    public void onConnected(LoadPlayer player) {
        if (player.pendingMove() != null) {
            resent++;
        }
    }

    @Override
    public void onTurn(LoadPlayer player) {
        long now = System.nanoTime();
        if (thinkNanos == 0) {
            play(player, now);
        } else {
            delayedMoves.add(new DelayedMove(player, now + random.nextLong(2 * thinkNanos)));
        }
    }

    /** @param due the time at which the move should be sent, from which its latency counts */
    private void play(LoadPlayer player, long due) {
        if (playing) {
            changedTables.put(player.table(), player.cookie());
            if (player.nextMove() != null && player.pendingMove() == null) {
                expectedLog(player.table()).recordSent(player.nextMoveAfter() + 1, String.valueOf(player.nextMove()));
                player.play(due);
            }
        } else {
            retries.add(() -> play(player, System.nanoTime()));
        }
    }

    /** Reads the moves of all tables that may have changed from the server. */
    Map<String, Map<Integer, String>> changedLogs(String base) throws IOException {
        Map<String, Map<Integer, String>> logs = new ConcurrentHashMap<>();
        List<Callable<Void>> tasks = new ArrayList<>();
        try (var api = new ApiClient(base, ApiClient.TWO_PLAYER_TORRES)) { // the old client's connections were closed
            for (String table : List.copyOf(changedTables.keySet())) {
                String cookie = String.valueOf(changedTables.remove(table));
                tasks.add(() -> {
                    logs.put(table, moves(api.log(table, cookie)));
                    return null;
                });
            }
            ApiClient.runAll(tasks);
        }
        return logs;
    }

    private static Map<Integer, String> moves(String log) throws IOException {
        Map<Integer, String> moves = new HashMap<>();
        Matcher entry = MOVE.matcher(log);
        while (entry.find()) {
            moves.put(Integer.valueOf(entry.group(1)), entry.group(2));
        }
        return moves;
    }

    ExpectedLog expectedLog(String table) {
        return expectedLogs.computeIfAbsent(table, any -> new ExpectedLog());
    }

    @Override
    public void onAcknowledged(LoadPlayer player, int number, String move) {
        acknowledged++;
        latencies.add(System.nanoTime() - player.dueSince());
        expectedLog(player.table()).recordAcknowledged(number, move);
    }

    @Override
    public void onRefused(LoadPlayer player, String code) {
        switch (code) {
            case "stale" -> player.dropMove();
            case "unavailable" -> retries.add(player::resend);
            default -> problem = "a move was refused: " + code;
        }
    }

    @Override
    public void onGameOver(LoadPlayer player) {
        Pair pair = pairs.get(player);
        if (pair != null && player == pair.one) {
            Thread.startVirtualThread(() -> startNextTable(pair));
        }
    }

    /** Creates a new table for a pair, with retries while the server is down. */
    private void startNextTable(Pair pair) {
        while (!closed) {
            try {
                String table = startTable(pair);
                loop.execute(() -> {
                    pair.one.switchTable(table);
                    pair.other.switchTable(table);
                });
                return;
            } catch (IOException e) {
                try {
                    Thread.sleep(100);
                } catch (InterruptedException interrupted) {
                    return;
                }
            }
        }
    }

    @Override
    public void onDisconnected(LoadPlayer player) {
        retries.add(() -> player.connect(port));
    }

    @Override
    public void onBrokenTable(LoadPlayer player, String reason) {
        problem = "a table does not replay: " + reason;
    }

    /** Returns the expected logs by table. */
    public Map<String, ExpectedLog> expectedLogs() {
        return expectedLogs;
    }

    /**
     * Starts to record the latencies of moves in {@code next}, from their due time to their acknowledgement; returns the
     * latencies recorded before.
     */
    public Latencies recordInto(Latencies next) {
        return loop.call(() -> {
            Latencies previous = latencies;
            latencies = next;
            return previous;
        });
    }

    Counts counts() {
        return loop.call(() -> new Counts(expectedLogs.size(), acknowledged, resent, problem));
    }

    /**
     * Counters of the run.
     *
     * @param resent the number of moves sent again because their reply was lost
     */
    public record Counts(
            int tables,
            long acknowledged,
            long resent,
            @Nullable String problem) {}

    @Override
    public void close() {
        closed = true;
        loop.setTickAction(() -> {});
        apiWithoutClock.close();
        apiWithClock.close();
    }
}
