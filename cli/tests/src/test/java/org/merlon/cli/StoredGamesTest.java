package org.merlon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.merlon.cli.CommandRun.merlon;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;
import org.merlon.engine.data.Data;
import org.merlon.server.game.LiveGame;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.Store;
import org.merlon.server.store.Stores;
import org.merlon.server.store.log.Append;
import org.merlon.server.store.log.Listing;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.store.log.StoredGame;
import org.merlon.server.store.log.StoredTable;
import org.merlon.server.table.actions.NewTables;
import org.merlon.server.table.actions.PlayActions;
import org.merlon.server.table.actions.ValidNewTable;
import org.merlon.server.table.live.TableContext;
import org.merlon.server.table.live.Tables;
import org.merlon.server.table.view.ExportView;
import org.merlon.server.wire.WireMapper;
import org.merlon.server.wire.lists.GameFile;

/** Tests the commands for stored games on both kinds of database. */
@Tag("process")
@ParameterizedClass
@ValueSource(booleans = {true, false})
final class StoredGamesTest {
    private static final List<EmbeddedPostgres> POSTGRES = new ArrayList<>();
    private static int databases;

    private final Path folder;
    private final boolean postgres;
    private final String[] databaseOption;

    StoredGamesTest(boolean postgres, @TempDir Path folder) throws IOException, SQLException {
        this.folder = folder;
        this.postgres = postgres;
        databaseOption = newDatabase("one");
    }

    @AfterAll
    static void stop() throws IOException {
        for (EmbeddedPostgres server : POSTGRES) {
            server.close();
        }
        POSTGRES.clear();
    }

    /** Creates an empty database and returns the option that selects it, with its value. */
    private String[] newDatabase(String name) throws IOException, SQLException {
        if (!postgres) {
            return new String[] {"--data", folder.resolve(name).toString()};
        }
        if (POSTGRES.isEmpty()) {
            POSTGRES.add(EmbeddedPostgres.start());
        }
        EmbeddedPostgres server = POSTGRES.getFirst();
        databases++;
        try (Connection connection = server.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE merlon" + databases);
        }
        return new String[] {"--database", server.getJdbcUrl("postgres", "merlon" + databases)};
    }

    private static Store open(String[] databaseOption) {
        return databaseOption[0].equals("--database")
                ? Stores.open(databaseOption[1], Path.of("unused"))
                : Stores.open(null, Path.of(databaseOption[1]));
    }

    private static CommandRun runOn(String[] databaseOption, String... args) {
        var all = new ArrayList<>(List.of(args));
        all.addAll(List.of(databaseOption));
        return merlon(all.toArray(String[]::new));
    }

    private String gameId = "";

    /** Stores a hotseat game of two players that ends by resignation after one move. */
    @BeforeEach
    void storeGame() throws RefusedException {
        try (Store store = open(databaseOption)) {
            var context = new TableContext(store.games(), store.ratings(), id -> "Ann", InstantSource.system());
            var tables = new Tables(context);
            var you = new Data.Obj().put("kind", "you");
            var request = new Data.Obj()
                    .put("game", "torres")
                    .put("seats", new Data.Arr().add(you).add(you))
                    .put("start", true);
            gameId = new NewTables(tables, context, "").create(ValidNewTable.read(request, "ann"), "ann");
            tables.run(gameId, table -> {
                PlayActions.move(table, "ann", 1, "setup d8");
                PlayActions.resign(table, "ann");
                assertEquals(LiveGame.Phase.OVER, table.game().phase());
            });
        }
    }

    @Test
    void exportedGameVerifies() throws IOException, RefusedException {
        Path file = folder.resolve("game.json");
        try (Store store = open(databaseOption)) {
            var context = new TableContext(store.games(), store.ratings(), id -> "Ann", InstantSource.system());
            var tables = new Tables(context);
            StoredGame stored = store.games().load(gameId);
            assertTrue(stored != null);
            GameFile export = tables.query(gameId, table -> ExportView.of(stored, table.game(), context.names()));
            Files.writeString(file, WireMapper.text(export));
        }
        CommandRun run = merlon("verify", file.toString());
        assertEquals(0, run.exit(), run.out());
        assertEquals("", run.err());
        assertTrue(run.out().contains("ok   commitment: "), run.out());
        assertTrue(run.out().endsWith("This game is verified.\n"), run.out());
        assertTrue(run.out().lines().count() < 12, run.out());
        assertTrue(merlon("verify", "-v", file.toString()).out().contains("2. seat 0 plays setup d8"));

        Path keys = Files.writeString(folder.resolve("keys.json"), "{\"keys\":[{\"x\":\"AAAA\"}]}");
        CommandRun unsigned = merlon("verify", "--keys", keys.toString(), file.toString());
        assertEquals(1, unsigned.exit());
        assertTrue(unsigned.out().contains("FAIL signature: No server has signed this file."), unsigned.out());

        Files.writeString(file, Files.readString(file).replace("setup d8", "setup c6"));
        run = merlon("verify", file.toString());
        assertEquals(1, run.exit());
        assertTrue(run.out().contains("FAIL moves: Entry 2, "), run.out());
        assertFalse(run.out().contains("\u001b["), run.out());
    }

