package org.merlon.bots;

import java.util.function.LongSupplier;

/** The threads that search for one player: the calling thread and, where the platform has threads, others. */
public interface SearchWorkers extends AutoCloseable {
    /** Returns the calling thread alone. */
    static SearchWorkers singleThread() {
        return new SingleThread();
    }

    /** Returns the number of threads, including the calling one. */
    int size();

    /** Starts work in another thread. */
    PendingWork submit(LongSupplier work);

    @Override
    void close();

    /** Work that runs in another thread. */
    interface PendingWork {
        /** Waits for the result; returns 0 if it has not finished in this many nanoseconds, in which case it goes on running. */
        long result(long nanos);
    }
}
