package org.merlon.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;

/** A SQLite database as a new server makes it, copied for each test because to make one takes long. */
final class FreshFile {
    private FreshFile() {}

    /** The one that others are copied from. */
    static Path made() {
        return Made.FILE;
    }

    /** Puts one where a server looks for it. */
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
                    // The cookies of one server are good at another, as of one house.
                    store.accounts().secret("session");
                }
                try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                        var statement = connection.createStatement()) {
                    statement.execute("PRAGMA journal_mode = DELETE"); // memory knows no write-ahead log
                }
                folder.toFile().deleteOnExit();
                file.toFile().deleteOnExit(); // in the other order
                return file;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (SQLException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
