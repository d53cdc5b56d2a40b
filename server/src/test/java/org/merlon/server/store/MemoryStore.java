package org.merlon.server.store;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.merlon.server.guard.Limits;

/** A store that forgets everything at its end, for tests of what is built on one; writes are done when they return. */
public final class MemoryStore implements Store {
    private final Map<String, Held> tables = new LinkedHashMap<>();
    private final Map<String, Person> people = new LinkedHashMap<>();
    private final Map<String, Long> seen = new HashMap<>();
    private final Map<String, String> heirs = new HashMap<>();
    private final Map<String, Login> sessions = new HashMap<>();
    private final Map<String, String> tokens = new HashMap<>();
    private final List<ChatLine> chat = new ArrayList<>();
    private final Map<TableAndPerson, String> notes = new HashMap<>();
    private final Map<SheetPart, Drawing> drawings = new HashMap<>();
    private final Map<String, Map<String, Rating>> ratings = new HashMap<>();
    private final Map<String, String> secrets = new HashMap<>();
    private Consumer<Integer> batches = size -> {};
    private boolean broken;
    private int reads;
    private int logsRead;
    private int entriesRead;

    private record Held(StoredTable table, List<StoredEntry> entries, int last, Listing listing) {
        StoredGame game() {
            return new StoredGame(
                    table,
                    entries,
                    new StoredGame.Row(last, listing.status(), listing.updated(), listing.result(), listing.digest()));
        }

        ListedTable listed() {
            return new ListedTable(table, listing);
        }

        boolean seats(String person) {
            return listing.seats().stream().anyMatch(seat -> person.equals(seat.person()));
        }

        boolean isRunning() {
            return listing.status().equals("open") || listing.status().equals("playing");
        }
    }

    private record Login(String person, long expires) {}

    private record TableAndPerson(String table, String person) {}

    private record SheetPart(String table, int seat, String part) {}

    /** From now on (or no longer) every write fails and nothing is written. */
    public synchronized void breakWrites(boolean now) {
        broken = now;
    }

    /** How often something about people, their sessions or their tokens was read. */
    public synchronized int reads() {
        return reads;
    }

    /** Every secret hash of a session or a token that is stored. */
    public synchronized List<String> secretHashes() {
        var all = new ArrayList<>(sessions.keySet());
        all.addAll(tokens.keySet());
        return all;
    }

    /** How many people there are, deleted ones included. */
    public synchronized int countPeople() {
        return people.size();
    }

    @Override
    public CompletableFuture<Boolean> append(Append append) {
        return write(() -> {
            Held before = tables.get(append.table());
            StoredTable created = append.created();
            StoredTable table = before == null ? created : before.table;
            if (table == null || (before != null && created != null)) {
                return false;
            }
            var entries = before == null ? new ArrayList<StoredEntry>() : new ArrayList<>(before.entries);
            int last = before == null ? 0 : before.last;
            for (StoredEntry entry : append.entries()) {
                if (entry.number() != last + 1) {
                    return false;
                }
                entries.add(entry);
                last++;
            }
            tables.put(append.table(), new Held(table, entries, last, append.listing()));
            for (Rating rating : append.ratings()) {
                ratings.computeIfAbsent(rating.game(), game -> new LinkedHashMap<>())
                        .put(rating.person(), rating);
            }
            return true;
        });
    }

    @Override
    public synchronized @Nullable StoredGame load(String table) {
        Held held = tables.get(table);
        logsRead++;
        entriesRead += held == null ? 0 : held.entries.size();
        return held == null ? null : held.game();
    }

    @Override
    public synchronized List<StoredEntry> entriesAfter(String table, int number) {
        Held held = tables.get(table);
        List<StoredEntry> found = held == null
                ? List.of()
                : held.entries.stream().filter(entry -> entry.number() > number).toList();
        logsRead++;
        entriesRead += found.size();
        return found;
    }

    @Override
    public void forEach(Consumer<StoredGame> consumer) {
        List<StoredGame> all;
        synchronized (this) {
            all = tables.values().stream()
                    .sorted(Comparator.comparingLong(held -> held.table.created()))
                    .map(Held::game)
                    .toList();
        }
        all.forEach(consumer);
    }

    @Override
    public List<ListedTable> openTables(int limit) {
        return listed(
                held -> held.listing.status().equals("open") && held.listing.listed(),
                Comparator.<Held>comparingLong(held -> held.table.created()).reversed(),
                limit);
    }

