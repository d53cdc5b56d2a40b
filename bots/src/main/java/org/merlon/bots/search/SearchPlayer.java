package org.merlon.bots.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.bots.Budget;
import org.merlon.bots.Candidate;
import org.merlon.bots.Choice;
import org.merlon.bots.Player;
import org.merlon.bots.SearchWorkers;
import org.merlon.bots.SteppedChoice;
import org.merlon.bots.StopSignal;
import org.merlon.engine.GameState;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.parts.Hash;

/** Plays one seat with parallel searches, one in the calling thread and one per worker, whose visits are added up. */
final class SearchPlayer implements Player {
    /** Extra time to wait for searches in other threads; they check the clock often. */
    private static final long GRACE_NANOS = 10_000_000;

    private static final long NANOS_PER_MILLI = 1_000_000;

    private final SearchSettings settings;
    private final SearchWorkers workers;
    private final long maxBytes;
    private final List<Search> searches = new ArrayList<>();
    private final MoveList legal = new MoveList();

    /** The state after the last choice: if the next choice is for this state, the search trees can be reused. */
    private @Nullable GameState stateAfterChoice;

    private int lastMove;

    /** @param maxBytes the memory limit of each search */
    SearchPlayer(SearchSettings settings, SearchWorkers workers, long maxBytes) {
        this.maxBytes = maxBytes;
        this.settings = settings;
        this.workers = workers;
    }

    @Override
    public Choice choose(GameState state, Budget budget, long seed, StopSignal stop) {
        var limit = new SearchLimit(budget.withMaxIterations(settings.maxIterations()), stop);
        prepare(state, limit);
        // A single legal move needs only one iteration, for its expected value.
        long iterations = legal.size() == 1 ? searches.getFirst().run(random(seed, 0), 1, limit) : think(seed, limit);
        int move = mostVisitedMove();
        Choice choice = searches.getFirst().choiceOf(move, random(seed, workers.size()), iterations);
        rememberChoice(state, move);
        return choice;
    }

    private void prepare(GameState state, SearchLimit limit) {
        boolean reusesTree = stateAfterChoice != null && stateAfterChoice.hash() == state.hash();
        for (Search search : searches) {
            if (reusesTree) {
                search.advanceRoot(lastMove);
            }
            search.begin(state, reusesTree, limit);
        }
        while (searches.size() < workers.size()) {
            var search = new Search(state, settings, maxBytes);
            search.begin(state, false, limit);
            searches.add(search);
        }
        stateAfterChoice = null; // set again when a choice is made
        searches.getFirst().listMoves(state, legal);
    }

    @Override
    public SteppedChoice beginChoice(GameState state, Budget budget, long seed) {
        if (workers.size() > 1) {
            return Player.super.beginChoice(state, budget, seed);
        }
        var limit = new SearchLimit(budget.withMaxIterations(settings.maxIterations()), new StopSignal());
        prepare(state, limit);
        Search search = searches.getFirst();
        long maxIterations = legal.size() == 1 ? 1 : limit.share(0, 1);
        var searchRun = new SearchRun(search, random(seed, 0), maxIterations, limit);
        return new SteppedChoice() {
            @Override
            public boolean advance(long millis) {
                return searchRun.run(millis * NANOS_PER_MILLI);
            }

            @Override
            public Choice current() {
                return search.choiceOf(mostVisitedMove(), random(seed, 1), searchRun.count());
            }

            @Override
            public Map<Integer, Long> visits() {
                var counts = new long[legal.size()];
                search.addVisits(legal, counts);
                var visits = new LinkedHashMap<Integer, Long>();
                for (int i = 0; i < counts.length; i++) {
                    visits.put(legal.get(i), counts[i]);
                }
                return visits;
            }

            @Override
            public Choice finish() {
                Choice choice = current();
                rememberChoice(state, choice.move());
                return choice;
            }
        };
    }

    private static FastRandom random(long seed, int searcher) {
        return new FastRandom(Hash.add(seed, searcher));
    }

    private long think(long seed, SearchLimit limit) {
        int threads = workers.size();
        List<SearchWorkers.PendingWork> running = new ArrayList<>();
        for (int i = 1; i < threads; i++) {
            Search search = searches.get(i);
            FastRandom random = random(seed, i);
            long share = limit.share(i, threads);
            running.add(workers.submit(() -> search.run(random, share, limit)));
        }
        long iterations = searches.getFirst().run(random(seed, 0), limit.share(0, threads), limit);
        for (int i = threads - 1; i > 0; i--) {
            long nanosLeft = limit.isTimed() ? Math.max(0, limit.nanosLeft()) + GRACE_NANOS : Long.MAX_VALUE;
            long finished = running.get(i - 1).result(nanosLeft);
            if (finished == 0) {
                searches.remove(i); // it is still running; prepare creates a new one next time
            }
            iterations += finished;
        }
        return iterations;
    }

    @Override
    public List<Candidate> candidates(int max) {
        long[] counts = visitCounts();
        var order = new ArrayList<Integer>();
        for (int i = 0; i < counts.length; i++) {
            order.add(i);
        }
        order.sort(Comparator.<Integer>comparingLong(i -> counts[i])
                .thenComparingDouble(i -> value(legal.get(i)))
                .reversed());
        var candidates = new ArrayList<Candidate>();
        for (int i : order.subList(0, Math.min(max, order.size()))) {
            Choice choice = searches.getFirst().choiceOf(legal.get(i), random(counts[i], i), counts[i]);
            candidates.add(new Candidate(choice.move(), counts[i], choice.pv()));
        }
        return candidates;
    }

    private long[] visitCounts() {
        var counts = new long[legal.size()];
        for (Search search : searches) {
            search.addVisits(legal, counts);
        }
        return counts;
    }

    /** Returns the legal move with the most visits in all searches together. */
    private int mostVisitedMove() {
        long[] counts = visitCounts();
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

    private void rememberChoice(GameState state, int move) {
        if (!settings.reusesTree()) {
            return;
        }
        GameState next = state.copy();
        next.play(move, EventLog.OFF);
        stateAfterChoice = next;
        lastMove = move; // the trees follow it at the next choice: this choice's time is used up
    }

    @Override
    public void close() {
        workers.close();
    }
}
