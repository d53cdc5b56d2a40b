package org.merlon.server.guard;

import org.jspecify.annotations.Nullable;

/**
 * Counts the work of a thread for the person whose request it handles, where neither the request nor the person is
 * known. Work of the server itself counts for nobody.
 */
public final class WorkMeter {
    private static final ThreadLocal<@Nullable Counter> CURRENT = new ThreadLocal<>();

    private WorkMeter() {}

    /** Counts work, in log entries to be read or replayed, or refuses it. */
    public interface Counter {
        void count(int entries) throws RefusedException;
    }

    /** The handling of a request. */
    public interface Task<T> {
        T run() throws RefusedException;
    }

    /** Runs a task whose work is passed to a counter. */
    public static <T> T measure(Counter counter, Task<T> task) throws RefusedException {
        CURRENT.set(counter);
        try {
            return task.run();
        } finally {
            CURRENT.remove();
        }
    }

    /** Counts work, or refuses it; 0 is refused if too much was counted before. */
    public static void count(int entries) throws RefusedException {
        Counter counter = CURRENT.get();
        if (counter != null) {
            counter.count(entries);
        }
    }
}
