package org.merlon.server.store.accounts;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.log.Append;
import org.merlon.server.store.sql.QueryRunner;
import org.merlon.server.store.sql.WriterSession;

/** Rating history and leaderboards; written by the append that ends a rated game. */
public final class RatingHistoryStore {
    /** Rated games needed to appear on a season's leaderboard. */
    public static final int MIN_GAMES_PER_SEASON = 5;

    /** Rated games needed to appear on the all-time leaderboard. */
    public static final int MIN_GAMES_ALL_TIME = 10;

    /**
     * A rating after a rated game.
     *
     * @param table the table of that game; null if the viewer may not know it
     */
    public record RatingPoint(long time, @Nullable String table, double mean, double deviation, int games) {}

    /**
     * A row of a leaderboard.
     *
     * @param games rated games, in the season or in total
     */
    public record LeaderboardRow(String name, double mean, double deviation, int games) {}

    private static final String INSERT_POINT =
            "INSERT INTO rating_course (person, game, games, time, table_id, mean, deviation)"
                    + " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING";
    private static final String UPSERT_STANDING = "INSERT INTO standing (game, season, person, mean, deviation, games)"
            + " VALUES (?, ?, ?, ?, ?, 1) ON CONFLICT (game, season, person) DO UPDATE"
            + " SET mean = excluded.mean, deviation = excluded.deviation, games = standing.games + 1";

    private final QueryRunner queries;

    public RatingHistoryStore(QueryRunner queries) {
        this.queries = queries;
    }

    /** A rating with the game that led to it. */
    private record NewRating(Rating rating, long time, String table) {}

    /** Records the ratings of appends, in key order, so that two servers cannot deadlock. */
    public static void addRatings(WriterSession session, List<Append> appends) throws SQLException {
        Map<String, List<NewRating>> byKey = new TreeMap<>();
        for (Append append : appends) {
            for (Rating rating : append.ratings()) {
                byKey.computeIfAbsent(rating.person() + ' ' + rating.game(), any -> new ArrayList<>())
                        .add(new NewRating(rating, append.listing().updated(), append.table()));
            }
        }
        if (byKey.isEmpty()) {
            return;
        }
        PreparedStatement insertPoint = session.statement(INSERT_POINT);
        PreparedStatement upsertStanding = session.statement(UPSERT_STANDING);
        for (List<NewRating> newRatings : byKey.values()) {
            for (NewRating each : newRatings) {
                Rating rating = each.rating;
                session.addBatch(
                        insertPoint,
                        rating.person(),
                        rating.game(),
                        rating.games(),
                        each.time,
                        each.table,
                        rating.mean(),
                        rating.deviation());
                session.addBatch(
                        upsertStanding,
                        rating.game(),
                        Season.of(each.time).toString(),
                        rating.person(),
                        rating.mean(),
                        rating.deviation());
            }
        }
        insertPoint.executeBatch();
        upsertStanding.executeBatch();
    }

    /**
     * Returns the last ratings of a person in a game, oldest first. Unlisted tables are named only to those who played
     * there.
     *
     * @param viewer the person who asks, or null for a stranger
     */
    public List<RatingPoint> history(String person, String game, @Nullable String viewer, int limit) {
        return queries.all(
                        "SELECT time, CASE WHEN EXISTS (SELECT 1 FROM game_table t WHERE t.id = table_id AND (t.listed"
                                + " OR EXISTS (SELECT 1 FROM seat v WHERE v.table_id = t.id AND v.person = ?)))"
                                + " THEN table_id END, mean, deviation, games FROM rating_course"
                                + " WHERE person = ? AND game = ? ORDER BY games DESC LIMIT ?",
                        row -> new RatingPoint(
                                row.getLong(1), row.getString(2), row.getDouble(3), row.getDouble(4), row.getInt(5)),
                        viewer == null ? "" : viewer,
                        person,
                        game,
                        limit)
                .reversed();
    }

    /**
     * Returns a page of a game's leaderboard, best first; of all time if the season is null. The conditions must match
     * those of the partial indexes literally, or the indexes are not used.
     */
    public List<LeaderboardRow> leaderboard(String game, @Nullable Season season, int from, int limit) {
        String columns = "SELECT p.name, s.mean, s.deviation, s.games FROM ";
        String members = " JOIN person p ON p.id = s.person AND p.kind = 'MEMBER'";
        String order = " ORDER BY s.mean DESC, s.person LIMIT ? OFFSET ?";
        return season == null
                ? queries.all(
                        columns + "rating s" + members + " WHERE s.game = ? AND s.games >= " + MIN_GAMES_ALL_TIME
                                + order,
                        RatingHistoryStore::leaderboardRow,
                        game,
                        limit,
                        from)
                : queries.all(
                        columns + "standing s" + members + " WHERE s.game = ? AND s.season = ? AND s.games >= "
                                + MIN_GAMES_PER_SEASON + order,
                        RatingHistoryStore::leaderboardRow,
                        game,
                        season.toString(),
                        limit,
                        from);
    }

    private static LeaderboardRow leaderboardRow(ResultSet row) throws SQLException {
        return new LeaderboardRow(row.getString(1), row.getDouble(2), row.getDouble(3), row.getInt(4));
    }
}
