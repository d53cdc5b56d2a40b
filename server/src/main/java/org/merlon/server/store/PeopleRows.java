package org.merlon.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** People as they are stored, read and changed. */
final class PeopleRows {
    private static final String PERSON = "SELECT id, name, kind, password, owner, created FROM person WHERE ";

    private final Reads reads;

    PeopleRows(Reads reads) {
        this.reads = reads;
    }

    static Write.Work<Boolean> add(Person person) {
        return session -> session.update(
                        "INSERT INTO person (id, name, name_key, skeleton, kind, password, owner, created, seen)"
                                + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                        person.id(),
                        person.name(),
                        NameForm.of(person.name()),
                        Lookalikes.skeleton(person.name()),
                        person.kind().name(),
                        person.password(),
                        person.owner(),
                        person.created(),
                        person.created())
                == 1;
    }

    static Write.Work<Boolean> update(Person person) {
        return session -> update(session, person, null) == 1;
    }

    /**
     * Writes a person anew, unless somebody else has the name or one that looks like it. Who has such a name from the time
     * before looks were compared keeps it, and is left out of the comparison.
     */
    private static int update(WriterSession session, Person person, @Nullable String heir) throws SQLException {
        String key = NameForm.of(person.name());
        String skeleton = Lookalikes.skeleton(person.name());
        return session.update(
                "UPDATE person SET name = ?, skeleton = CASE WHEN name_key = ? THEN skeleton ELSE ? END,"
                        + " name_key = ?, kind = ?, password = ?, became = ? WHERE id = ?"
                        + " AND NOT EXISTS (SELECT 1 FROM person o WHERE o.id <> ?"
                        + " AND (o.name_key = ? OR (o.skeleton = ? AND person.name_key <> ?)))",
                person.name(),
                key,
                skeleton,
                key,
                person.kind().name(),
                person.password(),
                heir,
                person.id(),
                person.id(),
                key,
                skeleton,
                key);
    }

    /** Makes a member the heir of a guest, who goes on under another name as somebody deleted. */
    static Write.Work<Boolean> handOver(Person former, String heir) {
        return session -> {
            boolean possible = "GUEST".equals(session.text("SELECT kind FROM person WHERE id = ?", former.id()))
                    && "MEMBER".equals(session.text("SELECT kind FROM person WHERE id = ?", heir));
            if (!possible || update(session, former, heir) != 1) {
                return false;
            }
            TableWrites.handOver(session, former.id(), heir);
            // Where both have a note the guest's is put below the other.
            session.update(
                    "INSERT INTO note (table_id, person, text) SELECT table_id, ?, text FROM note WHERE person = ?"
                            + " ON CONFLICT (table_id, person) DO UPDATE SET text = note.text || ? || excluded.text",
                    heir,
                    former.id(),
                    "\n");
            session.update("DELETE FROM rating WHERE person = ?", former.id());
            forget(session, former.id());
            return true;
        };
    }

    static void forget(WriterSession session, String person) throws SQLException {
        session.update("DELETE FROM session WHERE person = ?", person);
        session.update("DELETE FROM token WHERE person = ?", person);
        session.update("DELETE FROM note WHERE person = ?", person);
    }

    /** Removes those of these guests who have not been here since a time and have no games; how many there were. */
    static Write.Work<Integer> removeIdle(List<String> guests, long since) {
        String idle = " AND EXISTS (SELECT 1 FROM person p WHERE p.id = ? AND p.kind = 'GUEST' AND p.seen <= ?"
                + " AND NOT EXISTS (SELECT 1 FROM seat s WHERE s.person = p.id))";
        return session -> {
            int removed = 0;
            for (String guest : guests) {
                session.update("DELETE FROM session WHERE person = ?" + idle, guest, guest, since);
                session.update("DELETE FROM note WHERE person = ?" + idle, guest, guest, since);
                removed += session.update("DELETE FROM person WHERE id = ?" + idle, guest, guest, since);
            }
            return removed;
        };
    }

    List<IdleGuest> idleGuests(long since, IdleGuest after, int limit) {
        return reads.all(
                "SELECT id, seen FROM person WHERE kind = 'GUEST' AND seen <= ? AND (seen, id) > (?, ?)"
                        + " ORDER BY seen, id LIMIT ?",
                row -> new IdleGuest(row.getString(1), row.getLong(2)),
                since,
                after.seen(),
                after.id(),
                limit);
    }

    Map<String, String> heirs(List<String> ids) {
        Map<String, String> heirs = new HashMap<>();
        reads.anyOf(
                        "SELECT id, became FROM person WHERE became IS NOT NULL AND id IN (??)",
                        ids,
                        row -> Map.entry(row.getString(1), row.getString(2)))
                .forEach(entry -> heirs.put(entry.getKey(), entry.getValue()));
        return heirs;
    }

    boolean hasGames(String person) {
        return reads.first("SELECT 1 FROM seat WHERE person = ? LIMIT 1", row -> row.getInt(1), person) != null;
    }

    @Nullable Person byId(String id) {
        return reads.first(PERSON + "id = ?", PeopleRows::person, id);
    }

    @Nullable Person byName(String name) {
        return reads.first(PERSON + "name_key = ?", PeopleRows::person, NameForm.of(name));
    }

    List<Person> botsOf(String owner) {
        return reads.all(PERSON + "owner = ? ORDER BY created, id", PeopleRows::person, owner);
    }

    Map<String, String> names(List<String> ids) {
        Map<String, String> names = new HashMap<>();
        reads.anyOf(
                        "SELECT p.id, COALESCE(heir.name, p.name) FROM person p"
                                + " LEFT JOIN person heir ON heir.id = p.became WHERE p.id IN (??)",
                        ids,
                        row -> Map.entry(row.getString(1), row.getString(2)))
                .forEach(entry -> names.put(entry.getKey(), entry.getValue()));
        return names;
    }

    Map<String, Rating> ratings(String game, List<String> people) {
        Map<String, Rating> ratings = new HashMap<>();
        reads.anyOf("SELECT * FROM rating WHERE game = ? AND person IN (??)", people, PeopleRows::rating, game)
                .forEach(rating -> ratings.put(rating.person(), rating));
        return ratings;
    }

    List<Rating> ratingsOf(String person) {
        return reads.all("SELECT * FROM rating WHERE person = ? ORDER BY game", PeopleRows::rating, person);
    }

    private static Person person(ResultSet row) throws SQLException {
        return new Person(
                row.getString("id"),
                row.getString("name"),
                Person.Kind.valueOf(row.getString("kind")),
                row.getString("password"),
                row.getString("owner"),
                row.getLong("created"));
    }

    private static Rating rating(ResultSet row) throws SQLException {
        return new Rating(
                row.getString("person"),
                row.getString("game"),
                row.getDouble("mean"),
                row.getDouble("deviation"),
                row.getInt("games"));
    }
}
