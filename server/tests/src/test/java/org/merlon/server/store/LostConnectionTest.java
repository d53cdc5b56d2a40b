package org.merlon.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.merlon.server.store.Samples.async;
import static org.merlon.server.store.Samples.creation;
import static org.merlon.server.store.Samples.move;
import static org.merlon.server.store.Samples.submit;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.log.ChatLine;
import org.merlon.server.store.log.StoredEntry;

/** Writes survive failures of the connection to PostgreSQL, and are executed exactly once. */
@Tag("kill")
class LostConnectionTest {
    private static final int PLAYERS = 4;

    @ParameterizedTest
    @EnumSource(
            mode = EnumSource.Mode.EXCLUDE,
            names = {"NEVER"})
    void commitWithLostReplyIsAppliedOnce(FlakyProxy.Failure failure, @TempDir Path folder) throws IOException {
        URI databaseUri = newDatabase();
        try (var proxy = new FlakyProxy(databaseUri.getPort());
                Store store = Stores.open(proxyAddress(proxy, databaseUri), folder)) {
            assertTrue(store.games().append(creation("t")));
            int last = 1;
            for (int round = 0; round < 5; round++) {
                proxy.planFailure(failure);
                List<CompletableFuture<?>> group = new ArrayList<>();
                for (int i = 0; i < 20; i++) {
                    int number = ++last;
                    group.add(submit(store, move("t", number)).thenAccept(written -> assertTrue(written)));
                    group.add(async(() ->
                            store.tableExtras().addChat(new ChatLine("t", "players", "a", "line " + number, number))));
                }
                group.forEach(CompletableFuture::join);
                assertFalse(proxy.isFailurePending());
            }
            List<StoredEntry> log = store.games().entriesAfter("t", 0);
            assertEquals(last, log.size());
            // Duplicate chat lines would show that a group was written twice.
            assertEquals(
                    last - 1, store.tableExtras().chat("t", "players", 1_000).size());
        }
    }

    @ParameterizedTest
    @EnumSource(
            mode = EnumSource.Mode.EXCLUDE,
            names = {"NEVER"})
    void writesFailWhileDatabaseIsUnreachable(FlakyProxy.Failure failure, @TempDir Path folder)
            throws IOException, InterruptedException {
        URI databaseUri = newDatabase();
        try (var proxy = new FlakyProxy(databaseUri.getPort());
                Store store = Stores.openSql(proxyAddress(proxy, databaseUri), folder, Duration.ofMillis(200))) {
            assertTrue(store.games().append(creation("t")));
            proxy.setDown(true);
            proxy.planFailure(failure);
            var e = assertThrows(StoreException.class, () -> store.games().append(move("t", 2)));
            // The client cannot know if the commit command reached the database.
            assertTrue(e.inDoubt());
            e = assertThrows(StoreException.class, () -> store.games().append(move("t", 2)));
            assertFalse(e.inDoubt());
            assertFalse(store.isHealthy());

            proxy.setDown(false);
            while (!store.isHealthy()) {
                Thread.sleep(1);
            }
            boolean wasWritten = failure == FlakyProxy.Failure.AFTER_COMMIT;
            assertEquals(!wasWritten, store.games().append(move("t", 2)));
            assertTrue(store.games().append(move("t", 3)));
            assertEquals(3, store.games().entriesAfter("t", 0).size());
            assertTrue(store.isHealthy());
        }
    }

    private static URI newDatabase() {
        return URI.create(TestPostgres.newDatabase().substring("jdbc:".length()));
    }

    /** Returns the address of the proxy. It detects commits only if they are sent as plain text. */
    private static String proxyAddress(FlakyProxy proxy, URI databaseUri) {
        return "jdbc:postgresql://localhost:" + proxy.port() + databaseUri.getPath() + "?prepareThreshold=0&"
                + databaseUri.getQuery();
    }

    @Test
    void databaseRestartLosesNothing(@TempDir Path folder)
            throws IOException, InterruptedException, ExecutionException {
        Path data = folder.resolve("data");
        EmbeddedPostgres server = start(data, 0);
        int port = server.getPort();
        var acknowledged = new AtomicIntegerArray(PLAYERS);
        var stopped = new AtomicBoolean();
        try (Store store = Stores.open(server.getJdbcUrl("postgres", "postgres"), folder);
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> players = new ArrayList<>();
            for (int p = 0; p < PLAYERS; p++) {
                int player = p;
                players.add(threads.submit(() -> play(store, player, acknowledged, stopped)));
            }
            for (boolean crash : List.of(false, true)) {
                waitForMoves(acknowledged, 50);
                if (crash) {
                    signal("QUIT", data); // immediate shutdown: closes all connections without cleaning up
                }
                server.close();
                server = start(data, port);
            }
            waitForMoves(acknowledged, 50);
            stopped.set(true);
            for (Future<?> player : players) {
                player.get();
            }
            for (int p = 0; p < PLAYERS; p++) {
                List<StoredEntry> log = store.games().entriesAfter("t" + p, 0);
                assertEquals(acknowledged.get(p), log.size());
                assertEquals(log.size(), log.getLast().number());
                List<ChatLine> chat = store.tableExtras().chat("t" + p, "players", 1_000_000);
                assertEquals(Math.min(log.size() - 1, ServerLimits.MAX_CHAT_LINES), chat.size());
                for (int i = 0; i < chat.size(); i++) {
                    assertEquals(
                            "line " + (log.size() - chat.size() + 1 + i),
                            chat.get(i).text());
                }
            }
            assertTrue(store.isHealthy());
        } finally {
            stopped.set(true);
            server.close();
        }
    }

    /** Nobody else plays at this table, so a refusal would mean that one of its own moves was written twice. */
    private static void play(Store store, int player, AtomicIntegerArray acknowledged, AtomicBoolean stopped) {
        String id = "t" + player;
        assertTrue(store.games().append(creation(id)));
        acknowledged.set(player, 1);
        while (!stopped.get()) {
            int next = acknowledged.get(player) + 1;
            var chatWrite =
                    async(() -> store.tableExtras().addChat(new ChatLine(id, "players", "a", "line " + next, next)));
            assertTrue(store.games().append(move(id, next)));
            chatWrite.join();
            acknowledged.set(player, next);
        }
    }

    private static void waitForMoves(AtomicIntegerArray acknowledged, int more) throws InterruptedException {
        int[] goals = new int[PLAYERS];
        for (int p = 0; p < PLAYERS; p++) {
            goals[p] = acknowledged.get(p) + more;
        }
        for (int p = 0; p < PLAYERS; p++) {
            for (int waits = 0; acknowledged.get(p) < goals[p]; waits++) {
                assertTrue(waits < 60_000, "no progress");
                Thread.sleep(1);
            }
        }
    }

    private static EmbeddedPostgres start(Path data, int port) throws IOException {
        return EmbeddedPostgres.builder()
                .setDataDirectory(data)
                .setCleanDataDirectory(false)
                .setPort(port)
                .start();
    }

    private static void signal(String name, Path data) throws IOException, InterruptedException {
        String process = Files.readAllLines(data.resolve("postmaster.pid")).getFirst();
        assertEquals(0, new ProcessBuilder("kill", "-" + name, process).start().waitFor());
    }
}
