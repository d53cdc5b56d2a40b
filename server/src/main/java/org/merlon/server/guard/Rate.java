package org.merlon.server.guard;

import java.time.Duration;

/**
 * How often something may happen.
 *
 * @param interval how long one of them takes to be earned
 * @param burst how many may come at once after a rest
 */
public record Rate(Duration interval, int burst) {
    public Rate {
        if (interval.isNegative() || interval.isZero() || burst < 1) {
            throw new IllegalArgumentException("no such rate: one in " + interval + ", " + burst + " at once");
        }
    }

    static Rate perSecond(int count, int burst) {
        return new Rate(Duration.ofSeconds(1).dividedBy(count), burst);
    }

    static Rate perMinute(int count, int burst) {
        return new Rate(Duration.ofMinutes(1).dividedBy(count), burst);
    }

    static Rate perHour(int count, int burst) {
        return new Rate(Duration.ofHours(1).dividedBy(count), burst);
    }
}
