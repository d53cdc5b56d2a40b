package org.merlon.bench.load.crash;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.merlon.bench.load.client.ApiClient;
import org.merlon.bench.load.client.EventLoop;
import org.merlon.bench.load.client.Latencies;
import org.merlon.bench.load.client.LoadPlayer;
import org.merlon.testkit.ServerProcess;

/** Runs players on one server, which is killed again and again. */
public final class RestartLoad extends ReconnectingLoad {
    /** The clock of every third table; tables with a clock get an additional entry after a restart. */
    private static final String CLOCK = ",\"pace\":{\"kind\":\"live\",\"base\":3600,\"increment\":5}";

    private static final Pattern MOVE =
            Pattern.compile("\\{\"number\":([0-9]+),\"kind\":\"move\"[^}]*\"move\":\"([^\"]+)\"");

    private final int port;

    /** Maps tables with moves since the last check of their logs to the cookie of a player who may read the log. */
    private final Map<String, String> changedTables = new ConcurrentHashMap<>();

    private Latencies latencies = new Latencies();
    private long resent;

    RestartLoad(EventLoop loop, ServerProcess server) {
        this(loop, server, 0);
    }

    /** @param thinkNanos the mean thinking time of a player in nanoseconds; 0 for full speed */
    public RestartLoad(EventLoop loop, ServerProcess server, long thinkNanos) {
        super(loop, apis(server.baseUrl()), thinkNanos);
        port = server.port();
    }

    private static List<ApiClient> apis(String base) {
        var withoutClock = new ApiClient(base, ApiClient.TWO_PLAYER_TORRES);
        return List.of(withoutClock, withoutClock, new ApiClient(base, ApiClient.TWO_PLAYER_TORRES + CLOCK));
    }

    /** Creates tables; their players connect as soon as they may play. */
    public void addTables(int tables) throws IOException {
        addPairs(tables);
    }

    @Override
    protected void connect(Pair pair, LoadPlayer player) {
        retry(() -> player.connect(port));
    }

    /** Only while they play: nobody connects while the logs are checked. */
    @Override
    protected boolean mayRetry() {
        return isPlaying();
    }

    @Override
    public void onConnected(LoadPlayer player) {
        if (player.pendingMove() != null) {
            resent++;
        }
    }

    @Override
    protected void beforeMove(LoadPlayer player) {
        changedTables.put(player.table(), player.cookie());
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

    @Override
    public void onAcknowledged(LoadPlayer player, int number, String move) {
        super.onAcknowledged(player, number, move);
        latencies.add(System.nanoTime() - player.dueSince());
    }

    @Override
    public void onDisconnected(LoadPlayer player) {
        retry(() -> player.connect(port));
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
        return new Counts(expectedLogs().size(), acknowledged(), loop.call(() -> resent), problem());
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
}
