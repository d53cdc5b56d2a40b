package org.merlon.server.store.accounts;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.merlon.server.store.log.SqlGameStore;
import org.merlon.server.store.log.StoredTable;
import org.merlon.server.store.sql.QueryRunner;
import org.merlon.server.store.sql.WriteQueue;
import org.merlon.server.store.sql.WriterSession;

/** Follow, block and mute relations between people, and challenges. */
public final class RelationStore {
    /** The kind of relation. */
    public enum Kind {
        FOLLOW,
        BLOCK,
        MUTE
    }

    /** A person who is followed, blocked or muted. */
    public record RelatedPerson(String id, String name, Kind kind, long since) {}

    /** A seat reserved for a person at an open table. */
    public record Challenge(String table, int seat, String challenger, String challenged, long created) {}

    /** A challenge with its table. */
    public record PendingChallenge(Challenge challenge, StoredTable table) {}

    /** A person, and whoever owns that person's bot account: what holds for people holds for their bots. */
    private static final String PERSON_OR_OWNER = "(?, (SELECT owner FROM person WHERE id = ?))";

    private final QueryRunner queries;
    private final WriteQueue queue;

    public RelationStore(QueryRunner queries, WriteQueue queue) {
        this.queries = queries;
        this.queue = queue;
    }

    /**
     * Adds a relation; false if the person has the maximum number of this kind, or if the other person does not exist.
     */
    public boolean addRelation(String person, Kind kind, String other, long time, int max) {
        return queue.write(session -> {
            session.update(
                    "INSERT INTO bond (person, kind, other, since) SELECT ?, ?, id, CAST(? AS BIGINT) FROM person"
                            + " WHERE id = ? AND kind <> 'DELETED' AND (SELECT COUNT(*) FROM bond"
                            + " WHERE person = ? AND kind = ?) < ? ON CONFLICT DO NOTHING",
                    person,
                    kind.name(),
                    time,
                    other,
                    person,
                    kind.name(),
                    max);
            return session.queryText(
                            "SELECT other FROM bond WHERE person = ? AND kind = ? AND other = ?",
                            person,
                            kind.name(),
                            other)
                    != null;
        });
    }

    public void removeRelation(String person, Kind kind, String other) {
        queue.update("DELETE FROM bond WHERE person = ? AND kind = ? AND other = ?", person, kind.name(), other);
    }

    /** Returns all relations of a person. */
    public List<RelatedPerson> relationsOf(String person) {
        return queries.all(
                "SELECT b.other, p.name, b.kind, b.since FROM bond b JOIN person p ON p.id = b.other"
                        + " WHERE b.person = ? ORDER BY b.kind, p.name_key",
                row -> new RelatedPerson(
                        row.getString(1), row.getString(2), Kind.valueOf(row.getString(3)), row.getLong(4)),
                person);
    }

    /** Returns true if a person has blocked another. */
    public boolean hasBlocked(String person, String other) {
        return queries.first(
                        "SELECT 1 FROM bond WHERE person = ? AND kind = 'BLOCK' AND other IN " + PERSON_OR_OWNER,
                        row -> row.getInt(1),
                        person,
                        other,
                        other)
                != null;
    }

    /** Returns those among some people who have blocked a person. */
    public Set<String> blockersOf(String person, Collection<String> among) {
        return idsAmong(
                "SELECT person FROM bond WHERE other IN " + PERSON_OR_OWNER + " AND kind = 'BLOCK' AND person IN (??)",
                among,
                person,
                person);
    }

    /** Returns those listeners who have blocked or muted a speaker. */
    public Set<String> listenersIgnoring(String speaker, Collection<String> listeners) {
        return idsAmong(
                "SELECT person FROM bond WHERE other IN " + PERSON_OR_OWNER
                        + " AND kind IN ('BLOCK', 'MUTE') AND person IN (??)",
                listeners,
                speaker,
                speaker);
    }

    /** Returns those speakers whom a listener has blocked or muted. */
    public Set<String> speakersIgnoredBy(String listener, Collection<String> speakers) {
        return idsAmong(
                "SELECT p.id FROM person p JOIN bond b ON b.other IN (p.id, p.owner)"
                        + " WHERE b.person = ? AND b.kind IN ('BLOCK', 'MUTE') AND p.id IN (??)",
                speakers,
                listener);
    }

