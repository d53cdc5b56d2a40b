package org.merlon.server.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Consumer;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jspecify.annotations.Nullable;

/** Opens the store that the server's options name. */
public final class Stores {
    static final String ADDRESS = "it looks like jdbc:postgresql://HOST:PORT/DATABASE?user=NAME&password=WORD";

    private static final String FILE = "merlon.db";

    private Stores() {}

    /** Opens, and makes if need be, the PostgreSQL database at an address or else a SQLite file in a folder. */
    public static Store open(@Nullable String jdbcUrl, Path dataDir) {
        return openSql(jdbcUrl, dataDir, WriterConnection.PATIENCE);
    }

    /** As {@link #open}, with another time for which writes wait for a database that is gone. */
    static SqlStore openSql(@Nullable String jdbcUrl, Path dataDir, Duration patience) {
        Dialect dialect = dialect(jdbcUrl, dataDir);
        try {
            dialect.claim();
            migrate(dialect);
            return new SqlStore(dialect, patience);
        } catch (RuntimeException e) {
            dialect.close();
            throw e;
        }
    }

    /** Hands every game of a database, oldest first, to a consumer, whether or not a server runs on it. */
    public static void forEach(@Nullable String jdbcUrl, Path dataDir, Consumer<StoredGame> consumer) {
        try (Dialect dialect = existing(jdbcUrl, dataDir)) {
            new TableReads(new Reads(dialect)).forEach(consumer);
        }
    }

    /** A database that is only to be read, while a server may be running on it. */
    static Dialect existing(@Nullable String jdbcUrl, Path dataDir) {
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

    private static Dialect dialect(@Nullable String jdbcUrl, Path dataDir) {
        if (jdbcUrl == null) {
            return new Sqlite(dataDir.resolve(FILE));
        }
        if (jdbcUrl.startsWith("jdbc:postgresql:")) {
            return new Postgres(jdbcUrl);
        }
        throw new StoreException("only PostgreSQL is understood as --database: " + ADDRESS);
    }

    private static void migrate(Dialect dialect) {
        try {
            Flyway.configure()
                    .dataSource(dialect.owner())
                    .locations(dialect.migrations())
                    .javaMigrations(new V11__Skeletons())
                    .ignoreMigrationPatterns(new String[0]) // a database of a newer version is none to write to
                    .load()
                    .migrate();
        } catch (FlywayException e) {
            throw new StoreException(
                    "cannot bring the database to this version's form (was it written by a newer Merlon?): "
                            + e.getMessage(),
                    e);
        }
    }
}
