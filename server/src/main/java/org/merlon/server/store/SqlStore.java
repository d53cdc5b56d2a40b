package org.merlon.server.store;

import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The store in an SQL database: writes go to the queue, reads to the pool. */
final class SqlStore implements Store {
    private static final int SECRET_BYTES = 32;

    /** How often sessions that have expired are removed, by the clock of whoever asks for sessions. */
    private static final long SWEEP_MILLIS = 3_600_000;

    /** How exactly it is known when somebody was here last: a day, so that it costs a write a day. */
    private static final long SEEN_MILLIS = 24 * 3_600_000L;

    private static final int HEALTH_SECONDS = 2;

    /** Whose session it is, and when that person was here last. */
    private record Seen(String person, long last) {}

    private final Dialect dialect;
    private final WriteQueue queue;
    private final Reads reads;
    private final TableReads tables;
    private final PeopleRows people;
    private CompletableFuture<Void> probe = CompletableFuture.completedFuture(null);
    private final AtomicLong swept = new AtomicLong(Long.MIN_VALUE / 2);

    SqlStore(Dialect dialect, Duration patience) {
        this.dialect = dialect;
        this.reads = new Reads(dialect);
        this.tables = new TableReads(reads);
        this.people = new PeopleRows(reads);
        try {
            this.queue = new WriteQueue(dialect, patience);
        } catch (SQLException e) {
            throw new StoreException("the database is there but cannot be written: " + e.getMessage(), e);
        }
    }

    Dialect dialect() {
        return dialect;
    }

    /** Does something in the writer's turn, in a transaction of its own, and waits for it. */
    <T> @Nullable T alone(Write.Work<T> work) {
        return Written.of(queue.submit(new Write.OfWork<>(Write.Manner.ALONE, work)));
    }

    private <T> CompletableFuture<T> write(Write.Work<T> work) {
        return queue.submit(new Write.OfWork<>(Write.Manner.GROUPED, work));
    }

    private CompletableFuture<Void> change(String sql, @Nullable Object... values) {
        return write(session -> {
            session.update(sql, values);
            return null;
        });
    }

    @Override
    public CompletableFuture<Boolean> append(Append append) {
        Appends.check(append);
        return queue.submit(new Write.OfAppend(append));
    }

    @Override
    public @Nullable StoredGame load(String table) {
        return tables.load(table);
    }

    @Override
    public List<StoredEntry> entriesAfter(String table, int number) {
        return tables.entriesAfter(table, number);
    }

    @Override
    public void forEach(Consumer<StoredGame> consumer) {
        tables.forEach(consumer);
    }

    @Override
    public List<ListedTable> openTables(int limit) {
        return tables.open(limit);
    }

    @Override
    public List<ListedTable> tablesOf(String person, int limit) {
        return tables.of(person, limit);
    }

    @Override
    public List<ListedTable> finished(@Nullable String person, @Nullable String game, long before, int limit) {
        return tables.finished(person, game, before, limit);
    }

    @Override
    public int countTablesOf(String person) {
        return tables.countOf(person);
    }

    @Override
    public List<String> dueBy(long time, int limit) {
        return tables.dueBy(time, limit);
    }

    @Override
    public CompletableFuture<Void> postpone(String table, long due) {
        return change("UPDATE game_table SET due = ? WHERE id = ? AND due IS NOT NULL", due, table);
    }

    @Override
    public CompletableFuture<Boolean> removeTable(String table) {
        return write(TableWrites.remove(table));
    }

    @Override
    public CompletableFuture<Void> handOverAt(String table, String former, String heir) {
        return write(TableWrites.handOver(table, former, heir));
    }

    @Override
    public CompletableFuture<Boolean> addPerson(Person person) {
        return write(PeopleRows.add(person));
    }

    @Override
    public CompletableFuture<Boolean> updatePerson(Person person) {
        return write(PeopleRows.update(person));
    }

    @Override
    public CompletableFuture<Void> forget(String person) {
        return write(session -> {
            PeopleRows.forget(session, person);
            return null;
        });
    }

    @Override
    public CompletableFuture<Boolean> handOver(Person former, String heir) {
        return write(PeopleRows.handOver(former, heir));
    }

    @Override
    public Map<String, String> heirs(List<String> ids) {
        return people.heirs(ids);
    }

    @Override
    public boolean hasGames(String person) {
        return people.hasGames(person);
    }

    @Override
    public List<IdleGuest> idleGuests(long since, IdleGuest after, int limit) {
        return people.idleGuests(since, after, limit);
    }

    @Override
    public CompletableFuture<Integer> removeIdleGuests(List<String> guests, long since) {
        return write(PeopleRows.removeIdle(guests, since));
    }

    @Override
    public @Nullable Person person(String id) {
        return people.byId(id);
    }

    @Override
    public @Nullable Person personByName(String name) {
        return people.byName(name);
    }

    @Override
    public Map<String, String> names(List<String> ids) {
        return people.names(ids);
    }

    @Override
    public List<Person> botsOf(String owner) {
        return people.botsOf(owner);
    }

    @Override
    public CompletableFuture<Void> addSession(String secretHash, String person, long expires) {
        return change(
                "INSERT INTO session (secret_hash, person, expires) VALUES (?, ?, ?)", secretHash, person, expires);
    }

