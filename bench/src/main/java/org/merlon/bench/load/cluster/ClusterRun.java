package org.merlon.bench.load.cluster;

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
import org.jspecify.annotations.Nullable;
import org.merlon.bench.load.client.ApiClient;
import org.merlon.bench.load.client.EventLoop;
import org.merlon.bench.load.client.Latencies;
import org.merlon.bench.load.client.LoadPlayer;
import org.merlon.bench.load.crash.ExpectedLog;

/**
 * Runs pairs of players on different servers. A player who loses the connection reconnects to the next server, as with a
 * load balancer, and sends unanswered moves again. The run records all acknowledged moves.
 */
public final class ClusterRun implements LoadPlayer.Listener, AutoCloseable {
    private static final long RETRY_NANOS = 50_000_000;

    private record DelayedMove(LoadPlayer player, long due) {}

    private record Pair(LoadPlayer one, LoadPlayer other) {}

    /** A move acknowledged to one player that the opponent may not have seen yet. */
    private record UnseenMove(LoadPlayer opponent, String table, int number, long time) {}

    private final EventLoop loop;
    private final List<Integer> ports;
    private final List<ApiClient> apis;
    private final Map<LoadPlayer, Integer> serverOfPlayer = new HashMap<>();
    private final Map<LoadPlayer, Pair> pairs = new HashMap<>();
    private final Map<String, ExpectedLog> expectedLogs = new ConcurrentHashMap<>();

    /** The number of the last acknowledged entry of each table. */
    private final Map<String, Integer> lastAcknowledged = new ConcurrentHashMap<>();

    private final Deque<Runnable> retries = new ArrayDeque<>();
    private final Queue<DelayedMove> delayedMoves = new PriorityQueue<>(Comparator.comparingLong(DelayedMove::due));
    private final Deque<UnseenMove> unseenMoves = new ArrayDeque<>();
    private final SplittableRandom random = new SplittableRandom(1);
    private final long thinkNanos;
    private Latencies sightLatencies = new Latencies();
    private Latencies replyLatencies = new Latencies();
    private long nextRetry;
    private boolean playing;
    private long acknowledged;
    private @Nullable String problem;
    private volatile boolean closed;

    /** @param thinkNanos the mean thinking time of a player in nanoseconds */
    public ClusterRun(EventLoop loop, List<Integer> ports, long thinkNanos) {
        this.loop = loop;
        this.ports = List.copyOf(ports);
        this.thinkNanos = thinkNanos;
        apis = ports.stream()
                .map(port -> new ApiClient("http://127.0.0.1:" + port, ApiClient.TWO_PLAYER_TORRES))
                .toList();
        loop.setTickAction(this::tick);
    }

    /** Creates tables, each with players on two servers if there are two, and connects all players. */
    public void addTables(int tables) throws IOException {
        List<Callable<Void>> tasks = new ArrayList<>();
        for (int i = 0; i < tables; i++) {
            int firstServer = i % ports.size();
            int secondServer = (i + 1) % ports.size();
            long seed = 2L * i;
            tasks.add(() -> {
                // Each signs in on a different server than the one they play on: sessions are valid everywhere.
                var one = new LoadPlayer(loop, this, apis.get(secondServer).newGuest(), seed);
                var other = new LoadPlayer(loop, this, apis.get(firstServer).newGuest(), seed + 1);
                var pair = new Pair(one, other);
                String table = startTable(pair, firstServer);
                loop.execute(() -> {
                    serverOfPlayer.put(one, firstServer);
                    serverOfPlayer.put(other, secondServer);
                    for (LoadPlayer player : List.of(one, other)) {
                        pairs.put(player, pair);
                        player.switchTable(table);
                        player.connect(ports.get(serverOfPlayer.getOrDefault(player, 0)));
                    }
                });
                return null;
            });
        }
        ApiClient.runAll(tasks);
        loop.call(() -> playing = true);
    }

    /** Creates a table on one server; the second player joins through the next one. */
    private String startTable(Pair pair, int server) throws IOException {
        ApiClient firstServer = apis.get(server % apis.size());
        ApiClient secondServer = apis.get((server + 1) % apis.size());
        return firstServer.newTable(pair.one.cookie(), secondServer, pair.other.cookie());
    }

    private void tick() {
        long now = System.nanoTime();
        for (DelayedMove next = delayedMoves.peek(); next != null && next.due <= now; next = delayedMoves.peek()) {
            delayedMoves.remove();
            play(next.player, next.due);
        }
        unseenMoves.removeIf(each -> {
            boolean leftTable = !each.opponent.table().equals(each.table);
            if (!leftTable && each.opponent.lastEntry() >= each.number) {
                sightLatencies.add(now - each.time);
            }
            return leftTable || each.opponent.lastEntry() >= each.number;
        });
        if (now - nextRetry > 0) {
            nextRetry = now + RETRY_NANOS;
            for (int i = retries.size(); i > 0; i--) {
                retries.remove().run();
            }
        }
    }

