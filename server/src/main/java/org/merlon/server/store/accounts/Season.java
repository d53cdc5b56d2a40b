package org.merlon.server.store.accounts;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A quarter of a year in UTC, for leaderboards. */
public record Season(int year, int quarter) {
    private static final Pattern PATTERN = Pattern.compile("(\\d{4})-([1-4])");

    private static final int MONTHS_PER_QUARTER = 3;

    /** Returns the season of a time in milliseconds since 1970. */
    public static Season of(long time) {
        LocalDate day = Instant.ofEpochMilli(time).atZone(ZoneOffset.UTC).toLocalDate();
        return new Season(day.getYear(), (day.getMonthValue() - 1) / MONTHS_PER_QUARTER + 1);
    }

    /** Parses the form written by {@link #toString}, or returns null. */
    public static @Nullable Season parse(String text) {
        Matcher matcher = PATTERN.matcher(text);
        return matcher.matches()
                ? new Season(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)))
                : null;
    }

    /** Returns the previous season. */
    public Season previous() {
        return quarter == 1 ? new Season(year - 1, 4) : new Season(year, quarter - 1);
    }

    /** Formats a season as in {@code 2026-4}. */
    @Override
    public String toString() {
        return "%04d-%d".formatted(year, quarter);
    }
}
