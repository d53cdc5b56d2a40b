package org.merlon.bench.load.crash;

import java.io.IOException;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.merlon.bench.load.process.TemporaryFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Kills servers under load to check that no acknowledged move is lost. */
@Command(
        name = "crash",
        description =
                "Checks that no move is lost or duplicated when the server or its database is killed during play.")
public final class CrashCommand implements Callable<Integer> {
    private static final int KILLS = 200;
    private static final int QUICK_KILLS = 10;

    @Option(names = "--kills", paramLabel = "N", description = "The number of kills (default: 200).")
    private @Nullable Integer kills;

    @Option(names = "--quick", description = "Only ten kills.")
    private boolean quick;

    @Option(names = "--postgres", description = "Restart PostgreSQL instead of the server.")
    private boolean postgres;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Determines the moments of the kills (default: the clock).")
    private long seed = System.nanoTime();

    @Override
    public Integer call() throws IOException, InterruptedException {
        int killCount = quick ? QUICK_KILLS : KILLS;
        if (kills != null) {
            killCount = kills;
        }
        int total = killCount;
        try (TemporaryFolder scratch = TemporaryFolder.create()) {
            var trial = new CrashTrial(scratch.folder(), seed, done -> {
                if (done % 10 == 0) {
                    System.err.printf("%d/%d%n", done, total);
                }
            });
            CrashTrial.TrialOutcome outcome = postgres ? trial.restartPostgres(killCount) : trial.killServer(killCount);
            print(outcome, killCount);
            return outcome.passed() ? 0 : 1;
        }
    }

    private void print(CrashTrial.TrialOutcome outcome, int times) {
        RestartLoad.Counts counts = outcome.counts();
        System.out.printf(
                Locale.ROOT,
                "%d %s, %d moves acknowledged at %d tables, %d sent again after a break%n",
                times,
                postgres ? "restarts of PostgreSQL" : "kills",
                counts.acknowledged(),
                counts.tables(),
                counts.resent());
        System.out.printf(
                Locale.ROOT,
                "%d acknowledged moves lost, %d doubled, %d of %d games do not replay to their hashes (%d comparisons)%n",
                outcome.lost(),
                outcome.duplicated(),
                outcome.broken(),
                outcome.games(),
                outcome.checks());
        if (counts.problem() != null) {
            System.out.println("trouble: " + counts.problem());
        }
    }
}