    @Override
    public @Nullable String personOfSession(String secretHash, long now) {
        long last = swept.get();
        if (now - last > SWEEP_MILLIS && swept.compareAndSet(last, now)) {
            var unused = change("DELETE FROM session WHERE expires <= ?", now);
        }
        Seen found = reads.first(
                "SELECT s.person, p.seen FROM session s JOIN person p ON p.id = s.person"
                        + " WHERE s.secret_hash = ? AND s.expires > ?",
                row -> new Seen(row.getString(1), row.getLong(2)),
                secretHash,
                now);
        if (found != null && now - found.last > SEEN_MILLIS) {
            var unused = change("UPDATE person SET seen = ? WHERE id = ? AND seen < ?", now, found.person, now);
        }
        return found == null ? null : found.person;
    }

    @Override
    public CompletableFuture<Void> removeSession(String secretHash) {
        return change("DELETE FROM session WHERE secret_hash = ?", secretHash);
    }

    @Override
    public CompletableFuture<Void> removeSessionsOf(String person, @Nullable String exceptSecretHash) {
        return exceptSecretHash == null
                ? change("DELETE FROM session WHERE person = ?", person)
                : change("DELETE FROM session WHERE person = ? AND secret_hash <> ?", person, exceptSecretHash);
    }

    @Override
    public CompletableFuture<Void> addToken(String secretHash, String person, long created) {
        return change("INSERT INTO token (secret_hash, person, created) VALUES (?, ?, ?)", secretHash, person, created);
    }

    @Override
    public @Nullable String personOfToken(String secretHash) {
        return reads.first("SELECT person FROM token WHERE secret_hash = ?", row -> row.getString(1), secretHash);
    }

    @Override
    public CompletableFuture<Void> removeTokensOf(String person) {
        return change("DELETE FROM token WHERE person = ?", person);
    }

    @Override
    public CompletableFuture<Void> addChat(ChatLine line) {
        return write(TableWrites.say(line));
    }

    @Override
    public List<ChatLine> chat(String table, String room, int limit) {
        return reads.all(
                        "SELECT table_id, room, person, text, time FROM chat WHERE table_id = ? AND room = ?"
                                + " ORDER BY id DESC LIMIT ?",
                        row -> new ChatLine(
                                row.getString(1), row.getString(2), row.getString(3), row.getString(4), row.getLong(5)),
                        table,
                        room,
                        limit)
                .reversed();
    }

    @Override
    public CompletableFuture<Void> putNote(String table, String person, String text) {
        return change(
                "INSERT INTO note (table_id, person, text) VALUES (?, ?, ?)"
                        + " ON CONFLICT (table_id, person) DO UPDATE SET text = excluded.text",
                table,
                person,
                text);
    }

    @Override
    public @Nullable String note(String table, String person) {
        return reads.first(
                "SELECT text FROM note WHERE table_id = ? AND person = ?", row -> row.getString(1), table, person);
    }

    @Override
    public CompletableFuture<Void> putDrawing(Drawing drawing) {
        return drawing.strokes().isEmpty()
                ? change(
                        "DELETE FROM drawing WHERE table_id = ? AND seat = ? AND part = ?",
                        drawing.table(),
                        drawing.seat(),
                        drawing.part())
                : change(
                        "INSERT INTO drawing (table_id, seat, part, strokes) VALUES (?, ?, ?, ?)"
                                + " ON CONFLICT (table_id, seat, part) DO UPDATE SET strokes = excluded.strokes",
                        drawing.table(),
                        drawing.seat(),
                        drawing.part(),
                        drawing.strokes());
    }

    @Override
    public List<Drawing> drawings(String table) {
        return reads.all(
                "SELECT table_id, seat, part, strokes FROM drawing WHERE table_id = ? ORDER BY seat, part",
                row -> new Drawing(row.getString(1), row.getInt(2), row.getString(3), row.getString(4)),
                table);
    }

    @Override
    public Map<String, Rating> ratings(String game, List<String> persons) {
        return people.ratings(game, persons);
    }

    @Override
    public List<Rating> ratingsOf(String person) {
        return people.ratingsOf(person);
    }

    @Override
    public String secret(String name) {
        String known = readSecret(name);
        if (known != null) {
            return known;
        }
        byte[] bytes = new byte[SECRET_BYTES];
        new SecureRandom().nextBytes(bytes);
        String fresh = HexFormat.of().formatHex(bytes);
        Written.of(queue.submit(new Write.OfWork<>(
                Write.Manner.DIRECT,
                session -> session.update(
                        "INSERT INTO secret (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", name, fresh))));
        String stored = readSecret(name); // another server may have been first
        return stored == null ? fresh : stored;
    }

    private @Nullable String readSecret(String name) {
        return reads.first("SELECT value FROM secret WHERE name = ?", row -> row.getString(1), name);
    }

    @Override
    public boolean healthy() {
        if (!queue.healthy()) {
            probe(); // or nobody would try again before the next move, which a sick server is not sent
            return false;
        }
        try (Connection connection = dialect.readers().getConnection()) {
            return connection.isValid(HEALTH_SECONDS);
        } catch (SQLException e) {
            return false;
        }
    }

    /** Has the writer look for its connection, if it is not looking already. */
    private synchronized void probe() {
        if (probe.isDone()) {
            probe = queue.submit(new Write.OfWork<>(Write.Manner.DIRECT, session -> null));
        }
    }

    @Override
    public void onBatch(Consumer<Integer> listener) {
        queue.onBatch(listener);
    }

    @Override
    public void close() {
        queue.close();
        dialect.close();
    }
}
