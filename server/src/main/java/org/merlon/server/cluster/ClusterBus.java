package org.merlon.server.cluster;

/**
 * Sends short messages from each server to all others. Delivery is not guaranteed: a server that misses a message finds
 * the change in the database. Messages hold no hidden information.
 */
public interface ClusterBus extends AutoCloseable {
    /** The most bytes in a message; PostgreSQL allows fewer than 8,000. */
    int MAX_MESSAGE_BYTES = 7_500;

    /** Receives messages; called by one thread, and must return quickly. */
    interface BusListener {
        void onMessage(String message);
    }

    /** Starts to receive messages, as soon as there is a connection. */
    void open(BusListener listener);

    /** Sends a message to all other servers; it is lost if there is no connection. */
    void send(String message);

    /** Returns whether there is a connection, as far as is known. */
    boolean isConnected();

    @Override
    void close();
}
