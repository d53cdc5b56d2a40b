package org.merlon.bench.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A short run of {@code merlon bench crash}: what was acknowledged is there, once, whatever was killed. */
final class CrashTest {
    private static final int KILLS = 3;
    private static final int RESTARTS = 2;
    private static final long SEED = 3;

    @Test
    void aKilledServerLosesAndDoublesNothing(@TempDir Path folder) throws IOException, InterruptedException {
        check(new CrashTrial(folder, SEED, kill -> {}).killServer(KILLS));
    }

    @Test
    void aRestartOfPostgresLosesAndDoublesNothing(@TempDir Path folder) throws IOException, InterruptedException {
        check(new CrashTrial(folder, SEED, restart -> {}).restartPostgres(RESTARTS));
    }

    private static void check(CrashTrial.Outcome outcome) {
        assertNull(outcome.counts().trouble());
        assertTrue(outcome.counts().acknowledged() > 0, "nobody has played");
        assertTrue(outcome.games() >= outcome.counts().tables(), "tables are missing");
        assertEquals(0, outcome.lost(), "acknowledged moves that are not in the log");
        assertEquals(0, outcome.doubled(), "moves in the log that nobody sent for that place");
        assertEquals(0, outcome.broken(), "games that do not replay to their hashes");
    }
}
