package org.merlon.simulation;

import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongPredicate;

/** Simulates many seeds, several at a time. */
public final class Campaign {
    private final AtomicLong done = new AtomicLong();
    private final LongAdder faults = new LongAdder();
    private final LongAdder entries = new LongAdder();
    private final LongAdder acknowledged = new LongAdder();
    private final LongAdder simulatedMillis = new LongAdder();
    private final LongAdder digest = new LongAdder();
    private final ConcurrentLinkedQueue<SimulationResult> failures = new ConcurrentLinkedQueue<>();
    private volatile boolean stopped;

    /**
     * The result of many seeds.
     *
     * @param digest the same for the same seeds, on every machine and with any number of threads
     * @param failures the seeds of which an invariant did not hold
     */
    public record Summary(
            long seeds,
            long faults,
            long entries,
            long acknowledged,
            long simulatedMillis,
            long digest,
            List<SimulationResult> failures) {}

    private Campaign() {}

    /**
     * Simulates seeds.
     *
     * @param onDone called with the number of seeds that are done; ends the campaign if it returns false
     */
    public static Summary run(long firstSeed, long count, int threads, LongPredicate onDone) {
        var campaign = new Campaign();
        var next = new AtomicLong(firstSeed);
        List<Thread> workers = java.util.stream.IntStream.range(0, threads)
                .mapToObj(i -> Thread.ofPlatform()
                        .name("simulation-" + i)
                        .start(() -> campaign.work(next, firstSeed, count, onDone)))
                .toList();
        for (Thread worker : workers) {
            join(worker);
        }
        return new Summary(
                campaign.done.get(),
                campaign.faults.sum(),
                campaign.entries.sum(),
                campaign.acknowledged.sum(),
                campaign.simulatedMillis.sum(),
                campaign.digest.sum(),
                List.copyOf(campaign.failures));
    }

    private static void join(Thread worker) {
        try {
            worker.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted during a simulation", e);
        }
    }

    private void work(AtomicLong next, long firstSeed, long count, LongPredicate onDone) {
        while (!stopped) {
            long seed = next.getAndIncrement();
            if (seed >= firstSeed + count) {
                return;
            }
            SimulationResult outcome = Simulation.run(seed);
            faults.add(outcome.scenario().faults().size());
            entries.add(outcome.entries());
            acknowledged.add(outcome.acknowledged());
            simulatedMillis.add(outcome.simulatedMillis());
            digest.add(outcome.digest());
            if (outcome.failure() != null) {
                failures.add(outcome);
            }
            if (!onDone.test(done.incrementAndGet())) {
                stopped = true;
            }
        }
    }
}
