package org.merlon.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.flywaydb.core.api.migration.BaseJavaMigration;
import org.flywaydb.core.api.migration.Context;
import org.merlon.server.store.log.SeatResult;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Fills in the seat results of games that ended before results were stored. Flyway derives version and description from
 * the class name.
 */
@SuppressWarnings({"checkstyle:TypeName", "JavaCase"})
public final class V55__Results extends BaseJavaMigration {
    private static final int PAGE_SIZE = 500;
    private static final JsonMapper JSON = new JsonMapper();

    @Override
    public void migrate(Context context) throws Exception {
        fillMissing(context.getConnection());
    }

    private record EndedGame(String table, String result) {}

    /** Updates only seats without a result, table by table in id order. */
    public static void fillMissing(Connection connection) throws SQLException {
        try (PreparedStatement variants = connection.prepareStatement(
                "UPDATE seat SET variant = (SELECT variant FROM game_table WHERE id = seat.table_id)"
                        + " WHERE variant IS NULL")) {
            variants.executeUpdate();
        }
        String last = "";
        List<EndedGame> page;
        do {
            page = page(connection, last);
            try (PreparedStatement update = connection.prepareStatement("UPDATE seat SET result = CASE"
                    + " WHEN ? LIKE '%,' || seat || ',%' THEN ? ELSE 'lost' END WHERE table_id = ?")) {
                for (EndedGame each : page) {
                    last = each.table;
                    Winners winners = Winners.of(each.result);
                    update.setString(1, winners.seats);
                    update.setString(2, winners.shared ? SeatResult.DRAWN.code() : SeatResult.WON.code());
                    update.setString(3, each.table);
                    update.addBatch();
                }
                if (!page.isEmpty()) {
                    update.executeBatch();
                }
            }
        } while (page.size() == PAGE_SIZE);
    }

    /** @param seats the winners' seats with a comma before and after each */
    private record Winners(String seats, boolean shared) {
        static Winners of(String result) {
            try {
                JsonNode data = JSON.readTree(result);
                var seats = new StringBuilder(",");
                data.path("winners")
                        .forEach(seat -> seats.append(seat.asInt(-1)).append(','));
                return new Winners(seats.toString(), data.path("winners").size() > 1 && !data.has("outcome"));
            } catch (JacksonException e) {
                return new Winners(",", false);
            }
        }
    }

    private static List<EndedGame> page(Connection connection, String after) throws SQLException {
        try (PreparedStatement select = connection.prepareStatement("SELECT id, result FROM game_table g"
                + " WHERE status = 'over' AND result IS NOT NULL AND id > ? AND EXISTS"
                + " (SELECT 1 FROM seat WHERE table_id = g.id AND result IS NULL) ORDER BY id LIMIT " + PAGE_SIZE)) {
            select.setString(1, after);
            List<EndedGame> page = new ArrayList<>();
            try (ResultSet rows = select.executeQuery()) {
                while (rows.next()) {
                    page.add(new EndedGame(rows.getString(1), rows.getString(2)));
                }
            }
            return page;
        }
    }
}
