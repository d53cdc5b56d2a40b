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
    public static final String ADDRESS_HELP =
            "it looks like jdbc:postgresql://HOST:PORT/DATABASE?user=NAME&password=WORD";

    static final String FILE_NAME = "merlon.db";

    private Stores() {}

    /**
     * Opens the PostgreSQL database at a JDBC address, or else the SQLite file in a folder, creating it if necessary.
     */
    public static Store open(@Nullable String jdbcUrl, Path dataDir) {
        return openSql(jdbcUrl, dataDir, WriterConnection.DEFAULT_RECONNECT_TIMEOUT);
    }

    /**
     * Like {@link #open}, with a different reconnect timeout for writes, and with additional migrations of a later
     * version.
     */
    static Store openSql(@Nullable String jdbcUrl, Path dataDir, Duration reconnectTimeout, String... moreMigrations) {
        Dialect dialect = dialect(jdbcUrl, dataDir);
        try {
            dialect.acquire();
            migrate(dialect, moreMigrations);
            return new Store(dialect, reconnectTimeout);
        } catch (RuntimeException e) {
            dialect.close();
            throw e;
        }
    }

    /** Passes every game of a database to a consumer, oldest first. Works with or without a running server. */
    public static void forEachGame(@Nullable String jdbcUrl, Path dataDir, Consumer<StoredGame> consumer) {
        try (Dialect dialect = openExisting(jdbcUrl, dataDir)) {
            flushJournal(dialect);
            SqlGameStore.forEachGame(new QueryRunner(dialect), consumer);
        }
    }

    /** Checks that a database is readable and intact; returns the number of tables ever created in it. */
    public static long check(@Nullable String jdbcUrl, Path dataDir) {
        try (Dialect dialect = openExisting(jdbcUrl, dataDir)) {
            var queries = new QueryRunner(dialect);
            if (dialect instanceof Sqlite) {
                String result = queries.first("PRAGMA quick_check(1)", row -> row.getString(1));
                if (!"ok".equals(result)) {
                    throw new StoreException("the database is damaged: " + result);
                }
            }
            Long tables = queries.first("SELECT count(*) FROM game_table", row -> row.getLong(1));
            return tables == null ? 0 : tables;
        }
    }

    /** Opens an existing database for reading, possibly while a server is running on it. */
    public static Dialect openExisting(@Nullable String jdbcUrl, Path dataDir) {
        Dialect dialect = dialect(jdbcUrl, dataDir);
        if (!(dialect instanceof Sqlite sqlite)) {
            dialect.acquire();
        } else if (!Files.isRegularFile(sqlite.file())) {
            throw new StoreException("there is no " + sqlite.file() + "; name the server's folder with --data");
        }
        return dialect;
    }

    /** Writes all journaled moves of an existing database to their logs. Works with or without a running server. */
    public static void flushJournal(Dialect dialect) {
        boolean hasJournal = dialect.usesJournal()
                && new QueryRunner(dialect).first("SELECT 1 FROM sqlite_master WHERE name = 'journal'", row -> true)
                        != null;
        if (hasJournal) { // otherwise the database is from an older version without a journal
            try (var session = new WriterSession(dialect.openWriter())) {
                Journal.recover(session, false);
                session.commit();
            } catch (SQLException e) {
                throw new StoreException("cannot write the journaled moves to their logs: " + e.getMessage(), e);
            }
        }
    }

    private static Dialect dialect(@Nullable String jdbcUrl, Path dataDir) {
        if (jdbcUrl == null) {
            return new Sqlite(dataDir.resolve(FILE_NAME));
        }
        if (jdbcUrl.startsWith("jdbc:postgresql:")) {
            return new Postgres(jdbcUrl);
        }
        throw new StoreException("--database supports only PostgreSQL: " + ADDRESS_HELP);
    }

    private static void migrate(Dialect dialect, String... moreMigrations) {
        try {
            String[] locations = Stream.concat(Stream.of(dialect.migrationLocation()), Stream.of(moreMigrations))
                    .toArray(String[]::new);
            Flyway.configure()
                    .dataSource(dialect.migrationDataSource())
                    .locations(locations)
                    .javaMigrations(
                            new V11__Skeletons(),
                            new V55__Results(),
                            new V72__RulesData(),
                            new V75__SkeletonsOfMoreLookalikes())
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
