package org.merlon.bench;

import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * Times a fixed loop immediately before and after each iteration of a benchmark, in the same process.
 *
 * <p>A result divided by the loop's speed measures the code; the result alone also depends on the machine and its load.
 */
public final class Calibration implements InternalProfiler {
    static final String LABEL = "calibration";
    static final String UNIT = "million steps/s";

    private static final int STEPS_PER_LOOP = 1 << 16; // a fraction of a millisecond
    private static final long MEASURE_NANOS =
            50_000_000; // long enough for a stable value, short compared with an iteration
    private static final int CELLS = 64;

    private final int[] cells = new int[CELLS];
    private long bits = 0x9e3779b97f4a7c15L;
    private double speedBefore;

    /** The measured loop: shifts, a multiplication, a bit count and a small array, like the rules of games. */
    private void runLoop() {
        long x = bits;
        for (int i = 0; i < STEPS_PER_LOOP; i++) {
            x ^= x << 13;
            x ^= x >>> 7;
            x ^= x << 17;
            int cell = (int) (x >>> 58);
            cells[cell] += Long.bitCount(x & 0x00ff00ff00ff00ffL) * 31 + i;
        }
        bits = x ^ cells[0];
    }

    /** Measures the loop's current speed in million steps per second. */
    public double measure() {
        long start = System.nanoTime();
        long steps = 0;
        long elapsed;
        do {
            runLoop();
            steps += STEPS_PER_LOOP;
            elapsed = System.nanoTime() - start;
        } while (elapsed < MEASURE_NANOS);
        return steps * 1e3 / elapsed;
    }

    @Override
    public String getDescription() {
        return "the speed of a fixed loop around each iteration";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        speedBefore = measure();
    }

    @Override
    public Collection<? extends Result<?>> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        return List.of(new ScalarResult(LABEL, (speedBefore + measure()) / 2, UNIT, AggregationPolicy.AVG));
    }
}
