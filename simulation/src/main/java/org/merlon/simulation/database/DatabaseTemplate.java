package org.merlon.simulation.database;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import org.merlon.server.store.Store;
import org.merlon.server.store.Stores;

/** A newly migrated database, copied for each simulation, because creating one takes long. */
final class DatabaseTemplate {
    private DatabaseTemplate() {}

    static Path file() {
        return Holder.FILE;
    }

    private static final class Holder {
        static final Path FILE = create();

        private static Path create() {
            try {
                Path folder = Files.createTempDirectory("merlon-simulation");
                try (Store store = Stores.open(null, folder)) {
                    for (String secret : List.of("session", "device", "rematch", "cluster")) {
                        var unused = store.accounts().secret(secret);
                    }
                }
                Path file = folder.resolve("merlon.db");
                try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                        var statement = connection.createStatement()) {
                    statement.execute("PRAGMA journal_mode = DELETE"); // in-memory databases support no write-ahead log
                }
                folder.toFile().deleteOnExit();
                folder.resolve("merlon.db.lock").toFile().deleteOnExit();
                file.toFile().deleteOnExit(); // deleted in reverse order
                return file;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (SQLException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
