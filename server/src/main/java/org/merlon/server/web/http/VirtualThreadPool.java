package org.merlon.server.web.http;

import org.eclipse.jetty.util.thread.ThreadPool;

/**
 * Runs every task of Jetty in a new virtual thread. Unlike an executor it creates no futures, which nobody would read.
 */
final class VirtualThreadPool implements ThreadPool {
    @Override
    public void execute(Runnable task) {
        Thread.startVirtualThread(task);
    }

    /** Does nothing: a server that has stopped submits no more tasks. */
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
