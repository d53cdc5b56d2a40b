package org.merlon.bots;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.GameState;
import org.merlon.engine.chance.RandomBits;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.parts.Hash;

/** Searches at work in one seat: one in the thread that asks, the others beside it, and their visits are added up. */
final class SearchPlayer implements Player {
    /** How long after the end of time a search in another thread is waited for; it looks at the clock all the time. */
    private static final long GRACE_NANOS = 10_000_000;

    private final Style style;
    private final Crew crew;
    private final long bytes;
    private final List<Search> searches = new ArrayList<>();
    private final MoveList legal = new MoveList();

    /** The state after the last choice: if the next question is about it, what is known of it still holds. */
    private @Nullable GameState after;

    private int chosen;

    /** @param bytes what each search may take */
    SearchPlayer(Style style, Crew crew, long bytes) {
        this.bytes = bytes;
        this.style = style;
        this.crew = crew;
    }

    @Override
    public Choice choose(GameState state, Budget budget, long seed, Stop stop) {
        var limit = new Limit(budget.atMost(style.most()), stop);
        boolean known = after != null && after.hash() == state.hash();
        for (Search search : searches) {
            if (known) {
                search.follow(chosen);
            }
            search.begin(state, known, limit);
        }
        while (searches.size() < crew.size()) {
            var search = new Search(state, style, bytes);
            search.begin(state, false, limit);
            searches.add(search);
        }
        searches.getFirst().list(state, legal);
        // One move needs one look, to say what to expect.
        long iterations = legal.size() == 1 ? searches.getFirst().run(random(seed, 0), 1, limit) : think(seed, limit);
        int move = favourite();
        Choice choice = searches.getFirst().explain(move, random(seed, crew.size()), iterations);
        remember(state, move);
        return choice;
    }

    private static RandomBits random(long seed, int searcher) {
        return new RandomBits(Hash.add(seed, searcher));
    }

    private long think(long seed, Limit limit) {
        int threads = crew.size();
        List<Crew.Work> running = new ArrayList<>();
        for (int i = 1; i < threads; i++) {
            Search search = searches.get(i);
            RandomBits random = random(seed, i);
            long share = limit.share(i, threads);
            running.add(crew.begin(() -> search.run(random, share, limit)));
        }
        long iterations = searches.getFirst().run(random(seed, 0), limit.share(0, threads), limit);
        for (int i = threads - 1; i > 0; i--) {
            long left = limit.timed() ? Math.max(0, limit.left()) + GRACE_NANOS : Long.MAX_VALUE;
            long done = running.get(i - 1).result(left);
            if (done == 0) {
                searches.remove(i); // it is still at work; another takes its place next time
            }
            iterations += done;
        }
        return iterations;
    }

    /** The legal move that all searches together came back to most often. */
    private int favourite() {
        var counts = new long[legal.size()];
        for (Search search : searches) {
            search.countVisits(legal, counts);
        }
        int best = 0;
        for (int i = 1; i < counts.length; i++) {
            boolean better = counts[i] > counts[best]
                    || (counts[i] == counts[best] && value(legal.get(i)) > value(legal.get(best)));
            if (better) {
                best = i;
            }
        }
        return legal.get(best);
    }

    private double value(int move) {
        return searches.getFirst().value(move);
    }

    private void remember(GameState state, int move) {
        if (!style.remembers()) {
            return;
        }
        if (after == null) {
            after = state.copy();
        } else {
            after.copyFrom(state);
        }
        after.play(move, EventLog.OFF);
        chosen = move; // followed when the next question comes: there was time for this choice, and no more
    }

    @Override
    public void close() {
        crew.close();
    }
}
