package org.merlon.server.store.admin;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.merlon.server.fair.SigningKey;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.Stores;
import org.merlon.server.store.accounts.AccountStore;
import org.merlon.server.store.accounts.NameNormalizer;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.sql.Dialect;
import org.merlon.server.store.sql.QueryRunner;
import org.merlon.server.store.sql.Write;
import org.merlon.server.store.sql.WriterSession;

/**
 * Administrative operations, directly on the database. Works with or without a running server. Every operation is
 * recorded in the audit log, with its author and reason, in the same transaction; running servers detect changes by the
 * number of the last audit record.
 */
public final class AdminOperations implements AutoCloseable {
    /** Attempts for an operation that conflicts with a server's write. */
    private static final int MAX_ATTEMPTS = 5;

    private final Dialect dialect;
    private final QueryRunner queries;
    private final String administrator;
    private final InstantSource clock;

    private AdminOperations(Dialect dialect, String administrator, InstantSource clock) {
        this.dialect = dialect;
        this.queries = new QueryRunner(dialect);
        this.administrator = administrator;
        this.clock = clock;
    }

    /** Opens an existing database, as in {@link Stores#open}, on behalf of a named administrator. */
    public static AdminOperations open(@Nullable String jdbcUrl, Path dataDir, String administrator) {
        Dialect dialect = Stores.openExisting(jdbcUrl, dataDir);
        var admin = new AdminOperations(dialect, administrator, InstantSource.system());
        try {
            admin.auditLog(1);
            return admin;
        } catch (StoreException e) {
            dialect.close();
            throw new StoreException(
                    "the database cannot be read, or is from an older Merlon; start the server of this version on it once",
                    e);
        }
    }

    /**
     * An account as an administrator sees it.
     *
     * @param seen the last visit, to the day
     */
    public record AdminAccount(
            String name, Person.Kind kind, long created, long seen, ModerationStore.@Nullable Ban ban) {}

    /** Returns accounts whose names start with a prefix, most recently seen first. */
    public List<AdminAccount> findAccounts(String prefix, int limit) {
        return queries.all(
                "SELECT p.name, p.kind, p.created, p.seen, b.reason, b.since, b.until FROM person p"
                        + " LEFT JOIN ban b ON b.person = p.id WHERE p.kind <> 'DELETED'"
                        + " AND substr(p.name_key, 1, ?) = ? ORDER BY p.seen DESC, p.name_key LIMIT ?",
                AdminOperations::account,
                prefix.isEmpty() ? 0 : NameNormalizer.normalize(prefix).length(),
                prefix.isEmpty() ? "" : NameNormalizer.normalize(prefix),
                limit);
    }

    private static AdminAccount account(ResultSet row) throws SQLException {
        String reason = row.getString(5);
        long since = row.getLong(6);
        long end = row.getLong(7);
        Long until = row.wasNull() ? null : end;
        return new AdminAccount(
                row.getString(1),
                Person.Kind.valueOf(row.getString(2)),
                row.getLong(3),
                row.getLong(4),
                reason == null ? null : new ModerationStore.Ban(reason, since, until));
    }

    /**
     * A table as an administrator sees it.
     *
     * @param seats the names of the occupants
     */
    public record AdminTable(String id, String game, String variant, String status, long updated, List<String> seats) {
        public AdminTable {
            seats = List.copyOf(seats);
        }
    }

    /** Returns tables of one status (or of all, if it is empty), most recently changed first. */
    public List<AdminTable> tables(String status, int limit) {
        return queries
                .all(
                        "SELECT id, game, variant, status, updated FROM game_table WHERE ? IN ('', status)"
                                + " ORDER BY updated DESC, id LIMIT ?",
                        row -> new AdminTable(
                                row.getString(1),
                                row.getString(2),
                                row.getString(3),
                                row.getString(4),
                                row.getLong(5),
                                List.of()),
                        status,
                        limit)
                .stream()
                .map(table -> new AdminTable(
                        table.id, table.game, table.variant, table.status, table.updated, seats(table.id)))
                .toList();
    }

