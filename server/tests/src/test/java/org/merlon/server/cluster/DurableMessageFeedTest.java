package org.merlon.server.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.merlon.server.store.cluster.ClusterStore.DurableMessage;
import org.merlon.server.store.cluster.ClusterStore.StoredMessage;

/** Every durable message is stored once and read once by each server, in order. */
final class DurableMessageFeedTest {
    private final ManualRuntime runtime = new ManualRuntime();
    private final MemoryClusterStore store = new MemoryClusterStore(runtime);
    private final DurableMessageFeed feed = new DurableMessageFeed(store, "s1", runtime);
    private final List<String> read = new ArrayList<>();

    private static DurableMessage message(String body) {
        return new DurableMessage("chat", "table", body);
    }

    private void storeAt(long id, long time, String body) {
        store.messages.add(new StoredMessage(id, time, message(body)));
    }

    private List<String> readNew() {
        read.clear();
        feed.readNew(each -> read.add(each.body()));
        return read;
    }

    @Test
    void storesMessagesInOrderAndRepeatsFailedOne() {
        var posted = new AtomicInteger();
        feed.open(() -> {
            if (posted.incrementAndGet() == 2) {
                Thread.currentThread().interrupt();
            }
        });
        feed.post(message("first"));
        feed.post(message("second"));
        store.failures = 3;
        long start = runtime.millis();
        runtime.runThread();
        assertEquals(
                List.of("first", "second"),
                store.messages.stream().map(each -> each.message().body()).toList());
        assertEquals(600, runtime.millis() - start, "it waits before each new attempt");
    }

    @Test
    void readsEachMessageOnce() {
        feed.open(() -> {});
        storeAt(1, runtime.millis(), "one");
        storeAt(2, runtime.millis() + 10, "two");
        assertEquals(List.of("one", "two"), readNew());
        assertEquals(List.of(), readNew());
        storeAt(3, runtime.millis() + 20, "three");
        assertEquals(List.of("three"), readNew());
    }

    @Test
    void readsMessageThatBecameVisibleLate() {
        feed.open(() -> {});
        storeAt(2, runtime.millis() + 5_000, "newer");
        assertEquals(List.of("newer"), readNew());
        storeAt(1, runtime.millis(), "older");
        assertEquals(List.of("older"), readNew());
        assertEquals(List.of(), readNew());
    }

    @Test
    void readsOnlyRecentMessagesAtTheStart() {
        storeAt(1, runtime.millis() - 5_001, "long ago");
        storeAt(2, runtime.millis() - 5_000, "at that time");
        feed.open(() -> {});
        assertEquals(List.of("at that time"), readNew());
    }

    @Test
    void forgettingOldMessagesRepeatsNone() {
        feed.open(() -> {});
        for (int i = 0; i < 50; i++) {
            storeAt(i, runtime.millis() + i * 1_000L, "message " + i);
            assertEquals(List.of("message " + i), readNew());
        }
    }
}
