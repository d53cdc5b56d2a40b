package org.merlon.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;

/** A real PostgreSQL, started at its first use and kept for all tests of this process; each test has its own database. */
public final class TestPostgres {
    private static final AtomicInteger DATABASES = new AtomicInteger();

    private TestPostgres() {}

    /** The address of a new empty database. */
    public static String newDatabase() {
        String name = "merlon" + DATABASES.incrementAndGet();
        EmbeddedPostgres server = Running.SERVER;
        try (var connection = server.getPostgresDatabase().getConnection();
                var statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE " + name);
        } catch (SQLException e) {
            throw new IllegalStateException("cannot make a database for a test", e);
        }
        return server.getJdbcUrl("postgres", name);
    }

    /** Holds the server, so that it is started only when somebody asks for it. */
    private static final class Running {
        static final EmbeddedPostgres SERVER = start();

        private static EmbeddedPostgres start() {
            try {
                return EmbeddedPostgres.builder().start();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
