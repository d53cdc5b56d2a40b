package org.merlon.server.store.accounts;

import java.sql.SQLException;
import java.util.List;
import org.merlon.server.store.sql.QueryRunner;
import org.merlon.server.store.sql.WriteQueue;
import org.merlon.server.store.sql.WriterSession;

/** Storage of notification channels. */
public final class NotificationChannelStore {
    private final QueryRunner queries;
    private final WriteQueue queue;

    public NotificationChannelStore(QueryRunner queries, WriteQueue queue) {
        this.queries = queries;
        this.queue = queue;
    }

    /** Adds a channel, replacing one of the same person with the same target. */
    public void add(NotificationChannel channel) {
        queue.write(session -> {
            session.update("DELETE FROM channel WHERE person = ? AND target = ?", channel.person(), channel.target());
            return session.update(
                    "INSERT INTO channel (id, person, kind, target, code, created, way_back) VALUES (?, ?, ?, ?, ?, ?, ?)",
                    channel.id(),
                    channel.person(),
                    channel.kind(),
                    channel.target(),
                    channel.code(),
                    channel.created(),
                    channel.wayBack() ? 1 : 0);
        });
    }

    /** Returns the channels of a person, oldest first. */
    public List<NotificationChannel> of(String person) {
        return queries.all(
                "SELECT id, person, kind, target, code, created, way_back FROM channel WHERE person = ? ORDER BY created, id",
                row -> new NotificationChannel(
                        row.getString(1),
                        row.getString(2),
                        row.getString(3),
                        row.getString(4),
                        row.getString(5),
                        row.getLong(6),
                        row.getInt(7) == 1),
                person);
    }

    /** Confirms a channel with its code; returns true if this succeeded. */
    public boolean confirm(String id, String code) {
        return update("UPDATE channel SET code = NULL WHERE id = ? AND code = ?", id, code);
    }

    /**
     * Transfers the channels of a guest, which somebody else may have added, to a member: unconfirmed ones are removed,
     * and none may be used to recover the account. Confirmed ones keep receiving notifications.
     */
    static void transferToMember(WriterSession session, String guest, String member) throws SQLException {
        session.update("DELETE FROM channel WHERE person = ? AND code IS NOT NULL", guest);
        session.update(
                "DELETE FROM channel WHERE person = ? AND person <> ? AND target IN"
                        + " (SELECT target FROM channel WHERE person = ?)",
                guest,
                member,
                member); // avoids duplicates of the member's own channels
        session.update("UPDATE channel SET person = ?, way_back = 0 WHERE person = ?", member, guest);
    }

    /** Removes a channel; false if it does not exist. */
    public boolean remove(String id) {
        return update("DELETE FROM channel WHERE id = ?", id);
    }

    private boolean update(String sql, Object... values) {
        return queue.write(session -> session.update(sql, values)) > 0;
    }
}
