package org.merlon.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.merlon.server.store.Samples.creation;
import static org.merlon.server.store.Samples.move;
import static org.merlon.server.store.Samples.person;
import static org.merlon.server.store.Samples.submit;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.merlon.server.store.accounts.AccountStore;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.backup.Backup;
import org.merlon.server.store.log.StoredEntry;

/** Several servers on one PostgreSQL database never fork a game. */
class SharedDatabaseTest {
    private static final int TABLES = 6;
    private static final int LOG_LENGTH = 60;
    private static final int THREADS = 6;

    private final TestDatabase database;
    private final List<Store> servers;

    SharedDatabaseTest(@TempDir Path folder) {
        database = TestDatabase.Kind.POSTGRESQL.create(folder);
        servers = List.of(database.open(), database.open());
    }

    @AfterEach
    void close() {
        servers.forEach(Store::close);
    }

    @Test
    void onlyOneServerWinsEachNumber() throws InterruptedException, ExecutionException {
        for (int t = 0; t < TABLES; t++) {
            assertTrue(servers.get(t % 2).games().append(creation("t" + t)));
        }
        Map<String, String> winners = new ConcurrentHashMap<>();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> players = new ArrayList<>();
            for (int i = 0; i < 2 * THREADS; i++) {
                String name = "player " + i;
                Store store = servers.get(i % 2);
                players.add(threads.submit(() -> play(store, name, winners)));
            }
            for (Future<?> player : players) {
                player.get();
            }
        }
        for (int t = 0; t < TABLES; t++) {
            List<StoredEntry> log = servers.getFirst().games().entriesAfter("t" + t, 0);
            assertEquals(LOG_LENGTH, log.size());
            for (int i = 0; i < LOG_LENGTH; i++) {
                assertEquals(i + 1, log.get(i).number());
                if (i > 0) {
                    assertEquals(
                            winners.get("t" + t + "/" + (i + 1)), log.get(i).text());
                }
            }
        }
        assertEquals(TABLES * (LOG_LENGTH - 1), winners.size());
    }

    /** Submits the next entry of every table at once, so that the servers' batches overlap, until all logs are full. */
    private static void play(Store store, String name, Map<String, String> winners) {
        boolean more = true;
        while (more) {
            more = false;
            Map<String, Future<Boolean>> round = new HashMap<>();
            for (int t = 0; t < TABLES; t++) {
                String id = "t" + ((t + name.hashCode()) % TABLES + TABLES) % TABLES;
                int next = store.games().entriesAfter(id, 0).size() + 1;
                if (next <= LOG_LENGTH) {
                    more = true;
                    round.put(id + "/" + next, submit(store, move(id, next, name)));
                }
            }
            round.forEach((entry, written) -> {
                try {
                    if (written.get()) {
                        assertNull(winners.put(entry, name), "two were told that they won " + entry);
                    }
                } catch (InterruptedException | ExecutionException e) {
                    throw new IllegalStateException(e);
                }
            });
        }
    }

    private static CompletableFuture<Boolean> async(
            Store store, Person person, BiPredicate<AccountStore, Person> change) {
        return CompletableFuture.supplyAsync(() -> change.test(store.accounts(), person), Thread::startVirtualThread);
    }

    @Test
    void onlyOnePersonGetsEachName() {
        for (int i = 0; i < 50; i++) {
            String name = "Name " + i;
            var first = async(servers.getFirst(), person("a" + i, name), AccountStore::addPerson);
            var second = async(servers.getLast(), person("b" + i, name), AccountStore::addPerson);
            assertTrue(first.join() ^ second.join());
        }
        for (int i = 0; i < 50; i++) {
            String name = "New name " + i;
            String winner = servers.getFirst().accounts().person("a" + i) == null ? "b" : "a";
            var renamed = async(servers.getFirst(), person(winner + i, name), AccountStore::updatePerson);
            var added = async(servers.getLast(), person("c" + i, name), AccountStore::addPerson);
            assertTrue(renamed.join() ^ added.join());
        }
    }

    @Test
    void serversShareSecrets() {
        assertEquals(
                servers.getFirst().accounts().secret("cookies"),
                servers.getLast().accounts().secret("cookies"));
    }

    @Test
    void refusesRestoreWhileOtherServerRuns() {
        servers.getFirst().games().append(creation("t"));
        Path file = database.folder().resolve("backup");
        Backup.write(database.url(), database.folder(), file);
        var e = assertThrows(StoreException.class, () -> Backup.restore(servers.getFirst(), file, true));
        assertTrue(e.toString().contains("other servers"), e.toString());
        servers.getLast().close();
        assertEquals(1, Backup.restore(servers.getFirst(), file, true).games());
    }
}