    @Override
    public List<ListedTable> tablesOf(String person, int limit) {
        return listed(
                held -> held.isRunning() && held.seats(person),
                Comparator.<Held, Boolean>comparing(held -> !person.equals(held.listing.waitingFor()))
                        .thenComparing(LAST_CHANGE_FIRST),
                limit);
    }

    @Override
    public List<ListedTable> finished(@Nullable String person, @Nullable String game, long before, int limit) {
        return listed(
                held -> held.listing.status().equals("over")
                        && held.listing.updated() < before
                        && (person == null || held.seats(person))
                        && (game == null || game.equals(held.table.game())),
                LAST_CHANGE_FIRST,
                limit);
    }

    private static final Comparator<Held> LAST_CHANGE_FIRST =
            Comparator.<Held>comparingLong(held -> held.listing.updated()).reversed();

    private synchronized List<ListedTable> listed(Predicate<Held> filter, Comparator<Held> order, int limit) {
        return tables.values().stream()
                .filter(filter)
                .sorted(order.thenComparing(held -> held.table.id()))
                .limit(limit)
                .map(Held::listed)
                .toList();
    }

    @Override
    public synchronized int countTablesOf(String person) {
        return (int) tables.values().stream()
                .filter(held -> held.isRunning() && (held.seats(person) || person.equals(held.listing.creator())))
                .count();
    }

    @Override
    public synchronized List<String> dueBy(long time, int limit) {
        return tables.values().stream()
                .filter(held -> held.listing.due() <= time)
                .sorted(Comparator.comparingLong(held -> held.listing.due()))
                .limit(limit)
                .map(held -> held.table.id())
                .toList();
    }

    @Override
    public CompletableFuture<Void> postpone(String table, long due) {
        return done(() -> {
            Held held = tables.get(table);
            if (held != null && held.listing.due() != Listing.NEVER) {
                tables.put(table, new Held(held.table, held.entries, held.last, due(held.listing, due)));
            }
        });
    }

    @Override
    public CompletableFuture<Boolean> removeTable(String table) {
        return write(() -> {
            Held held = tables.get(table);
            if (held == null
                    || !held.listing.status().equals("aborted")
                    || held.entries.stream().anyMatch(entry -> entry.kind().equals("start"))) {
                return false;
            }
            tables.remove(table);
            chat.removeIf(line -> line.table().equals(table));
            notes.keySet().removeIf(key -> key.table.equals(table));
            drawings.keySet().removeIf(key -> key.table.equals(table));
            return true;
        });
    }

    @Override
    public CompletableFuture<Void> handOverAt(String table, String former, String heir) {
        return done(() -> tables.computeIfPresent(
                table,
                (id, held) -> new Held(held.table, held.entries, held.last, handedOver(held.listing, former, heir))));
    }

    private static Listing due(Listing listing, long due) {
        return new Listing(
                listing.status(),
                listing.listed(),
                listing.waitingFor(),
                listing.updated(),
                listing.seats(),
                listing.result(),
                due,
                listing.digest(),
                listing.creator());
    }

    /** Damages a log as a failing disk would: its entries change, what the table says of them stays. */
    public synchronized void damage(String table, UnaryOperator<List<StoredEntry>> change) {
        Held held = Objects.requireNonNull(tables.get(table));
        tables.put(table, new Held(held.table, change.apply(held.entries), held.last, held.listing));
    }

    /** How often a log, or the end of one, was read. */
    public synchronized int logsRead() {
        return logsRead;
    }

    /** How many entries were read. */
    public synchronized int entriesRead() {
        return entriesRead;
    }

    @Override
    public CompletableFuture<Boolean> addPerson(Person person) {
        return write(() -> {
            if (people.containsKey(person.id()) || isTaken(person)) {
                return false;
            }
            people.put(person.id(), person);
            seen.put(person.id(), person.created());
            return true;
        });
    }

    @Override
    public CompletableFuture<Boolean> updatePerson(Person person) {
        return write(() -> {
            Person before = people.get(person.id());
            if (before == null || isTaken(person)) {
                return false;
            }
            people.put(
                    person.id(),
                    new Person(
                            person.id(),
                            person.name(),
                            person.kind(),
                            person.password(),
                            before.owner(),
                            before.created()));
            return true;
        });
    }

