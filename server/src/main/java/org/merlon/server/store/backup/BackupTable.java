package org.merlon.server.store.backup;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A database table as stored in a backup. */
public record BackupTable(String name, String orderBy, List<Column> columns) {

    /** All tables, ordered so that each refers only to earlier ones. */
    public static final List<BackupTable> ALL = List.of(
            of("person", "id", "id name name_key kind password owner created# skeleton became seen#"),
            of(
                    "game_table",
                    "created, id",
                    "id game variant rules_version# players# key terms created# last# status listed? waiting_for"
                            + " updated# result due# digest creator"),
            of("entry", "table_id, number", "table_id number# kind seat# text person time# hash#"),
            of("seat", "table_id, seat", "table_id seat# person bot called game ended# variant result"),
            of("session", "secret_hash", "secret_hash person expires#"),
            of("token", "secret_hash", "secret_hash person created#"),
            of("chat", "id", "table_id room person text time#"), // the id only orders rows, and is assigned anew
            of("note", "table_id, person", "table_id person text"),
            of("drawing", "table_id, seat, part", "table_id seat# part strokes"),
            of("rating", "person, game", "person game mean~ deviation~ games#"),
            of("secret", "name", "name value"),
            of("signing_key", "public_key", "public_key private_key created#"),
            of("channel", "id", "id person kind target code created# way_back#"),
            of("holiday", "person, year", "person year# used# until#"),
            of("rating_course", "person, game, games", "person game games# time# table_id mean~ deviation~"),
            of("standing", "game, season, person", "game season person mean~ deviation~ games#"),
            of("bond", "person, kind, other", "person kind other since#"),
            of("challenge", "table_id, seat", "table_id seat# challenger challenged created#"),
            of("report", "id", "time# reporter about table_id line reason closed#"),
            of("ban", "person", "person reason since# until#"),
            of("house_rule", "name", "name value"),
            of("audit", "id", "time# who act subject why"),
            of("recovery", "person, kind", "person kind secret_hash created# expires#"));

    /** The type of a column. */
    enum ColumnType {
        TEXT,
        INTEGER,
        DOUBLE,
        BOOLEAN
    }

    record Column(String name, ColumnType type) {
        private static Column of(String column) {
            String name = column.substring(0, column.length() - 1);
            return switch (column.charAt(column.length() - 1)) {
                case '#' -> new Column(name, ColumnType.INTEGER);
                case '~' -> new Column(name, ColumnType.DOUBLE);
                case '?' -> new Column(name, ColumnType.BOOLEAN);
                default -> new Column(column, ColumnType.TEXT);
            };
        }
    }

    /**
     * Parses columns with a suffix for their type: {@code #} integer, {@code ~} floating point, {@code ?} boolean, none
     * for text.
     */
    private static BackupTable of(String name, String orderBy, String columns) {
        return new BackupTable(
                name,
                orderBy,
                Arrays.stream(columns.split(" ", -1)).map(Column::of).toList());
    }

    /**
     * Returns the table with only these columns, as an older version had it; null if some are unknown or out of order.
     */
    @Nullable BackupTable withColumns(List<String> names) {
        List<Column> known =
                columns.stream().filter(each -> names.contains(each.name)).toList();
        var older = new BackupTable(name, orderBy, known);
        return older.columnNames().equals(names) ? older : null;
    }

    public List<String> columnNames() {
        return columns.stream().map(Column::name).toList();
    }

    String selectSql() {
        return "SELECT " + String.join(", ", columnNames()) + " FROM " + name + " ORDER BY " + orderBy;
    }

    String insertSql() {
        return "INSERT INTO " + name + " (" + String.join(", ", columnNames()) + ") VALUES ("
                + String.join(", ", Collections.nCopies(columns.size(), "?")) + ")";
    }

    String deleteSql() {
        return "DELETE FROM " + name;
    }

    /** Reads the current row of a result. */
    List<@Nullable Object> readRow(ResultSet row) throws SQLException {
        List<@Nullable Object> values = new ArrayList<>(columns.size());
        for (int i = 1; i <= columns.size(); i++) {
            Object value = switch (columns.get(i - 1).type()) {
                case INTEGER -> row.getLong(i);
                case DOUBLE -> row.getDouble(i);
                case BOOLEAN -> row.getBoolean(i);
                case TEXT -> row.getString(i);
            };
            values.add(row.wasNull() ? null : value);
        }
        return values;
    }

    /** Sets the parameters of an insert; throws if they have the wrong types. */
    void setParameters(PreparedStatement insert, JsonNode row) throws SQLException {
        for (int i = 1; i <= columns.size(); i++) {
            JsonNode value = row.get(i - 1);
            switch (columns.get(i - 1).type()) {
                case INTEGER -> {
                    if (value.isNull()) {
                        insert.setNull(i, Types.BIGINT);
                    } else {
                        insert.setLong(i, value.longValue());
                    }
                }
                case DOUBLE -> insert.setDouble(i, value.doubleValue());
                case BOOLEAN -> insert.setBoolean(i, value.booleanValue());
                case TEXT -> insert.setString(i, value.isNull() ? null : value.stringValue());
            }
        }
    }
}
