package org.merlon.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;

/** A real PostgreSQL, started at its first use and kept for all tests of this process. */
public final class TestPostgres {
    /** A test uses two at most, and they follow each other; to make one takes long, to remove hundreds longer. */
    private static final int DATABASES = 4;

    /** Tests run beside each other, each in a thread. */
    private static final ThreadLocal<AtomicInteger> GIVEN = ThreadLocal.withInitial(AtomicInteger::new);

    private TestPostgres() {}

    /** The address of an empty database, the test's own until a few more were asked for. */
    public static String newDatabase() {
        int given = GIVEN.get().getAndIncrement();
        String name = "merlon" + Thread.currentThread().threadId() + "x" + given % DATABASES;
        EmbeddedPostgres server = Running.SERVER;
        try {
            if (given < DATABASES) {
                execute(server, "postgres", "CREATE DATABASE " + name);
            } else {
                execute(server, name, "DROP SCHEMA public CASCADE");
                execute(server, name, "CREATE SCHEMA public");
            }
        } catch (SQLException e) {
            throw new IllegalStateException("cannot make a database for a test", e);
        }
        return server.getJdbcUrl("postgres", name);
    }

    private static void execute(EmbeddedPostgres server, String database, String sql) throws SQLException {
        try (var connection = server.getDatabase("postgres", database).getConnection();
                var statement = connection.createStatement()) {
            statement.execute(sql);
        }
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
