package org.merlon.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.merlon.server.game.Pace;

/**
 * The decisions of a seed before a simulation begins.
 *
 * @param shared whether the servers share a database; otherwise there is one, with a file of its own
 */
public record SimulationPlan(
        long seed, boolean shared, int servers, List<TablePlan> tables, List<SimulatedFault> faults) {
    /** The servers are started and the tables created before this time. */
    static final long SETUP_MILLIS = 3_000;

    /** The players stop and all faults end at this time. */
    static final long END_OF_PLAY_MILLIS = 75_000;

    private static final int MAX_TABLES = 3;

    /**
     * A table of two people.
     *
     * @param bot whether a bot has a third seat
     * @param idler whether the second player stops to move at some time, so that a clock runs out
     */
    public record TablePlan(String id, Pace pace, boolean bot, boolean idler) {}

    /** The scenario of a seed. */
    public static SimulationPlan of(long seed) {
        var random = new Random(seed * 31 + 7);
        boolean shared = random.nextInt(3) > 0;
        int servers = shared ? 2 + random.nextInt(2) : 1;
        List<TablePlan> tables = new ArrayList<>();
        int count = 1 + random.nextInt(MAX_TABLES);
        for (int i = 0; i < count; i++) {
            boolean idler = random.nextInt(4) == 0;
            Pace pace = idler
                    ? new Pace.Live(15_000 + random.nextInt(30_000), 1_000)
                    : random.nextBoolean() ? new Pace.Live(45_000, 10_000) : new Pace.Untimed();
            tables.add(new TablePlan("table" + i, pace, random.nextInt(4) == 0, idler));
        }
        return new SimulationPlan(
                seed,
                shared,
                servers,
                List.copyOf(tables),
                SimulatedFault.random(random, shared, servers, SETUP_MILLIS, END_OF_PLAY_MILLIS));
    }

    /** The same scenario with fewer faults. */
    SimulationPlan with(List<SimulatedFault> fewer) {
        return new SimulationPlan(seed, shared, servers, tables, List.copyOf(fewer));
    }
}
