package org.merlon.server.store.accounts;

import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.log.SeatNameEraser;
import org.merlon.server.store.log.SqlGameStore;
import org.merlon.server.store.sql.QueryRunner;
import org.merlon.server.store.sql.WriterSession;

/** Access to all stored personal data of a person. */
public final class PersonalDataStore {
    /** A private note at a table. */
    public record Note(String table, String game, String status, String text) {}

    private final QueryRunner queries;

    public PersonalDataStore(QueryRunner queries) {
        this.queries = queries;
    }

    /** Returns all personal data by category; each is a list of rows with values by column. */
    public Map<String, List<Map<String, @Nullable Object>>> export(String person) {
        Map<String, List<Map<String, @Nullable Object>>> all = new LinkedHashMap<>();
        for (PersonalDataTable category : PersonalDataTable.ALL) {
            all.put(
                    category.name(),
                    queries.all(
                            category.exportSql(),
                            PersonalDataStore::row,
                            PersonalDataTable.parameters(category.exportSql(), person)));
        }
        return all;
    }

    private static Map<String, @Nullable Object> row(ResultSet row) throws SQLException {
        ResultSetMetaData columns = row.getMetaData();
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        for (int i = 1; i <= columns.getColumnCount(); i++) {
            values.put(columns.getColumnLabel(i), row.getObject(i));
        }
        return values;
    }

    /** Returns the notes of a person, most recently changed tables first. */
    public List<Note> notesOf(String person, int limit) {
        return queries.all(
                "SELECT n.table_id, g.game, g.status, n.text FROM note n JOIN game_table g ON g.id = n.table_id"
                        + " WHERE n.person = ? AND n.text <> '' ORDER BY g.updated DESC, g.id LIMIT ?",
                row -> new Note(row.getString(1), row.getString(2), row.getString(3), row.getString(4)),
                person,
                limit);
    }

    /**
     * Erases the personal data of a person, with the games that only this person has imported. Games that were played
     * here remain, without the names of the person's seats.
     */
    static void erase(WriterSession session, String person) throws SQLException {
        SqlGameStore.removeImportsOf(session, person);
        SeatNameEraser.remove(session, person);
        for (PersonalDataTable category : PersonalDataTable.ALL) {
            for (String statement : category.eraseSql()) {
                session.update(statement, PersonalDataTable.parameters(statement, person));
            }
        }
    }
}
