package org.merlon.bots;

import java.util.function.LongSupplier;

/** The calling thread, without other workers. */
final class SingleThread implements SearchWorkers {
    @Override
    public int size() {
        return 1;
    }

    @Override
    public PendingWork submit(LongSupplier work) {
        throw new IllegalStateException("there are no other threads");
    }

    @Override
    public void close() {}
}
