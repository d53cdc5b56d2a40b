package org.merlon.bench.load.attack;

import java.io.IOException;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.merlon.bench.load.client.Latencies;
import org.merlon.bench.load.crash.CrashTrial;
import org.merlon.bench.load.process.TemporaryFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Checks whether people can continue to play while the server is attacked. */
@Command(
        name = "soak",
        description = {
            "Measures how long honest moves take, and whether any is lost, on a small server under attack:",
            "clients that do not read, floods, slow connections, endless undo, guessed passwords."
        })
public final class UnderAttackCommand implements Callable<Integer> {
    /** The limit for the 99th percentile of move latencies. */
    private static final double MAX_P99_MILLIS = 250;

    @Option(names = "--minutes", paramLabel = "N", description = "The duration (default: ${DEFAULT-VALUE}).")
    private double minutes = 30;

    @Option(names = "--quick", description = "Only one minute.")
    private boolean quick;

    @Option(names = "--heap", paramLabel = "MIB", description = "The server's heap (default: ${DEFAULT-VALUE}).")
    private int heap = 96;

    @Override
    public Integer call() throws IOException, InterruptedException {
        try (TemporaryFolder scratch = TemporaryFolder.create()) {
            Duration time = Duration.ofSeconds(Math.round(60 * (quick ? 1 : minutes)));
            UnderAttackTrial.TrialOutcome outcome =
                    new UnderAttackTrial(scratch.folder(), heap, System.err::println).run(time);
            print(outcome, time);
            boolean passed = outcome.crashOutcome().passed()
                    && outcome.attacked().percentile(0.99) < MAX_P99_MILLIS
                    && outcome.restarts() == 0;
            return passed ? 0 : 1;
        }
    }

    private void print(UnderAttackTrial.TrialOutcome outcome, Duration time) {
        CrashTrial.TrialOutcome crashOutcome = outcome.crashOutcome();
        Latencies attacked = outcome.attacked();
        System.out.printf(
                Locale.ROOT,
                "%d s with a heap of %d MiB, %d honest moves acknowledged at %d tables, %d sent again%n",
                time.toSeconds(),
                heap,
                crashOutcome.counts().acknowledged(),
                crashOutcome.counts().tables(),
                crashOutcome.counts().resent());
        System.out.printf(
                Locale.ROOT,
                "honest moves took %.1f ms (half of them), %.1f ms (99 %%), %.1f ms (99.9 %%); the goal is 99 %% under %.0f ms%n",
                attacked.percentile(0.5),
                attacked.percentile(0.99),
                attacked.percentile(0.999),
                MAX_P99_MILLIS);
        Latencies calm = outcome.calm();
        System.out.printf(
                Locale.ROOT,
                "before and after the attack %.1f ms (half), %.1f ms (99 %%): under it 99 %% take %.2f times as long%n",
                calm.percentile(0.5),
                calm.percentile(0.99),
                attacked.percentile(0.99) / calm.percentile(0.99));
        System.out.printf(
                Locale.ROOT,
                "the server kept %.2f processors busy before the attack (load %.1f) and %.2f under it (load %.1f)%n",
                outcome.loadBefore().processors(),
                outcome.loadBefore().load(),
                outcome.loadDuring().processors(),
                outcome.loadDuring().load());
        System.out.printf(
                Locale.ROOT,
                "%d acknowledged moves lost, %d doubled, %d of %d games do not replay to their hashes%n",
                crashOutcome.lost(),
                crashOutcome.duplicated(),
                crashOutcome.broken(),
                crashOutcome.games());
        System.out.printf(
                Locale.ROOT,
                "hostile: %d messages flooded, %d requests answered, %d refused or cut; server: heap %.0f MiB, at most %.0f MiB resident, %d restarts%n",
                outcome.flooded(),
                outcome.answered(),
                outcome.refused(),
                outcome.heap(),
                outcome.maxResident(),
                outcome.restarts());
        if (crashOutcome.counts().problem() != null) {
            System.out.println("trouble: " + crashOutcome.counts().problem());
        }
    }
}
