package org.merlon.server.store.backup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.merlon.server.store.Samples.creation;
import static org.merlon.server.store.Samples.entry;
import static org.merlon.server.store.Samples.listing;
import static org.merlon.server.store.Samples.move;
import static org.merlon.server.store.Samples.person;
import static org.merlon.server.store.Samples.submit;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;
import org.merlon.server.store.Store;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.TestDatabase;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.accounts.Rating;
import org.merlon.server.store.log.Append;
import org.merlon.server.store.log.Attachment;
import org.merlon.server.store.log.ChatLine;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.store.log.StoredGame;

/** A backup of either database can be restored to either; damaged backups are refused. */
@Order(1)
@Execution(ExecutionMode.CONCURRENT)
@ParameterizedClass
@CsvSource({"SQLITE,SQLITE", "SQLITE,POSTGRESQL", "POSTGRESQL,SQLITE", "POSTGRESQL,POSTGRESQL"})
class BackupTest {
    private final TestDatabase source;
    private final TestDatabase target;
    private final Path file;

    BackupTest(TestDatabase.Kind source, TestDatabase.Kind target, @TempDir Path folder) {
        this.source = source.create(folder.resolve("from"));
        this.target = target.create(folder.resolve("to"));
        this.file = folder.resolve("merlon.backup");
    }

    @BeforeEach
    void fill() {
        try (Store store = source.open()) {
            fill(store);
        }
    }

    private static void fill(Store store) {
        List<CompletableFuture<?>> writes = new ArrayList<>();
        store.accounts().addPerson(person("a", "Ann Ä \" \\ \n 🏰"));
        store.accounts().addPerson(new Person("b", "Robot", Person.Kind.BOT, null, "a", 6));
        store.games().append(creation("long"));
        for (int i = 2; i <= 1_500; i++) { // more than the fetch size and the batch size
            writes.add(submit(store, move("long", i)));
        }
        store.games().append(creation("open", "torres", 7, listing("open", 8, "a", null)));
        store.games().append(creation("over", "torres", 3, listing("playing", 3, "a", "b")));
        store.games()
                .append(new Append(
                        "over",
                        null,
                        List.of(new StoredEntry(2, "end", -1, "", null, Long.MAX_VALUE, Long.MIN_VALUE), entry(3)),
                        listing("over", 9, "a", "b"),
                        Append.Scope.STATUS,
                        List.of(new Rating("a", "torres", 0.1 + 0.2, 25.0 / 3, 4))));
        store.accounts().addSession("s", "a", 1_000);
        store.accounts().addToken("t", "b", 1);
        store.tableExtras().addChat(new ChatLine("over", "players", "a", "first", 2));
        store.tableExtras().addChat(new ChatLine("over", "players", "b", "second", 1));
        store.tableExtras().putNote("over", "a", "mine");
        store.tableExtras().attach(new Attachment("over", 1, "tower-1", "[7]"));
        writes.forEach(CompletableFuture::join);
        store.accounts().secret("cookies");
    }

    @Test
    void restoresEverything() throws IOException {
        Backup.Contents written = Backup.write(source.url(), source.folder(), file);
        assertEquals(3, written.games());
        assertEquals(2, written.people());
        assertEquals(written, Backup.check(file));
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        try (Store sourceStore = source.open();
                Store targetStore = target.open()) {
            assertNotEquals(
                    sourceStore.accounts().secret("cookies"),
                    targetStore.accounts().secret("cookies"));
            assertEquals(written, Backup.restore(targetStore, file, false));
            assertEquals(
                    sourceStore.accounts().secret("cookies"),
                    targetStore.accounts().secret("cookies"));
            for (String id : List.of("long", "open", "over")) {
                assertEquals(sourceStore.games().load(id), targetStore.games().load(id));
            }
            assertEquals(
                    sourceStore.games().tablesOf("a", 10), targetStore.games().tablesOf("a", 10));
            assertEquals(
                    sourceStore.games().finishedTables("a", null, 100, 10),
                    targetStore.games().finishedTables("a", null, 100, 10));
            assertEquals(
                    sourceStore.tableExtras().chat("over", "players", 10),
                    targetStore.tableExtras().chat("over", "players", 10));
            assertEquals(
                    sourceStore.ratings().ratingsOf("a"), targetStore.ratings().ratingsOf("a"));
            assertEquals("mine", targetStore.tableExtras().note("over", "a"));
            assertEquals(
                    sourceStore.tableExtras().attachments("over"),
                    targetStore.tableExtras().attachments("over"));
            assertEquals("a", targetStore.accounts().personOfSession("s", 1));
            assertEquals("b", targetStore.accounts().personOfToken("t"));
            assertEquals(
                    sourceStore.accounts().botsOf("a"), targetStore.accounts().botsOf("a"));
            assertTrue(targetStore.games().append(move("long", 1_501)));
            targetStore.tableExtras().addChat(new ChatLine("over", "players", "a", "third", 0));
            assertEquals(
                    "third",
                    targetStore
                            .tableExtras()
                            .chat("over", "players", 1)
                            .getFirst()
                            .text());
        }
    }

