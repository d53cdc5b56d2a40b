package org.merlon.bench.load.simulation;

import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.merlon.simulation.Campaign;
import org.merlon.simulation.Shrinker;
import org.merlon.simulation.Simulation;
import org.merlon.simulation.SimulationPlan;
import org.merlon.simulation.SimulationResult;
import org.merlon.simulation.world.SimulatedThreads;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Simulates servers, players and faults, and looks for a seed at which something goes wrong. */
@Command(
        name = "simulate",
        description = "Simulates servers with faults of disk, database and network, and checks that nothing is lost.")
public final class SimulateCommand implements Callable<Integer> {
    private static final int SEEDS = 1_000;
    private static final int QUICK_SEEDS = 20;
    private static final int PROGRESS_INTERVAL = 100;
    private static final int MAX_SHRUNK = 3;

    @Option(names = "--seeds", paramLabel = "N", description = "The number of seeds (default: 1000).")
    private long seeds = SEEDS;

    @Option(names = "--from", paramLabel = "SEED", description = "The first seed (default: 1).")
    private long firstSeed = 1;

    @Option(names = "--quick", description = "Only twenty seeds.")
    private boolean quick;

    @Option(names = "--trace", description = "Print all events of the first seed, and simulate no other.")
    private boolean trace;

    @Override
    public Integer call() {
        if (!SimulatedThreads.areAvailable()) {
            System.err.println("A simulation needs Java 24 or later, and --add-opens java.base/java.lang=ALL-UNNAMED.");
            return 2;
        }
        Logger.getLogger("").setLevel(Level.OFF); // the servers report every fault that strikes them
        return trace ? printTrace() : simulate();
    }

    private int printTrace() {
        SimulationResult outcome = Simulation.run(SimulationPlan.of(firstSeed), true);
        outcome.lines().forEach(System.out::println);
        System.out.println("digest " + Long.toHexString(outcome.digest()));
        return outcome.failure() == null ? 0 : 1;
    }

    private int simulate() {
        long count = quick ? QUICK_SEEDS : seeds;
        int threads = Runtime.getRuntime().availableProcessors();
        long start = System.nanoTime();
        Campaign.Summary summary = Campaign.run(firstSeed, count, threads, done -> {
            if (done % PROGRESS_INTERVAL == 0) {
                System.err.printf(Locale.ROOT, "%d/%d%n", done, count);
            }
        });
        double minutes = (System.nanoTime() - start) / (double) TimeUnit.MINUTES.toNanos(1);
        double hours = summary.simulatedMillis() / (double) TimeUnit.HOURS.toMillis(1);
        System.out.printf(
                Locale.ROOT,
                "%d seeds from %d, %d faults, %d entries in logs, %d commands acknowledged%n",
                count,
                firstSeed,
                summary.faults(),
                summary.entries(),
                summary.acknowledged());
        System.out.printf(
                Locale.ROOT,
                "%.1f simulated hours in %.2f minutes on %d processors: %.1f hours per minute%n",
                hours,
                minutes,
                threads,
                hours / minutes);
        System.out.printf(Locale.ROOT, "%d seeds failed%n", summary.failures().size());
        summary.failures().stream().limit(MAX_SHRUNK).forEach(SimulateCommand::explain);
        return summary.failures().isEmpty() ? 0 : 1;
    }

    private static void explain(SimulationResult failure) {
        SimulationPlan smallest = Shrinker.shrink(failure.scenario());
        System.out.printf(
                Locale.ROOT,
                "seed %d, digest %x: %s%n  %d servers; faults that are needed:%n",
                failure.scenario().seed(),
                failure.digest(),
                failure.failure(),
                smallest.servers());
        smallest.faults().forEach(fault -> System.out.println("  " + fault));
    }
}
