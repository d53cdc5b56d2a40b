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
import org.merlon.bench.load.client.EventLoop;
import org.merlon.bench.load.client.Latencies;
import org.merlon.bench.load.client.LoadPlayer;
import org.merlon.bench.load.client.LoadRun;
import org.merlon.bench.load.client.Lobby;
import org.merlon.bench.load.process.ServerProcess;

/** Runs players who reconnect after a crash and send unanswered moves again, and records all acknowledged moves. */
public final class CrashRun implements LoadPlayer.Referee, AutoCloseable {
    private static final long AGAIN_NANOS = 50_000_000; // between attempts to reconnect or send again

    /** The clock of every third table; tables with a clock get an additional entry after a restart. */
    private static final String CLOCK = ",\"pace\":{\"kind\":\"live\",\"base\":3600,\"increment\":5}";

    private static final Pattern MOVE =
            Pattern.compile("\\{\"number\":([0-9]+),\"kind\":\"move\"[^}]*\"move\":\"([^\"]+)\"");

    private record Thinking(LoadPlayer player, long until) {}

    private record Pair(LoadPlayer one, LoadPlayer other, Lobby lobby) {}

    private final EventLoop loop;
    private final int port;
    private final Lobby plain;
    private final Lobby clocked;
    private final Map<LoadPlayer, Pair> pairs = new HashMap<>();
    private final Map<String, ExpectedLog> ledgers = new ConcurrentHashMap<>();

    /** Maps tables with moves since the last check of their logs to the cookie of a player who may read the log. */
    private final Map<String, String> changed = new ConcurrentHashMap<>();

    private final Deque<Runnable> again = new ArrayDeque<>();

    /** Players waiting to send their moves, ordered by time. */
    private final Queue<Thinking> thinking = new PriorityQueue<>(Comparator.comparingLong(Thinking::until));

    private Latencies latencies = new Latencies();
    private final SplittableRandom random = new SplittableRandom(1);
    private final long pace;
    private long nextAgain;
    private boolean open;
    private long acknowledged;
    private long repeated;
    private @Nullable String trouble;
    private volatile boolean ended;

    CrashRun(EventLoop loop, ServerProcess server) {
        this(loop, server, 0);
    }

    /** @param pace the mean thinking time of a player in nanoseconds; 0 for full speed */
    public CrashRun(EventLoop loop, ServerProcess server, long pace) {
        this.loop = loop;
        this.pace = pace;
        port = server.port();
        plain = new Lobby(server.base(), LoadRun.DUEL);
        clocked = new Lobby(server.base(), LoadRun.DUEL + CLOCK);
        loop.everyTick(this::retry);
    }

    /** Creates tables and connects their players. */
    public void fill(int tables) throws IOException {
        List<Callable<Void>> tasks = new ArrayList<>();
        for (int i = 0; i < tables; i++) {
            int seed = i;
            tasks.add(() -> {
                Lobby lobby = seed % 3 == 2 ? clocked : plain;
                var one = new LoadPlayer(loop, this, lobby.visit(), 2L * seed);
                var other = new LoadPlayer(loop, this, lobby.visit(), 2L * seed + 1);
                var pair = new Pair(one, other, lobby);
                String table = begin(pair);
                loop.execute(() -> {
                    pairs.put(one, pair);
                    pairs.put(other, pair);
                    one.sit(table);
                    other.sit(table);
                    again.add(() -> one.arrive(port));
                    again.add(() -> other.arrive(port));
                });
                return null;
            });
        }
        Lobby.all(tasks);
    }

    private static String begin(Pair pair) throws IOException {
        return pair.lobby.table(pair.one.cookie(), pair.other.cookie());
    }

    /** Lets players connect and move, or suspends them while the logs are checked. */
    public void open(boolean wanted) {
        loop.ask(() -> open = wanted);
    }

    private void retry() {
        long now = System.nanoTime();
        for (Thinking next = thinking.peek(); next != null && next.until <= now; next = thinking.peek()) {
            thinking.remove();
            play(next.player, next.until);
        }
        if (open && now - nextAgain > 0) {
            nextAgain = now + AGAIN_NANOS;
            for (int i = again.size(); i > 0; i--) {
                again.remove().run();
            }
        }
    }

    @Override
    public void arrived(LoadPlayer player) {
        if (player.sent() != null) {
            repeated++;
        }
    }

    @Override
    public void ready(LoadPlayer player) {
        long now = System.nanoTime();
        if (pace == 0) {
            play(player, now);
        } else {
            thinking.add(new Thinking(player, now + random.nextLong(2 * pace)));
        }
    }

    /** @param due the time at which the move should be sent, from which its latency counts */
    private void play(LoadPlayer player, long due) {
        if (open) {
            changed.put(player.table(), player.cookie());
            if (player.chosen() != null && player.sent() == null) {
                ledger(player.table()).tried(player.chosenAfter() + 1, String.valueOf(player.chosen()));
                player.play(due);
            }
        } else {
            again.add(() -> play(player, System.nanoTime()));
        }
    }

    /** Reads the moves of all tables that may have changed from the server. */
    Map<String, Map<Integer, String>> changedLogs(String base) throws IOException {
        Map<String, Map<Integer, String>> logs = new ConcurrentHashMap<>();
        List<Callable<Void>> tasks = new ArrayList<>();
        try (var lobby = new Lobby(base, LoadRun.DUEL)) { // the old client's connections were closed
            for (String table : List.copyOf(changed.keySet())) {
                String cookie = String.valueOf(changed.remove(table));
                tasks.add(() -> {
                    logs.put(table, moves(lobby.log(table, cookie)));
                    return null;
                });
            }
            Lobby.all(tasks);
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

    ExpectedLog ledger(String table) {
        return ledgers.computeIfAbsent(table, any -> new ExpectedLog());
    }

    @Override
    public void acknowledged(LoadPlayer player, int number, String move) {
        acknowledged++;
        latencies.add(System.nanoTime() - player.since());
        ledger(player.table()).acknowledged(number, move);
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

    /** Creates a new table for a pair, with retries while the server is down. */
    private void next(Pair pair) {
        while (!ended) {
            try {
                String table = begin(pair);
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
        again.add(() -> player.arrive(port));
    }

    @Override
    public void troubled(LoadPlayer player, String why) {
        trouble = "a table does not replay: " + why;
    }

    /** Returns the expected logs by table. */
    public Map<String, ExpectedLog> ledgers() {
        return ledgers;
    }

    /**
     * Starts to record the latencies of moves in {@code next}, from their due time to their acknowledgement; returns the
     * latencies recorded before.
     */
    public Latencies measure(Latencies next) {
        return loop.ask(() -> {
            Latencies before = latencies;
            latencies = next;
            return before;
        });
    }

    Counts counts() {
        return loop.ask(() -> new Counts(ledgers.size(), acknowledged, repeated, trouble));
    }

    /**
     * Counters of the run.
     *
     * @param repeated the number of moves sent again because their reply was lost
     */
    public record Counts(
            int tables,
            long acknowledged,
            long repeated,
            @Nullable String trouble) {}

    @Override
    public void close() {
        ended = true;
        loop.everyTick(() -> {});
        plain.close();
        clocked.close();
    }
}
