package org.merlon.server.store.accounts;

import java.util.Arrays;
import java.util.List;

/**
 * A category of personal data, with the queries to export and to erase it. Every database table must be listed here or
 * as impersonal; a test compares the lists with the database.
 *
 * @param name the category's name in the exported file
 * @param table the database table
 * @param show the query to export it, with the person's id for each parameter
 * @param forget the statements to erase it, likewise; empty if it is erased with another category, or is anonymous and
 *     remains
 */
public record PersonalDataTable(String name, String table, String show, List<String> forget) {

    /** Tables without personal data. */
    public static final List<String> IMPERSONAL = List.of("secret", "house_rule", "audit");

    /** Ordered so that foreign keys hold while erasing. */
    public static final List<PersonalDataTable> ALL = List.of(
            // The row remains under a meaningless name, so that past games still have their players.
            part(
                    "account",
                    "person",
                    "SELECT name, kind, created, seen FROM person WHERE id = ?",
                    "UPDATE person SET owner = NULL, created = 0, seen = 0 WHERE id = ? AND kind = 'DELETED'"),
            part("bots", "person", "SELECT name, created FROM person WHERE owner = ? AND kind = 'BOT'"),
            part(
                    "sessions",
                    "session",
                    "SELECT expires FROM session WHERE person = ?",
                    "DELETE FROM session WHERE person = ?"),
            part("tokens", "token", "SELECT created FROM token WHERE person = ?", "DELETE FROM token WHERE person = ?"),
            part(
                    "recovery",
                    "recovery",
                    "SELECT kind, created, expires FROM recovery WHERE person = ?",
                    "DELETE FROM recovery WHERE person = ?"),
            part(
                    "ratings",
                    "rating",
                    "SELECT game, mean, deviation, games FROM rating WHERE person = ?",
                    "DELETE FROM rating WHERE person = ?"),
            part(
                    "ratingCourses",
                    "rating_course",
                    "SELECT game, games, time, table_id, mean, deviation FROM rating_course WHERE person = ?"
                            + " ORDER BY game, games",
                    "DELETE FROM rating_course WHERE person = ?"),
            part(
                    "standings",
                    "standing",
                    "SELECT game, season, mean, deviation, games FROM standing WHERE person = ?",
                    "DELETE FROM standing WHERE person = ?"),
            // Before the names of seats, since attachments are found through the seats.
            part(
                    "attachments",
                    "drawing",
                    "SELECT d.table_id, d.seat, d.part, d.strokes AS content FROM drawing d JOIN seat s"
                            + " ON s.table_id = d.table_id AND s.seat = d.seat WHERE s.person = ?",
                    "DELETE FROM drawing WHERE (table_id, seat) IN (SELECT table_id, seat FROM seat WHERE person = ?)"),
            part(
                    "games",
                    "seat",
                    "SELECT table_id, seat, called, game, variant, result, ended FROM seat WHERE person = ?"
                            + " ORDER BY table_id, seat",
                    "UPDATE seat SET called = NULL WHERE person = ? AND called IS NOT NULL"),
            // A person's moves are in the files of their games; the logs remain, since they are also the other players'
            // games.
            part(
                    "tables",
                    "game_table",
                    "SELECT id, game, variant, created, status FROM game_table"
                            + " WHERE creator = ? AND status IN ('open', 'playing')"),
            part(
                    "moves",
                    "entry",
                    "SELECT 'in the file of each game, at /api/tables/ID/export' AS place WHERE ? <> ''"),
            part(
                    "talk",
                    "chat",
                    "SELECT table_id, room, text, time FROM chat WHERE person = ? ORDER BY id",
                    "DELETE FROM chat WHERE person = ?"),
            part(
                    "notes",
                    "note",
                    "SELECT table_id, text FROM note WHERE person = ?",
                    "DELETE FROM note WHERE person = ?"),
            part(
                    "people",
                    "bond",
                    "SELECT b.kind, p.name, b.since FROM bond b JOIN person p ON p.id = b.other WHERE b.person = ?",
                    "DELETE FROM bond WHERE person = ?",
                    "DELETE FROM bond WHERE other = ?"),
            part(
                    "challenges",
                    "challenge",
                    "SELECT table_id, seat, created FROM challenge WHERE challenger = ?"
                            + " UNION ALL SELECT table_id, seat, created FROM challenge WHERE challenged = ?",
                    "DELETE FROM challenge WHERE challenger = ?",
                    "DELETE FROM challenge WHERE challenged = ?"),
            part(
                    "reports",
                    "report",
                    "SELECT time, table_id, line, reason, closed FROM report WHERE reporter = ?",
                    "UPDATE report SET reporter = NULL WHERE reporter = ?",
                    "DELETE FROM report WHERE about = ?"),
            part(
                    "channels",
                    "channel",
                    "SELECT kind, target, created FROM channel WHERE person = ?",
                    "DELETE FROM channel WHERE person = ?"),
            part(
                    "daysOff",
                    "holiday",
                    "SELECT year, used, until FROM holiday WHERE person = ?",
                    "DELETE FROM holiday WHERE person = ?"),
            // Without the reason, which might reveal who reported it.
            part("reported", "report", "SELECT time, closed FROM report WHERE about = ?"),
            part(
                    "ban",
                    "ban",
                    "SELECT reason, since, until FROM ban WHERE person = ?",
                    "DELETE FROM ban WHERE person = ?"));

    private static PersonalDataTable part(String name, String table, String show, String... forget) {
        return new PersonalDataTable(name, table, show, List.of(forget));
    }

    /** Returns the parameters of a statement: the person's id for each one. */
    static Object[] values(String sql, String person) {
        int marks = (int) sql.chars().filter(c -> c == '?').count();
        var values = new Object[marks];
        Arrays.fill(values, person);
        return values;
    }
}
