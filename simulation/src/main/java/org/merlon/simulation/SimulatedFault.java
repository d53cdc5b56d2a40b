package org.merlon.simulation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * A fault that strikes at a given time.
 *
 * @param millis the time when it happens
 * @param server the server concerned, where it concerns one
 * @param length how long it lasts, in milliseconds; 0 for a single event
 */
public record SimulatedFault(long millis, Kind kind, int server, long length) {
    /** The kind of a fault. */
    public enum Kind {
        SERVER_KILLED(8_000, true),
        SERVER_KILLED_BEFORE_COMMIT(4_000, true),
        SERVER_KILLED_AFTER_COMMIT(4_000, true),
        SERVER_SUSPENDED(9_000, true),
        CLOCK_AHEAD(60_000, true),
        CLOCK_BEHIND(60_000, true),
        WRITE_LOST(0, true),
        WRITE_TORN(0, true),
        DISK_FULL(6_000, true),
        DISK_SLOW(8_000, true),
        DATABASE_STALLED(12_000, true),
        REPLY_LOST(0, false),
        DATABASE_CUT(0, false),
        DATABASE_RESTARTED(9_000, false),
        BUS_LOSES(15_000, false),
        BUS_DUPLICATES(15_000, false),
        BUS_DELAYS(15_000, false),
        BUS_CUT(15_000, false);

        private final int maxMillis;

        /** Returns whether it can happen to a single server, which has a file of its own and no bus. */
        private final boolean alone;

        Kind(int maxMillis, boolean alone) {
            this.maxMillis = maxMillis;
            this.alone = alone;
        }
    }

    private static final Set<Kind> CONCERNS_ONE_SERVER = EnumSet.of(
            Kind.SERVER_KILLED,
            Kind.SERVER_KILLED_BEFORE_COMMIT,
            Kind.SERVER_KILLED_AFTER_COMMIT,
            Kind.SERVER_SUSPENDED,
            Kind.CLOCK_AHEAD,
            Kind.CLOCK_BEHIND,
            Kind.WRITE_LOST,
            Kind.WRITE_TORN,
            Kind.REPLY_LOST,
            Kind.BUS_CUT);

    private static final int MIN_FAULTS = 4;
    private static final int MORE_FAULTS = 13;

    /** In games of hours, a fault may last this much longer. */
    private static final int MAX_STRETCH = 20;

    /**
     * The faults of a seed, in the order in which they happen.
     *
     * @param stretched whether some last minutes instead of seconds
     */
    static List<SimulatedFault> random(
            Random random, int servers, boolean stretched, long fromMillis, long untilMillis) {
        List<Kind> kinds = new ArrayList<>(List.of(Kind.values()));
        kinds.removeIf(kind -> servers == 1 && !kind.alone);
        List<SimulatedFault> faults = new ArrayList<>();
        int count = MIN_FAULTS + random.nextInt(MORE_FAULTS);
        for (int i = 0; i < count; i++) {
            Kind kind = kinds.get(random.nextInt(kinds.size()));
            long time = fromMillis + random.nextInt((int) (untilMillis - fromMillis));
            long length = kind.maxMillis == 0 ? 0 : 200 + random.nextInt(kind.maxMillis);
            if (stretched && !kind.name().startsWith("CLOCK")) {
                length = Math.min(length * (1 + random.nextInt(MAX_STRETCH)), untilMillis - time);
            }
            faults.add(new SimulatedFault(time, kind, random.nextInt(servers), length));
        }
        faults.sort(Comparator.comparingLong(SimulatedFault::millis));
        return faults;
    }

    boolean concernsClock() {
        return kind == Kind.CLOCK_AHEAD || kind == Kind.CLOCK_BEHIND;
    }

    /** The time when the fault has ended. */
    long endMillis() {
        return millis + length;
    }

    @Override
    public String toString() {
        return "%.3f s: %s%s%s"
                .formatted(
                        millis / 1e3,
                        kind.name().toLowerCase(java.util.Locale.ROOT).replace('_', ' '),
                        CONCERNS_ONE_SERVER.contains(kind) ? ", server " + server : "",
                        length == 0 ? "" : ", for " + length + " ms");
    }
}