    private List<String> seats(String table) {
        return queries.all(
                "SELECT COALESCE(p.name, s.bot, '-') FROM seat s LEFT JOIN person p ON p.id = s.person"
                        + " WHERE s.table_id = ? ORDER BY s.seat",
                row -> row.getString(1),
                table);
    }

    /** A chat line with its author's name. */
    public record AdminChatLine(long number, String room, String name, long time, String text) {}

    /** Returns the stored chat of a table, oldest first. */
    public List<AdminChatLine> chat(String table) {
        return queries.all(
                "SELECT c.id, c.room, COALESCE(p.name, '-'), c.time, c.text FROM chat c"
                        + " LEFT JOIN person p ON p.id = c.person WHERE c.table_id = ? ORDER BY c.id",
                row -> new AdminChatLine(
                        row.getLong(1), row.getString(2), row.getString(3), row.getLong(4), row.getString(5)),
                table);
    }

    /** Returns open reports, oldest first. */
    public List<ModerationStore.Report> reports(int limit) {
        return ModerationStore.openReports(queries, limit);
    }

    /** Returns the names of people, by id. */
    public Map<String, String> names(List<String> ids) {
        return queries.textMap("SELECT id, name FROM person WHERE id IN (??)", ids);
    }

    /** A record of the audit log. */
    public record AuditRecord(long number, long time, String who, String act, String subject, String why) {}

    /** Returns the last audit records, newest first. */
    public List<AuditRecord> auditLog(int limit) {
        return queries.all(
                "SELECT id, time, who, act, subject, why FROM audit ORDER BY id DESC LIMIT ?",
                row -> new AuditRecord(
                        row.getLong(1),
                        row.getLong(2),
                        row.getString(3),
                        row.getString(4),
                        row.getString(5),
                        row.getString(6)),
                limit);
    }

    /** Returns the server settings that are set, by name. */
    public Map<String, String> settings() {
        return queries.textMap(
                "SELECT name, value FROM house_rule WHERE name IN (??)",
                List.of(ModerationStore.READ_ONLY, ModerationStore.ANNOUNCEMENT));
    }

    /** Closes a report. */
    public void closeReport(long number, String why) {
        execute("close-report", Long.toString(number), why, session -> {
            int closed = session.update(
                    "UPDATE report SET closed = ? WHERE id = ? AND closed IS NULL", clock.millis(), number);
            return require(closed == 1, "there is no open report " + number);
        });
    }

    /** Bans a person from playing, until a time or permanently. The reason is shown to them; they may still watch. */
    public void ban(String name, @Nullable Long until, String why) {
        execute(until == null ? "ban" : "ban until " + Instant.ofEpochMilli(until), name, why, session -> {
            String id = requirePersonId(session, name);
            session.update(
                    "INSERT INTO ban (person, reason, since, until) VALUES (?, ?, ?, ?) ON CONFLICT (person)"
                            + " DO UPDATE SET reason = excluded.reason, since = excluded.since, until = excluded.until",
                    id,
                    why,
                    clock.millis(),
                    until == null ? OptionalLong.empty() : OptionalLong.of(until));
            return true;
        });
    }

    /** Lifts a ban. */
    public void unban(String name, String why) {
        execute("unban", name, why, session -> {
            int ended = session.update("DELETE FROM ban WHERE person = ?", requirePersonId(session, name));
            return require(ended == 1, name + " is not banned");
        });
    }

