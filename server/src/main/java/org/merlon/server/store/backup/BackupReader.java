package org.merlon.server.store.backup;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.merlon.server.store.StoreException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads a backup line by line and verifies at its end that it was complete. */
final class BackupReader {
    private static final JsonMapper JSON = new JsonMapper();

    private final Path file;
    private final MessageDigest digest = Backup.sha256();
    private final Map<String, Long> rowCounts = new LinkedHashMap<>();

    private BackupReader(Path file) {
        this.file = file;
    }

    /** Receives each row. */
    interface RowConsumer {
        void accept(BackupTable table, JsonNode row) throws SQLException;
    }

    /** Passes every row to the sink; throws if the file is damaged, which may only be detected after the last row. */
    static Backup.Contents read(Path file, RowConsumer consumer) throws SQLException {
        try (var in = new BufferedReader(new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(file), 1 << 16), StandardCharsets.UTF_8.newDecoder()))) {
            return new BackupReader(file).read(in, consumer);
        } catch (NoSuchFileException e) {
            throw new StoreException("there is no file " + file, e);
        } catch (IOException | JacksonException e) {
            throw new StoreException(file + " is damaged or not a Merlon backup; nothing was restored", e);
        }
    }

    private Backup.Contents read(BufferedReader in, RowConsumer consumer) throws IOException, SQLException {
        String first = readLine(in);
        JsonNode header = JSON.readTree(first);
        if (!Backup.FORMAT.equals(header.path("format").asString(""))) {
            throw damaged("unknown header");
        }
        if (header.path("version").asInt(0) != Backup.VERSION) {
            throw new StoreException(
                    file + " has a format that this version of Merlon does not support; use a newer one");
        }
        addToDigest(first);
        BackupTable table = null;
        while (true) {
            String text = readLine(in);
            JsonNode line = JSON.readTree(text);
            if (line.isArray()
                    && table != null
                    && line.size() == table.columnNames().size()) {
                rowCounts.merge(table.name(), 1L, Long::sum);
                consumer.accept(table, line);
            } else if (line.has("table")) {
                table = readTableHeader(line);
                rowCounts.put(table.name(), 0L);
            } else if (line.has("sha256")) {
                checkTrailer(in, line);
                return new Backup.Contents(header.path("created").asLong(0), rowCounts);
            } else {
                throw damaged("malformed line");
            }
            addToDigest(text);
        }
    }

    private void checkTrailer(BufferedReader in, JsonNode line) throws IOException {
        String checksum = HexFormat.of().formatHex(digest.digest());
        if (!line.path("sha256").asString("").equals(checksum)) {
            throw damaged("wrong checksum");
        }
        Map<String, Long> counts = new LinkedHashMap<>();
        line.path("rows")
                .properties()
                .forEach(entry -> counts.put(entry.getKey(), entry.getValue().asLong()));
        if (!counts.equals(rowCounts) || rowCounts.size() != BackupTable.ALL.size()) {
            throw damaged("rows are missing");
        }
        if (in.readLine() != null) {
            throw damaged("data after its end");
        }
    }

    private BackupTable readTableHeader(JsonNode line) {
        List<String> columns = new ArrayList<>();
        line.path("columns").forEach(column -> columns.add(column.asString("")));
        for (BackupTable table : BackupTable.ALL) {
            BackupTable found =
                    table.name().equals(line.path("table").asString("")) ? table.withColumns(columns) : null;
            if (found != null) {
                return found;
            }
        }
        throw damaged("unknown table");
    }

    private String readLine(BufferedReader in) throws IOException {
        String line = in.readLine();
        if (line == null) {
            throw damaged("its end is missing");
        }
        return line;
    }

    /** Adds a line to the checksum. */
    private void addToDigest(String line) {
        digest.update(line.getBytes(StandardCharsets.UTF_8));
        digest.update((byte) '\n');
    }

    private StoreException damaged(String detail) {
        return new StoreException(file + " is damaged or not a Merlon backup (" + detail + "); nothing was restored");
    }
}
