package org.merlon.server.runtime;

import java.security.SecureRandom;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.merlon.server.guard.BackgroundThreads;

/** The clocks and threads of this virtual machine. */
final class SystemRuntime implements ServerRuntime {
    private final SecureRandom random = new SecureRandom();

    @Override
    public long nanoTime() {
        return System.nanoTime();
    }

    @Override
    public long millis() {
        return System.currentTimeMillis();
    }

    @Override
    public void sleep(long millis) throws InterruptedException {
        Thread.sleep(millis);
    }

    @Override
    public void parkNanos(long nanos) {
        LockSupport.parkNanos(nanos);
    }

    @Override
    public <T> @Nullable T poll(BlockingQueue<T> queue, long millis) throws InterruptedException {
        return queue.poll(millis, TimeUnit.MILLISECONDS);
    }

    @Override
    public Thread startThread(String name, Runnable work) {
        return Thread.ofPlatform().name(name).daemon().start(work);
    }

    @Override
    public void startTask(Runnable task) {
        Thread.startVirtualThread(task);
    }

    @Override
    public ThreadFactory taskThreads() {
        return Thread.ofVirtual().factory();
    }

    @Override
    public ThreadFactory backgroundThreads(String name) {
        return BackgroundThreads.factory(name);
    }

    @Override
    public TaskTimer newTimer(String name) {
        return new SystemTimer(Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().name(name).daemon().factory()));
    }

    @Override
    public int processors() {
        return Runtime.getRuntime().availableProcessors();
    }

    @Override
    public long randomLong() {
        return random.nextLong();
    }

    private record SystemTimer(ScheduledExecutorService executor) implements TaskTimer {
        @Override
        public Future<?> schedule(Runnable task, long delayMillis) {
            return executor.schedule(task, delayMillis, TimeUnit.MILLISECONDS);
        }

        @Override
        public Future<?> repeat(Runnable task, long initialDelayMillis, long pauseMillis) {
            return executor.scheduleWithFixedDelay(task, initialDelayMillis, pauseMillis, TimeUnit.MILLISECONDS);
        }

        @Override
        public void close() {
            executor.shutdownNow();
        }
    }
}