    @Override
    public CompletableFuture<Boolean> handOver(Person former, String heir) {
        return write(() -> {
            Person guest = people.get(former.id());
            Person member = people.get(heir);
            if (guest == null
                    || guest.kind() != Person.Kind.GUEST
                    || member == null
                    || member.kind() != Person.Kind.MEMBER
                    || isTaken(former)) {
                return false;
            }
            people.put(former.id(), former);
            heirs.put(former.id(), heir);
            tables.replaceAll((id, held) ->
                    new Held(held.table, held.entries, held.last, handedOver(held.listing, former.id(), heir)));
            for (TableAndPerson key : List.copyOf(notes.keySet())) {
                String text = key.person.equals(former.id()) ? notes.remove(key) : null;
                if (text != null) {
                    notes.merge(new TableAndPerson(key.table, heir), text, (own, more) -> own + "\n" + more);
                }
            }
            ratings.values().forEach(ofGame -> ofGame.remove(former.id()));
            drop(former.id());
            return true;
        });
    }

    @Override
    public synchronized Map<String, String> heirs(List<String> ids) {
        var found = new HashMap<>(heirs);
        found.keySet().retainAll(ids);
        return found;
    }

    @Override
    public synchronized boolean hasGames(String person) {
        return tables.values().stream().anyMatch(held -> held.seats(person));
    }

    @Override
    public synchronized List<IdleGuest> idleGuests(long since, IdleGuest after, int limit) {
        return people.values().stream()
                .filter(person -> person.kind() == Person.Kind.GUEST)
                .map(person -> new IdleGuest(person.id(), seen.getOrDefault(person.id(), 0L)))
                .filter(guest -> guest.seen() <= since && BY_LAST_VISIT.compare(guest, after) > 0)
                .sorted(BY_LAST_VISIT)
                .limit(limit)
                .toList();
    }

    private static final Comparator<IdleGuest> BY_LAST_VISIT =
            Comparator.comparingLong(IdleGuest::seen).thenComparing(IdleGuest::id);

    @Override
    public CompletableFuture<Integer> removeIdleGuests(List<String> guests, long since) {
        return write(() -> {
            int removed = 0;
            for (String guest : guests) {
                Person person = people.get(guest);
                if (person != null
                        && person.kind() == Person.Kind.GUEST
                        && seen.getOrDefault(guest, 0L) <= since
                        && !hasGames(guest)) {
                    people.remove(guest);
                    drop(guest);
                    removed++;
                }
            }
            return removed;
        });
    }

    private static Listing handedOver(Listing listing, String former, String heir) {
        return new Listing(
                listing.status(),
                listing.listed(),
                former.equals(listing.waitingFor()) ? heir : listing.waitingFor(),
                listing.updated(),
                listing.seats().stream()
                        .map(seat -> former.equals(seat.person()) ? new Listing.Seat(heir, seat.bot()) : seat)
                        .toList(),
                listing.result(),
                listing.due(),
                listing.digest(),
                former.equals(listing.creator()) ? heir : listing.creator());
    }

    private void drop(String person) {
        sessions.values().removeIf(login -> login.person.equals(person));
        tokens.values().removeIf(person::equals);
        notes.keySet().removeIf(key -> key.person.equals(person));
    }

    @Override
    public CompletableFuture<Void> forget(String person) {
        return done(() -> drop(person));
    }

    @Override
    public synchronized @Nullable Person person(String id) {
        reads++;
        return people.get(id);
    }

    @Override
    public synchronized @Nullable Person personByName(String name) {
        reads++;
        return named(name);
    }

    private @Nullable Person named(String name) {
        String key = NameForm.of(name);
        return people.values().stream()
                .filter(person -> NameForm.of(person.name()).equals(key))
                .findFirst()
                .orElse(null);
    }

    /** Whether somebody else has a name, or one that looks like it. */
    private boolean isTaken(Person person) {
        String key = NameForm.of(person.name());
        String skeleton = Lookalikes.skeleton(person.name());
        return people.values().stream()
                .filter(other -> !other.id().equals(person.id()))
                .anyMatch(other -> NameForm.of(other.name()).equals(key)
                        || Lookalikes.skeleton(other.name()).equals(skeleton));
    }

    @Override
    public synchronized Map<String, String> names(List<String> ids) {
        reads++;
        var names = new HashMap<String, String>();
        for (String id : ids) {
            Person person = people.get(heirs.getOrDefault(id, id));
            if (person != null) {
                names.put(id, person.name());
            }
        }
        return names;
    }

    @Override
    public synchronized List<Person> botsOf(String owner) {
        return people.values().stream()
                .filter(person -> owner.equals(person.owner()))
                .toList();
    }

