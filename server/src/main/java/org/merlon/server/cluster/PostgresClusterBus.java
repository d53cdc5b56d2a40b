package org.merlon.server.cluster;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.admin.ClusterStore;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A line over the database itself, by LISTEN and NOTIFY, for those who have no broker. */
final class PostgresClusterBus implements ClusterBus {
    private static final String CHANNEL = "merlon_news";

    /** So often the database is asked whether it is still there, when nothing is heard of it. */
    private static final int QUIET_MILLIS = 1_000;

    private static final long RETRY_MILLIS = 250;

    private static final Logger LOG = LoggerFactory.getLogger(PostgresClusterBus.class);

    private final ClusterStore commons;
    private @Nullable Connection speaking;
    private @Nullable Thread listener;
    private volatile @Nullable Connection listening;
    private volatile boolean up;
    private volatile boolean closed;

    PostgresClusterBus(ClusterStore commons) {
        this.commons = commons;
    }

    @Override
    public void open(Hearer hearer) {
        listener = Thread.ofPlatform().name("newsline").daemon().start(() -> listen(hearer));
    }

    private void listen(Hearer hearer) {
        while (!closed) {
            try (Connection connection = commons.line();
                    Statement statement = connection.createStatement()) {
                listening = connection;
                statement.execute("LISTEN " + CHANNEL);
                up = true;
                PGConnection line = connection.unwrap(PGConnection.class);
                while (!closed) {
                    PGNotification[] heard = line.getNotifications(QUIET_MILLIS);
                    if (heard == null || heard.length == 0) {
                        statement.execute("SELECT 1"); // or a line that was cut would be quiet for ever
                        continue;
                    }
                    for (PGNotification each : heard) {
                        hearer.heard(each.getParameter());
                    }
                }
            } catch (SQLException | StoreException e) {
                if (up && !closed) {
                    LOG.warn("the line over the database is gone; it is opened again");
                }
            }
            up = false;
            pause();
        }
    }

    private void pause() {
        if (!closed) {
            try {
                Thread.sleep(RETRY_MILLIS);
            } catch (InterruptedException e) {
                LOG.debug("the line is closed");
            }
        }
    }

    @Override
    public synchronized void send(String message) {
        try {
            Connection connection = speaking;
            if (connection == null) {
                connection = commons.line();
                speaking = connection;
            }
            try (PreparedStatement statement = connection.prepareStatement("SELECT pg_notify(?, ?)")) {
                statement.setString(1, CHANNEL);
                statement.setString(2, message);
                statement.execute();
            }
        } catch (SQLException | StoreException e) {
            LOG.debug("a message is lost: {}", e.getMessage());
            hangUp();
        }
    }

    private void hangUp() {
        Connection connection = speaking;
        speaking = null;
        close(connection);
    }

    private static void close(@Nullable Connection connection) {
        if (connection != null) {
            try {
                connection.close();
            } catch (SQLException e) {
                LOG.debug("it was gone already");
            }
        }
    }

    @Override
    public boolean connected() {
        return up;
    }

    @Override
    public void close() {
        closed = true;
        synchronized (this) {
            hangUp();
        }
        close(listening);
        if (listener != null) {
            listener.interrupt();
        }
    }
}
