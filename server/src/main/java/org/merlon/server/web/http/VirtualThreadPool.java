package org.merlon.server.web.http;

import org.eclipse.jetty.util.thread.ThreadPool;

/**
 * A virtual thread for everything that Jetty wants done, started as it is: an executor would make a future of each, which
 * nobody asks.
 */
final class VirtualThreadPool implements ThreadPool {
    @Override
    public void execute(Runnable task) {
        Thread.startVirtualThread(task);
    }

    /** Nothing to wait for: a server that has stopped gives them nothing more to do. */
    @Override
    public void join() {}

    @Override
    public int getThreads() {
        return 1;
    }

    @Override
    public int getIdleThreads() {
        return 1;
    }

    @Override
    public boolean isLowOnThreads() {
        return false;
    }
}
