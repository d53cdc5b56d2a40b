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
import org.merlon.bench.load.client.EventLoop;
import org.merlon.bench.load.client.Latencies;
import org.merlon.bench.load.client.LoadPlayer;
import org.merlon.bench.load.client.LoadRun;
import org.merlon.bench.load.client.Lobby;
import org.merlon.bench.load.crash.ExpectedLog;

/**
 * Runs pairs of players on different servers. A player who loses the connection reconnects to the next server, as with a
 * load balancer, and sends unanswered moves again. The run records all acknowledged moves.
 */
public final class ClusterRun implements LoadPlayer.Referee, AutoCloseable {
    private static final long AGAIN_NANOS = 50_000_000;

    private record Thinking(LoadPlayer player, long until) {}

    private record Pair(LoadPlayer one, LoadPlayer other) {}

    /** A move acknowledged to one player that the opponent may not have seen yet. */
    private record Told(LoadPlayer to, String table, int number, long time) {}

    private final EventLoop loop;
    private final List<Integer> ports;
    private final List<Lobby> lobbies;
    private final Map<LoadPlayer, Integer> home = new HashMap<>();
    private final Map<LoadPlayer, Pair> pairs = new HashMap<>();
    private final Map<String, ExpectedLog> ledgers = new ConcurrentHashMap<>();

    /** The number of the last acknowledged entry of each table. */
    private final Map<String, Integer> newest = new ConcurrentHashMap<>();

    private final Deque<Runnable> again = new ArrayDeque<>();
    private final Queue<Thinking> thinking = new PriorityQueue<>(Comparator.comparingLong(Thinking::until));
    private final Deque<Told> told = new ArrayDeque<>();
    private final SplittableRandom random = new SplittableRandom(1);
    private final long pace;
    private Latencies seen = new Latencies();
    private Latencies answered = new Latencies();
    private long nextAgain;
    private boolean open;
    private long acknowledged;
    private @Nullable String trouble;
    private volatile boolean ended;

    /** @param pace the mean thinking time of a player in nanoseconds */
    public ClusterRun(EventLoop loop, List<Integer> ports, long pace) {
        this.loop = loop;
        this.ports = List.copyOf(ports);
        this.pace = pace;
        lobbies = ports.stream()
                .map(port -> new Lobby("http://127.0.0.1:" + port, LoadRun.DUEL))
                .toList();
        loop.everyTick(this::tick);
    }

    /** Creates tables, each with players on two servers if there are two, and connects all players. */
    public void fill(int tables) throws IOException {
        List<Callable<Void>> tasks = new ArrayList<>();
        for (int i = 0; i < tables; i++) {
            int at = i % ports.size();
            int beside = (i + 1) % ports.size();
            long seed = 2L * i;
            tasks.add(() -> {
                // Each signs in on a different server than the one they play on: sessions are valid everywhere.
                var one = new LoadPlayer(loop, this, lobbies.get(beside).visit(), seed);
                var other = new LoadPlayer(loop, this, lobbies.get(at).visit(), seed + 1);
                var pair = new Pair(one, other);
                String table = begin(pair, at);
                loop.execute(() -> {
                    home.put(one, at);
                    home.put(other, beside);
                    for (LoadPlayer player : List.of(one, other)) {
                        pairs.put(player, pair);
                        player.sit(table);
                        player.arrive(ports.get(home.getOrDefault(player, 0)));
                    }
                });
                return null;
            });
        }
        Lobby.all(tasks);
        loop.ask(() -> open = true);
    }

    /** Creates a table on one server; the second player joins through the next one. */
    private String begin(Pair pair, int at) throws IOException {
        Lobby here = lobbies.get(at % lobbies.size());
        Lobby beside = lobbies.get((at + 1) % lobbies.size());
        return here.table(pair.one.cookie(), beside, pair.other.cookie());
    }

    private void tick() {
        long now = System.nanoTime();
        for (Thinking next = thinking.peek(); next != null && next.until <= now; next = thinking.peek()) {
            thinking.remove();
            play(next.player, next.until);
        }
        told.removeIf(each -> {
            boolean elsewhere = !each.to.table().equals(each.table);
            if (!elsewhere && each.to.seen() >= each.number) {
                seen.add(now - each.time);
            }
            return elsewhere || each.to.seen() >= each.number;
        });
        if (now - nextAgain > 0) {
            nextAgain = now + AGAIN_NANOS;
            for (int i = again.size(); i > 0; i--) {
                again.remove().run();
            }
        }
    }

