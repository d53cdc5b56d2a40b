package org.merlon.simulation;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The result of a simulation.
 *
 * @param digest a digest of everything that happened
 * @param failure the invariant that did not hold, or null
 * @param entries the number of entries in the logs
 * @param acknowledged the number of commands that were acknowledged
 * @param simulatedMillis the time that passed in the simulation
 * @param lines the events as text; empty unless they were asked for
 */
public record SimulationResult(
        SimulationPlan scenario,
        long digest,
        @Nullable String failure,
        int entries,
        long acknowledged,
        long simulatedMillis,
        List<String> lines) {}
