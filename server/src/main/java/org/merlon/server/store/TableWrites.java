package org.merlon.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.merlon.server.guard.Limits;

/** Changes to what lies around a table's log; what changes with an entry is written by {@link Appends}. */
final class TableWrites {
    /** All that refers to a table, and then the table. */
    private static final List<String> REMOVE = List.of(
            "DELETE FROM chat WHERE table_id = ?",
            "DELETE FROM note WHERE table_id = ?",
            "DELETE FROM drawing WHERE table_id = ?",
            "DELETE FROM seat WHERE table_id = ?",
            "DELETE FROM entry WHERE table_id = ?",
            "DELETE FROM game_table WHERE id = ?");

    private TableWrites() {}

    /** Says something, and forgets what was said so long ago in that room that nobody is shown it. */
    static Write.Work<Void> say(ChatLine line) {
        return session -> {
            session.update(
                    "INSERT INTO chat (table_id, room, person, text, time) VALUES (?, ?, ?, ?, ?)",
                    line.table(),
                    line.room(),
                    line.person(),
                    line.text(),
                    line.time());
            session.update(
                    "DELETE FROM chat WHERE table_id = ? AND room = ? AND id <= (SELECT id FROM chat"
                            + " WHERE table_id = ? AND room = ? ORDER BY id DESC LIMIT 1 OFFSET ?)",
                    line.table(),
                    line.room(),
                    line.table(),
                    line.room(),
                    Limits.MAX_CHAT_SHOWN);
            return null;
        };
    }

    /** Removes a table that was closed before a game began there; false if it is another, or gone. */
    static Write.Work<Boolean> remove(String table) {
        return session -> {
            String id = session.text(
                    "SELECT id FROM game_table WHERE id = ? AND status = 'aborted'"
                            + " AND NOT EXISTS (SELECT 1 FROM entry WHERE table_id = ? AND kind = 'start')",
                    table,
                    table);
            if (id == null) {
                return false;
            }
            for (String statement : REMOVE) {
                session.update(statement, table);
            }
            return true;
        };
    }

    /** Gives what lists say of somebody at a table to an heir; the log and what follows from it stay as they are. */
    static Write.Work<Void> handOver(String table, String former, String heir) {
        return session -> {
            inherit(session, "seat", "person", former, heir, " AND table_id = ?", table);
            inherit(session, "game_table", "waiting_for", former, heir, " AND id = ?", table);
            inherit(session, "game_table", "creator", former, heir, " AND id = ?", table);
            return null;
        };
    }

    /** Likewise at all tables that are not over, and the seats at those that are. */
    static void handOver(WriterSession session, String former, String heir) throws SQLException {
        String seated = " AND id IN (SELECT table_id FROM seat WHERE person = ? AND ended IS NULL)";
        inherit(session, "game_table", "waiting_for", former, heir, seated, former);
        inherit(session, "seat", "person", former, heir, "");
        inherit(session, "game_table", "creator", former, heir, " AND status IN ('open', 'playing')");
    }

    /** Puts an heir in the place of somebody in a column, where a further condition holds. */
    private static void inherit(
            WriterSession session,
            String table,
            String column,
            String former,
            String heir,
            String condition,
            String... values)
            throws SQLException {
        var all = new ArrayList<Object>(List.of(heir, former));
        all.addAll(List.of(values));
        session.update(
                "UPDATE " + table + " SET " + column + " = ? WHERE " + column + " = ?" + condition, all.toArray());
    }
}
