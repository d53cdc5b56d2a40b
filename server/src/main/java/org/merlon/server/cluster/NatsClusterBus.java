package org.merlon.server.cluster;

import io.nats.client.Connection;
import io.nats.client.ConnectionListener;
import io.nats.client.Consumer;
import io.nats.client.ErrorListener;
import io.nats.client.Nats;
import io.nats.client.Options;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A cluster bus over NATS. It reconnects by itself. */
final class NatsClusterBus implements ClusterBus, ConnectionListener, ErrorListener {
    private static final Duration RECONNECT_WAIT = Duration.ofMillis(250);

    /** The connection is taken for lost after {@link #MAX_MISSED_PINGS} unanswered pings. */
    private static final Duration PING_INTERVAL = Duration.ofSeconds(2);

    private static final int MAX_MISSED_PINGS = 2;

    /**
     * The most received messages that wait, several seconds of them. Further ones are dropped, which their numbers
     * show.
     */
    private static final int MAX_QUEUED = 65_536;

    private static final Logger LOG = LoggerFactory.getLogger(NatsClusterBus.class);

    private final Options options;
    private final String subject;
    private @Nullable BusListener listener;
    private volatile @Nullable Connection connection;
    private volatile boolean connected;
    private volatile boolean closed;

    /**
     * Creates a bus.
     *
     * @param address as in nats://user:password@host:4222; several with commas between them
     */
    NatsClusterBus(String address, String subject) {
        this.subject = subject;
        try {
            options = new Options.Builder()
                    .server(address)
                    .connectionName("merlon")
                    .noEcho()
                    .maxReconnects(-1)
                    .reconnectWait(RECONNECT_WAIT)
                    .reconnectJitter(RECONNECT_WAIT)
                    .connectionTimeout(PING_INTERVAL)
                    .pingInterval(PING_INTERVAL)
                    .maxPingsOut(MAX_MISSED_PINGS)
                    .reconnectBufferSize(0) // by the time of reconnection, the data has been read from the database
                    .connectionListener(this)
                    .errorListener(this)
                    .build();
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "--broker must be the address of a NATS server, such as nats://HOST:4222", e);
        }
    }

    @Override
    public void open(BusListener newListener) {
        listener = newListener;
        try {
            Nats.connectAsynchronously(options, true);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    @SuppressWarnings("deprecation") // its replacement gets the same event
    public void connectionEvent(Connection from, Events event) {
        switch (event) {
            // the first connection reports either, depending on whether the broker was reachable
            case CONNECTED, RECONNECTED -> subscribe(from);
            case RESUBSCRIBED -> connected = true;
            case DISCONNECTED, CLOSED -> {
                if (connected && !closed) {
                    LOG.warn("the connection to the NATS broker is lost; using the database until it is back");
                }
                connected = false;
            }
            default -> LOG.debug("NATS connection event: {}", event);
        }
    }

    private synchronized void subscribe(Connection opened) {
        connected = true;
        if (connection == null && !closed) {
            connection = opened;
            var dispatcher = opened.createDispatcher(message -> {
                BusListener current = listener;
                if (current != null) {
                    current.onMessage(new String(message.getData(), StandardCharsets.UTF_8));
                }
            });
            dispatcher.setPendingLimits(MAX_QUEUED, -1);
            dispatcher.subscribe(subject);
        }
    }

    @Override
    public void slowConsumerDetected(Connection from, Consumer consumer) {
        LOG.warn(
                "messages from the NATS broker were dropped because they arrive too fast; reading the changes from the database");
    }

    @Override
    public void errorOccurred(Connection from, String error) {
        LOG.warn("NATS broker error: {}", error);
    }

    @Override
    public void exceptionOccurred(Connection from, Exception exception) {
        LOG.debug("NATS connection failure", exception);
    }

    @Override
    public void send(String message) {
        Connection current = connection;
        if (current != null && connected) {
            try {
                current.publish(subject, message.getBytes(StandardCharsets.UTF_8));
            } catch (IllegalStateException e) {
                connected = current.getStatus() == Connection.Status.CONNECTED;
            }
        }
    }

    @Override
    public boolean isConnected() {
        return connected;
    }

    @Override
    public synchronized void close() {
        closed = true;
        Connection current = connection;
        if (current != null) {
            try {
                current.close();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
