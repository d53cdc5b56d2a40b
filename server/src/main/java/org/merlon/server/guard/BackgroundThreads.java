package org.merlon.server.guard;

import java.util.concurrent.ThreadFactory;

/** Threads for work with low priority: thinking bots and password hashing. Requests take precedence. */
public final class BackgroundThreads {
    private BackgroundThreads() {}

    /**
     * Creates daemon threads of minimum priority. The operating system respects it only if the launcher has enabled
     * thread priorities.
     */
    @SuppressWarnings("ThreadPriorityCheck") // the priority affects only speed, not correctness
    public static ThreadFactory factory(String name) {
        return Thread.ofPlatform()
                .name(name + "-", 0)
                .priority(Thread.MIN_PRIORITY)
                .daemon()
                .factory();
    }
}
