package org.merlon.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Reduces the faults of a scenario that fails to those that are needed. */
public final class Shrinker {
    private final Predicate<SimulationPlan> fails;

    /** @param fails whether a scenario fails */
    Shrinker(Predicate<SimulationPlan> fails) {
        this.fails = fails;
    }

    /** Reduces a scenario that fails when it is simulated. */
    public static SimulationPlan shrink(SimulationPlan failing) {
        return shrink(failing, ServerParts.CORRECT);
    }

    static SimulationPlan shrink(SimulationPlan failing, ServerParts parts) {
        return new Shrinker(each -> Simulation.run(each, parts).failure() != null).reduce(failing);
    }

    /** Leaves out halves of the faults, then quarters, down to single ones, as long as the scenario still fails. */
    SimulationPlan reduce(SimulationPlan failing) {
        SimulationPlan smallest = failing;
        int size = failing.faults().size();
        while (size > 0) {
            int from = 0;
            while (from < smallest.faults().size()) {
                List<SimulatedFault> fewer = new ArrayList<>(smallest.faults());
                fewer.subList(from, Math.min(from + size, fewer.size())).clear();
                SimulationPlan candidate = smallest.with(fewer);
                if (fails.test(candidate)) {
                    smallest = candidate;
                } else {
                    from += size;
                }
            }
            size /= 2;
        }
        return smallest;
    }
}
