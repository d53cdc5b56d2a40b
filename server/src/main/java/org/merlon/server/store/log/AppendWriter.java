package org.merlon.server.store.log;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.accounts.Rating;
import org.merlon.server.store.accounts.RatingHistoryStore;
import org.merlon.server.store.sql.WriterSession;

/**
 * Writes a group of appends, running each statement as one batch for all of them.
 *
 * <p>A table's row holds the number of its last entry. An append increases it only from the number it expects, so the
 * row decides a race between two servers before any entry is written; the unique key of the entries is a second
 * safeguard. Rows are updated in key order, so that two servers with overlapping groups cannot deadlock.
 */
final class AppendWriter {
    private static final String INSERT_TABLE =
            "INSERT INTO game_table (id, game, variant, rules_version, players, key, terms,"
                    + " created, last, status, listed, waiting_for, updated, result, due, digest, creator)"
                    + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING";
    /** Changes no indexed columns, so that a move updates only the row. */
    private static final String UPDATE_FOR_MOVE =
            "UPDATE game_table SET last = last + ?, waiting_for = ?, updated = ?, digest = ?"
                    + " WHERE id = ? AND last = ?";

    private static final String UPDATE_WITH_STATUS = "UPDATE game_table SET last = last + ?, status = ?, listed = ?,"
            + " waiting_for = ?, updated = ?, result = ?, due = ?, digest = ? WHERE id = ? AND last = ?";
    private static final String INSERT_ENTRY =
            "INSERT INTO entry (table_id, number, kind, seat, text, person, time, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?)";
    private static final String DELETE_SEATS = "DELETE FROM seat WHERE table_id = ?";
    private static final String INSERT_SEAT =
            "INSERT INTO seat (table_id, seat, person, bot, called, result, game, variant)"
                    + " SELECT id, ?, ?, ?, ?, ?, game, variant FROM game_table WHERE id = ?";
    private static final String UPDATE_END_TIME =
            "UPDATE seat SET ended = ? WHERE table_id = ? AND ended IS DISTINCT FROM CAST(? AS BIGINT)";
    private static final String UPSERT_RATING = "INSERT INTO rating (person, game, mean, deviation, games)"
            + " VALUES (?, ?, ?, ?, ?) ON CONFLICT (person, game) DO UPDATE"
            + " SET mean = excluded.mean, deviation = excluded.deviation, games = excluded.games";

    private final WriterSession session;
    private final List<Append> group;
    private final boolean[] written;

    private AppendWriter(WriterSession session, List<Append> group) {
        this.session = session;
        this.group = group;
        this.written = new boolean[group.size()];
    }

    /** Rejects appends that can never be valid. Conflicts with the stored log are only detected when writing. */
    static void check(Append append) {
        List<StoredEntry> entries = append.entries();
        StoredTable created = append.created();
        boolean isTooLong = created != null && created.terms().length() > ServerLimits.MAX_TERMS_LENGTH;
        for (StoredEntry entry : entries) {
            isTooLong |= entry.text() != null && entry.text().length() > ServerLimits.MAX_ENTRY_LENGTH;
        }
        if (isTooLong) {
            throw new IllegalArgumentException("terms or an entry are longer than any game makes them");
        }
        for (int i = 1; i < entries.size(); i++) {
            if (entries.get(i).number() != entries.get(i - 1).number() + 1) {
                throw new IllegalArgumentException("the entry numbers of an append must be consecutive");
            }
        }
        if (append.created() != null) {
            if (!append.created().id().equals(append.table())) {
                throw new IllegalArgumentException("an append must concern one table");
            }
            if (!entries.isEmpty() && entries.getFirst().number() != 1) {
                throw new IllegalArgumentException("the log of a new table must start with entry 1");
            }
        } else if (entries.isEmpty()) {
            throw new IllegalArgumentException("an append to an existing table needs an entry");
        }
    }

    /** Writes all appends that fit their logs; returns for each append if it was written. */
    static boolean[] write(WriterSession session, List<Append> group) throws SQLException {
        var writer = new AppendWriter(session, group);
        List<Integer> byTable = IntStream.range(0, group.size())
                .boxed()
                .sorted(Comparator.comparing(i -> group.get(i).table()))
                .toList();
        writer.insertTables(
                byTable.stream().filter(i -> group.get(i).created() != null).toList());
        writer.updateTables(
                byTable.stream().filter(i -> group.get(i).created() == null).toList());
        writer.insertEntries();
        writer.writeSeats();
        writer.writeRatings();
        RatingHistoryStore.addRatings(session, writer.successful());
        return writer.written;
    }

    private void insertTables(List<Integer> indexes) throws SQLException {
        PreparedStatement statement = session.statement(INSERT_TABLE);
        for (int i : indexes) {
            Append append = group.get(i);
            StoredTable table = append.created();
            Listing listing = append.listing();
            if (table != null) {
                session.addBatch(
                        statement,
                        table.id(),
                        table.game(),
                        table.variant(),
                        table.rulesVersion(),
                        table.players(),
                        table.key(),
                        table.terms(),
                        table.created(),
                        append.entries().size(),
                        listing.status(),
                        listing.listed(),
                        listing.waitingFor(),
                        listing.updated(),
                        listing.result(),
                        due(listing),
                        listing.digest(),
                        listing.creator());
            }
        }
        executeAndRecord(indexes, statement);
    }

