package org.merlon.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;

/** A real PostgreSQL, started at its first use and kept for all tests of this process. */
public final class TestPostgres {
    /** A test uses two at most, and they follow each other; to remove hundreds at the end takes long. */
    private static final int DATABASES = 4;

    /** Tests run beside each other, each in a thread. */
    private static final ThreadLocal<AtomicInteger> GIVEN = ThreadLocal.withInitial(AtomicInteger::new);

    private TestPostgres() {}

    /** The address of a database as a new server makes it, the test's own until a few more were asked for. */
    public static String newDatabase() {
        int given = GIVEN.get().getAndIncrement();
        String name = "merlon" + Thread.currentThread().threadId() + "x" + given % DATABASES;
        if (given >= DATABASES) {
            execute("DROP DATABASE " + name + " WITH (FORCE)");
        }
        execute("CREATE DATABASE " + name + " TEMPLATE " + Fresh.NAME);
        return address(name);
    }

    private static String address(String database) {
        return Running.SERVER.getJdbcUrl("postgres", database);
    }

    private static void execute(String sql) {
        try (var connection = Running.SERVER.getPostgresDatabase().getConnection();
                var statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException("cannot make a database for a test", e);
        }
    }

    /** A database that no test has touched, copied for each: to bring an empty one to this version's form takes long. */
    private static final class Fresh {
        static final String NAME = make("fresh");

        private static String make(String name) {
            execute("CREATE DATABASE " + name);
            Stores.open(address(name), Path.of("unused")).close();
            return name;
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
