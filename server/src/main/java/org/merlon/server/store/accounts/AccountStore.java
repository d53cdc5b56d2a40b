package org.merlon.server.store.accounts;

import java.security.SecureRandom;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.log.SqlGameStore;
import org.merlon.server.store.sql.QueryRunner;
import org.merlon.server.store.sql.WriteQueue;
import org.merlon.server.store.sql.WriterSession;

/** Accounts with their sessions and tokens, and the server's secrets. */
public final class AccountStore implements RatingLookup {
    public static final String SELECT_PERSON = "SELECT id, name, kind, password, owner, created FROM person WHERE ";

    private static final int SECRET_BYTES = 32;

    /** Interval for removing expired sessions, by the time given in session lookups. */
    private static final long SWEEP_INTERVAL_MILLIS = 3_600_000;

    /** Precision of the last visit: one day, so that it costs at most one write a day. */
    private static final long SEEN_PRECISION_MILLIS = 24 * 3_600_000L;

    /** The person of a session, and their last visit. */
    private record SessionOwner(String person, long lastSeen) {}

    private final QueryRunner queries;
    private final WriteQueue queue;
    private final AtomicLong lastSweep = new AtomicLong(Long.MIN_VALUE / 2);

    public AccountStore(QueryRunner queries, WriteQueue queue) {
        this.queries = queries;
        this.queue = queue;
    }

    /**
     * Adds a person; false if the id or the name is taken, or if the name looks like a taken one. Names are equal if
     * they have the same {@link NameNormalizer}, and look alike if they have the same {@link NameSkeleton}.
     */
    public boolean addPerson(Person person) {
        return queue.write(session -> session.update(
                        "INSERT INTO person (id, name, name_key, skeleton, kind, password, owner, created, seen)"
                                + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                        person.id(),
                        person.name(),
                        NameNormalizer.normalize(person.name()),
                        NameSkeleton.of(person.name()),
                        person.kind().name(),
                        person.password(),
                        person.owner(),
                        person.created(),
                        person.created())
                == 1);
    }

    /** Updates name, kind and password of a person; false if another person has the name or one that looks like it. */
    public boolean updatePerson(Person person) {
        return queue.write(session -> update(session, person, null) == 1);
    }

    /**
     * Like {@link #updatePerson}, for a guest who becomes a member. Notification channels are retained but can no
     * longer recover the account.
     */
    public boolean claim(Person member) {
        return queue.write(session -> {
            if (update(session, member, null) != 1) {
                return false;
            }
            NotificationChannelStore.transferToMember(session, member.id(), member.id());
            return true;
        });
    }

