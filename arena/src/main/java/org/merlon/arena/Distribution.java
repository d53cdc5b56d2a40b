package org.merlon.arena;

import java.util.Arrays;

/** The distribution of a set of integers. */
public final class Distribution {
    private final int[] sorted;

    private Distribution(int[] sorted) {
        this.sorted = sorted;
    }

    public static Distribution of(int[] values) {
        int[] sorted = values.clone();
        Arrays.sort(sorted);
        return new Distribution(sorted);
    }

    public int count() {
        return sorted.length;
    }

    public double mean() {
        return Arrays.stream(sorted).average().orElse(0);
    }

    /** Returns the sample standard deviation. */
    public double deviation() {
        if (sorted.length < 2) {
            return 0;
        }
        double mean = mean();
        double sum = 0;
        for (int value : sorted) {
            sum += (value - mean) * (value - mean);
        }
        return Math.sqrt(sum / (sorted.length - 1));
    }

    /** Returns the smallest value that at least this fraction of all values does not exceed: 0.5 for the median. */
    public int quantile(double fraction) {
        if (sorted.length == 0) {
            return 0;
        }
        int index = (int) Math.ceil(fraction * sorted.length) - 1;
        return sorted[Math.clamp(index, 0, sorted.length - 1)];
    }

    public int min() {
        return quantile(0);
    }

    public int max() {
        return quantile(1);
    }

    /** Counts the values in each of {@code bins} intervals of equal {@code width}, the first starting at {@code from}. */
    public int[] histogram(int from, int width, int bins) {
        var counts = new int[bins];
        for (int value : sorted) {
            int bin = Math.floorDiv(value - from, width);
            if (bin >= 0 && bin < bins) {
                counts[bin]++;
            }
        }
        return counts;
    }
}
