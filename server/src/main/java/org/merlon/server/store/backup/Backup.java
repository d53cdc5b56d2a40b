package org.merlon.server.store.backup;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.Store;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.Stores;
import org.merlon.server.store.sql.Dialect;
import org.merlon.server.store.sql.PrivateFiles;
import tools.jackson.databind.json.JsonMapper;

/**
 * Writes the whole database to a file while the server runs, and restores it to either kind of database.
 *
 * <p>The file is gzipped text with one JSON value per line: a header with the format version; for each table its name
 * and columns, followed by its rows as arrays; finally the row count of each table and the SHA-256 of all previous
 * lines. The file contains the server's secrets and is readable by its owner only.
 */
public final class Backup {
    static final String FORMAT = "merlon-backup";
    static final int VERSION = 1;

    private static final int FETCH_SIZE = 1_000;
    private static final JsonMapper JSON = new JsonMapper();

    private Backup() {}

    /**
     * Summary of a backup.
     *
     * @param created creation time in milliseconds since 1970
     * @param rows row counts, by table
     */
    public record Contents(long created, Map<String, Long> rows) {
        public Contents {
            rows = Map.copyOf(rows);
        }

        /** The number of games. */
        public long games() {
            return rows.getOrDefault("game_table", 0L);
        }

        /** The number of accounts. */
        public long people() {
            return rows.getOrDefault("person", 0L);
        }
    }

    /**
     * Writes a consistent snapshot of a database, with or without a running server; parameters as in
     * {@link Stores#open}.
     */
    public static Contents write(@Nullable String jdbcUrl, Path dataDir, Path file) {
        Path temporaryFile = null;
        try (Dialect dialect = Stores.openExisting(jdbcUrl, dataDir)) {
            Stores.flushJournal(dialect);
            try (Connection snapshot = dialect.openSnapshot()) {
                temporaryFile = PrivateFiles.createTemporary(file);
                Contents contents = write(snapshot, temporaryFile);
                replace(temporaryFile, file);
                temporaryFile = null;
                return contents;
            }
        } catch (SQLException e) {
            throw new StoreException("the database cannot be read: " + e.getMessage(), e);
        } catch (IOException e) {
            throw new StoreException("cannot write " + file + "; does the folder exist, and is there enough space?", e);
        } finally {
            deleteQuietly(temporaryFile);
        }
    }

    private static Contents write(Connection snapshot, Path temporaryFile) throws IOException, SQLException {
        long created = System.currentTimeMillis();
        Map<String, Long> rowCounts = new LinkedHashMap<>();
        try (FileChannel channel = FileChannel.open(temporaryFile, StandardOpenOption.WRITE);
                var gzip = new GZIPOutputStream(new BufferedOutputStream(Channels.newOutputStream(channel)), 1 << 16);
                var out = new DigestOutputStream(gzip, sha256())) {
            writeLine(out, header(created));
            for (BackupTable table : BackupTable.ALL) {
                Map<String, Object> tableHeader = new LinkedHashMap<>();
                tableHeader.put("table", table.name());
                tableHeader.put("columns", table.columnNames());
                writeLine(out, tableHeader);
                rowCounts.put(table.name(), writeRows(snapshot, table, out));
            }
            Map<String, Object> trailer = new LinkedHashMap<>();
            trailer.put("rows", rowCounts);
            trailer.put(
                    "sha256", HexFormat.of().formatHex(out.getMessageDigest().digest()));
            writeLine(out, trailer);
            out.flush();
            gzip.finish();
            gzip.flush();
            channel.force(true);
        }
        return new Contents(created, rowCounts);
    }

    private static Map<String, Object> header(long created) {
        Map<String, Object> header = new LinkedHashMap<>();
        header.put("format", FORMAT);
        header.put("version", VERSION);
        header.put("created", created);
        return header;
    }

    private static long writeRows(Connection snapshot, BackupTable table, OutputStream out)
            throws IOException, SQLException {
        long count = 0;
        try (PreparedStatement statement = snapshot.prepareStatement(table.selectSql())) {
            statement.setFetchSize(FETCH_SIZE);
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    writeLine(out, table.readRow(rows));
                    count++;
                }
            }
        }
        return count;
    }

    private static void writeLine(OutputStream out, Object value) throws IOException {
        out.write(JSON.writeValueAsString(value).getBytes(StandardCharsets.UTF_8));
        out.write('\n');
    }

    private static void replace(Path temporaryFile, Path file) throws IOException {
        try {
            Files.move(temporaryFile, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(temporaryFile, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static void deleteQuietly(@Nullable Path temporaryFile) {
        if (temporaryFile != null) {
            try {
                Files.deleteIfExists(temporaryFile);
            } catch (IOException e) {
                // The first error is the one to report.
            }
        }
    }

    /** Reads a whole backup and summarizes it; throws if it is damaged. */
    public static Contents check(Path file) {
        try {
            return BackupReader.read(file, (table, row) -> {});
        } catch (SQLException e) {
            throw new IllegalStateException("no database is involved", e);
        }
    }

    /**
     * Restores a backup into a store: all of it, or nothing if this throws.
     *
     * <p>No other server may use the database. Anything this process has read from the store before is stale
     * afterwards.
     *
     * @param replace true allows deleting existing data; otherwise the database must contain neither tables nor
     *     accounts
     */
    public static Contents restore(Store store, Path file, boolean replace) {
        Contents contents = check(file);
        store.inOwnTransaction(session -> {
            new Restore(store.dialect(), session).run(file, replace);
            return null;
        });
        return contents;
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
