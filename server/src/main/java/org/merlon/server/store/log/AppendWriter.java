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
import org.merlon.server.store.accounts.Rating;
import org.merlon.server.store.accounts.SqlRatingHistory;
import org.merlon.server.store.sql.WriterSession;

/**
 * Writes a group of appends, running each statement as one batch for all of them.
 *
 * <p>A table's row holds the number of its last entry. An append increases it only from the number it expects, so the
 * row decides a race between two servers before any entry is written; the unique key of the entries is a second
 * safeguard. Rows are updated in key order, so that two servers with overlapping groups cannot deadlock.
 */
final class AppendWriter {
    private static final String CREATE =
            "INSERT INTO game_table (id, game, variant, rules_version, players, key, terms,"
                    + " created, last, status, listed, waiting_for, updated, result, due, digest, creator)"
                    + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING";
    /** Changes no indexed columns, so that a move updates only the row. */
    private static final String GO_ON =
            "UPDATE game_table SET last = last + ?, waiting_for = ?, updated = ?, digest = ?"
                    + " WHERE id = ? AND last = ?";

    private static final String CHANGE_STATUS = "UPDATE game_table SET last = last + ?, status = ?, listed = ?,"
            + " waiting_for = ?, updated = ?, result = ?, due = ?, digest = ? WHERE id = ? AND last = ?";
    private static final String ENTER =
            "INSERT INTO entry (table_id, number, kind, seat, text, person, time, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?)";
    private static final String CLEAR_SEATS = "DELETE FROM seat WHERE table_id = ?";
    private static final String SIT = "INSERT INTO seat (table_id, seat, person, bot, called, result, game, variant)"
            + " SELECT id, ?, ?, ?, ?, ?, game, variant FROM game_table WHERE id = ?";
    private static final String END =
            "UPDATE seat SET ended = ? WHERE table_id = ? AND ended IS DISTINCT FROM CAST(? AS BIGINT)";
    private static final String RATE = "INSERT INTO rating (person, game, mean, deviation, games)"
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
        var appends = new AppendWriter(session, group);
        List<Integer> byTable = IntStream.range(0, group.size())
                .boxed()
                .sorted(Comparator.comparing(i -> group.get(i).table()))
                .toList();
        appends.create(
                byTable.stream().filter(i -> group.get(i).created() != null).toList());
        appends.moveOn(
                byTable.stream().filter(i -> group.get(i).created() == null).toList());
        appends.enter();
        appends.seat();
        appends.rate();
        SqlRatingHistory.note(session, appends.successful());
        return appends.written;
    }

    private void create(List<Integer> which) throws SQLException {
        PreparedStatement statement = session.statement(CREATE);
        for (int i : which) {
            Append append = group.get(i);
            StoredTable table = append.created();
            Listing listing = append.listing();
            if (table != null) {
                session.add(
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
        decide(which, statement);
    }

    /** Updates rows in key order, although consecutive rows may need different statements. */
    private void moveOn(List<Integer> which) throws SQLException {
        int from = 0;
        for (int to = 1; to <= which.size(); to++) {
            if (to == which.size() || isMove(which.get(to)) != isMove(which.get(from))) {
                moveOn(which.subList(from, to), isMove(which.get(from)));
                from = to;
            }
        }
    }

    private boolean isMove(int i) {
        return group.get(i).touches() == Append.Touches.LOG;
    }

    private void moveOn(List<Integer> alike, boolean moves) throws SQLException {
        PreparedStatement statement = session.statement(moves ? GO_ON : CHANGE_STATUS);
        for (int i : alike) {
            Append append = group.get(i);
            session.add(statement, moves ? move(append) : status(append));
        }
        decide(alike, statement);
    }

    /** Parameters of {@link #GO_ON}. */
    private static @Nullable Object[] move(Append append) {
        Listing listing = append.listing();
        return new @Nullable Object[] {
            append.entries().size(),
            listing.waitingFor(),
            listing.updated(),
            listing.digest(),
            append.table(),
            append.follows()
        };
    }

    /** Parameters of {@link #CHANGE_STATUS}. */
    private static @Nullable Object[] status(Append append) {
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
            append.follows()
        };
    }

    private void decide(List<Integer> which, PreparedStatement statement) throws SQLException {
        if (!which.isEmpty()) {
            int[] counts = statement.executeBatch();
            for (int k = 0; k < counts.length; k++) {
                written[which.get(k)] = counts[k] == 1;
            }
        }
    }

    private void enter() throws SQLException {
        PreparedStatement statement = session.statement(ENTER);
        boolean any = false;
        for (Append append : successful()) {
            for (StoredEntry entry : append.entries()) {
                session.add(
                        statement,
                        append.table(),
                        entry.number(),
                        entry.kind(),
                        entry.seat(),
                        entry.text(),
                        entry.person(),
                        entry.time(),
                        entry.hash());
                any = true;
            }
        }
        if (any) {
            statement.executeBatch();
        }
    }

    /** Writes only the final state after the whole group: the seats of each table, and the time it ended. */
    private void seat() throws SQLException {
        Map<String, Append> last = new LinkedHashMap<>(); // the last append that changed the table's status
        Map<String, Append> seated = new LinkedHashMap<>();
        for (Append append : successful()) {
            if (append.touches() != Append.Touches.LOG || append.created() != null) {
                last.put(append.table(), append);
            }
            if (append.touches() == Append.Touches.SEATS || append.created() != null) {
                seated.put(append.table(), append);
            }
        }
        PreparedStatement clear = session.statement(CLEAR_SEATS);
        PreparedStatement sit = session.statement(SIT);
        boolean anySeat = false;
        for (Append append : seated.values()) {
            session.add(clear, append.table());
            List<Listing.Seat> seats = append.listing().seats();
            for (int i = 0; i < seats.size(); i++) {
                Listing.Seat seat = seats.get(i);
                String outcome = seat.outcome() == null ? null : seat.outcome().code();
                session.add(sit, i, seat.person(), seat.bot(), seat.called(), outcome, append.table());
                anySeat = true;
            }
        }
        if (!seated.isEmpty()) {
            clear.executeBatch();
        }
        if (anySeat) {
            sit.executeBatch();
        }
        PreparedStatement end = session.statement(END);
        for (Append append : last.values()) {
            OptionalLong ended = ended(append.listing());
            session.add(end, ended, append.table(), ended);
        }
        if (!last.isEmpty()) {
            end.executeBatch();
        }
    }

    private static OptionalLong due(Listing listing) {
        return listing.due() == Listing.NEVER ? OptionalLong.empty() : OptionalLong.of(listing.due());
    }

    private static OptionalLong ended(Listing listing) {
        return switch (listing.status()) {
            case "over" -> OptionalLong.of(listing.updated());
            case "aborted" -> OptionalLong.of(-1);
            default -> OptionalLong.empty();
        };
    }

    private void rate() throws SQLException {
        var last = new TreeMap<String, Rating>();
        for (Append append : successful()) {
            for (Rating rating : append.ratings()) {
                last.put(rating.person() + ' ' + rating.game(), rating);
            }
        }
        if (!last.isEmpty()) {
            PreparedStatement statement = session.statement(RATE);
            for (Rating rating : last.values()) {
                session.add(
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
