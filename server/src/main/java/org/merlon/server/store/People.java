package org.merlon.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** People as they are stored, read and changed. */
final class People {
    private static final String PERSON = "SELECT id, name, kind, password, owner, created FROM person WHERE ";

    private final Reads reads;

    People(Reads reads) {
        this.reads = reads;
    }

    /**
     * A name as it is compared: compatible forms of a letter are one, and so are its cases. Raised before it is lowered,
     * since some letters meet only there (the two small sigmas, the sharp s and a double s).
     */
    static String key(String name) {
        String folded = Normalizer.normalize(name, Normalizer.Form.NFKC)
                .toUpperCase(Locale.ROOT)
                .toLowerCase(Locale.ROOT)
                .replace('ς', 'σ'); // lower-casing looks at the end of a word again
        return Normalizer.normalize(folded, Normalizer.Form.NFKC);
    }

    static Write.Work<Boolean> add(Person person) {
        return session -> session.update(
                        "INSERT INTO person (id, name, name_key, kind, password, owner, created)"
                                + " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                        person.id(),
                        person.name(),
                        key(person.name()),
                        person.kind().name(),
                        person.password(),
                        person.owner(),
                        person.created())
                == 1;
    }

    static Write.Work<Boolean> update(Person person) {
        String key = key(person.name());
        return session -> session.update(
                        "UPDATE person SET name = ?, name_key = ?, kind = ?, password = ? WHERE id = ?"
                                + " AND NOT EXISTS (SELECT 1 FROM person o WHERE o.name_key = ? AND o.id <> ?)",
                        person.name(),
                        key,
                        person.kind().name(),
                        person.password(),
                        person.id(),
                        key,
                        person.id())
                == 1;
    }

    @Nullable Person byId(String id) {
        return reads.first(PERSON + "id = ?", People::person, id);
    }

    @Nullable Person byName(String name) {
        return reads.first(PERSON + "name_key = ?", People::person, key(name));
    }

    List<Person> botsOf(String owner) {
        return reads.all(PERSON + "owner = ? ORDER BY created, id", People::person, owner);
    }

    Map<String, String> names(List<String> ids) {
        Map<String, String> names = new HashMap<>();
        reads.anyOf(
                        "SELECT id, name FROM person WHERE id IN (??)",
                        ids,
                        row -> Map.entry(row.getString(1), row.getString(2)))
                .forEach(entry -> names.put(entry.getKey(), entry.getValue()));
        return names;
    }

    Map<String, Rating> ratings(String game, List<String> people) {
        Map<String, Rating> ratings = new HashMap<>();
        reads.anyOf("SELECT * FROM rating WHERE game = ? AND person IN (??)", people, People::rating, game)
                .forEach(rating -> ratings.put(rating.person(), rating));
        return ratings;
    }

    List<Rating> ratingsOf(String person) {
        return reads.all("SELECT * FROM rating WHERE person = ? ORDER BY game", People::rating, person);
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
