package org.merlon.bench.load.cluster;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.merlon.bench.load.client.ApiClient;
import org.merlon.bench.load.client.EventLoop;
import org.merlon.bench.load.client.Latencies;
import org.merlon.bench.load.client.LoadPlayer;
import org.merlon.bench.load.crash.ReconnectingLoad;

/**
 * Runs pairs of players on different servers. A player who loses the connection reconnects to the next server, as with a
 * load balancer.
 */
public final class ClusterRun extends ReconnectingLoad {
    /** A move acknowledged to one player that the opponent may not have seen yet. */
    private record UnseenMove(LoadPlayer opponent, String table, int number, long time) {}

    private final List<Integer> ports;
    private final Map<LoadPlayer, Integer> serverOfPlayer = new HashMap<>();

    /** The number of the last acknowledged entry of each table. */
    private final Map<String, Integer> lastAcknowledged = new ConcurrentHashMap<>();

    private final Deque<UnseenMove> unseenMoves = new ArrayDeque<>();
    private Latencies sightLatencies = new Latencies();
    private Latencies replyLatencies = new Latencies();

    /** @param thinkNanos the mean thinking time of a player in nanoseconds */
    public ClusterRun(EventLoop loop, List<Integer> ports, long thinkNanos) {
        super(
                loop,
                ports.stream()
                        .map(port -> new ApiClient("http://127.0.0.1:" + port, ApiClient.TWO_PLAYER_TORRES))
                        .toList(),
                thinkNanos);
        this.ports = List.copyOf(ports);
    }

    /** Creates tables, each with players on two servers if there are two, and connects all players. */
    public void addTables(int tables) throws IOException {
        addPairs(tables);
        setPlaying(true);
    }

    @Override
    protected void connect(Pair pair, LoadPlayer player) {
        int server = (pair.number() + (player == pair.one() ? 0 : 1)) % ports.size();
        serverOfPlayer.put(player, server);
        player.connect(ports.get(server));
    }

    @Override
    protected void tick() {
        super.tick();
        long now = System.nanoTime();
        unseenMoves.removeIf(each -> {
            boolean leftTable = !each.opponent.table().equals(each.table);
            if (!leftTable && each.opponent.lastEntry() >= each.number) {
                sightLatencies.add(now - each.time);
            }
            return leftTable || each.opponent.lastEntry() >= each.number;
        });
    }

    @Override
    public void onAcknowledged(LoadPlayer player, int number, String move) {
        super.onAcknowledged(player, number, move);
        long now = System.nanoTime();
        replyLatencies.add(now - player.dueSince());
        lastAcknowledged.merge(player.table(), number, Math::max);
        Pair pair = pairOf(player);
        if (pair != null) {
            unseenMoves.add(new UnseenMove(pair.opponentOf(player), player.table(), number, now));
        }
    }

    @Override
    public void onDisconnected(LoadPlayer player) {
        int next = (serverOfPlayer.getOrDefault(player, 0) + 1) % ports.size();
        serverOfPlayer.put(player, next);
        retry(() -> player.connect(ports.get(next)));
    }

    /** Returns whether some players use a server while other pairs play without it. */
    boolean isPartlyUsed(int server) {
        return loop.call(() -> serverOfPlayer.containsValue(server)
                && players().stream().anyMatch(player -> !isAt(player, server) && !isAt(opponentOf(player), server)));
    }

    private LoadPlayer opponentOf(LoadPlayer player) {
        Pair pair = pairOf(player);
        return pair == null ? player : pair.opponentOf(player);
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
        while (!loop.call(() -> players().stream()
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
}