    /** Returns those among some people for whom a query about one person has a row. */
    private Set<String> idsAmong(String sql, Collection<String> among, String... about) {
        return new HashSet<>(queries.allForKeys(sql, List.copyOf(among), row -> row.getString(1), (Object[]) about));
    }

    /** Adds a challenge; false if the challenged person or the challenger has the maximum number of open ones. */
    public boolean addChallenge(Challenge challenge, int max) {
        return queue.write(session -> session.update(
                        "INSERT INTO challenge (table_id, seat, challenger, challenged, created)"
                                + " SELECT id, ?, ?, ?, CAST(? AS BIGINT) FROM game_table WHERE id = ?"
                                + " AND (SELECT COUNT(*) FROM challenge c JOIN game_table g ON g.id = c.table_id"
                                + " WHERE c.challenged = ? AND g.status = 'open') < ?"
                                + " AND (SELECT COUNT(*) FROM challenge c JOIN game_table g ON g.id = c.table_id"
                                + " WHERE c.challenger = ? AND g.status = 'open') < ? ON CONFLICT DO NOTHING",
                        challenge.seat(),
                        challenge.challenger(),
                        challenge.challenged(),
                        challenge.created(),
                        challenge.table(),
                        challenge.challenged(),
                        max,
                        challenge.challenger(),
                        max)
                == 1);
    }

    /** Removes the challenges of a person at a table. */
    public void removeChallenge(String table, String challenged) {
        queue.update("DELETE FROM challenge WHERE table_id = ? AND challenged = ?", table, challenged);
    }

    /** Returns the challenges at a table. */
    public List<Challenge> challengesAt(String table) {
        return queries.all("SELECT * FROM challenge WHERE table_id = ? ORDER BY seat", RelationStore::challenge, table);
    }

    /** Returns challenges from or to a person at open tables where the seat is still free, newest first. */
    public List<PendingChallenge> challengesOf(String person, int limit) {
        return queries.all(
                "SELECT c.table_id, c.seat, c.challenger, c.challenged, c.created AS since, g.* FROM challenge c JOIN game_table g ON g.id = c.table_id AND g.status = 'open'"
                        + " JOIN seat s ON s.table_id = c.table_id AND s.seat = c.seat AND s.person IS NULL"
                        + " AND s.bot IS NULL WHERE c.challenged = ? OR c.challenger = ?"
                        + " ORDER BY c.created DESC, c.table_id LIMIT ?",
                row -> new PendingChallenge(
                        new Challenge(
                                row.getString("table_id"),
                                row.getInt("seat"),
                                row.getString("challenger"),
                                row.getString("challenged"),
                                row.getLong("since")),
                        SqlGameStore.table(row)),
                person,
                person,
                limit);
    }

    private static Challenge challenge(ResultSet row) throws SQLException {
        return new Challenge(
                row.getString("table_id"),
                row.getInt("seat"),
                row.getString("challenger"),
                row.getString("challenged"),
                row.getLong("created"));
    }

    /** Transfers a guest's relations, chat, reports, bans and challenges to a member. */
    static void mergeGuest(WriterSession session, String guest, String member) throws SQLException {
        session.update(
                "INSERT INTO bond (person, kind, other, since) SELECT ?, kind, other, since FROM bond"
                        + " WHERE person = ? AND other <> ? ON CONFLICT DO NOTHING",
                member,
                guest,
                member);
        session.update(
                "INSERT INTO bond (person, kind, other, since) SELECT person, kind, ?, since FROM bond"
                        + " WHERE other = ? AND person <> ? ON CONFLICT DO NOTHING",
                member,
                guest,
                member);
        session.update("UPDATE chat SET person = ? WHERE person = ?", member, guest);
        session.update("UPDATE report SET reporter = ? WHERE reporter = ?", member, guest);
        session.update("UPDATE report SET about = ? WHERE about = ?", member, guest);
        session.update(
                "UPDATE ban SET person = ? WHERE person = ? AND NOT EXISTS (SELECT 1 FROM ban WHERE person = ?)",
                member,
                guest,
                member);
        session.update("UPDATE challenge SET challenger = ? WHERE challenger = ?", member, guest);
        session.update("UPDATE challenge SET challenged = ? WHERE challenged = ?", member, guest);
    }
}
