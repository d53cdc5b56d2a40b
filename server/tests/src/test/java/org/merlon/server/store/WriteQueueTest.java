package org.merlon.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.merlon.server.store.Samples.async;
import static org.merlon.server.store.Samples.creation;
import static org.merlon.server.store.Samples.move;
import static org.merlon.server.store.Samples.person;
import static org.merlon.server.store.Samples.submit;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.merlon.server.store.log.ChatLine;

/** Writes are committed in groups, acknowledged in order, and fail individually. */
@Execution(ExecutionMode.CONCURRENT)
@ParameterizedClass
@EnumSource
class WriteQueueTest {
    private final TestDatabase database;

    @AutoClose
    private Store store;

    WriteQueueTest(TestDatabase.Kind kind, @TempDir Path folder) {
        database = kind.create(folder);
        store = database.open();
    }

    @Test
    void completesFuturesInOrder() {
        var completed = new ConcurrentLinkedQueue<Integer>();
        var sizes = new ConcurrentLinkedQueue<Integer>();
        store.onCommit(sizes::add);
        List<CompletableFuture<?>> all = new ArrayList<>();
        all.add(submit(store, creation("t")));
        for (int i = 2; i <= 3_000; i++) {
            int number = i;
            all.add(submit(store, move("t", i)).thenAccept(written -> {
                assertTrue(written);
                completed.add(number);
            }));
        }
        all.forEach(CompletableFuture::join);
        assertEquals(IntStream.rangeClosed(2, 3_000).boxed().toList(), List.copyOf(completed));
        assertEquals(3_000, store.games().entriesAfter("t", 0).size());
        store.close();
        assertEquals(3_000, sizes.stream().mapToInt(i -> i).sum());
        assertTrue(sizes.size() < 3_000, "queued writes are committed together");
    }

    @Test
    void acknowledgedWritesAreReadable() {
        store.games().append(creation("t"));
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<CompletableFuture<Boolean>> seen = new ArrayList<>();
            for (int i = 2; i <= 200; i++) {
                int number = i;
                seen.add(submit(store, move("t", i))
                        .thenApplyAsync(
                                written -> !store.games()
                                        .entriesAfter("t", number - 1)
                                        .isEmpty(),
                                threads));
            }
            seen.forEach(found -> assertTrue(found.join()));
        }
    }

    @Test
    void onlyFirstAppendOfNumberWins() {
        store.games().append(creation("t"));
        List<CompletableFuture<Boolean>> group = new ArrayList<>();
        for (int number = 2; number <= 50; number++) {
            for (String text : List.of("a", "b", "c")) {
                group.add(submit(store, move("t", number, text)));
            }
        }
        List<Boolean> outcomes = group.stream().map(CompletableFuture::join).toList();
        for (int i = 0; i < outcomes.size(); i++) {
            assertEquals(i % 3 == 0, outcomes.get(i));
        }
        assertTrue(store.games().entriesAfter("t", 1).stream()
                .allMatch(e -> e.text().equals("a")));
    }

    @Test
    void createsAndContinuesTableInOneGroup() {
        List<CompletableFuture<Boolean>> group = new ArrayList<>();
        for (int t = 0; t < 100; t++) {
            group.add(submit(store, creation("t" + t)));
            group.add(submit(store, move("t" + t, 2)));
            group.add(submit(store, move("t" + t, 3)));
        }
        group.forEach(written -> assertTrue(written.join()));
        for (int t = 0; t < 100; t++) {
            assertEquals(3, store.games().entriesAfter("t" + t, 0).size());
            assertEquals("ann", ownerOf("t" + t));
        }
    }

    private String ownerOf(String id) {
        return store.games().tablesOf("ann", 1_000).stream()
                .filter(t -> t.table().id().equals(id))
                .map(t -> String.valueOf(t.listing().seats().getFirst().person()))
                .findAny()
                .orElse("nobody");
    }

    @Test
    void failedWriteDoesNotAffectOthers() {
        store.accounts().addPerson(person("a", "Ann"));
        store.games().append(creation("t"));
        List<CompletableFuture<?>> good = new ArrayList<>();
        List<CompletableFuture<?>> bad = new ArrayList<>();
        for (int i = 2; i <= 100; i++) {
            good.add(submit(store, move("t", i)));
            int number = i;
            good.add(async(
                    () -> store.tableExtras().addChat(new ChatLine("t", "players", "a", "line " + number, number))));
            if (i % 10 == 0) {
                bad.add(async(() -> store.accounts().addSession("s" + number, "nobody", 9))); // no such person
                bad.add(async(() -> store.tableExtras().putNote("nowhere", "a", "text"))); // no such table
            }
        }
        good.forEach(CompletableFuture::join);
        for (CompletableFuture<?> future : bad) {
            var e = assertThrows(CompletionException.class, future::join);
            assertFalse(assertInstanceOf(StoreException.class, e.getCause()).inDoubt());
        }
        assertEquals(100, store.games().entriesAfter("t", 0).size());
        assertEquals(99, store.tableExtras().chat("t", "players", 1_000).size());
        assertNull(store.accounts().personOfSession("s10", 1));
        assertTrue(store.isHealthy());
    }

    @Test
    void closingCompletesSubmittedWritesAndRefusesOthers() {
        store.games().append(creation("t"));
        List<CompletableFuture<Boolean>> group = new ArrayList<>();
        for (int i = 2; i <= 500; i++) {
            group.add(submit(store, move("t", i)));
        }
        store.close();
        assertTrue(group.stream().allMatch(CompletableFuture::isDone));
        assertThrows(StoreException.class, () -> store.games().append(move("t", 501)));
        store.close(); // closing twice is allowed
        store = database.open();
        assertEquals(500, store.games().entriesAfter("t", 0).size());
    }
}
