package org.merlon.bots;

import java.util.function.LongSupplier;

/** Who thinks for one player: the thread that asks, and perhaps others beside it, which only some machines have. */
public interface SearchWorkers extends AutoCloseable {
    /** Nobody but the thread that asks. */
    static SearchWorkers alone() {
        return new SingleThread();
    }

    /** How many think at once. */
    int size();

    /** Gives work to another thread. */
    Work begin(LongSupplier work);

    @Override
    void close();

    /** Work that was given to another thread. */
    interface Work {
        /** What it came to, or 0 if it has not ended in so many nanoseconds; it is left alone then. */
        long result(long nanos);
    }
}
