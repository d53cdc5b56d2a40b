package org.merlon.server.store.accounts;

import java.util.Objects;
import org.merlon.server.store.sql.QueryRunner;
import org.merlon.server.store.sql.WriteQueue;

/** Storage of days off. */
public final class DaysOffStore {
    private final QueryRunner queries;
    private final WriteQueue queue;

    public DaysOffStore(QueryRunner queries, WriteQueue queue) {
        this.queries = queries;
        this.queue = queue;
    }

    /** Days off taken in one year may end in the next, so the end is read over all years. */
    public DaysOffUsage of(String person, int year) {
        DaysOffUsage found = queries.first(
                "SELECT COALESCE(MAX(CASE WHEN year = ? THEN used END), 0), COALESCE(MAX(until), 0) FROM holiday"
                        + " WHERE person = ?",
                row -> new DaysOffUsage(row.getInt(1), row.getLong(2)),
                year,
                person);
        return Objects.requireNonNullElse(found, new DaysOffUsage(0, 0));
    }

    /** Records days off; returns false and writes nothing if the person would exceed the maximum. */
    public boolean take(String person, int year, int days, long until, int max) {
        return queue.write(session -> {
            session.update(
                    "INSERT INTO holiday (person, year, used, until) VALUES (?, ?, 0, 0)"
                            + " ON CONFLICT (person, year) DO NOTHING",
                    person,
                    year);
            return session.update(
                            "UPDATE holiday SET used = used + ?, until = ? WHERE person = ? AND year = ? AND used <= ?",
                            days,
                            until,
                            person,
                            year,
                            max - days)
                    == 1;
        });
    }

    /** Ends the current days off early. */
    public void end(String person) {
        queue.update("UPDATE holiday SET until = 0 WHERE person = ?", person);
    }
}
