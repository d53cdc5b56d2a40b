package org.merlon.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.merlon.server.store.Samples.creation;
import static org.merlon.server.store.Samples.move;
import static org.merlon.server.store.Samples.person;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Writes are committed in groups, told of in order, and fail alone. */
@ParameterizedClass
@EnumSource
class WritingTest {
    private final Place place;

    @AutoClose
    private Store store;

    WritingTest(Place.Kind kind, @TempDir Path folder) {
        place = kind.fresh(folder);
        store = place.open();
    }

    @Test
    void futuresCompleteInTheOrderOfTheWrites() {
        var told = new ConcurrentLinkedQueue<Integer>();
        var sizes = new ConcurrentLinkedQueue<Integer>();
        store.onBatch(sizes::add);
        List<CompletableFuture<?>> all = new ArrayList<>();
        all.add(store.append(creation("t")));
        for (int i = 2; i <= 3_000; i++) {
            int number = i;
            all.add(store.append(move("t", i)).thenAccept(written -> {
                assertTrue(written);
                told.add(number);
            }));
        }
        all.forEach(CompletableFuture::join);
        assertEquals(IntStream.rangeClosed(2, 3_000).boxed().toList(), List.copyOf(told));
        assertEquals(3_000, store.entriesAfter("t", 0).size());
        store.close();
        assertEquals(3_000, sizes.stream().mapToInt(i -> i).sum());
        assertTrue(sizes.size() < 3_000, "writes that wait together are committed together");
    }

    @Test
    void everyWriteThatIsToldOfCanBeRead() {
        store.append(creation("t")).join();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<CompletableFuture<Boolean>> seen = new ArrayList<>();
            for (int i = 2; i <= 200; i++) {
                int number = i;
                seen.add(store.append(move("t", i))
                        .thenApplyAsync(
                                written -> !store.entriesAfter("t", number - 1).isEmpty(), threads));
            }
            seen.forEach(found -> assertTrue(found.join()));
        }
    }

    @Test
    void oneOfSeveralAppendsOfTheSameNumberWins() {
        store.append(creation("t")).join();
        List<CompletableFuture<Boolean>> group = new ArrayList<>();
        for (int number = 2; number <= 50; number++) {
            for (String text : List.of("a", "b", "c")) {
                group.add(store.append(move("t", number, text)));
            }
        }
        List<Boolean> outcomes = group.stream().map(CompletableFuture::join).toList();
        for (int i = 0; i < outcomes.size(); i++) {
            assertEquals(i % 3 == 0, outcomes.get(i));
        }
        assertTrue(store.entriesAfter("t", 1).stream().allMatch(e -> e.text().equals("a")));
    }

    @Test
    void aTableMadeAndContinuedInOneGroupIsWhole() {
        List<CompletableFuture<Boolean>> group = new ArrayList<>();
        for (int t = 0; t < 100; t++) {
            group.add(store.append(creation("t" + t)));
            group.add(store.append(move("t" + t, 2)));
            group.add(store.append(move("t" + t, 3)));
        }
        group.forEach(written -> assertTrue(written.join()));
        for (int t = 0; t < 100; t++) {
            assertEquals(3, store.entriesAfter("t" + t, 0).size());
            assertEquals("ann", ownerOf("t" + t));
        }
    }

    private String ownerOf(String id) {
        return store.tablesOf("ann", 1_000).stream()
                .filter(t -> t.table().id().equals(id))
                .map(t -> String.valueOf(t.listing().seats().getFirst().person()))
                .findAny()
                .orElse("nobody");
    }

    @Test
    void aWriteThatFailsLeavesItsNeighboursIntact() {
        store.addPerson(person("a", "Ann")).join();
        store.append(creation("t")).join();
        List<CompletableFuture<?>> good = new ArrayList<>();
        List<CompletableFuture<?>> bad = new ArrayList<>();
        for (int i = 2; i <= 100; i++) {
            good.add(store.append(move("t", i)));
            good.add(store.addChat(new ChatLine("t", "players", "a", "line " + i, i)));
            if (i % 10 == 0) {
                bad.add(store.addSession("s" + i, "nobody", 9)); // no such person
                bad.add(store.putNote("nowhere", "a", "text")); // no such table
            }
        }
        good.forEach(CompletableFuture::join);
        for (CompletableFuture<?> future : bad) {
            var e = assertThrows(CompletionException.class, future::join);
            assertFalse(assertInstanceOf(StoreException.class, e.getCause()).inDoubt());
        }
        assertEquals(100, store.entriesAfter("t", 0).size());
        assertEquals(99, store.chat("t", "players", 1_000).size());
        assertNull(store.personOfSession("s10", 1));
        assertTrue(store.healthy());
    }

    @Test
    void aSlowCallbackHoldsUpNeitherTheWriterNorReads() throws InterruptedException {
        var release = new CountDownLatch(1);
        store.append(creation("t")).join();
        store.onBatch(size -> {
            try {
                release.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        var first = store.append(move("t", 2));
        waitForEntryAfter(1);
        var second = store.append(move("t", 3));
        waitForEntryAfter(2);
        assertFalse(second.isDone());
        assertEquals(64, store.secret("made while the callback waits").length());
        release.countDown();
        assertTrue(first.join());
        assertTrue(second.join());
    }

    private void waitForEntryAfter(int number) throws InterruptedException {
        while (store.entriesAfter("t", number).isEmpty()) {
            Thread.sleep(1);
        }
    }

    @Test
    void closingWritesWhatWasHandedOverAndRefusesTheRest() {
        store.append(creation("t")).join();
        List<CompletableFuture<Boolean>> group = new ArrayList<>();
        for (int i = 2; i <= 500; i++) {
            group.add(store.append(move("t", i)));
        }
        store.close();
        assertTrue(group.stream().allMatch(CompletableFuture::isDone));
        var e = assertThrows(CompletionException.class, store.append(move("t", 501))::join);
        assertInstanceOf(StoreException.class, e.getCause());
        store.close(); // twice is harmless
        store = place.open();
        assertEquals(500, store.entriesAfter("t", 0).size());
    }
}
