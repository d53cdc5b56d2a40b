package org.merlon.bench.load.soak;

import java.io.IOException;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.merlon.bench.load.client.Latencies;
import org.merlon.bench.load.crash.CrashTrial;
import org.merlon.bench.load.process.Scratch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Checks whether people can continue to play while the server is attacked. */
@Command(
        name = "soak",
        description = {
            "How long honest moves take, and whether any gets lost, on a server with little memory beside hostile clients:",
            "readers that do not read, floods, trickling connections, moves taken back for ever, guessed passwords."
        })
public final class SoakCommand implements Callable<Integer> {
    /** The limit for the 99th percentile of move latencies. */
    private static final double GOAL_MILLIS = 250;

    @Option(names = "--minutes", paramLabel = "N", description = "How long (default: ${DEFAULT-VALUE}).")
    private double minutes = 30;

    @Option(names = "--quick", description = "One minute is enough.")
    private boolean quick;

    @Option(names = "--heap", paramLabel = "MIB", description = "The server's heap (default: ${DEFAULT-VALUE}).")
    private int heap = 96;

    @Override
    public Integer call() throws IOException, InterruptedException {
        try (Scratch scratch = Scratch.make()) {
            Duration time = Duration.ofSeconds(Math.round(60 * (quick ? 1 : minutes)));
            SoakTrial.Outcome outcome = new SoakTrial(scratch.folder(), heap, System.err::println).run(time);
            print(outcome, time);
            boolean good = outcome.kept().good()
                    && outcome.attacked().percentile(0.99) < GOAL_MILLIS
                    && outcome.restarts() == 0;
            return good ? 0 : 1;
        }
    }

    private void print(SoakTrial.Outcome outcome, Duration time) {
        CrashTrial.Outcome kept = outcome.kept();
        Latencies took = outcome.attacked();
        System.out.printf(
                Locale.ROOT,
                "%d s with a heap of %d MiB, %d honest moves acknowledged at %d tables, %d sent again%n",
                time.toSeconds(),
                heap,
                kept.counts().acknowledged(),
                kept.counts().tables(),
                kept.counts().repeated());
        System.out.printf(
                Locale.ROOT,
                "honest moves took %.1f ms (half of them), %.1f ms (99 %%), %.1f ms (99.9 %%); the goal is 99 %% under %.0f ms%n",
                took.percentile(0.5),
                took.percentile(0.99),
                took.percentile(0.999),
                GOAL_MILLIS);
        Latencies calm = outcome.calm();
        System.out.printf(
                Locale.ROOT,
                "before and after the attack %.1f ms (half), %.1f ms (99 %%): under it 99 %% take %.2f times as long%n",
                calm.percentile(0.5),
                calm.percentile(0.99),
                took.percentile(0.99) / calm.percentile(0.99));
        System.out.printf(
                Locale.ROOT,
                "the server kept %.2f processors busy before the attack (load %.1f) and %.2f under it (load %.1f)%n",
                outcome.quiet().processors(),
                outcome.quiet().load(),
                outcome.busy().processors(),
                outcome.busy().load());
        System.out.printf(
                Locale.ROOT,
                "%d acknowledged moves lost, %d doubled, %d of %d games do not replay to their hashes%n",
                kept.lost(),
                kept.doubled(),
                kept.broken(),
                kept.games());
        System.out.printf(
                Locale.ROOT,
                "hostile: %d messages flooded, %d requests answered, %d refused or cut; server: heap %.0f MiB, at most %.0f MiB resident, %d restarts%n",
                outcome.flooded(),
                outcome.answered(),
                outcome.refused(),
                outcome.heap(),
                outcome.resident(),
                outcome.restarts());
        if (kept.counts().trouble() != null) {
            System.out.println("trouble: " + kept.counts().trouble());
        }
    }
}
