package org.merlon.server.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.merlon.engine.SetupException;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.Store;
import org.merlon.server.store.TestDatabase;
import org.merlon.server.store.log.Append;
import org.merlon.server.store.log.Listing;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.store.log.StoredGame;
import org.merlon.server.store.log.StoredTable;

/** Stored games are replayed while a server uses the database, and games that fail are reported. */
class StoredGamesCheckTest {
    private static void add(Store store, StoredTable table, List<StoredEntry> entries, StoredGame good) {
        StoredGame.Row row = Objects.requireNonNull(good.row());
        boolean complete = entries.size() == good.entries().size();
        var listing = new Listing(
                complete ? row.status() : "playing",
                false,
                null,
                entries.getLast().time(),
                List.of(),
                complete ? row.result() : null,
                Listing.NEVER,
                complete ? row.digest() : null,
                null);
        assertTrue(
                store.games().append(new Append(table.id(), table, entries, listing, Append.Scope.SEATS, List.of())));
    }

    private static StoredTable named(String id, int rulesVersion, StoredTable table) {
        return new StoredTable(
                id,
                table.game(),
                table.variant(),
                rulesVersion,
                table.players(),
                table.key(),
                table.terms(),
                table.created());
    }

    private static StoredEntry changed(StoredEntry entry, String text, long hash) {
        return new StoredEntry(entry.number(), entry.kind(), entry.seat(), text, entry.person(), entry.time(), hash);
    }

    @ParameterizedTest
    @EnumSource
    void reportsGamesThatDoNotReplay(TestDatabase.Kind kind, @TempDir Path folder)
            throws RefusedException, SetupException {
        TestDatabase place = kind.create(folder);
        StoredGame good = SampleGame.finished();
        try (Store store = place.open()) {
            add(store, named("good", 1, good.table()), good.entries(), good);
            add(store, named("running", 1, good.table()), good.entries().subList(0, 50), good);

            var otherHash = new ArrayList<>(good.entries());
            otherHash.set(20, changed(otherHash.get(20), otherHash.get(20).text(), 5));
            add(store, named("hash", 1, good.table()), otherHash, good);

            var otherMove = new ArrayList<>(good.entries());
            otherMove.set(
                    9, changed(otherMove.get(9), "nonsense", otherMove.get(9).hash()));
            add(store, named("move", 1, good.table()), otherMove, good);

            var terms = new StoredTable(
                    "terms", "torres", "standard", 1, 4, good.table().key(), "[]", 1);
            add(store, terms, good.entries(), good);

            assertCheckResult(place);
        }
    }

    @ParameterizedTest
    @EnumSource
    void reportsTableRowsThatDoNotMatchLog(TestDatabase.Kind kind, @TempDir Path folder)
            throws RefusedException, SetupException, SQLException {
        TestDatabase place = kind.create(folder);
        StoredGame good = SampleGame.finished();
        Map<String, String> damage = Map.of(
                "fine", "UPDATE entry SET number = number WHERE table_id = 'fine'",
                "short",
                        "DELETE FROM entry WHERE table_id = 'short' AND number = "
                                + good.entries().size(),
                "moved", "UPDATE entry SET time = time + 1 WHERE table_id = 'moved' AND number = 30",
                "late", "UPDATE game_table SET updated = updated + 1 WHERE id = 'late'",
                "status", "UPDATE game_table SET status = 'playing' WHERE id = 'status'",
                "result", "UPDATE game_table SET result = '{\"ranks\":[1,1,1,1]}' WHERE id = 'result'");
        try (Store store = place.open()) {
            for (String id : damage.keySet()) {
                add(store, named(id, 1, good.table()), good.entries(), good);
            }
        }
        try (var connection = DriverManager.getConnection(
                        place.url() == null ? "jdbc:sqlite:" + folder.resolve("merlon.db") : place.url());
                var statement = connection.createStatement()) {
            for (String sql : damage.values()) {
                statement.executeUpdate(sql);
            }
        }
        var found = new TreeMap<String, String>();
        StoredGamesCheck.of(place.url(), folder, games -> {})
                .failures()
                .forEach(each -> found.put(each.table(), each.reason()));
        assertEquals(Set.of("short", "moved", "late", "status", "result"), found.keySet());
        found.forEach((id, reason) -> assertTrue(
                reason.contains(
                        switch (id) {
                            case "short" -> "last entry is missing";
                            case "moved" -> "a time in its log";
                            case "late" -> "the table changed at";
                            case "status" -> "says that it is playing";
                            default -> "another result";
                        }),
                reason));
    }

    private static void assertCheckResult(TestDatabase place) {
        var progress = new ArrayList<Integer>();
        StoredGamesCheck check = StoredGamesCheck.of(place.url(), place.folder(), progress::add);
        assertEquals(List.of(1, 2, 3, 4, 5), progress);
        assertEquals(5, check.games());
        assertEquals(Map.of("torres, rules version 1", new StoredGamesCheck.GameCounts(2, 0, 3)), check.counts());
        assertEquals(
                List.of("hash", "move", "terms"),
                check.failures().stream()
                        .map(StoredGamesCheck.Failure::table)
                        .sorted()
                        .toList());
        for (StoredGamesCheck.Failure trouble : check.failures()) {
            String expected = switch (trouble.table()) {
                case "hash" -> "entry 21 leads to another state";
                case "move" -> "entry 10 is not possible any more";
                default -> "its terms are no object";
            };
            assertTrue(trouble.reason().contains(expected), trouble.toString());
        }
    }
}
