package org.merlon.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.merlon.server.game.Pace;

/**
 * The decisions of a seed before a simulation begins.
 *
 * @param shared whether the servers share a database; otherwise there is one, with a file of its own
 * @param endOfPlayMillis the time at which the players stop and all faults end
 */
public record SimulationPlan(
        long seed,
        boolean shared,
        int servers,
        Tempo tempo,
        long endOfPlayMillis,
        List<TablePlan> tables,
        List<SimulatedFault> faults) {
    /** The servers are started and the tables created before this time. */
    static final long SETUP_MILLIS = 3_000;

    /** Makes seeds that follow each other different at once: the golden ratio of 64 bits. */
    private static final long MULTIPLIER = 0x9e3779b97f4a7c15L;

    private static final int MAX_TABLES = 3;

    /** One of so many seeds has games of hours or days. */
    private static final int LONG_PERIOD = 32;

    /** The time that players take for their moves. */
    public enum Tempo {
        /** A move every second or two. */
        FAST(200, 2_000, 0, 0),
        /** A move every few seconds. */
        CALM(500, 7_000, 0, 0),
        /** Players come for some moves, and leave for minutes. */
        MINUTES(200, 2_000, 60_000, 600_000),
        /** Players come for some moves, and leave for an hour or more. */
        HOURS(200, 2_000, 600_000, 7_200_000);

        final int minPause;
        final int maxPause;

        /** The times between two visits, in milliseconds; 0 for players who stay. */
        final int minAbsence;

        final int maxAbsence;

        Tempo(int minPause, int maxPause, int minAbsence, int maxAbsence) {
            this.minPause = minPause;
            this.maxPause = maxPause;
            this.minAbsence = minAbsence;
            this.maxAbsence = maxAbsence;
        }

        boolean hasVisits() {
            return maxAbsence > 0;
        }
    }

    /**
     * A table of two people.
     *
     * @param bot whether a bot has a third seat
     * @param idler whether the second player stops to move at some time, so that a clock runs out
     */
    public record TablePlan(String id, Pace pace, boolean bot, boolean idler) {}

    /** The plan of a seed. */
    public static SimulationPlan of(long seed) {
        var random = new Random(seed * MULTIPLIER ^ seed >>> 7);
        return switch (random.nextInt(LONG_PERIOD)) {
            case 0 -> of(seed, random, 1, Tempo.HOURS, TimeUnit.HOURS.toMillis(30));
            case 1, 2 -> of(seed, random, 1, Tempo.MINUTES, TimeUnit.HOURS.toMillis(3));
            case 3, 4 -> of(seed, random, 2 + random.nextInt(2), Tempo.MINUTES, TimeUnit.MINUTES.toMillis(40));
            default -> {
                int servers = random.nextInt(3) == 0 ? 1 : 2 + random.nextInt(2);
                Tempo tempo = random.nextInt(3) == 0 ? Tempo.FAST : Tempo.CALM;
                yield of(seed, random, servers, tempo, TimeUnit.SECONDS.toMillis(75));
            }
        };
    }

    private static SimulationPlan of(long seed, Random random, int servers, Tempo tempo, long endOfPlayMillis) {
        List<TablePlan> tables = new ArrayList<>();
        int count = 1 + random.nextInt(MAX_TABLES);
        for (int i = 0; i < count; i++) {
            boolean idler = tempo != Tempo.MINUTES && random.nextInt(4) == 0;
            tables.add(new TablePlan("table" + i, pace(random, tempo, idler), random.nextInt(4) == 0, idler));
        }
        return new SimulationPlan(
                seed,
                servers > 1,
                servers,
                tempo,
                endOfPlayMillis,
                List.copyOf(tables),
                SimulatedFault.random(random, servers, tempo.hasVisits(), SETUP_MILLIS, endOfPlayMillis));
    }

    private static Pace pace(Random random, Tempo tempo, boolean idler) {
        if (tempo.hasVisits()) {
            return idler || random.nextBoolean() ? new Pace.Days(1) : new Pace.Untimed();
        }
        if (idler) {
            return new Pace.Live(15_000 + random.nextInt(30_000), 1_000);
        }
        return random.nextBoolean()
                ? new Pace.Live(tempo == Tempo.FAST ? 45_000 : 150_000, 10_000)
                : new Pace.Untimed();
    }

    /** The same plan with fewer faults. */
    SimulationPlan with(List<SimulatedFault> fewer) {
        return new SimulationPlan(seed, shared, servers, tempo, endOfPlayMillis, tables, List.copyOf(fewer));
    }
}
