package org.merlon.server.store.log;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.sql.QueryRunner;
import org.merlon.server.store.sql.WriteQueue;

/** Chat, private notes and attachments of tables. No game depends on them. */
public final class TableExtrasStore {
    private final QueryRunner queries;
    private final WriteQueue queue;

    public TableExtrasStore(QueryRunner queries, WriteQueue queue) {
        this.queries = queries;
        this.queue = queue;
    }

    /** Adds a chat line; each room of a table keeps the last {@link ServerLimits#MAX_CHAT_LINES}. */
    public void addChat(ChatLine line) {
        queue.write(session -> {
            session.update(
                    "INSERT INTO chat (table_id, room, person, text, time) VALUES (?, ?, ?, ?, ?)",
                    line.table(),
                    line.room(),
                    line.person(),
                    line.text(),
                    line.time());
            return session.update(
                    "DELETE FROM chat WHERE table_id = ? AND room = ? AND id <= (SELECT id FROM chat"
                            + " WHERE table_id = ? AND room = ? ORDER BY id DESC LIMIT 1 OFFSET ?)",
                    line.table(),
                    line.room(),
                    line.table(),
                    line.room(),
                    ServerLimits.MAX_CHAT_LINES);
        });
    }

    /** Returns the last lines of a room, oldest first. */
    public List<ChatLine> chat(String table, String room, int limit) {
        return queries.all(
                        "SELECT table_id, room, person, text, time FROM chat WHERE table_id = ? AND room = ?"
                                + " ORDER BY id DESC LIMIT ?",
                        row -> new ChatLine(
                                row.getString(1), row.getString(2), row.getString(3), row.getString(4), row.getLong(5)),
                        table,
                        room,
                        limit)
                .reversed();
    }

    public void putNote(String table, String person, String text) {
        queue.update(
                "INSERT INTO note (table_id, person, text) VALUES (?, ?, ?)"
                        + " ON CONFLICT (table_id, person) DO UPDATE SET text = excluded.text",
                table,
                person,
                text);
    }

    /** Returns the number of tables at which a person has a note. */
    public int countNotes(String person) {
        Integer count = queries.first("SELECT count(*) FROM note WHERE person = ?", row -> row.getInt(1), person);
        return count == null ? 0 : count;
    }

    public @Nullable String note(String table, String person) {
        return queries.first(
                "SELECT text FROM note WHERE table_id = ? AND person = ?", row -> row.getString(1), table, person);
    }

    /**
     * Replaces the attachment of the same part; an empty one only removes it.
     *
     * <p>The database table is called {@code drawing} after the first kind of attachment; the name stays for existing
     * databases and backups.
     */
    public void attach(Attachment attachment) {
        if (attachment.content().isEmpty()) {
            queue.update(
                    "DELETE FROM drawing WHERE table_id = ? AND seat = ? AND part = ?",
                    attachment.table(),
                    attachment.seat(),
                    attachment.part());
        } else {
            queue.update(
                    "INSERT INTO drawing (table_id, seat, part, strokes) VALUES (?, ?, ?, ?)"
                            + " ON CONFLICT (table_id, seat, part) DO UPDATE SET strokes = excluded.strokes",
                    attachment.table(),
                    attachment.seat(),
                    attachment.part(),
                    attachment.content());
        }
    }

    /** Returns the number of attachments of a seat for parts other than this. */
    public int countOtherAttachments(String table, int seat, String part) {
        Integer count = queries.first(
                "SELECT count(*) FROM drawing WHERE table_id = ? AND seat = ? AND part <> ?",
                row -> row.getInt(1),
                table,
                seat,
                part);
        return count == null ? 0 : count;
    }

    /** Returns the number of characters of an attachment; 0 if there is none. */
    public int attachmentLength(String table, int seat, String part) {
        Integer length = queries.first(
                "SELECT length(strokes) FROM drawing WHERE table_id = ? AND seat = ? AND part = ?",
                row -> row.getInt(1),
                table,
                seat,
                part);
        return length == null ? 0 : length;
    }

    /** Removes the attachments of some tables without members that ended before a time. */
    public void removeAttachmentsOfGuests(long before, int maxTables) {
        queue.update(
                "DELETE FROM drawing WHERE table_id IN (SELECT DISTINCT d.table_id FROM drawing d"
                        + " JOIN game_table t ON t.id = d.table_id AND t.status = 'over' AND t.updated < ?"
                        + " WHERE NOT EXISTS (SELECT 1 FROM seat s JOIN person p ON p.id = s.person"
                        + " AND p.kind IN ('MEMBER', 'BOT') WHERE s.table_id = d.table_id) LIMIT ?)",
                before,
                maxTables);
    }

    /** Returns the total number of characters of all attachments at a table. */
    public int attachmentsLength(String table) {
        Integer length = queries.first(
                "SELECT coalesce(sum(length(strokes)), 0) FROM drawing WHERE table_id = ?",
                row -> row.getInt(1),
                table);
        return length == null ? 0 : length;
    }

    /** Returns all attachments at a table, by seat and part. */
    public List<Attachment> attachments(String table) {
        return queries.all(
                "SELECT table_id, seat, part, strokes FROM drawing WHERE table_id = ? ORDER BY seat, part",
                row -> new Attachment(row.getString(1), row.getInt(2), row.getString(3), row.getString(4)),
                table);
    }
}