    /** Renames an account. The caller checks that the new name is allowed. */
    public void rename(String name, String newName, String why) {
        execute("rename to " + newName, name, why, session -> {
            Person person = queries.first(
                    AccountStore.SELECT_PERSON + "name_key = ?", AccountStore::person, NameNormalizer.normalize(name));
            if (person == null || person.kind() == Person.Kind.DELETED) {
                throw unknownAccount(name);
            }
            var renamed = new Person(
                    person.id(), newName, person.kind(), person.password(), person.owner(), person.created());
            return require(
                    AccountStore.update(session, renamed, null) == 1,
                    "the name " + newName + " is taken, or looks like a taken one");
        });
    }

    /** Removes the chat of a table, of one person or of all; returns the number of lines. */
    public int removeChat(String table, @Nullable String name, String why) {
        String subject = name == null ? table : table + " " + name;
        return execute("remove-talk", subject, why, session -> {
            int removed = name == null
                    ? session.update("DELETE FROM chat WHERE table_id = ?", table)
                    : session.update(
                            "DELETE FROM chat WHERE table_id = ? AND person = ?",
                            table,
                            requirePersonId(session, name));
            require(removed > 0, "there are no such chat lines at table " + table);
            return removed;
        });
    }

    /** Removes one chat line of a table. */
    public void removeChatLine(String table, long number, String why) {
        execute("remove-line " + number, table, why, session -> {
            int removed = session.update("DELETE FROM chat WHERE id = ? AND table_id = ?", number, table);
            return require(removed == 1, "there is no line " + number + " at table " + table);
        });
    }

    /** Switches read-only mode on or off. */
    public void setReadOnly(boolean on, String why) {
        setSetting(ModerationStore.READ_ONLY, on ? "on" : null, why);
    }

    /** Sets the announcement shown to everybody; null removes it. */
    public void announce(@Nullable String text, String why) {
        setSetting(ModerationStore.ANNOUNCEMENT, text, why);
    }

    /** Adds a signing key, which the server uses from now on; files signed with older keys still verify. */
    public void addSigningKey(SigningKey key, String why) {
        execute("rotate-signing-key", key.id(), why, session -> {
            session.update(SigningKeyStore.INSERT, key.publicKey(), key.privateKey(), key.created());
            return true;
        });
    }

    private void setSetting(String name, @Nullable String value, String why) {
        execute(name, value == null ? "off" : value, why, session -> {
            session.update("DELETE FROM house_rule WHERE name = ?", name);
            if (value != null) {
                session.update("INSERT INTO house_rule (name, value) VALUES (?, ?)", name, value);
            }
            return true;
        });
    }

    private static String requirePersonId(WriterSession session, String name) throws SQLException {
        String id = session.queryText(
                "SELECT id FROM person WHERE name_key = ? AND kind <> 'DELETED'", NameNormalizer.normalize(name));
        if (id == null) {
            throw unknownAccount(name);
        }
        return id;
    }

    private static StoreException unknownAccount(String name) {
        return new StoreException("nobody is called " + name);
    }

    private static boolean require(boolean condition, String message) {
        if (!condition) {
            throw new StoreException(message);
        }
        return true;
    }

    /**
     * The audit record is inserted first: this takes the write lock, so that nothing changes between checks and
     * updates.
     */
    private <T> T execute(String act, String subject, String why, Write.Work<T> work) {
        for (int attempt = 1; ; attempt++) {
            try (Connection connection = dialect.openWriter();
                    var session = new WriterSession(connection)) {
                session.update(
                        "INSERT INTO audit (time, who, act, subject, why) VALUES (?, ?, ?, ?, ?)",
                        clock.millis(),
                        administrator,
                        act,
                        subject,
                        why);
                T result = work.run(session); // if this throws, nothing is committed
                session.commit();
                if (result == null) {
                    throw new IllegalStateException("an operation must return a result");
                }
                return result;
            } catch (SQLException e) {
                if (attempt == MAX_ATTEMPTS || !(dialect.isConflict(e) || dialect.isConnectionLost(e))) {
                    throw new StoreException("the database cannot be written: " + e.getMessage(), e);
                }
            }
        }
    }

    @Override
    public void close() {
        dialect.close();
    }
}
