package org.merlon.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.merlon.server.store.Samples.creation;
import static org.merlon.server.store.Samples.entry;
import static org.merlon.server.store.Samples.listing;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.merlon.server.game.Ruleset;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.log.Append;
import org.merlon.server.store.log.StoredTable;

/** Each stored field of a game has a limit, and fields stored before there were limits are shortened. */
final class StoredFieldLimitsTest {
    private static final String FINGERPRINT = "0123456789abcdef";

    private static void setTerms(Connection connection, String table, String rulesData) throws SQLException {
        try (PreparedStatement update = connection.prepareStatement("UPDATE game_table SET terms = ? WHERE id = ?")) {
            update.setString(1, "{\"pace\":\"live\",\"rulesData\":\"" + rulesData + "\"}");
            update.setString(2, table);
            assertEquals(1, update.executeUpdate());
        }
    }

    @ParameterizedTest
    @EnumSource
    void upgradeShortensLongRulesData(TestDatabase.Kind kind, @TempDir Path folder) throws SQLException {
        try (Store store = kind.create(folder).open()) {
            for (String id : List.of("a", "b", "c")) {
                assertTrue(store.games().append(creation(id)));
            }
            try (Connection connection = store.dialect().migrationDataSource().getConnection()) {
                setTerms(connection, "a", "x".repeat(900_000));
                setTerms(connection, "b", FINGERPRINT);
                V72__RulesData.shorten(connection);
                if (!connection.getAutoCommit()) {
                    connection.commit();
                }
            }
            StoredTable shortened =
                    Objects.requireNonNull(store.games().load("a")).table();
            assertTrue(shortened.terms().length() < 100, shortened.terms());
            assertTrue(shortened.terms().contains("\"pace\":\"live\""), shortened.terms());
            assertNotNull(Ruleset.of(shortened).data(), "it still has rules of its own");
            StoredTable intact = Objects.requireNonNull(store.games().load("b")).table();
            assertEquals(FINGERPRINT, Ruleset.of(intact).data());
        }
    }

    @ParameterizedTest
    @EnumSource
    void storeRefusesLongTermsAndEntries(TestDatabase.Kind kind, @TempDir Path folder) {
        try (Store store = kind.create(folder).open()) {
            Append good = creation("t");
            StoredTable table = Objects.requireNonNull(good.created());
            var longTerms = new StoredTable(
                    table.id(),
                    table.game(),
                    table.variant(),
                    table.rulesVersion(),
                    table.players(),
                    table.key(),
                    "x".repeat(ServerLimits.MAX_TERMS_LENGTH + 1),
                    table.created());
            var append = new Append("t", longTerms, good.entries(), good.listing(), good.scope(), List.of());
            assertThrows(IllegalArgumentException.class, () -> store.games().append(append));
            var longMove = new Append(
                    "t",
                    null,
                    List.of(entry(2, "x".repeat(ServerLimits.MAX_ENTRY_LENGTH + 1))),
                    listing("playing", 101, "ann", "bob"),
                    Append.Scope.LOG,
                    List.of());
            assertTrue(store.games().append(good));
            assertThrows(IllegalArgumentException.class, () -> store.games().append(longMove));
        }
    }
}
