package org.merlon.bots.search;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;
import org.merlon.bots.SearchWorkers;

/** Workers that run in threads of a Java virtual machine. */
public final class SearchThreads implements SearchWorkers {
    private final int size;
    private final ExecutorService executor;

    private SearchThreads(int size) {
        this.size = size;
        executor = Executors.newFixedThreadPool(
                size - 1, Thread.ofPlatform().name("search-", 0).daemon().factory());
    }

    /** Creates workers for this many threads, including the calling one. */
    public static SearchWorkers of(int size) {
        return size == 1 ? SearchWorkers.singleThread() : new SearchThreads(size);
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public PendingWork submit(LongSupplier work) {
        Future<Long> running = executor.submit(work::getAsLong);
        return nanos -> result(running, nanos);
    }

    private static long result(Future<Long> running, long nanos) {
        try {
            return running.get(nanos, TimeUnit.NANOSECONDS);
        } catch (TimeoutException e) {
            return 0;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return 0;
        } catch (ExecutionException e) {
            throw new IllegalStateException("a search failed", e);
        }
    }

    @Override
    public void close() {
        executor.shutdownNow();
    }
}
