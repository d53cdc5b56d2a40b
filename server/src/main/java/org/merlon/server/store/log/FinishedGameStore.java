package org.merlon.server.store.log;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.sql.QueryRunner;

/** Search and statistics over finished games. */
public final class FinishedGameStore {
    /** Games scanned per result page, matching or not: a few milliseconds. */
    public static final int MAX_SCANNED = 500;

    /**
     * A page of search results.
     *
     * @param next the {@code before} value for the next page, or null if this is the last
     */
    public record Page(List<ListedTable> tables, @Nullable Long next) {
        public Page {
            tables = List.copyOf(tables);
        }
    }

    /** A game that a person finished, with the result of one of the person's seats, or null if unknown. */
    public record PlayedGame(
            String table,
            String game,
            String variant,
            @Nullable SeatResult result,
            long ended) {}

    /** The stored result of a cooperative or solo game. */
    public record SharedResult(String game, String variant, String result) {}

    private static final String GAMES_OF_PERSON = "SELECT table_id, game, variant, result, ended FROM seat s"
            + " WHERE person = ? AND ended >= ? AND ended < ?";

    private static final String NEWEST_FIRST = " ORDER BY ended DESC, table_id DESC LIMIT ?";

    private static final String PLAYED_HERE =
            " AND NOT EXISTS (SELECT 1 FROM game_table WHERE id = s.table_id AND " + StoredTable.IS_IMPORTED_SQL + ")";

    private final QueryRunner queries;
    private final SqlGameStore games;

    public FinishedGameStore(QueryRunner queries, SqlGameStore games) {
        this.queries = queries;
        this.games = games;
    }

    /** Returns matching games, newest first, listed or not. A page may be empty without being the last. */
    public Page search(GameSearch search, int limit) {
        List<PlayedGame> scanned = search.person() == null
                ? scanAll(search)
                : queries.all(
                        GAMES_OF_PERSON + NEWEST_FIRST,
                        FinishedGameStore::playedGame,
                        search.person(),
                        Math.max(0, search.from()),
                        search.before(),
                        MAX_SCANNED);
        var tableIds = new LinkedHashSet<String>();
        Long next = scanned.size() == MAX_SCANNED ? scanned.getLast().ended() : null;
        for (PlayedGame each : scanned) {
            if (matches(search, each)) {
                tableIds.add(each.table());
            }
            if (tableIds.size() == limit) {
                next = each.ended();
                break;
            }
        }
        return new Page(games.tables(List.copyOf(tableIds)), next);
    }

    private static boolean matches(GameSearch search, PlayedGame game) {
        return (search.game() == null || search.game().equals(game.game()))
                && (search.variant() == null || search.variant().equals(game.variant()))
                && (search.person() == null || search.result() == null || search.result() == game.result());
    }

    /** Searches without a person; filters on game and variant to use an index. */
    private List<PlayedGame> scanAll(GameSearch search) {
        List<Object> values = new ArrayList<>();
        var sql = new StringBuilder("SELECT id AS table_id, game, variant, NULL AS result, updated AS ended"
                + " FROM game_table WHERE status = 'over'");
        if (search.game() != null) {
            sql.append(" AND game = ?");
            values.add(search.game());
            if (search.variant() != null) {
                sql.append(" AND variant = ?");
                values.add(search.variant());
            }
        }
        sql.append(" AND updated >= ? AND updated < ? ORDER BY updated DESC LIMIT ?");
        values.add(search.from());
        values.add(search.before());
        values.add(MAX_SCANNED);
        return queries.all(sql.toString(), FinishedGameStore::playedGame, values.toArray());
    }

    /** Returns the number of seats at which a person finished a game, up to a limit. */
    public int countOf(String person, int limit) {
        Integer count = queries.first(
                "SELECT count(*) FROM (SELECT 1 FROM seat WHERE person = ? AND ended >= 0 LIMIT ?) f",
                row -> row.getInt(1),
                person,
                limit);
        return count == null ? 0 : count;
    }

    /** Returns the results of cooperative and solo games among the last games of a person, without imported ones. */
    public List<SharedResult> sharedResults(String person, int limit) {
        return queries.all(
                "SELECT t.game, t.variant, t.result FROM (SELECT DISTINCT ended, table_id FROM seat"
                        + " WHERE person = ? AND ended >= 0 ORDER BY ended DESC, table_id DESC LIMIT ?) f"
                        + " JOIN game_table t ON t.id = f.table_id WHERE t.result LIKE '%\"outcome\":%'"
                        + " AND NOT (" + StoredTable.IS_IMPORTED_SQL + ")",
                row -> new SharedResult(row.getString(1), row.getString(2), row.getString(3)),
                person,
                limit);
    }

    /** Returns the last games that a person played here, without imported ones; newest first, one for each of the person's seats. */
    public List<PlayedGame> playedBy(String person, int limit) {
        return queries.all(
                GAMES_OF_PERSON + PLAYED_HERE + NEWEST_FIRST,
                FinishedGameStore::playedGame,
                person,
                0L,
                Long.MAX_VALUE,
                limit);
    }

    private static PlayedGame playedGame(ResultSet row) throws SQLException {
        String variant = row.getString("variant");
        return new PlayedGame(
                row.getString("table_id"),
                row.getString("game"),
                variant == null ? "" : variant,
                SeatResult.parse(row.getString("result")),
                row.getLong("ended"));
    }
}
