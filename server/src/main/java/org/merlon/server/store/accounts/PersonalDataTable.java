package org.merlon.server.store.accounts;

import java.util.Arrays;
import java.util.List;
import org.merlon.server.store.log.StoredTable;

/**
 * A category of personal data, with the queries to export and to erase it. Every database table must be listed here or
 * as impersonal; a test compares the lists with the database.
 *
 * @param name the category's name in the exported file
 * @param table the database table
 * @param exportSql the query to export it, with the person's id for each parameter
 * @param eraseSql the statements to erase it, likewise; empty if it is erased with another category, or is anonymous and
 *     remains
 */
public record PersonalDataTable(String name, String table, String exportSql, List<String> eraseSql) {

    /** Tables without personal data. */
    public static final List<String> IMPERSONAL = List.of("secret", "signing_key", "house_rule", "audit");

    /** Ordered so that foreign keys hold while erasing. */
    public static final List<PersonalDataTable> ALL = List.of(
            // The row remains under a meaningless name, so that past games still have their players.
            category(
                    "account",
                    "person",
                    "SELECT name, kind, created, seen FROM person WHERE id = ?",
                    "UPDATE person SET owner = NULL, created = 0, seen = 0 WHERE id = ? AND kind = 'DELETED'"),
            category("bots", "person", "SELECT name, created FROM person WHERE owner = ? AND kind = 'BOT'"),
            category(
                    "sessions",
                    "session",
                    "SELECT expires FROM session WHERE person = ?",
                    "DELETE FROM session WHERE person = ?"),
            category(
                    "tokens",
                    "token",
                    "SELECT created FROM token WHERE person = ?",
                    "DELETE FROM token WHERE person = ?"),
            category(
                    "recovery",
                    "recovery",
                    "SELECT kind, created, expires FROM recovery WHERE person = ?",
                    "DELETE FROM recovery WHERE person = ?"),
            category(
                    "ratings",
                    "rating",
                    "SELECT game, mean, deviation, games FROM rating WHERE person = ?",
                    "DELETE FROM rating WHERE person = ?"),
            category(
                    "ratingCourses",
                    "rating_course",
                    "SELECT game, games, time, table_id, mean, deviation FROM rating_course WHERE person = ?"
                            + " ORDER BY game, games",
                    "DELETE FROM rating_course WHERE person = ?"),
            category(
                    "standings",
                    "standing",
                    "SELECT game, season, mean, deviation, games FROM standing WHERE person = ?",
                    "DELETE FROM standing WHERE person = ?"),
            // Before the names of seats, since attachments are found through the seats.
            category(
                    "attachments",
                    "drawing",
                    "SELECT d.table_id, d.seat, d.part, d.strokes AS content FROM drawing d JOIN seat s"
                            + " ON s.table_id = d.table_id AND s.seat = d.seat WHERE s.person = ?",
                    "DELETE FROM drawing WHERE (table_id, seat) IN (SELECT table_id, seat FROM seat WHERE person = ?)"),
            category(
                    "games",
                    "seat",
                    "SELECT table_id, seat, called, game, variant, result, ended FROM seat WHERE person = ?"
                            + " ORDER BY table_id, seat",
                    "UPDATE seat SET called = NULL WHERE person = ? AND called IS NOT NULL"),
            // A person's moves are in the files of their games; the logs remain, since they are also the other players'
            // games.
            category(
                    "tables",
                    "game_table",
                    "SELECT id, game, variant, created, status FROM game_table"
                            + " WHERE creator = ? AND (status IN ('open', 'playing') OR " + StoredTable.IS_IMPORTED_SQL
                            + ")"),
            category(
                    "moves",
                    "entry",
                    "SELECT 'in the file of each game, at /api/tables/ID/export' AS place WHERE ? <> ''"),
            category(
                    "talk",
                    "chat",
                    "SELECT table_id, room, text, time FROM chat WHERE person = ? ORDER BY id",
                    "DELETE FROM chat WHERE person = ?"),
            category(
                    "notes",
                    "note",
                    "SELECT table_id, text FROM note WHERE person = ?",
                    "DELETE FROM note WHERE person = ?"),
            category(
                    "people",
                    "bond",
                    "SELECT b.kind, p.name, b.since FROM bond b JOIN person p ON p.id = b.other WHERE b.person = ?",
                    "DELETE FROM bond WHERE person = ?",
                    "DELETE FROM bond WHERE other = ?"),
            category(
                    "challenges",
                    "challenge",
                    "SELECT table_id, seat, created FROM challenge WHERE challenger = ?"
                            + " UNION ALL SELECT table_id, seat, created FROM challenge WHERE challenged = ?",
                    "DELETE FROM challenge WHERE challenger = ?",
                    "DELETE FROM challenge WHERE challenged = ?"),
            category(
                    "reports",
                    "report",
                    "SELECT time, table_id, line, reason, closed FROM report WHERE reporter = ?",
                    "UPDATE report SET reporter = NULL WHERE reporter = ?",
                    "DELETE FROM report WHERE about = ?"),
            category(
                    "channels",
                    "channel",
                    "SELECT kind, target, created FROM channel WHERE person = ?",
                    "DELETE FROM channel WHERE person = ?"),
            category(
                    "daysOff",
                    "holiday",
                    "SELECT year, used, until FROM holiday WHERE person = ?",
                    "DELETE FROM holiday WHERE person = ?"),
            // Without the reason, which might reveal who reported it.
            category("reported", "report", "SELECT time, closed FROM report WHERE about = ?"),
            category(
                    "ban",
                    "ban",
                    "SELECT reason, since, until FROM ban WHERE person = ?",
                    "DELETE FROM ban WHERE person = ?"));

    private static PersonalDataTable category(String name, String table, String exportSql, String... eraseSql) {
        return new PersonalDataTable(name, table, exportSql, List.of(eraseSql));
    }

    /** Returns the parameters of a statement: the person's id for each one. */
    static Object[] parameters(String sql, String person) {
        int count = (int) sql.chars().filter(c -> c == '?').count();
        var parameters = new Object[count];
        Arrays.fill(parameters, person);
        return parameters;
    }
}
