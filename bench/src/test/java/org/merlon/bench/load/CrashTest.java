package org.merlon.bench.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.merlon.bench.load.crash.CrashTrial;
import org.merlon.testkit.Effort;

/** A short run of {@code merlon bench crash}: every acknowledged move is stored exactly once. */
@Tag("kill")
final class CrashTest {
    private static final int KILLS = Effort.of(1, 3, 200);
    private static final int RESTARTS = Effort.of(1, 2, 20);
    private static final long SEED = 3;

    @Test
    void killedServerLosesAndDuplicatesNothing(@TempDir Path folder) throws IOException, InterruptedException {
        check(new CrashTrial(folder, SEED, kill -> {}).killServer(KILLS));
    }

    @Test
    void restartedPostgresLosesAndDuplicatesNothing(@TempDir Path folder) throws IOException, InterruptedException {
        check(new CrashTrial(folder, SEED, restart -> {}).restartPostgres(RESTARTS));
    }

    private static void check(CrashTrial.TrialOutcome outcome) {
        assertNull(outcome.counts().problem());
        assertTrue(outcome.counts().acknowledged() > 0, "nobody has played");
        assertTrue(outcome.games() >= outcome.counts().tables(), "tables are missing");
        assertEquals(0, outcome.lost(), "acknowledged moves that are not in the log");
        assertEquals(0, outcome.duplicated(), "moves in the log that nobody sent for that place");
        assertEquals(0, outcome.broken(), "games that do not replay to their hashes");
    }
}
