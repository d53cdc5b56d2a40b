package org.merlon.simulation.world;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.concurrent.Executor;

/**
 * Creates virtual threads that run on an executor of ours, so that the executor decides which of them continues. Locks,
 * queues and futures of the JDK then work as always: a thread that waits gives the executor back.
 *
 * <p>The JDK has no public method for this. It needs Java 24 or later, where a monitor does not keep the executor, and
 * {@code --add-opens java.base/java.lang=ALL-UNNAMED}; with {@code -Djdk.trackAllThreads=false} threads that never
 * continue are forgotten.
 */
public final class SimulatedThreads {
    private static final int FIRST_VERSION = 24;

    private SimulatedThreads() {}

    private static final class Holder {
        static final Method NEW_THREAD = find();

        private static Method find() {
            try {
                Method method = Class.forName("java.lang.ThreadBuilders")
                        .getDeclaredMethod("newVirtualThread", Executor.class, String.class, int.class, Runnable.class);
                method.setAccessible(true);
                return method;
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("this Java cannot run virtual threads on an executor", e);
            }
        }
    }

    /** Returns whether this Java can run a simulation. */
    public static boolean areAvailable() {
        return Runtime.version().feature() >= FIRST_VERSION
                && Thread.class.getModule().isOpen("java.lang", SimulatedThreads.class.getModule());
    }

    /** Creates a thread that runs on an executor. */
    static Thread create(Executor executor, String name, Runnable work) {
        try {
            return (Thread) Holder.NEW_THREAD.invoke(null, executor, name, 0, work);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException(e);
        }
    }
}