    @Override
    public void arrived(LoadPlayer player) {}

    @Override
    public void ready(LoadPlayer player) {
        long now = System.nanoTime();
        if (pace == 0) {
            play(player, now);
        } else {
            thinking.add(new Thinking(player, now + random.nextLong(2 * pace)));
        }
    }

    private void play(LoadPlayer player, long due) {
        if (!open) {
            again.add(() -> play(player, System.nanoTime()));
        } else if (player.chosen() != null && player.sent() == null) {
            ledger(player.table()).tried(player.chosenAfter() + 1, String.valueOf(player.chosen()));
            player.play(due);
        }
    }

    ExpectedLog ledger(String table) {
        return ledgers.computeIfAbsent(table, any -> new ExpectedLog());
    }

    @Override
    public void acknowledged(LoadPlayer player, int number, String move) {
        acknowledged++;
        long now = System.nanoTime();
        answered.add(now - player.since());
        ledger(player.table()).acknowledged(number, move);
        newest.merge(player.table(), number, Math::max);
        Pair pair = pairs.get(player);
        if (pair != null) {
            told.add(new Told(player == pair.one ? pair.other : pair.one, player.table(), number, now));
        }
    }

    @Override
    public void refused(LoadPlayer player, String code) {
        switch (code) {
            case "stale" -> player.giveUp();
            case "unavailable" -> again.add(player::resend);
            default -> trouble = "a move was refused: " + code;
        }
    }

    @Override
    public void over(LoadPlayer player) {
        Pair pair = pairs.get(player);
        if (pair != null && player == pair.one) {
            Thread.startVirtualThread(() -> next(pair));
        }
    }

    private void next(Pair pair) {
        for (int at = pair.hashCode() & 0xffff; !ended; at++) {
            try {
                String table = begin(pair, at);
                loop.execute(() -> {
                    pair.one.sit(table);
                    pair.other.sit(table);
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
    public void left(LoadPlayer player) {
        int next = (home.getOrDefault(player, 0) + 1) % ports.size();
        home.put(player, next);
        again.add(() -> player.arrive(ports.get(next)));
    }

    @Override
    public void troubled(LoadPlayer player, String why) {
        trouble = "a table does not replay: " + why;
    }

    /** Returns whether some players use a server while other pairs play without it. */
    boolean splits(int server) {
        return loop.ask(() -> home.containsValue(server)
                && pairs.values().stream().anyMatch(pair -> !isAt(pair.one, server) && !isAt(pair.other, server)));
    }

    private boolean isAt(LoadPlayer player, int server) {
        return home.getOrDefault(player, 0) == server;
    }

    /** Waits until this many more moves are acknowledged; returns false after a timeout or an error. */
    public boolean awaitMoves(int more, long patienceMillis) throws InterruptedException {
        long enough = acknowledged() + more;
        long end = System.nanoTime() + patienceMillis * 1_000_000;
        while (acknowledged() < enough) {
            if (System.nanoTime() - end > 0 || trouble() != null) {
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
    public long awaitSight(long patienceMillis) throws InterruptedException {
        long begun = System.nanoTime();
        Map<String, Integer> wanted = Map.copyOf(newest);
        while (!loop.ask(() ->
                pairs.keySet().stream().allMatch(player -> player.seen() >= wanted.getOrDefault(player.table(), 0)))) {
            if (System.nanoTime() - begun > patienceMillis * 1_000_000) {
                return -1;
            }
            Thread.sleep(5);
        }
        return (System.nanoTime() - begun) / 1_000_000;
    }

    /** Starts a new measurement and returns the latencies so far: until the reply, and until the opponent saw the move. */
    List<Latencies> measure() {
        return loop.ask(() -> {
            List<Latencies> before = List.of(answered, seen);
            answered = new Latencies();
            seen = new Latencies();
            return before;
        });
    }

    /** Stops all players after their current move. */
    public void stop() {
        loop.ask(() -> open = false);
    }

    long acknowledged() {
        return loop.ask(() -> acknowledged);
    }

    @Nullable public String trouble() {
        return loop.ask(() -> java.util.Optional.ofNullable(trouble)).orElse(null);
    }

    Map<String, ExpectedLog> ledgers() {
        return ledgers;
    }

    @Override
    public void close() {
        ended = true;
        loop.everyTick(() -> {});
        lobbies.forEach(Lobby::close);
    }
}
