package org.merlon.server.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.log.Journal;
import org.merlon.server.store.log.SqlGameStore;
import org.merlon.server.store.log.StoredGame;
import org.merlon.server.store.sql.Dialect;
import org.merlon.server.store.sql.Postgres;
import org.merlon.server.store.sql.QueryRunner;
import org.merlon.server.store.sql.Sqlite;
import org.merlon.server.store.sql.WriterConnection;
import org.merlon.server.store.sql.WriterSession;

/** Opens the store selected by the server's options. */
public final class Stores {
    public static final String ADDRESS = "it looks like jdbc:postgresql://HOST:PORT/DATABASE?user=NAME&password=WORD";

    static final String FILE = "merlon.db";

    private Stores() {}

    /**
     * Opens the PostgreSQL database at a JDBC address, or else the SQLite file in a folder, creating it if necessary.
     */
    public static Store open(@Nullable String jdbcUrl, Path dataDir) {
        return openSql(jdbcUrl, dataDir, WriterConnection.PATIENCE);
    }

    /**
     * Like {@link #open}, with a different reconnect timeout for writes, and with additional migrations of a later
     * version.
     */
    static SqlStore openSql(@Nullable String jdbcUrl, Path dataDir, Duration patience, String... moreMigrations) {
        Dialect dialect = dialect(jdbcUrl, dataDir);
        try {
            dialect.claim();
            migrate(dialect, moreMigrations);
            return new SqlStore(dialect, patience);
        } catch (RuntimeException e) {
            dialect.close();
            throw e;
        }
    }

    /** Passes every game of a database to a consumer, oldest first. Works with or without a running server. */
    public static void forEach(@Nullable String jdbcUrl, Path dataDir, Consumer<StoredGame> consumer) {
        try (Dialect dialect = existing(jdbcUrl, dataDir)) {
            settle(dialect);
            SqlGameStore.forEach(new QueryRunner(dialect), consumer);
        }
    }

    /** Checks that a database is readable and intact; returns the number of tables ever created in it. */
    public static long check(@Nullable String jdbcUrl, Path dataDir) {
        try (Dialect dialect = existing(jdbcUrl, dataDir)) {
            var queries = new QueryRunner(dialect);
            if (dialect instanceof Sqlite) {
                String found = queries.first("PRAGMA quick_check(1)", row -> row.getString(1));
                if (!"ok".equals(found)) {
                    throw new StoreException("the database is damaged: " + found);
                }
            }
            Long tables = queries.first("SELECT count(*) FROM game_table", row -> row.getLong(1));
            return tables == null ? 0 : tables;
        }
    }

    /** Opens an existing database for reading, possibly while a server is running on it. */
    public static Dialect existing(@Nullable String jdbcUrl, Path dataDir) {
        Dialect dialect = dialect(jdbcUrl, dataDir);
        switch (dialect) {
            case Postgres postgres -> postgres.claim();
            case Sqlite sqlite -> {
                if (!Files.isRegularFile(sqlite.file())) {
                    throw new StoreException("there is no " + sqlite.file() + "; name the server's folder with --data");
                }
            }
        }
        return dialect;
    }

    /** Writes all journaled moves of an existing database to their logs. Works with or without a running server. */
    public static void settle(Dialect dialect) {
        boolean kept = dialect.keepsJournal()
                && new QueryRunner(dialect).first("SELECT 1 FROM sqlite_master WHERE name = 'journal'", row -> true)
                        != null;
        if (kept) { // otherwise the database is from an older version without a journal
            try (var session = new WriterSession(dialect.writer())) {
                Journal.recover(session, false);
                session.commit();
            } catch (SQLException e) {
                throw new StoreException("cannot write the journaled moves to their logs: " + e.getMessage(), e);
            }
        }
    }

    private static Dialect dialect(@Nullable String jdbcUrl, Path dataDir) {
        if (jdbcUrl == null) {
            return new Sqlite(dataDir.resolve(FILE));
        }
        if (jdbcUrl.startsWith("jdbc:postgresql:")) {
            return new Postgres(jdbcUrl);
        }
        throw new StoreException("--database supports only PostgreSQL: " + ADDRESS);
    }

    private static void migrate(Dialect dialect, String... more) {
        try {
            String[] places = Stream.concat(Stream.of(dialect.migrations()), Stream.of(more))
                    .toArray(String[]::new);
            Flyway.configure()
                    .dataSource(dialect.owner())
                    .locations(places)
                    .javaMigrations(new V11__Skeletons(), new V55__Results())
                    .ignoreMigrationPatterns(new String[0]) // refuse to write to a database of a newer version
                    .load()
                    .migrate();
        } catch (FlywayException e) {
            throw new StoreException(
                    "cannot migrate the database to this version (was it written by a newer Merlon?): "
                            + e.getMessage(),
                    e);
        }
    }
}