    @Override
    public CompletableFuture<Void> addSession(String secretHash, String person, long expires) {
        return done(() -> sessions.put(secretHash, new Login(person, expires)));
    }

    @Override
    public synchronized @Nullable String personOfSession(String secretHash, long now) {
        reads++;
        Login login = sessions.get(secretHash);
        if (login == null || login.expires <= now) {
            return null;
        }
        seen.merge(login.person, now, Math::max);
        return login.person;
    }

    @Override
    public CompletableFuture<Void> removeSession(String secretHash) {
        return done(() -> sessions.remove(secretHash));
    }

    @Override
    public CompletableFuture<Void> removeSessionsOf(String person, @Nullable String exceptSecretHash) {
        return done(() -> sessions.entrySet()
                .removeIf(session -> session.getValue().person.equals(person)
                        && !session.getKey().equals(exceptSecretHash)));
    }

    @Override
    public CompletableFuture<Void> addToken(String secretHash, String person, long created) {
        return done(() -> tokens.put(secretHash, person));
    }

    @Override
    public synchronized @Nullable String personOfToken(String secretHash) {
        reads++;
        return tokens.get(secretHash);
    }

    @Override
    public CompletableFuture<Void> removeTokensOf(String person) {
        return done(() -> tokens.values().removeIf(person::equals));
    }

    @Override
    public CompletableFuture<Void> addChat(ChatLine line) {
        return done(() -> {
            chat.add(line);
            List<ChatLine> room = chat(line.table(), line.room(), Integer.MAX_VALUE);
            chat.removeAll(room.subList(0, Math.max(0, room.size() - Limits.MAX_CHAT_SHOWN)));
        });
    }

    @Override
    public synchronized List<ChatLine> chat(String table, String room, int limit) {
        List<ChatLine> lines = chat.stream()
                .filter(line -> line.table().equals(table) && line.room().equals(room))
                .toList();
        return lines.subList(Math.max(0, lines.size() - limit), lines.size());
    }

    @Override
    public CompletableFuture<Void> putNote(String table, String person, String text) {
        return done(() -> notes.put(new TableAndPerson(table, person), text));
    }

    @Override
    public synchronized @Nullable String note(String table, String person) {
        return notes.get(new TableAndPerson(table, person));
    }

    @Override
    public CompletableFuture<Void> putDrawing(Drawing drawing) {
        return done(() -> {
            var key = new SheetPart(drawing.table(), drawing.seat(), drawing.part());
            if (drawing.strokes().isEmpty()) {
                drawings.remove(key);
            } else {
                drawings.put(key, drawing);
            }
        });
    }

    @Override
    public synchronized List<Drawing> drawings(String table) {
        return drawings.values().stream()
                .filter(drawing -> drawing.table().equals(table))
                .sorted(Comparator.comparingInt(Drawing::seat).thenComparing(Drawing::part))
                .toList();
    }

    @Override
    public synchronized Map<String, Rating> ratings(String game, List<String> wanted) {
        var found = new HashMap<>(ratings.getOrDefault(game, Map.of()));
        found.keySet().retainAll(wanted);
        return found;
    }

    @Override
    public synchronized List<Rating> ratingsOf(String person) {
        var found = new ArrayList<Rating>();
        for (Map<String, Rating> ofGame : ratings.values()) {
            Rating rating = ofGame.get(person);
            if (rating != null) {
                found.add(rating);
            }
        }
        found.sort(Comparator.comparing(Rating::game));
        return found;
    }

    @Override
    public synchronized String secret(String name) {
        return secrets.computeIfAbsent(name, any -> "a secret only for tests: " + any);
    }

    @Override
    public synchronized boolean healthy() {
        return !broken;
    }

    @Override
    public synchronized void onBatch(Consumer<Integer> listener) {
        batches = listener;
    }

    @Override
    public void close() {}

    private synchronized <T> CompletableFuture<T> write(Supplier<T> work) {
        if (broken) {
            return CompletableFuture.failedFuture(
                    new StoreException("the test broke the store", new IllegalStateException()));
        }
        T result = work.get();
        batches.accept(1);
        return CompletableFuture.completedFuture(result);
    }

    /** A write that has nothing to say. */
    private CompletableFuture<Void> done(Runnable work) {
        return write(() -> {
                    work.run();
                    return true;
                })
                .thenAccept(written -> {});
    }
}
