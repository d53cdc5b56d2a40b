package org.merlon.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;

/** A newly migrated SQLite database, copied for each test, because creating one takes long. */
final class SqliteTemplate {
    private SqliteTemplate() {}

    /** Returns the file that is copied. */
    static Path file() {
        return Holder.FILE;
    }

    /** Copies it to where a server expects its database. */
    static void copyTo(Path folder) {
        try {
            Files.createDirectories(folder);
            Files.copy(Holder.FILE, folder.resolve(Stores.FILE_NAME));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class Holder {
        static final Path FILE = create();

        private static Path create() {
            try {
                Path folder = Files.createTempDirectory("merlon");
                Path file = folder.resolve(Stores.FILE_NAME);
                try (Store store = Stores.open(null, folder)) {
                    // Creates the secret, so that session cookies are valid for all copies, as in a cluster.
                    store.accounts().secret("session");
                }
                try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                        var statement = connection.createStatement()) {
                    statement.execute("PRAGMA journal_mode = DELETE"); // in-memory databases support no write-ahead log
                }
                folder.toFile().deleteOnExit();
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
