package org.merlon.bench.load.client;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** Runs pairs of players, each at a table of their own; when a game is over, they start the next one. */
public abstract class TableRun implements LoadPlayer.Listener, AutoCloseable {
    private static final long RETRY_MILLIS = 100; // between attempts to create a table

    /** The two players at a table, and the number of tables that they had before. */
    public record Pair(int number, LoadPlayer one, LoadPlayer other, AtomicInteger previous) {
        public LoadPlayer opponentOf(LoadPlayer player) {
            return player == one ? other : one;
        }
    }

    protected final EventLoop loop;
    private final List<ApiClient> apis;
    private final Map<LoadPlayer, Pair> pairs = new HashMap<>();
    private @Nullable String problem;
    private volatile boolean closed;

    /** @param apis the ways to create tables, which take turns */
    protected TableRun(EventLoop loop, List<ApiClient> apis) {
        this.loop = loop;
        this.apis = List.copyOf(apis);
    }

    /** Called repeatedly by the event loop. */
    protected abstract void tick();

    /** Connects a player whose table exists. */
    protected abstract void connect(Pair pair, LoadPlayer player);

    /** Creates pairs up to a number, and their tables, and connects the players. */
    protected final void addPairs(int count) throws IOException {
        loop.setTickAction(this::tick); // not before, when a subclass has not been constructed yet
        List<Callable<Void>> tasks = new ArrayList<>();
        for (int i = pairs.size() / 2; i < count; i++) {
            int number = i;
            tasks.add(() -> {
                // Each signs in on a different server than the one they play on: sessions are valid everywhere.
                var one = new LoadPlayer(loop, this, api(number + 1).newGuest(), 2L * number);
                var other = new LoadPlayer(loop, this, api(number + 2).newGuest(), 2L * number + 1);
                var pair = new Pair(number, one, other, new AtomicInteger());
                String table = newTable(pair);
                loop.execute(() -> {
                    for (LoadPlayer player : List.of(one, other)) {
                        pairs.put(player, pair);
                        player.switchTable(table);
                        connect(pair, player);
                    }
                });
                return null;
            });
        }
        ApiClient.runAll(tasks);
    }

    private ApiClient api(int number) {
        return apis.get(number % apis.size());
    }

    /** Creates a table. The two alternate, because the server limits the tables that a person creates. */
    private String newTable(Pair pair) throws IOException {
        int number = pair.number + pair.previous.get();
        LoadPlayer creator = pair.previous.get() % 2 == 0 ? pair.one : pair.other;
        return api(number)
                .newTable(
                        creator.cookie(),
                        api(number + 1),
                        pair.opponentOf(creator).cookie());
    }

    @Override
    public final void onGameOver(LoadPlayer player) {
        Pair pair = pairs.get(player);
        if (pair != null && player == pair.one) { // only one of the two starts the next game
            Thread.startVirtualThread(() -> startNextTable(pair));
        }
    }

    /** Creates a new table for a pair, with retries while the server is down. */
    private void startNextTable(Pair pair) {
        while (!closed) {
            pair.previous.incrementAndGet();
            try {
                String table = newTable(pair);
                loop.execute(() -> {
                    pair.one.switchTable(table);
                    pair.other.switchTable(table);
                });
                return;
            } catch (IOException e) {
                loop.execute(() -> onNoTable(e));
            }
            try {
                Thread.sleep(RETRY_MILLIS);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    /** Called when no table could be created, before the next attempt. */
    protected void onNoTable(IOException reason) {}

    protected final @Nullable Pair pairOf(LoadPlayer player) {
        return pairs.get(player);
    }

    protected final Set<LoadPlayer> players() {
        return pairs.keySet();
    }

    protected final void report(String newProblem) {
        problem = newProblem;
    }

    /** Returns the last problem, or null. */
    public final @Nullable String problem() {
        return loop.call(() -> Optional.ofNullable(problem)).orElse(null);
    }

    @Override
    public void onBrokenTable(LoadPlayer player, String reason) {
        report("a table does not replay: " + reason);
    }

    @Override
    public void close() {
        closed = true;
        loop.setTickAction(() -> {});
        apis.forEach(ApiClient::close);
    }
}
