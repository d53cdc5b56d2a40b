package org.merlon.bench.load.simulation;

import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.protocol.json.Json;
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

    @Option(
            names = "--seeds",
            paramLabel = "N",
            description = "The number of seeds (default: 1000, or as many as --minutes allows).")
    private @Nullable Long seeds;

    @Option(names = "--from", paramLabel = "SEED", description = "The first seed (default: 1).")
    private long firstSeed = 1;

    @Option(names = "--threads", paramLabel = "N", description = "Simulations at a time (default: one per processor).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--minutes", paramLabel = "N", description = "End after this time, even if seeds remain.")
    private @Nullable Double minutes;

    @Option(names = "--json", description = "Print the result as one line of JSON.")
    private boolean json;

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
        long most = minutes == null ? SEEDS : Long.MAX_VALUE - firstSeed;
        long count = quick ? QUICK_SEEDS : seeds == null ? most : seeds;
        long start = System.nanoTime();
        long limit = minutes == null ? Long.MAX_VALUE : (long) (minutes * TimeUnit.MINUTES.toNanos(1));
        Campaign.Summary summary = Campaign.run(firstSeed, count, threads, done -> {
            if (done % PROGRESS_INTERVAL == 0) {
                System.err.printf(Locale.ROOT, "%d seeds%n", done);
            }
            return System.nanoTime() - start < limit;
        });
        double seconds = (System.nanoTime() - start) / (double) TimeUnit.SECONDS.toNanos(1);
        double hours = summary.simulatedMillis() / (double) TimeUnit.HOURS.toMillis(1);
        if (json) {
            System.out.println(Json.write(data(summary, seconds, hours)));
        } else {
            print(summary, seconds, hours);
        }
        return summary.failures().isEmpty() ? 0 : 1;
    }

    private void print(Campaign.Summary summary, double seconds, double hours) {
        System.out.printf(
                Locale.ROOT,
                "%d seeds from %d, %d faults, %d entries in logs, %d commands acknowledged; digest of all %x%n",
                summary.seeds(),
                firstSeed,
                summary.faults(),
                summary.entries(),
                summary.acknowledged(),
                summary.digest());
        System.out.printf(
                Locale.ROOT,
                "%.1f simulated hours in %.1f seconds with %d threads: %.0f hours per minute%n",
                hours,
                seconds,
                threads,
                hours / seconds * TimeUnit.MINUTES.toSeconds(1));
        System.out.printf(Locale.ROOT, "%d seeds failed%n", summary.failures().size());
        summary.failures().stream().limit(MAX_SHRUNK).forEach(SimulateCommand::explain);
    }

    private Data.Obj data(Campaign.Summary summary, double seconds, double hours) {
        var failures = new Data.Arr();
        for (SimulationResult each : summary.failures()) {
            failures.add(
                    new Data.Obj().put("seed", each.scenario().seed()).put("failure", String.valueOf(each.failure())));
        }
        return new Data.Obj()
                .put("firstSeed", firstSeed)
                .put("seeds", summary.seeds())
                .put("threads", threads)
                .put("faults", summary.faults())
                .put("entries", summary.entries())
                .put("acknowledged", summary.acknowledged())
                .put("simulatedHours", Math.round(hours))
                .put("seconds", Math.round(seconds))
                .put("hoursPerMinute", Math.round(hours / seconds * TimeUnit.MINUTES.toSeconds(1)))
                .put("digest", Long.toHexString(summary.digest()))
                .put("failures", failures);
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
