package org.merlon.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;

/** A newly migrated SQLite database, copied for each test, because creating one takes long. */
final class FreshFile {
    private FreshFile() {}

    /** Returns the file that is copied. */
    static Path made() {
        return Made.FILE;
    }

    /** Copies it to where a server expects its database. */
    static void into(Path folder) {
        try {
            Files.createDirectories(folder);
            Files.copy(Made.FILE, folder.resolve(Stores.FILE));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class Made {
        static final Path FILE = make();

        private static Path make() {
            try {
                Path folder = Files.createTempDirectory("merlon");
                Path file = folder.resolve(Stores.FILE);
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
