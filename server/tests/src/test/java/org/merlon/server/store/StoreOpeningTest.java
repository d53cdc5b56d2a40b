package org.merlon.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.merlon.server.store.Samples.creation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.merlon.server.store.backup.Backup;

/** If a store cannot be opened, the message says why and what to do. */
class StoreOpeningTest {

    private static String openFailure(@Nullable String url, Path folder) {
        var e = assertThrows(StoreException.class, () -> Stores.open(url, folder));
        return String.valueOf(e.getMessage());
    }

    @Test
    void createsFolderWithPrivateFiles(@TempDir Path folder) throws IOException {
        Path deep = folder.resolve("some").resolve("where");
        try (Store store = Stores.open(null, deep)) {
            assertTrue(store.games().append(creation("t")));
            try (var files = Files.list(deep)) {
                for (Path file : files.toList()) {
                    assertEquals(
                            "rw-------",
                            PosixFilePermissions.toString(Files.getPosixFilePermissions(file)),
                            () -> file.toString());
                }
            }
        }
    }

    @Test
    void createsFolderForItsOwnerOnly(@TempDir Path folder) throws IOException {
        Path deep = folder.resolve("some").resolve("where");
        Stores.open(null, deep).close();
        assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(deep)));
    }

    @Test
    void refusesSecondServerThroughALink(@TempDir Path folder) throws IOException {
        Path real = Files.createDirectory(folder.resolve("real"));
        Path other = Files.createDirectory(folder.resolve("other"));
        try (Store first = Stores.open(null, real)) {
            Files.createSymbolicLink(other.resolve("merlon.db"), real.resolve("merlon.db"));
            assertTrue(openFailure(null, other).contains("another Merlon server"));
            assertTrue(first.isHealthy());
        }
        Stores.open(null, other).close();
    }

    @Test
    void refusesSecondServerOnSqliteFile(@TempDir Path folder) {
        try (Store first = Stores.open(null, folder)) {
            assertTrue(openFailure(null, folder).contains("another Merlon server"));
            assertTrue(first.isHealthy());
        }
        Stores.open(null, folder).close();
    }

    @Test
    void refusesFileAsDataFolder(@TempDir Path folder) throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        assertTrue(openFailure(null, file).contains("--data"));
        assertTrue(openFailure(null, file.resolve("below")).contains("--data"));
    }

    @Test
    void refusesFileThatIsNotADatabase(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("merlon.db"), "a letter, and a long one at that; ".repeat(100));
        assertTrue(openFailure(null, folder).contains("database"));
        // The lock has been released.
        Files.delete(folder.resolve("merlon.db"));
        Stores.open(null, folder).close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "jdbc:mysql://h/d?password=word",
                "postgresql://h/d?password=word",
                "",
                "jdbc:postgresql://h:port/d?password=word",
            })
    void refusesInvalidAddressWithoutRevealingPassword(String url, @TempDir Path folder) {
        String failure = openFailure(url, folder);
        assertTrue(failure.contains("jdbc:postgresql://"), failure);
        assertFalse(failure.contains("password=word"), failure);
    }

    @Test
    void reportsUnreachableDatabase(@TempDir Path folder) {
        String failure = openFailure("jdbc:postgresql://127.0.0.1:1/merlon?user=a&password=word", folder);
        assertTrue(failure.contains("cannot reach"), failure);
        assertFalse(failure.contains("password=word"), failure);
    }

    @Test
    void refusesBackupWithoutDatabase(@TempDir Path folder) {
        assertThrows(StoreException.class, () -> Backup.write(null, folder, folder.resolve("backup")));
    }

    @ParameterizedTest
    @EnumSource
    void refusesDatabaseOfNewerVersion(TestDatabase.Kind kind, @TempDir Path folder) throws SQLException {
        TestDatabase database = kind.create(folder);
        try (Store store = database.open();
                Connection connection = store.dialect().migrationDataSource().getConnection();
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("INSERT INTO flyway_schema_history (installed_rank, version, description, type,"
                    + " script, checksum, installed_by, execution_time, success) SELECT 99, '99', 'later', type, 'V99',"
                    + " 1, installed_by, 1, success FROM flyway_schema_history WHERE version = '1' LIMIT 1");
        }
        assertTrue(openFailure(database.url(), database.folder()).contains("newer"));
    }
}