    /**
     * Updates a person, unless another person has the name or one that looks like it. A name older than this comparison
     * is kept, and is exempt from it.
     */
    public static int update(WriterSession session, Person person, @Nullable String mergedInto) throws SQLException {
        String key = NameNormalizer.normalize(person.name());
        String skeleton = NameSkeleton.of(person.name());
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
                mergedInto,
                person.id(),
                person.id(),
                key,
                skeleton,
                key);
    }

    /**
     * Merges a guest into a member: seats, notes and relations are transferred, and finished games show the member's
     * name. The guest remains as a deleted account under a different name. Returns false if one of the two is not a
     * guest or member, respectively, or if the name is taken.
     *
     * @param guest the guest, with the name and kind that it gets; it loses all sessions
     * @param member the id of the member
     */
    public boolean mergeGuest(Person guest, String member) {
        return queue.write(
                move -> guest.id().equals(move.listing().waitingFor())
                        || guest.id().equals(move.listing().creator()),
                session -> {
                    boolean canMerge = "GUEST"
                                    .equals(session.queryText("SELECT kind FROM person WHERE id = ?", guest.id()))
                            && "MEMBER".equals(session.queryText("SELECT kind FROM person WHERE id = ?", member));
                    if (!canMerge || update(session, guest, member) != 1) {
                        return false;
                    }
                    SqlGameStore.mergeGuest(session, guest.id(), member);
                    // Where both have a note, the guest's is appended.
                    session.update(
                            "INSERT INTO note (table_id, person, text) SELECT table_id, ?, text FROM note WHERE person = ?"
                                    + " ON CONFLICT (table_id, person) DO UPDATE SET text = note.text || ? || excluded.text",
                            member,
                            guest.id(),
                            "\n");
                    NotificationChannelStore.transferToMember(session, guest.id(), member);
                    RelationStore.mergeGuest(session, guest.id(), member);
                    PersonalDataStore.erase(session, guest.id());
                    return true;
                });
    }

    /** Deletes all personal data of a person, also imported games. Others remain, under the person's current name. */
    public void removePersonalData(String person) {
        queue.write(move -> person.equals(move.listing().creator()), session -> {
            PersonalDataStore.erase(session, person);
            return true;
        });
    }

    /** Removes those of these guests who have not been seen since a time and have no games; returns their number. */
    public int removeIdleGuests(List<String> guests, long since) {
        String selectIdle = "SELECT p.id FROM person p WHERE p.id = ? AND p.kind = 'GUEST' AND p.seen <= ?"
                + " AND NOT EXISTS (SELECT 1 FROM seat s WHERE s.person = p.id)";
        return queue.write(move -> guests.contains(move.listing().creator()), session -> {
            int removed = 0;
            for (String guest : guests) {
                if (session.queryText(selectIdle, guest, since) != null) {
                    PersonalDataStore.erase(session, guest);
                    removed += session.update("DELETE FROM person WHERE id = ?", guest);
                }
            }
            return removed;
        });
    }

    /**
     * Returns guests not seen since a time, with or without games, least recently seen first, starting after the given
     * one.
     */
    public List<IdleGuest> idleGuests(long since, IdleGuest after, int limit) {
        return queries.all(
                "SELECT id, seen FROM person WHERE kind = 'GUEST' AND seen <= ? AND (seen, id) > (?, ?)"
                        + " ORDER BY seen, id LIMIT ?",
                row -> new IdleGuest(row.getString(1), row.getLong(2)),
                since,
                after.seen(),
                after.id(),
                limit);
    }

    /** Returns true if a person has a seat at any table, finished or not. */
    public boolean hasGames(String person) {
        return queries.first("SELECT 1 FROM seat WHERE person = ? LIMIT 1", row -> row.getInt(1), person) != null;
    }

    public @Nullable Person person(String id) {
        return queries.first(SELECT_PERSON + "id = ?", AccountStore::person, id);
    }

    public @Nullable Person personByName(String name) {
        return queries.first(SELECT_PERSON + "name_key = ?", AccountStore::person, NameNormalizer.normalize(name));
    }

    public List<Person> botsOf(String owner) {
        return queries.all(SELECT_PERSON + "owner = ? ORDER BY created, id", AccountStore::person, owner);
    }

    /** Returns names by id. A merged guest has the name of the member. */
    public Map<String, String> names(List<String> ids) {
        return queries.textMap(
                "SELECT p.id, COALESCE(heir.name, p.name) FROM person p"
                        + " LEFT JOIN person heir ON heir.id = p.became WHERE p.id IN (??)",
                ids);
    }

    /** Adds a session; only the hash of its secret is stored. */
    public void addSession(String secretHash, String person, long expires) {
        queue.update(
                "INSERT INTO session (secret_hash, person, expires) VALUES (?, ?, ?)", secretHash, person, expires);
    }

    /** Returns the person of an unexpired session, or null; updates the day of the person's last visit. */
    public @Nullable String personOfSession(String secretHash, long now) {
        long last = lastSweep.get();
        if (now - last > SWEEP_INTERVAL_MILLIS && lastSweep.compareAndSet(last, now)) {
            var unused = queue.updateAsync("DELETE FROM session WHERE expires <= ?", now);
        }
        SessionOwner found = queries.first(
                "SELECT s.person, p.seen FROM session s JOIN person p ON p.id = s.person"
                        + " WHERE s.secret_hash = ? AND s.expires > ?",
                row -> new SessionOwner(row.getString(1), row.getLong(2)),
                secretHash,
                now);
        if (found != null && now - found.lastSeen > SEEN_PRECISION_MILLIS) {
            var unused =
                    queue.updateAsync("UPDATE person SET seen = ? WHERE id = ? AND seen < ?", now, found.person, now);
        }
        return found == null ? null : found.person;
    }

    public void removeSession(String secretHash) {
        queue.update("DELETE FROM session WHERE secret_hash = ?", secretHash);
    }

    /** Removes all sessions of a person, except one if it is not null. */
    public void removeSessionsOf(String person, @Nullable String exceptSecretHash) {
        String except = exceptSecretHash == null ? "" : exceptSecretHash; // matches no hash
        queue.update("DELETE FROM session WHERE person = ? AND secret_hash <> ?", person, except);
    }

    public void addToken(String secretHash, String person, long created) {
        queue.update("INSERT INTO token (secret_hash, person, created) VALUES (?, ?, ?)", secretHash, person, created);
    }

    public @Nullable String personOfToken(String secretHash) {
        return queries.first("SELECT person FROM token WHERE secret_hash = ?", row -> row.getString(1), secretHash);
    }

    public void removeTokensOf(String person) {
        queue.update("DELETE FROM token WHERE person = ?", person);
    }

    /** Returns a secret of the server, which is generated at the first use and never changes. */
    public String secret(String name) {
        String known = readSecret(name);
        if (known != null) {
            return known;
        }
        byte[] bytes = new byte[SECRET_BYTES];
        new SecureRandom().nextBytes(bytes);
        String generated = HexFormat.of().formatHex(bytes);
        queue.update("INSERT INTO secret (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", name, generated);
        String stored = readSecret(name); // another server may have stored one first
        return stored == null ? generated : stored;
    }

    private @Nullable String readSecret(String name) {
        return queries.first("SELECT value FROM secret WHERE name = ?", row -> row.getString(1), name);
    }

    @Override
    public Person.@Nullable Kind kindOf(String id) {
        Person found = person(id);
        return found == null ? null : found.kind();
    }

    @Override
    public Map<String, Rating> ratings(String game, List<String> people) {
        Map<String, Rating> ratings = new HashMap<>();
        queries.allForKeys("SELECT * FROM rating WHERE game = ? AND person IN (??)", people, AccountStore::rating, game)
                .forEach(rating -> ratings.put(rating.person(), rating));
        return ratings;
    }

    @Override
    public Map<String, Set<String>> ratedTablesSince(String game, List<String> people, long since) {
        var tables = new HashMap<String, Set<String>>();
        queries.allForKeys(
                "SELECT person, table_id FROM rating_course WHERE game = ? AND time > ? AND person IN (??)",
                people,
                row -> tables.computeIfAbsent(row.getString(1), any -> new HashSet<>())
                        .add(row.getString(2)),
                game,
                since);
        return tables;
    }

    @Override
    public List<Rating> ratingsOf(String person) {
        return queries.all("SELECT * FROM rating WHERE person = ? ORDER BY game", AccountStore::rating, person);
    }

    public static Person person(ResultSet row) throws SQLException {
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