    /** Updates rows in key order, although consecutive rows may need different statements. */
    private void updateTables(List<Integer> indexes) throws SQLException {
        int from = 0;
        for (int to = 1; to <= indexes.size(); to++) {
            if (to == indexes.size() || isMove(indexes.get(to)) != isMove(indexes.get(from))) {
                updateTables(indexes.subList(from, to), isMove(indexes.get(from)));
                from = to;
            }
        }
    }

    private boolean isMove(int i) {
        return group.get(i).scope() == Append.Scope.LOG;
    }

    private void updateTables(List<Integer> indexes, boolean movesOnly) throws SQLException {
        PreparedStatement statement = session.statement(movesOnly ? UPDATE_FOR_MOVE : UPDATE_WITH_STATUS);
        for (int i : indexes) {
            Append append = group.get(i);
            session.addBatch(statement, movesOnly ? moveParameters(append) : statusParameters(append));
        }
        executeAndRecord(indexes, statement);
    }

    /** Parameters of {@link #UPDATE_FOR_MOVE}. */
    private static @Nullable Object[] moveParameters(Append append) {
        Listing listing = append.listing();
        return new @Nullable Object[] {
            append.entries().size(),
            listing.waitingFor(),
            listing.updated(),
            listing.digest(),
            append.table(),
            append.previousNumber()
        };
    }

    /** Parameters of {@link #UPDATE_WITH_STATUS}. */
    private static @Nullable Object[] statusParameters(Append append) {
        Listing listing = append.listing();
        return new @Nullable Object[] {
            append.entries().size(),
            listing.status(),
            listing.listed(),
            listing.waitingFor(),
            listing.updated(),
            listing.result(),
            due(listing),
            listing.digest(),
            append.table(),
            append.previousNumber()
        };
    }

    private void executeAndRecord(List<Integer> indexes, PreparedStatement statement) throws SQLException {
        if (!indexes.isEmpty()) {
            int[] counts = statement.executeBatch();
            for (int k = 0; k < counts.length; k++) {
                written[indexes.get(k)] = counts[k] == 1;
            }
        }
    }

    private void insertEntries() throws SQLException {
        PreparedStatement statement = session.statement(INSERT_ENTRY);
        boolean hasEntries = false;
        for (Append append : successful()) {
            for (StoredEntry entry : append.entries()) {
                session.addBatch(
                        statement,
                        append.table(),
                        entry.number(),
                        entry.kind(),
                        entry.seat(),
                        entry.text(),
                        entry.person(),
                        entry.time(),
                        entry.hash());
                hasEntries = true;
            }
        }
        if (hasEntries) {
            statement.executeBatch();
        }
    }

    /** Writes only the final state after the whole group: the seats of each table, and the time it ended. */
    private void writeSeats() throws SQLException {
        Map<String, Append> lastStatusChanges =
                new LinkedHashMap<>(); // the last append that changed the table's status
        Map<String, Append> lastSeatChanges = new LinkedHashMap<>();
        for (Append append : successful()) {
            if (append.scope() != Append.Scope.LOG || append.created() != null) {
                lastStatusChanges.put(append.table(), append);
            }
            if (append.scope() == Append.Scope.SEATS || append.created() != null) {
                lastSeatChanges.put(append.table(), append);
            }
        }
        PreparedStatement deleteSeats = session.statement(DELETE_SEATS);
        PreparedStatement insertSeat = session.statement(INSERT_SEAT);
        boolean anySeat = false;
        for (Append append : lastSeatChanges.values()) {
            session.addBatch(deleteSeats, append.table());
            List<Listing.Seat> seats = append.listing().seats();
            for (int i = 0; i < seats.size(); i++) {
                Listing.Seat seat = seats.get(i);
                String outcome = seat.outcome() == null ? null : seat.outcome().code();
                session.addBatch(insertSeat, i, seat.person(), seat.bot(), seat.called(), outcome, append.table());
                anySeat = true;
            }
        }
        if (!lastSeatChanges.isEmpty()) {
            deleteSeats.executeBatch();
        }
        if (anySeat) {
            insertSeat.executeBatch();
        }
        PreparedStatement updateEndTime = session.statement(UPDATE_END_TIME);
        for (Append append : lastStatusChanges.values()) {
            OptionalLong ended = endTime(append.listing());
            session.addBatch(updateEndTime, ended, append.table(), ended);
        }
        if (!lastStatusChanges.isEmpty()) {
            updateEndTime.executeBatch();
        }
    }

    private static OptionalLong due(Listing listing) {
        return listing.due() == Listing.NEVER ? OptionalLong.empty() : OptionalLong.of(listing.due());
    }

    private static OptionalLong endTime(Listing listing) {
        return switch (listing.status()) {
            case "over" -> OptionalLong.of(listing.updated());
            case "aborted" -> OptionalLong.of(-1);
            default -> OptionalLong.empty();
        };
    }

    private void writeRatings() throws SQLException {
        var lastRatings = new TreeMap<String, Rating>();
        for (Append append : successful()) {
            for (Rating rating : append.ratings()) {
                lastRatings.put(rating.person() + ' ' + rating.game(), rating);
            }
        }
        if (!lastRatings.isEmpty()) {
            PreparedStatement statement = session.statement(UPSERT_RATING);
            for (Rating rating : lastRatings.values()) {
                session.addBatch(
                        statement, rating.person(), rating.game(), rating.mean(), rating.deviation(), rating.games());
            }
            statement.executeBatch();
        }
    }

    private List<Append> successful() {
        List<Append> all = new ArrayList<>();
        for (int i = 0; i < written.length; i++) {
            if (written[i]) {
                all.add(group.get(i));
            }
        }
        return all;
    }
}