    @Test
    void invalidGameFilesAreReportedInOneLine() throws IOException {
        Path broken = Files.writeString(folder.resolve("broken.json"), "{");
        for (Path file : List.of(broken, folder.resolve("missing"), folder)) {
            CommandRun run = merlon("verify", file.toString());
            assertEquals(1, run.exit());
            assertEquals("", run.out());
            assertTrue(run.err().startsWith("merlon verify: " + file + " "), run.err());
            assertEquals(1, run.err().lines().count(), run.err());
        }
        Path other = Files.writeString(
                folder.resolve("other.json"),
                "{\"format\":\"merlon-game\",\"version\":1,\"id\":\"x\",\"created\":1,\"game\":\"\\u001b[31m\"}");
        CommandRun run = merlon("verify", other.toString());
        assertEquals(1, run.exit());
        assertTrue(run.out().startsWith("FAIL file: "), run.out());
        assertTrue(run.out().contains("?[31m"), run.out()); // escape sequences of a file do not reach the terminal
    }

    @Test
    void allStoredGamesAreReplayedWhileAServerRuns() {
        try (Store store = open(databaseOption)) {
            assertTrue(store.isHealthy());
            CommandRun run = runOn(databaseOption, "verify-log");
            assertEquals(0, run.exit(), run.err());
            assertEquals(
                    List.of("torres, rules version 1: 1 replay, 0 do not", "1 of 1 games replay"),
                    run.out().lines().toList());
            assertEquals("", run.err());

            StoredGame good = store.games().load(gameId);
            assertTrue(good != null);
            StoredTable table = good.table();
            var bad = new StoredTable(
                    "broken", "torres", table.variant(), 1, 2, table.key(), table.terms(), table.created() + 1);
            List<StoredEntry> entries = List.of(new StoredEntry(1, "resign", 0, "", null, 1, 0));
            var listing = new Listing("over", false, null, 1, List.of(), null, Listing.NEVER, null, null);
            store.games().append(new Append("broken", bad, entries, listing, Append.Scope.SEATS, List.of()));
            run = runOn(databaseOption, "verify-log");
            assertEquals(1, run.exit());
            assertEquals(
                    List.of(
                            "FAIL broken (torres, rules version 1): entry 1 is not possible any more: No game is in"
                                    + " progress.",
                            "torres, rules version 1: 1 replay, 1 do not",
                            "1 of 2 games replay"),
                    run.out().lines().toList());
        }
    }

    @Test
    void aBackupMadeWhileTheServerRunsCanBeRestored() throws IOException, SQLException {
        Path file = folder.resolve("backup.gz");
        try (Store store = open(databaseOption)) {
            assertTrue(store.isHealthy());
            CommandRun run = runOn(databaseOption, "backup", file.toString());
            assertEquals(0, run.exit(), run.err());
            assertEquals("1 table and 0 people written to " + file + "\n", run.out());

            run = runOn(databaseOption, "restore", "--replace", file.toString());
            assertEquals(1, run.exit());
            assertEquals(1, run.err().lines().count(), run.err());
            assertTrue(run.err().startsWith("merlon restore: ") && run.err().contains("stop"), run.err());
        }
        String[] other = newDatabase("two");
        CommandRun run = runOn(other, "restore", file.toString());
        assertEquals(0, run.exit(), run.err());
        assertEquals("1 table and 0 people restored from " + file + "\n", run.out());
        assertEquals(0, runOn(other, "verify-log").exit());

        run = runOn(other, "restore", file.toString());
        assertEquals(1, run.exit());
        assertTrue(run.err().contains("not empty") && run.err().contains("--replace"), run.err());
        assertEquals(1, run.err().lines().count(), run.err());
        assertEquals(0, runOn(other, "restore", "--replace", file.toString()).exit());
        assertEquals(
                "1 of 1 games replay",
                runOn(other, "verify-log").out().lines().toList().getLast());
    }

    @Test
    void invalidBackupIsNotRestored() throws IOException, SQLException {
        Path file = Files.writeString(folder.resolve("backup.gz"), "no backup");
        String[] other = newDatabase("two");
        for (Path each : List.of(file, folder.resolve("missing"))) {
            CommandRun run = runOn(other, "restore", each.toString());
            assertEquals(1, run.exit());
            assertEquals(1, run.err().lines().count(), run.err());
            assertTrue(run.err().contains(each.toString()), run.err());
        }
        assertFalse(Files.exists(folder.resolve("two")));
    }

    @Test
    void missingDatabaseIsReportedInOneLine() {
        String[] nowhere = postgres
                ? new String[] {"--database", "jdbc:mysql://localhost/merlon"}
                : new String[] {"--data", folder.resolve("nowhere").toString()};
        for (String[] command :
                new String[][] {{"verify-log"}, {"backup", folder.resolve("b").toString()}}) {
            CommandRun run = runOn(nowhere, command);
            assertEquals(1, run.exit());
            assertEquals(1, run.err().lines().count(), run.err());
            assertTrue(run.err().startsWith("merlon " + command[0] + ": "), run.err());
        }
        assertFalse(Files.exists(folder.resolve("nowhere")));
    }

    @Test
    void dataFolderFollowsXdgDataHome() {
        CommandRun run = CommandRun.run(
                "",
                new ByteArrayOutputStream(),
                Map.of("XDG_DATA_HOME", folder.resolve("xdg").toString()),
                "verify-log");
        assertEquals(1, run.exit());
        assertTrue(run.err().contains(folder.resolve("xdg").resolve("merlon").toString()), run.err());
    }
}
