package org.merlon.server.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.merlon.engine.data.Data;
import org.merlon.server.store.Store;
import org.merlon.server.store.Stores;
import org.merlon.server.store.log.Append;
import org.merlon.server.store.log.StoredTable;
import org.merlon.server.wire.WireMapper;

/** Files and logs of older rules are checked as far as possible, and mismatches are not reported as errors. */
class OldRulesVerificationTest {
    @ParameterizedTest
    @ValueSource(strings = {"onceupon-1", "blackstone-1", "torres-1", "blackstone-2"})
    void fileOfAnOlderVersionDoesNotFail(String name) {
        VerificationReport report = Verifier.verify(OldRulesGame.read(name).file());
        assertFalse(report.fails(), WireMapper.text(report.toVerification()));
        assertTrue(report.steps().getFirst().text().contains("rules version " + name.substring(name.length() - 1)));
    }

    @Test
    void mismatchUnderOldRulesIsUnknown() {
        Data.Obj file = OldRulesGame.read("onceupon-1").file();
        Tampering.entry(file, 20).put("move", "fly to the moon");
        VerificationReport report = Verifier.verify(file);
        assertFalse(report.fails());
        assertFalse(report.holds());
        VerificationReport.Step moves = report.steps().getLast();
        assertEquals(VerificationReport.Verdict.UNKNOWN, moves.verdict());
        assertTrue(moves.text().startsWith("19 of 198 entries fit."), moves.text());
        assertTrue(moves.text().contains("version 1 of the rules of Once Upon a Castle"), moves.text());

        file.put("key", Tampering.flipped(Tampering.text(file, "key")));
        assertTrue(Verifier.verify(file).fails(), "the commitment to the key does not depend on the rules");
        Data.Obj torres = OldRulesGame.read("torres-1").file();
        Tampering.entry(torres, 20).put("move", "fly to the moon");
        assertTrue(Verifier.verify(torres).fails(), "under the current rules it must fit");
        torres.put("rulesData", "0123456789abcdef");
        assertFalse(Verifier.verify(torres).fails(), "with other card data it need not fit");
    }

    @Test
    void countsLogsOfOldRulesSeparately(@TempDir Path folder) {
        try (Store store = Stores.open(null, folder)) {
            for (String name : OldRulesGame.NAMES) {
                OldRulesGame old = OldRulesGame.read(name);
                int version = (int) Tampering.number(old.file(), "rulesVersion");
                Data.Obj entry = Tampering.entry(old.file(), 10);
                add(store, old.stored(name, version, old.entries().size()));
                if (!name.startsWith("torres")) {
                    entry.put("move", "fly to the moon");
                    add(store, old.stored(name + "-gone", version, old.entries().size()));
                }
            }
            StoredGamesCheck check = StoredGamesCheck.of(null, folder, games -> {});
            assertEquals(7, check.games());
            assertEquals(java.util.List.of(), check.failures());
            assertTrue(check.oldRulesCount() >= 2);
            assertEquals(
                    new StoredGamesCheck.GameCounts(1, 0, 0), check.counts().get("torres, rules version 1"));
        }
    }

    private static void add(Store store, Append append) {
        StoredTable table = append.created();
        assertTrue(table != null && store.games().append(append));
    }
}
