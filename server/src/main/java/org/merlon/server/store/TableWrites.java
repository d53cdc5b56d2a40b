package org.merlon.server.store;

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
            session.update("UPDATE seat SET person = ? WHERE table_id = ? AND person = ?", heir, table, former);
            session.update(
                    "UPDATE game_table SET waiting_for = ? WHERE id = ? AND waiting_for = ?", heir, table, former);
            session.update("UPDATE game_table SET creator = ? WHERE id = ? AND creator = ?", heir, table, former);
            return null;
        };
    }
}
