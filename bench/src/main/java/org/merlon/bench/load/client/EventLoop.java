package org.merlon.bench.load.client;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Serves all clients in one thread, so that thousands of sockets leave most of the machine to the server. */
public final class EventLoop implements AutoCloseable {
    private static final int READ_BYTES = 1 << 18;
    private static final long TICK_MILLIS = 1;

    private final Selector selector;
    private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();
    private final byte[] readBuffer = new byte[READ_BYTES];
    private final Thread thread;
    private Runnable tickAction = () -> {};
    private long receivedBytes;
    private volatile boolean closed;

    public EventLoop() throws IOException {
        selector = Selector.open();
        thread = Thread.ofPlatform().name("clients").daemon().start(this::run);
    }

    /** Runs a task on the loop's thread. */
    public void execute(Runnable task) {
        tasks.add(task);
        selector.wakeup();
    }

    /** Runs a task on the loop's thread, where all client state is, and returns its result. */
    public <T> T call(Callable<T> callable) {
        var task = new FutureTask<>(callable);
        execute(task);
        try {
            return task.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    /** Sets an action that runs about every millisecond. */
    public void setTickAction(Runnable action) {
        execute(() -> tickAction = action);
    }

    Selector selector() {
        return selector;
    }

    /** Counts bytes received from a socket. */
    void receivedBytes(int count) {
        receivedBytes += count;
    }

    /** Returns the number of bytes received from all sockets. */
    public long receivedBytes() {
        return receivedBytes;
    }

    /** Returns the shared read buffer, whose content is valid until the next read. */
    byte[] readBuffer() {
        return readBuffer;
    }

    private void run() {
        while (!closed) {
            try {
                selector.select(EventLoop::handleReady, TICK_MILLIS);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) {
                task.run();
            }
            tickAction.run();
        }
    }

    private static void handleReady(SelectionKey key) {
        if (key.attachment() instanceof Connection connection) {
            connection.handleReady();
        }
    }

    @Override
    public void close() {
        closed = true;
        selector.wakeup();
        try {
            thread.join();
            for (SelectionKey key : selector.keys()) {
                key.channel().close();
            }
            selector.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
