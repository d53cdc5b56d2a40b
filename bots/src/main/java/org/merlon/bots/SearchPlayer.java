package org.merlon.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.GameState;
import org.merlon.engine.chance.RandomBits;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.parts.Hash;

/** Plays one seat with parallel searches, one in the calling thread and one per worker, whose visits are added up. */
final class SearchPlayer implements Player {
    /** Extra time to wait for searches in other threads; they check the clock often. */
    private static final long GRACE_NANOS = 10_000_000;

    private static final long NANOS_A_MILLI = 1_000_000;

    private final Style style;
    private final SearchWorkers crew;
    private final long bytes;
    private final List<Search> searches = new ArrayList<>();
    private final MoveList legal = new MoveList();

    /** The state after the last choice: if the next choice is for this state, the search trees can be reused. */
    private @Nullable GameState after;

    private int chosen;

    /** @param bytes the memory limit of each search */
    SearchPlayer(Style style, SearchWorkers crew, long bytes) {
        this.bytes = bytes;
        this.style = style;
        this.crew = crew;
    }

    @Override
    public Choice choose(GameState state, Budget budget, long seed, Stop stop) {
        var limit = new Limit(budget.atMost(style.most()), stop);
        prepare(state, limit);
        // A single legal move needs only one iteration, for its expected value.
        long iterations = legal.size() == 1 ? searches.getFirst().run(random(seed, 0), 1, limit) : think(seed, limit);
        int move = favourite();
        Choice choice = searches.getFirst().explain(move, random(seed, crew.size()), iterations);
        remember(state, move);
        return choice;
    }

    private void prepare(GameState state, Limit limit) {
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
        after = null; // set again when a choice is made
        searches.getFirst().list(state, legal);
    }

    @Override
    public PendingChoice think(GameState state, Budget budget, long seed) {
        if (crew.size() > 1) {
            return Player.super.think(state, budget, seed);
        }
        var limit = new Limit(budget.atMost(style.most()), new Stop());
        prepare(state, limit);
        Search search = searches.getFirst();
        long most = legal.size() == 1 ? 1 : limit.share(0, 1);
        var looks = new SearchRun(search, random(seed, 0), most, limit);
        return new PendingChoice() {
            @Override
            public boolean goOn(long millis) {
                return looks.take(millis * NANOS_A_MILLI);
            }

            @Override
            public Choice soFar() {
                return search.explain(favourite(), random(seed, 1), looks.count());
            }

            @Override
            public Map<Integer, Long> visits() {
                var counts = new long[legal.size()];
                search.countVisits(legal, counts);
                var visits = new LinkedHashMap<Integer, Long>();
                for (int i = 0; i < counts.length; i++) {
                    visits.put(legal.get(i), counts[i]);
                }
                return visits;
            }

            @Override
            public Choice choose() {
                Choice choice = soFar();
                remember(state, choice.move());
                return choice;
            }
        };
    }

    private static RandomBits random(long seed, int searcher) {
        return new RandomBits(Hash.add(seed, searcher));
    }

    private long think(long seed, Limit limit) {
        int threads = crew.size();
        List<SearchWorkers.Work> running = new ArrayList<>();
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
                searches.remove(i); // it is still running; prepare creates a new one next time
            }
            iterations += done;
        }
        return iterations;
    }

    @Override
    public List<Candidate> candidates(int most) {
        long[] counts = counts();
        var order = new ArrayList<Integer>();
        for (int i = 0; i < counts.length; i++) {
            order.add(i);
        }
        order.sort(Comparator.<Integer>comparingLong(i -> counts[i])
                .thenComparingDouble(i -> value(legal.get(i)))
                .reversed());
        var candidates = new ArrayList<Candidate>();
        for (int i : order.subList(0, Math.min(most, order.size()))) {
            Choice choice = searches.getFirst().explain(legal.get(i), random(counts[i], i), counts[i]);
            candidates.add(new Candidate(choice.move(), counts[i], choice.pv()));
        }
        return candidates;
    }

    private long[] counts() {
        var counts = new long[legal.size()];
        for (Search search : searches) {
            search.countVisits(legal, counts);
        }
        return counts;
    }

    /** Returns the legal move with the most visits in all searches together. */
    private int favourite() {
        long[] counts = counts();
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
        GameState next = state.copy();
        next.play(move, EventLog.OFF);
        after = next;
        chosen = move; // the trees follow it at the next choice: this choice's time is used up
    }

    @Override
    public void close() {
        crew.close();
    }
}
