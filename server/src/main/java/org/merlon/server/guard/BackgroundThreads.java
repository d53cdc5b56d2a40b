package org.merlon.server.guard;

import java.util.concurrent.ThreadFactory;

/** Threads for work that can wait: thinking bots, hashed passwords. Whoever waits for the answer to a move goes first. */
public final class BackgroundThreads {
    private BackgroundThreads() {}

    /** The system heeds the priority where the launcher asks it to; elsewhere these are threads like others. */
    @SuppressWarnings("ThreadPriorityCheck") // nothing is right or wrong by it, only quick or slow
    public static ThreadFactory threads(String name) {
        return Thread.ofPlatform()
                .name(name + "-", 0)
                .priority(Thread.MIN_PRIORITY)
                .daemon()
                .factory();
    }
}
