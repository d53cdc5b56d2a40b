package org.merlon.cli.arena;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import java.util.function.LongSupplier;

/** Shows the progress, rate and remaining time of a series: a bar in a terminal, otherwise a line every minute. */
final class Progress implements AutoCloseable {
    private static final int BAR = 24; // with the text it fits a narrow terminal
    private static final Duration REDRAW = Duration.ofMillis(200);
    private static final Duration LINE = Duration.ofMinutes(1);

    private final PrintWriter out;
    private final boolean terminal;
    private final LongSupplier nanos;
    private final int before;
    private final int all;
    private final long start;
    private long told;
    private int done;

    /**
     * @param before the number of games played earlier, which do not count for the rate
     * @param nanos a clock in nanoseconds
     */
    Progress(PrintWriter out, boolean terminal, int before, int all, LongSupplier nanos) {
        this.out = out;
        this.terminal = terminal;
        this.nanos = nanos;
        this.before = before;
        this.all = all;
        done = before;
        start = nanos.getAsLong();
        told = start;
    }

    /** Counts one more finished game. */
    synchronized void step() {
        done++;
        long now = nanos.getAsLong();
        if (now - told >= (terminal ? REDRAW : LINE).toNanos()) {
            told = now;
            show(now);
        }
    }

    private void show(long now) {
        String text = text(now);
        if (terminal) {
            out.print("\r" + text + "\u001b[K");
            out.flush();
        } else {
            out.println(text);
        }
    }

    private String text(long now) {
        double seconds = (now - start) / 1e9;
        double rate = seconds > 0 ? (done - before) / seconds : 0;
        String figures = String.format(Locale.ROOT, "%d of %d games, %s", done, all, pace(rate));
        if (rate > 0) {
            figures += ", " + clock((all - done) / rate) + " left";
        }
        if (!terminal) {
            return figures;
        }
        int full = (int) ((long) BAR * done / Math.max(all, 1));
        return "[" + "#".repeat(full) + ".".repeat(BAR - full) + "] " + figures;
    }

    private static String pace(double rate) {
        return rate >= 1 || rate == 0
                ? String.format(Locale.ROOT, "%.1f/s", rate)
                : String.format(Locale.ROOT, "%.1f/min", 60 * rate);
    }

    private static String clock(double seconds) {
        long left = Math.round(seconds);
        return left < 3600
                ? String.format(Locale.ROOT, "%d:%02d", left / 60, left % 60)
                : String.format(Locale.ROOT, "%d:%02d:%02d", left / 3600, left / 60 % 60, left % 60);
    }

    /** Shows the final state and leaves the terminal at the start of a new line. */
    @Override
    public synchronized void close() {
        if (terminal) {
            show(nanos.getAsLong());
            out.println();
        }
    }
}
