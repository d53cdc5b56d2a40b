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
    private final MatchPlan plan;

    public Series(MatchPlan plan) {
        this.plan = plan;
    }

    /** Plays all games and returns the results. */
    public SeriesResults run(int threads) throws InterruptedException {
        return SeriesResults.of(plan, run(List.of(), threads, new StopSignal(), game -> {}));
    }

    /**
     * Plays the games that have not been played yet.
     *
     * @param earlier games played earlier, which are part of the returned list
     * @param stop stops the series: unfinished games are dropped and no more games are started
     * @param onGame called for every finished game, never concurrently
     * @return all games played earlier and now, in their order
     */
    public List<GameRecord> run(
            Collection<GameRecord> earlier, int threads, StopSignal stop, Consumer<GameRecord> onGame)
            throws InterruptedException {
        List<Integer> remaining = remainingGames(earlier);
        var all = new ArrayList<GameRecord>(earlier);
        var nextPosition = new AtomicInteger();
        var failure = new AtomicReference<@Nullable Throwable>();
        var workers = new ArrayList<Thread>();
        for (int i = 0; i < Math.min(threads, remaining.size()); i++) {
            var worker = new Thread(() -> {
                for (int position = nextPosition.getAndIncrement();
                        position < remaining.size();
                        position = nextPosition.getAndIncrement()) {
                    GameRecord game = new SeriesGame(plan, remaining.get(position)).play(stop);
                    if (game == null || failure.get() != null) {
                        return;
                    }
                    synchronized (all) {
                        all.add(game);
                        onGame.accept(game);
                    }
                }
            });
            worker.setName("arena-" + i);
            worker.setUncaughtExceptionHandler((thread, thrown) -> {
                failure.compareAndSet(null, thrown);
                stop.request();
            });
            worker.start();
            workers.add(worker);
        }
        for (Thread worker : workers) {
            worker.join();
        }
        Throwable thrown = failure.get();
        if (thrown != null) {
            throw new IllegalStateException("a game of the series failed: " + thrown, thrown);
        }
        all.sort((a, b) -> Integer.compare(a.index(), b.index()));
        return List.copyOf(all);
    }

    private List<Integer> remainingGames(Collection<GameRecord> earlier) {
        Set<Integer> played = new HashSet<>();
        earlier.forEach(game -> played.add(game.index()));
        var remaining = new ArrayList<Integer>();
        for (int game = 0; game < plan.games(); game++) {
            if (!played.contains(game)) {
                remaining.add(game);
            }
        }
        return remaining;
    }
}
