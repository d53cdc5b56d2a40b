package org.merlon.server.runtime;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ThreadFactory;
import org.jspecify.annotations.Nullable;

/**
 * Time, threads and random numbers of the process in which a server runs. Parts of a server that wait for time or start
 * threads use it, so that a simulation can run several servers on one thread, with a clock of its own.
 */
public interface ServerRuntime {
    /** The runtime of this process: the real clocks, threads and random numbers. */
    ServerRuntime SYSTEM = new SystemRuntime();

    /** A clock that only goes forward, as {@link System#nanoTime}. */
    long nanoTime();

    /** Milliseconds since 1970. */
    long millis();

    /** Waits, as {@link Thread#sleep(long)}. */
    void sleep(long millis) throws InterruptedException;

    /** Waits for about this time, as {@link java.util.concurrent.locks.LockSupport#parkNanos(long)}. */
    void parkNanos(long nanos);

    /** Takes the head of a queue, waiting for it for some time; null if it remains empty. */
    <T> @Nullable T poll(BlockingQueue<T> queue, long millis) throws InterruptedException;

    /** Starts a thread of its own for a part of the server, which does not keep the process alive. */
    Thread startThread(String name, Runnable work);

    /** Starts a short task, which may wait for the disk. */
    void startTask(Runnable task);

    /** Creates the threads of short tasks, as {@link #startTask} starts them. */
    ThreadFactory taskThreads();

    /** Creates threads for work with low priority. */
    ThreadFactory backgroundThreads(String name);

    /** Creates a timer with a thread of its own. */
    TaskTimer newTimer(String name);

    /** The number of processors. */
    int processors();

    /** A random number that nobody can guess. */
    long randomLong();
}
