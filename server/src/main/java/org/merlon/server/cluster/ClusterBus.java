package org.merlon.server.cluster;

/**
 * Carries short messages from each server to all others, quickly and without a promise: whatever gets lost is found in the
 * database. Nothing hidden goes over it.
 */
public interface ClusterBus extends AutoCloseable {
    /** Bytes of a message; PostgreSQL takes less than 8,000. */
    int MAX_MESSAGE_BYTES = 7_500;

    /** Whoever listens; called by one thread, and must hand over quickly. */
    interface BusListener {
        void onMessage(String message);
    }

    /** Begins to listen, now or as soon as there is a line. */
    void open(BusListener hearer);

    /** Sends a message to all others, if there is a line just now. */
    void send(String message);

    /** Whether there is a line, as far as is known. */
    boolean isConnected();

    @Override
    void close();
}
