package org.merlon.server.guard;

/**
 * The permission of a thread to hash passwords, given by the limiter. Without it the password hasher refuses to work, so
 * that no route can bypass the limits.
 */
public final class HashingPermit {
    private static final ThreadLocal<Boolean> HELD = new ThreadLocal<>();

    private HashingPermit() {}

    /** Work that may hash passwords. */
    public interface Work<T> {
        T run() throws RefusedException;
    }

    /** Runs work with a turn. */
    public static <T> T hold(Work<T> work) throws RefusedException {
        HELD.set(true);
        try {
            return work.run();
        } finally {
            HELD.remove();
        }
    }

    /** Fails if this thread has no turn. */
    public static void require() {
        if (HELD.get() == null) {
            throw new IllegalStateException("a password is hashed outside the limits");
        }
    }
}
