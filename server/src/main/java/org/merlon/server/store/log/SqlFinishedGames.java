package org.merlon.server.store.log;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.merlon.server.store.sql.QueryRunner;

/** Finished games in an SQL database. */
public final class SqlFinishedGames implements FinishedGames {
    private static final String SEATS = "SELECT table_id, game, variant, result, ended FROM seat"
            + " WHERE person = ? AND ended >= ? AND ended < ? ORDER BY ended DESC, table_id DESC LIMIT ?";

    private final QueryRunner queries;
    private final SqlGameStore logs;

    public SqlFinishedGames(QueryRunner queries, SqlGameStore logs) {
        this.queries = queries;
        this.logs = logs;
    }

    @Override
    public Page search(GameSearch search, int limit) {
        List<Played> looked = search.person() == null
                ? ofAll(search)
                : queries.all(
                        SEATS,
                        SqlFinishedGames::played,
                        search.person(),
                        Math.max(0, search.from()),
                        search.before(),
                        LOOKED_AT);
        var found = new LinkedHashSet<String>();
        Long next = looked.size() == LOOKED_AT ? looked.getLast().ended() : null;
        for (Played each : looked) {
            if (fits(search, each)) {
                found.add(each.table());
            }
            if (found.size() == limit) {
                next = each.ended();
                break;
            }
        }
        return new Page(logs.tables(List.copyOf(found)), next);
    }

    private static boolean fits(GameSearch search, Played game) {
        return (search.game() == null || search.game().equals(game.game()))
                && (search.variant() == null || search.variant().equals(game.variant()))
                && (search.person() == null || search.result() == null || search.result() == game.result());
    }

    /** Searches without a person; filters on game and variant to use an index. */
    private List<Played> ofAll(GameSearch search) {
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
        values.add(LOOKED_AT);
        return queries.all(sql.toString(), SqlFinishedGames::played, values.toArray());
    }

    @Override
    public List<Played> playedBy(String person, int limit) {
        return queries.all(SEATS, SqlFinishedGames::played, person, 0L, Long.MAX_VALUE, limit);
    }

    private static Played played(ResultSet row) throws SQLException {
        String variant = row.getString("variant");
        return new Played(
                row.getString("table_id"),
                row.getString("game"),
                variant == null ? "" : variant,
                SeatResult.read(row.getString("result")),
                row.getLong("ended"));
    }
}
