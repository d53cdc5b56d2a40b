package org.merlon.server.store.accounts;

import java.util.Arrays;
import java.util.List;

/**
 * One sort of thing that is kept about people: how they are shown it, and how it goes with them. Every table of the
 * database stands here or is said not to be about people, and a test holds the list against the database.
 *
 * @param name what it is called in the file that a person gets
 * @param table which table it lies in
 * @param show the question for it, with the person's id for each mark
 * @param forget what removes it, likewise; empty if it goes with another part, or stays because it is anonymous
 */
public record PersonalDataTable(String name, String table, String show, List<String> forget) {

    /** Tables that hold nothing about a person. */
    public static final List<String> IMPERSONAL = List.of("secret", "house_rule", "audit");

    /** In an order in which nothing refers to what is gone. */
    public static final List<PersonalDataTable> ALL = List.of(
            // The row stays, under a name that says nothing, so that what was played has somebody who played it.
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
            // Before the names of seats go, since these are found by the seats.
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
            // What somebody did in games lies in the games' files; the log stays, since it is the others' game too.
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
            // Not what it says, by which whoever wrote it may be known.
            part("reported", "report", "SELECT time, closed FROM report WHERE about = ?"),
            part(
                    "ban",
                    "ban",
                    "SELECT reason, since, until FROM ban WHERE person = ?",
                    "DELETE FROM ban WHERE person = ?"));

    private static PersonalDataTable part(String name, String table, String show, String... forget) {
        return new PersonalDataTable(name, table, show, List.of(forget));
    }

    /** The values of a statement: the person, for each mark. */
    static Object[] values(String sql, String person) {
        int marks = (int) sql.chars().filter(c -> c == '?').count();
        var values = new Object[marks];
        Arrays.fill(values, person);
        return values;
    }
}