    @Override
    public void onConnected(LoadPlayer player) {}

    @Override
    public void onTurn(LoadPlayer player) {
        long now = System.nanoTime();
        if (thinkNanos == 0) {
            play(player, now);
        } else {
            delayedMoves.add(new DelayedMove(player, now + random.nextLong(2 * thinkNanos)));
        }
    }

    private void play(LoadPlayer player, long due) {
        if (!playing) {
            retries.add(() -> play(player, System.nanoTime()));
        } else if (player.nextMove() != null && player.pendingMove() == null) {
            expectedLog(player.table()).recordSent(player.nextMoveAfter() + 1, String.valueOf(player.nextMove()));
            player.play(due);
        }
    }

    ExpectedLog expectedLog(String table) {
        return expectedLogs.computeIfAbsent(table, any -> new ExpectedLog());
    }

    @Override
    public void onAcknowledged(LoadPlayer player, int number, String move) {
        acknowledged++;
        long now = System.nanoTime();
        replyLatencies.add(now - player.dueSince());
        expectedLog(player.table()).recordAcknowledged(number, move);
        lastAcknowledged.merge(player.table(), number, Math::max);
        Pair pair = pairs.get(player);
        if (pair != null) {
            unseenMoves.add(new UnseenMove(player == pair.one ? pair.other : pair.one, player.table(), number, now));
        }
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

    private void startNextTable(Pair pair) {
        for (int server = pair.hashCode() & 0xffff; !closed; server++) {
            try {
                String table = startTable(pair, server);
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
        int next = (serverOfPlayer.getOrDefault(player, 0) + 1) % ports.size();
        serverOfPlayer.put(player, next);
        retries.add(() -> player.connect(ports.get(next)));
    }

    @Override
    public void onBrokenTable(LoadPlayer player, String reason) {
        problem = "a table does not replay: " + reason;
    }

    /** Returns whether some players use a server while other pairs play without it. */
    boolean isPartlyUsed(int server) {
        return loop.call(() -> serverOfPlayer.containsValue(server)
                && pairs.values().stream().anyMatch(pair -> !isAt(pair.one, server) && !isAt(pair.other, server)));
    }

    private boolean isAt(LoadPlayer player, int server) {
        return serverOfPlayer.getOrDefault(player, 0) == server;
    }

    /** Waits until this many more moves are acknowledged; returns false after a timeout or an error. */
    public boolean awaitMoves(int more, long timeoutMillis) throws InterruptedException {
        long target = acknowledged() + more;
        long deadline = System.nanoTime() + timeoutMillis * 1_000_000;
        while (acknowledged() < target) {
            if (System.nanoTime() - deadline > 0 || problem() != null) {
                return false;
            }
            Thread.sleep(5);
        }
        return true;
    }

    /**
     * Waits until all players have received all moves acknowledged so far.
     *
     * @return the milliseconds it took, or -1 after a timeout
     */
    public long awaitAllSeen(long timeoutMillis) throws InterruptedException {
        long startNanos = System.nanoTime();
        Map<String, Integer> expected = Map.copyOf(lastAcknowledged);
        while (!loop.call(() -> pairs.keySet().stream()
                .allMatch(player -> player.lastEntry() >= expected.getOrDefault(player.table(), 0)))) {
            if (System.nanoTime() - startNanos > timeoutMillis * 1_000_000) {
                return -1;
            }
            Thread.sleep(5);
        }
        return (System.nanoTime() - startNanos) / 1_000_000;
    }

    /** Starts a new measurement and returns the latencies so far: until the reply, and until the opponent saw the move. */
    List<Latencies> restartMeasurement() {
        return loop.call(() -> {
            List<Latencies> before = List.of(replyLatencies, sightLatencies);
            replyLatencies = new Latencies();
            sightLatencies = new Latencies();
            return before;
        });
    }

    /** Stops all players after their current move. */
    public void stop() {
        loop.call(() -> playing = false);
    }

    long acknowledged() {
        return loop.call(() -> acknowledged);
    }

    @Nullable public String problem() {
        return loop.call(() -> java.util.Optional.ofNullable(problem)).orElse(null);
    }

    Map<String, ExpectedLog> expectedLogs() {
        return expectedLogs;
    }

    @Override
    public void close() {
        closed = true;
        loop.setTickAction(() -> {});
        apis.forEach(ApiClient::close);
    }
}
