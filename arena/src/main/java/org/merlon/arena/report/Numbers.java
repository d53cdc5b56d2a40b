package org.merlon.arena.report;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.merlon.arena.EloRating;
import org.merlon.arena.WinShare;

/** Formats numbers in the same way for all forms of the report. */
final class Numbers {
    private Numbers() {}

    static String percent(double fraction) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * fraction);
    }

    /** Formats the ends of an interval in per cent: 57.4–65.1. */
    static String interval(WinShare share) {
        return String.format(Locale.ROOT, "%.1f–%.1f", 100 * share.low(), 100 * share.high());
    }

    static String rating(@Nullable EloRating rating) {
        return rating == null ? "" : String.format(Locale.ROOT, "%+.0f ± %.0f", rating.points(), rating.error());
    }

    static String tenths(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    static String hundredths(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }

    static String whole(double value) {
        return String.format(Locale.ROOT, "%.0f", value);
    }
}