    @Test
    void backupOfRestoredDatabaseIsIdentical() throws IOException {
        Path second = file.resolveSibling("second.backup");
        Backup.write(source.url(), source.folder(), file);
        try (Store targetStore = target.open()) {
            Backup.restore(targetStore, file, false);
            Backup.write(target.url(), target.folder(), second);
        }
        List<String> before = lines(file);
        List<String> after = lines(second);
        // Everything except the creation time, and therefore the checksum.
        assertEquals(before.subList(1, before.size() - 1), after.subList(1, after.size() - 1));
    }

    @Test
    void backsUpRunningServerConsistently() {
        try (Store store = source.open()) {
            List<CompletableFuture<Boolean>> writes = new ArrayList<>();
            for (int i = 1_501; i <= 4_000; i++) {
                writes.add(submit(store, move("long", i)));
            }
            Backup.write(source.url(), source.folder(), file); // as a separate process would
            writes.forEach(CompletableFuture::join);
        }
        try (Store targetStore = target.open()) {
            Backup.restore(targetStore, file, false);
            StoredGame game = targetStore.games().load("long");
            assertNotNull(game);
            int last = game.entries().size();
            assertEquals(last, game.entries().getLast().number());
            assertTrue(last >= 1_500);
            // The table's row must match its log, otherwise this append would be refused.
            assertTrue(targetStore.games().append(move("long", last + 1)));
        }
    }

    @Test
    void replacesExistingDataOnlyIfRequested() {
        Backup.write(source.url(), source.folder(), file);
        try (Store targetStore = target.open()) {
            targetStore.games().append(creation("mine"));
            var e = assertThrows(StoreException.class, () -> Backup.restore(targetStore, file, false));
            assertTrue(e.toString().contains("not empty"), e.toString());
            assertNotNull(targetStore.games().load("mine"));
            assertNull(targetStore.games().load("over"));
            Backup.restore(targetStore, file, true);
            assertNull(targetStore.games().load("mine"));
            assertNotNull(targetStore.games().load("over"));
        }
    }

    @Test
    void refusesDamagedBackupWithoutChanges() throws IOException {
        Backup.write(source.url(), source.folder(), file);
        List<String> lines = lines(file);
        byte[] intact = Files.readAllBytes(file);
        try (Store targetStore = target.open()) {
            targetStore.games().append(creation("mine"));
            List<byte[]> damaged = List.of(
                    Arrays.copyOf(intact, intact.length / 2),
                    Arrays.copyOf(intact, intact.length - 1),
                    flipped(intact, intact.length / 2),
                    new byte[0],
                    "a letter".getBytes(StandardCharsets.UTF_8),
                    zipped(List.of("{\"format\":\"letter\"}")),
                    zipped(List.of("{\"format\":\"merlon-backup\",\"version\":2}")),
                    zipped(lines.subList(0, lines.size() - 1)),
                    zipped(lines.stream()
                            .map(l -> l.replace("move 77", "move 78"))
                            .toList()),
                    zipped(Stream.concat(
                                    lines.stream().limit(50), lines.stream().skip(51))
                            .toList()),
                    zipped(Stream.concat(lines.stream(), Stream.of("{}")).toList()));
            for (byte[] bytes : damaged) {
                Files.write(file, bytes);
                assertThrows(StoreException.class, () -> Backup.restore(targetStore, file, true));
                assertNotNull(targetStore.games().load("mine"));
            }
            Files.delete(file);
            assertThrows(StoreException.class, () -> Backup.restore(targetStore, file, true));
        }
    }

    @Test
    void failedBackupLeavesNoFiles() throws IOException {
        Path nowhere = file.resolveSibling("nowhere").resolve("merlon.backup");
        assertThrows(StoreException.class, () -> Backup.write(source.url(), source.folder(), nowhere));
        Path folder = Files.createDirectory(file.resolveSibling("taken"));
        Files.createFile(folder.resolve("file"));
        assertThrows(StoreException.class, () -> Backup.write(source.url(), source.folder(), folder));
        try (Stream<Path> files = Files.list(file.getParent())) {
            assertFalse(files.anyMatch(f -> f.toString().endsWith(".part")));
        }
    }

    private static List<String> lines(Path file) throws IOException {
        try (var in = new GZIPInputStream(Files.newInputStream(file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    private static byte[] zipped(List<String> lines) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var out = new GZIPOutputStream(bytes)) {
            for (String line : lines) {
                out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            }
        }
        return bytes.toByteArray();
    }

    private static byte[] flipped(byte[] bytes, int index) {
        byte[] copy = bytes.clone();
        copy[index] ^= 1;
        return copy;
    }
}
