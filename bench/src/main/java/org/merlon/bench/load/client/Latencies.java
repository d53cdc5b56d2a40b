package org.merlon.bench.load.client;

import java.util.Arrays;

/** A collection of measured latencies. */
public final class Latencies {
    private int[] micros = new int[1 << 12];
    private int count;

    public void add(long nanos) {
        if (count == micros.length) {
            micros = Arrays.copyOf(micros, 2 * count);
        }
        micros[count++] = (int) Math.min(Integer.MAX_VALUE, nanos / 1000);
    }

    public int count() {
        return count;
    }

    /** Returns a percentile in milliseconds. */
    public double percentile(double fraction) {
        if (count == 0) {
            return Double.NaN;
        }
        int[] sorted = Arrays.copyOf(micros, count);
        Arrays.sort(sorted);
        return sorted[Math.clamp((int) Math.ceil(fraction * count) - 1, 0, count - 1)] / 1000.0;
    }
}
