package org.merlon.server.cluster;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.cluster.ClusterStore;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A cluster bus over the database itself, by LISTEN and NOTIFY, for clusters without a broker. */
final class PostgresClusterBus implements ClusterBus {
    private static final String CHANNEL = "merlon_news";

    /** Without notifications, the connection is tested at this interval. */
    private static final int KEEP_ALIVE_MILLIS = 1_000;

    private static final long RETRY_MILLIS = 250;

    private static final Logger LOG = LoggerFactory.getLogger(PostgresClusterBus.class);

    private final ClusterStore clusterStore;
    private @Nullable Connection sendConnection;
    private @Nullable Thread listenThread;
    private volatile @Nullable Connection listenConnection;
    private volatile boolean connected;
    private volatile boolean closed;

    PostgresClusterBus(ClusterStore clusterStore) {
        this.clusterStore = clusterStore;
    }

    @Override
    public void open(BusListener onMessage) {
        listenThread = Thread.ofPlatform().name("cluster-listener").daemon().start(() -> listen(onMessage));
    }

    private void listen(BusListener onMessage) {
        while (!closed) {
            try (Connection connection = clusterStore.openConnection();
                    Statement statement = connection.createStatement()) {
                listenConnection = connection;
                statement.execute("LISTEN " + CHANNEL);
                connected = true;
                PGConnection postgres = connection.unwrap(PGConnection.class);
                while (!closed) {
                    PGNotification[] notifications = postgres.getNotifications(KEEP_ALIVE_MILLIS);
                    if (notifications == null || notifications.length == 0) {
                        statement.execute("SELECT 1"); // otherwise a broken connection would go unnoticed
                        continue;
                    }
                    for (PGNotification each : notifications) {
                        onMessage.onMessage(each.getParameter());
                    }
                }
            } catch (SQLException | StoreException e) {
                if (connected && !closed) {
                    LOG.warn("the LISTEN connection to the database is lost; reconnecting");
                }
            }
            connected = false;
            sleepBeforeRetry();
        }
    }

    private void sleepBeforeRetry() {
        if (!closed) {
            try {
                Thread.sleep(RETRY_MILLIS);
            } catch (InterruptedException e) {
                LOG.debug("the LISTEN thread was interrupted");
            }
        }
    }

    @Override
    public synchronized void send(String message) {
        try {
            Connection connection = sendConnection;
            if (connection == null) {
                connection = clusterStore.openConnection();
                sendConnection = connection;
            }
            try (PreparedStatement statement = connection.prepareStatement("SELECT pg_notify(?, ?)")) {
                statement.setString(1, CHANNEL);
                statement.setString(2, message);
                statement.execute();
            }
        } catch (SQLException | StoreException e) {
            LOG.debug("cluster: could not send a message: {}", e.getMessage());
            disconnect();
        }
    }

    private void disconnect() {
        Connection connection = sendConnection;
        sendConnection = null;
        close(connection);
    }

    private static void close(@Nullable Connection connection) {
        if (connection != null) {
            try {
                connection.close();
            } catch (SQLException e) {
                LOG.debug("the connection was already closed");
            }
        }
    }

    @Override
    public boolean isConnected() {
        return connected;
    }

    @Override
    public void close() {
        closed = true;
        synchronized (this) {
            disconnect();
        }
        close(listenConnection);
        if (listenThread != null) {
            listenThread.interrupt();
        }
    }
}
