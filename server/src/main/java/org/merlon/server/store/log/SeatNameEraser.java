package org.merlon.server.store.log;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.merlon.server.store.sql.WriterSession;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Removes the names that people gave to seats from logs and terms. These names are personal data; no rule and no
 * fingerprint of a log depends on them.
 */
public final class SeatNameEraser {
    private static final JsonMapper JSON = new JsonMapper();

    private SeatNameEraser() {}

    private record StoredText(String table, int number, String text) {}

    /** Removes the names of a person's seats from the logs and terms of all tables. */
    public static void remove(WriterSession session, String person) throws SQLException {
        String hasNamedSeat = " IN (SELECT table_id FROM seat WHERE person = ? AND called IS NOT NULL)";
        for (StoredText text : texts(session, "SELECT id, 0, terms FROM game_table WHERE id" + hasNamedSeat, person)) {
            session.update(
                    "UPDATE game_table SET terms = ? WHERE id = ?", withoutSeatNames(text.text, person), text.table);
        }
        String entries =
                "SELECT table_id, number, text FROM entry WHERE kind IN ('seat', 'start') AND table_id" + hasNamedSeat;
        for (StoredText text : texts(session, entries, person)) {
            session.update(
                    "UPDATE entry SET text = ? WHERE table_id = ? AND number = ?",
                    withoutSeatNames(text.text, person),
                    text.table,
                    text.number);
        }
    }

    private static List<StoredText> texts(WriterSession session, String sql, String person) throws SQLException {
        PreparedStatement statement = session.statement(sql);
        WriterSession.setParameters(statement, person);
        List<StoredText> all = new ArrayList<>();
        try (ResultSet rows = statement.executeQuery()) {
            while (rows.next()) {
                all.add(new StoredText(rows.getString(1), rows.getInt(2), rows.getString(3)));
            }
        }
        return all;
    }

    /** Returns the JSON without the names of seats that belong to, or are reserved for, a person. */
    public static String withoutSeatNames(String json, String person) {
        JsonNode root = JSON.readTree(json);
        remove(root, person);
        return JSON.writeValueAsString(root);
    }

    private static void remove(JsonNode node, String person) {
        if (node instanceof ObjectNode object
                && (person.equals(object.path("person").asString(""))
                        || person.equals(object.path("keptFor").asString("")))) {
            object.remove("called");
        }
        node.forEach(child -> remove(child, person));
    }
}
