package org.merlon.arena;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.merlon.bots.StopSignal;

/** Plays the games of a plan in parallel. A game depends only on the plan and its index, so the order does not matter. */
public final class Series {
    private final MatchPlan pairing;

    public Series(MatchPlan pairing) {
        this.pairing = pairing;
    }

    /** Plays all games and returns the results. */
    public Results run(int threads) throws InterruptedException {
        return Results.of(pairing, run(List.of(), threads, new StopSignal(), game -> {}));
    }

    /**
     * Plays the games that have not been played yet.
     *
     * @param done games played earlier, which are part of the returned list
     * @param stop stops the series: unfinished games are dropped and no more games are started
     * @param each called for every finished game, never concurrently
     * @return all games played earlier and now, in their order
     */
    public List<GameRecord> run(Collection<GameRecord> done, int threads, StopSignal stop, Consumer<GameRecord> each)
            throws InterruptedException {
        List<Integer> open = open(done);
        var all = new ArrayList<GameRecord>(done);
        var next = new AtomicInteger();
        var trouble = new AtomicReference<@Nullable Throwable>();
        var workers = new ArrayList<Thread>();
        for (int i = 0; i < Math.min(threads, open.size()); i++) {
            var worker = new Thread(() -> {
                for (int turn = next.getAndIncrement(); turn < open.size(); turn = next.getAndIncrement()) {
                    GameRecord game = new SeriesGame(pairing, open.get(turn)).play(stop);
                    if (game == null || trouble.get() != null) {
                        return;
                    }
                    synchronized (all) {
                        all.add(game);
                        each.accept(game);
                    }
                }
            });
            worker.setName("arena-" + i);
            worker.setUncaughtExceptionHandler((thread, thrown) -> {
                trouble.compareAndSet(null, thrown);
                stop.request();
            });
            worker.start();
            workers.add(worker);
        }
        for (Thread worker : workers) {
            worker.join();
        }
        Throwable thrown = trouble.get();
        if (thrown != null) {
            throw new IllegalStateException("a game of the series failed: " + thrown, thrown);
        }
        all.sort((a, b) -> Integer.compare(a.index(), b.index()));
        return List.copyOf(all);
    }

    private List<Integer> open(Collection<GameRecord> done) {
        Set<Integer> played = new HashSet<>();
        done.forEach(game -> played.add(game.index()));
        var open = new ArrayList<Integer>();
        for (int game = 0; game < pairing.games(); game++) {
            if (!played.contains(game)) {
                open.add(game);
            }
        }
        return open;
    }
}
