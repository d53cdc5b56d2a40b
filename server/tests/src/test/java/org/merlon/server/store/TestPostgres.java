package org.merlon.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;

/** An embedded PostgreSQL server, started at its first use and shared by all tests of this process. */
public final class TestPostgres {
    /** Databases per thread. A test uses at most two at a time; dropping hundreds at the end would take long. */
    private static final int DATABASES = 4;

    /** Tests run concurrently, each in one thread. */
    private static final ThreadLocal<AtomicInteger> CREATED = ThreadLocal.withInitial(AtomicInteger::new);

    private TestPostgres() {}

    /** Returns the address of a newly migrated database, which is dropped after the thread has requested some more. */
    public static String newDatabase() {
        int created = CREATED.get().getAndIncrement();
        String name = "merlon" + Thread.currentThread().threadId() + "x" + created % DATABASES;
        if (created >= DATABASES) {
            execute("DROP DATABASE " + name + " WITH (FORCE)");
        }
        execute("CREATE DATABASE " + name + " TEMPLATE " + Template.NAME);
        return address(name);
    }

    private static String address(String database) {
        return ServerHolder.SERVER.getJdbcUrl("postgres", database);
    }

    private static void execute(String sql) {
        try (var connection = ServerHolder.SERVER.getPostgresDatabase().getConnection();
                var statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException("cannot make a database for a test", e);
        }
    }

    /** An unused migrated database that is copied for each test, because migrating an empty one takes long. */
    private static final class Template {
        static final String NAME = create("fresh");

        private static String create(String name) {
            execute("CREATE DATABASE " + name);
            Stores.open(address(name), Path.of("unused")).close();
            return name;
        }
    }

    /** Holds the server, so that it is started lazily. */
    private static final class ServerHolder {
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
