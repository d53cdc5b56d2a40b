package org.merlon.server.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.merlon.server.runtime.ServerRuntime;
import org.merlon.server.runtime.TaskTimer;

/** A clock that a test moves, and threads that it runs on its own when it wants them to work. */
final class ManualRuntime implements ServerRuntime {
    private final List<Runnable> threads = new ArrayList<>();
    private long nanos = Long.MAX_VALUE - TimeUnit.SECONDS.toNanos(5); // wraps around after five seconds
    private long millis = 1_700_000_000_000L;

    void advanceMillis(long by) {
        nanos += TimeUnit.MILLISECONDS.toNanos(by);
        millis += by;
    }

    /** Does the work of the thread that was started first, until something interrupts it. */
    void runThread() {
        threads.getFirst().run();
        var unused = Thread.interrupted(); // what ended the thread does not concern the test
    }

    @Override
    public long nanoTime() {
        return nanos;
    }

    @Override
    public long millis() {
        return millis;
    }

    @Override
    public void sleep(long millis) {
        advanceMillis(millis);
    }

    @Override
    public void parkNanos(long nanos) {
        advanceMillis(TimeUnit.NANOSECONDS.toMillis(nanos));
    }

    @Override
    public <T> @Nullable T poll(BlockingQueue<T> queue, long millis) {
        T head = queue.poll();
        if (head == null) {
            advanceMillis(millis);
        }
        return head;
    }

    @Override
    public Thread startThread(String name, Runnable work) {
        threads.add(work);
        return Thread.ofPlatform().name(name).unstarted(work);
    }

    @Override
    public void startTask(Runnable task) {
        task.run();
    }

    @Override
    public ThreadFactory taskThreads() {
        throw new UnsupportedOperationException();
    }

    @Override
    public ThreadFactory backgroundThreads(String name) {
        throw new UnsupportedOperationException();
    }

    @Override
    public TaskTimer newTimer(String name) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int processors() {
        return 1;
    }

    @Override
    public long randomLong() {
        return 1;
    }
}
