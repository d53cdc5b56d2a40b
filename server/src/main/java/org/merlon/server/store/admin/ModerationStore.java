package org.merlon.server.store.admin;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.sql.QueryRunner;
import org.merlon.server.store.sql.WriteQueue;

/** Reports by users, and decisions of administrators. */
public final class ModerationStore {
    /** Names of the settings for read-only mode and the announcement. */
    public static final String READ_ONLY = "read-only";

    public static final String ANNOUNCEMENT = "announcement";

    /**
     * A report by a user.
     *
     * @param number assigned when it is stored; 0 before
     * @param reporter the reporting person, or null if deleted
     * @param line the reported chat line, if any
     */
    public record Report(
            long number,
            long time,
            @Nullable String reporter,
            @Nullable String about,
            @Nullable String table,
            @Nullable String line,
            String reason) {}

    /**
     * A ban from playing; watching is still allowed.
     *
     * @param until end time in milliseconds since 1970, or null for a permanent ban
     */
    public record Ban(String reason, long since, @Nullable Long until) {}

    /**
     * All current decisions of administrators.
     *
     * @param rules by name
     * @param bans by person; the bots of a banned person are banned too
     */
    public record Decisions(Map<String, String> rules, Map<String, Ban> bans) {
        public Decisions {
            rules = Map.copyOf(rules);
            bans = Map.copyOf(bans);
        }
    }

    private final QueryRunner queries;
    private final WriteQueue queue;

    public ModerationStore(QueryRunner queries, WriteQueue queue) {
        this.queries = queries;
        this.queue = queue;
    }

    /** Stores a report; false if the person has too many open reports. */
    public boolean addReport(Report report, int max) {
        return queue.write(session -> {
            String open = session.queryText(
                    "SELECT COUNT(*) FROM report WHERE reporter = ? AND closed IS NULL", report.reporter());
            if (open != null && Integer.parseInt(open) >= max) {
                return false;
            }
            return session.update(
                            "INSERT INTO report (time, reporter, about, table_id, line, reason)"
                                    + " VALUES (?, ?, ?, ?, ?, ?)",
                            report.time(),
                            report.reporter(),
                            report.about(),
                            report.table(),
                            report.line(),
                            report.reason())
                    == 1;
        });
    }

    /** Returns open reports, oldest first. */
    public List<Report> openReports(int limit) {
        return openReports(queries, limit);
    }

    static List<Report> openReports(QueryRunner queries, int limit) {
        return queries.all(
                "SELECT * FROM report WHERE closed IS NULL ORDER BY id LIMIT ?", ModerationStore::report, limit);
    }

    private static Report report(ResultSet row) throws SQLException {
        return new Report(
                row.getLong("id"),
                row.getLong("time"),
                row.getString("reporter"),
                row.getString("about"),
                row.getString("table_id"),
                row.getString("line"),
                row.getString("reason"));
    }

    /** A number that changes with every administrative operation. */
    public long version() {
        Long last = queries.first("SELECT COALESCE(MAX(id), 0) FROM audit", row -> row.getLong(1));
        return last == null ? 0 : last;
    }

    public Decisions decisions() {
        Map<String, String> rules = new HashMap<>();
        queries.all("SELECT name, value FROM house_rule", row -> Map.entry(row.getString(1), row.getString(2)))
                .forEach(rule -> rules.put(rule.getKey(), rule.getValue()));
        Map<String, Ban> bans = new HashMap<>();
        queries.all("SELECT person, reason, since, until FROM ban", row -> Map.entry(row.getString(1), ban(row)))
                .forEach(each -> bans.put(each.getKey(), each.getValue()));
        queries.all(
                        "SELECT p.id, b.reason, b.since, b.until FROM person p JOIN ban b ON b.person = p.owner",
                        row -> Map.entry(row.getString(1), ban(row)))
                .forEach(each -> bans.putIfAbsent(each.getKey(), each.getValue()));
        return new Decisions(rules, bans);
    }

    private static Ban ban(ResultSet row) throws SQLException {
        String reason = row.getString("reason");
        long since = row.getLong("since");
        long until = row.getLong("until"); // read last, because wasNull() refers to it
        return new Ban(reason, since, row.wasNull() ? null : until);
    }
}
