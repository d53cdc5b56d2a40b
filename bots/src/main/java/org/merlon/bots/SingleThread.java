package org.merlon.bots;

import java.util.function.LongSupplier;

/** The thread that asks. */
final class SingleThread implements SearchWorkers {
    @Override
    public int size() {
        return 1;
    }

    @Override
    public Work begin(LongSupplier work) {
        throw new IllegalStateException("nobody is there to do it");
    }

    @Override
    public void close() {}
}
