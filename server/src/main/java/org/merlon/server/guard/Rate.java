package org.merlon.server.guard;

import java.time.Duration;

/**
 * A rate limit.
 *
 * @param interval the time after which one more use is allowed
 * @param burst the number of uses allowed at once after a long pause
 */
public record Rate(Duration interval, int burst) {
    public Rate {
        if (interval.isNegative() || interval.isZero() || burst < 1) {
            throw new IllegalArgumentException("invalid rate: one in " + interval + ", " + burst + " at once");
        }
    }

    static Rate perSecond(int count, int burst) {
        return new Rate(Duration.ofSeconds(1).dividedBy(count), burst);
    }

    static Rate perMinute(int count, int burst) {
        return new Rate(Duration.ofMinutes(1).dividedBy(count), burst);
    }

    static Rate perDay(int count, int burst) {
        return new Rate(Duration.ofDays(1).dividedBy(count), burst);
    }

    static Rate perHour(int count, int burst) {
        return new Rate(Duration.ofHours(1).dividedBy(count), burst);
    }
}
