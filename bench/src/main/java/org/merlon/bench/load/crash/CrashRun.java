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

/** Players who come back whenever the server does, send again what was not answered, and write down what they are told. */
public final class CrashRun implements LoadPlayer.Referee, AutoCloseable {
    private static final long AGAIN_NANOS = 50_000_000; // between attempts to come back or to send again

    /** Two in three tables have no clock; the others have one, which adds an entry of its own after a restart. */
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

    /** Tables that were played at since their logs were last looked at, each with somebody who may see it. */
    private final Map<String, String> changed = new ConcurrentHashMap<>();

    private final Deque<Runnable> again = new ArrayDeque<>();

    /** Players who think about their move, by when they will have thought. */
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

    /** @param pace nanoseconds that a player takes over a move on the average; 0 lets them play as fast as they can */
    public CrashRun(EventLoop loop, ServerProcess server, long pace) {
        this.loop = loop;
        this.pace = pace;
        port = server.port();
        plain = new Lobby(server.base(), LoadRun.DUEL);
        clocked = new Lobby(server.base(), LoadRun.DUEL + CLOCK);
        loop.everyTick(this::retry);
    }

    /** Fills tables and lets everybody in. */
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

    /** Lets players in, or keeps them out while the logs are looked at. */
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

    /** @param due when the move should go out; late ones count from then */
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

    /** Asks the server for the moves of every log that may have grown. */
    Map<String, Map<Integer, String>> changedLogs(String base) throws IOException {
        Map<String, Map<Integer, String>> logs = new ConcurrentHashMap<>();
        List<Callable<Void>> tasks = new ArrayList<>();
        try (var lobby = new Lobby(base, LoadRun.DUEL)) { // a new one, because connections of the old have died
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

    /** Finds a new table for a pair, however often the server goes away meanwhile. */
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

    /** Everything that the players were told, by table. */
    public Map<String, ExpectedLog> ledgers() {
        return ledgers;
    }

    /**
     * Writes down from now on how long moves take from when they are due until they are known to be stored; returns what
     * was written to until now.
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
     * How the run went.
     *
     * @param repeated moves that were sent again because their answer had got lost
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
