package org.merlon.cli.arena;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import java.util.function.LongSupplier;

/** Shows the progress, rate and remaining time of a series: a bar in a terminal, otherwise a line every minute. */
final class ProgressDisplay implements AutoCloseable {
    private static final int BAR_WIDTH = 24; // with the text it fits a narrow terminal
    private static final Duration REDRAW_INTERVAL = Duration.ofMillis(200);
    private static final Duration LINE_INTERVAL = Duration.ofMinutes(1);

    private final PrintWriter out;
    private final boolean terminal;
    private final LongSupplier nanoClock;
    private final int doneBefore;
    private final int total;
    private final long startNanos;
    private long lastShown;
    private int done;

    /**
     * @param doneBefore the number of games played earlier, which do not count for the rate
     * @param nanoClock a clock in nanoseconds
     */
    ProgressDisplay(PrintWriter out, boolean terminal, int doneBefore, int total, LongSupplier nanoClock) {
        this.out = out;
        this.terminal = terminal;
        this.nanoClock = nanoClock;
        this.doneBefore = doneBefore;
        this.total = total;
        done = doneBefore;
        startNanos = nanoClock.getAsLong();
        lastShown = startNanos;
    }

    /** Counts one more finished game. */
    synchronized void step() {
        done++;
        long now = nanoClock.getAsLong();
        if (now - lastShown >= (terminal ? REDRAW_INTERVAL : LINE_INTERVAL).toNanos()) {
            lastShown = now;
            show(now);
        }
    }

    private void show(long now) {
        String text = formatLine(now);
        if (terminal) {
            out.print("\r" + text + "\u001b[K");
            out.flush();
        } else {
            out.println(text);
        }
    }

    private String formatLine(long now) {
        double seconds = (now - startNanos) / 1e9;
        double rate = seconds > 0 ? (done - doneBefore) / seconds : 0;
        String text = String.format(Locale.ROOT, "%d of %d games, %s", done, total, formatRate(rate));
        if (rate > 0) {
            text += ", " + formatSeconds((total - done) / rate) + " left";
        }
        if (!terminal) {
            return text;
        }
        int filled = (int) ((long) BAR_WIDTH * done / Math.max(total, 1));
        return "[" + "#".repeat(filled) + ".".repeat(BAR_WIDTH - filled) + "] " + text;
    }

    private static String formatRate(double rate) {
        return rate >= 1 || rate == 0
                ? String.format(Locale.ROOT, "%.1f/s", rate)
                : String.format(Locale.ROOT, "%.1f/min", 60 * rate);
    }

    private static String formatSeconds(double seconds) {
        long left = Math.round(seconds);
        return left < 3600
                ? String.format(Locale.ROOT, "%d:%02d", left / 60, left % 60)
                : String.format(Locale.ROOT, "%d:%02d:%02d", left / 3600, left / 60 % 60, left % 60);
    }

    /** Shows the final state and leaves the terminal at the start of a new line. */
    @Override
    public synchronized void close() {
        if (terminal) {
            show(nanoClock.getAsLong());
            out.println();
        }
    }
}
