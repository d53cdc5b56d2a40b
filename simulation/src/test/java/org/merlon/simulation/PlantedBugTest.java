package org.merlon.simulation;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.merlon.simulation.world.SimulatedThreads;

/** The simulation finds bugs that are planted in its servers, and reduces them to the faults that they need. */
class PlantedBugTest {
    /** The most seeds that it takes to find a bug. */
    private static final int SEEDS = 400;

    @BeforeEach
    void needsThreadsThatCanBeScheduled() {
        assumeTrue(SimulatedThreads.areAvailable(), "a simulation needs Java 24 or later");
    }

    @ParameterizedTest
    @EnumSource
    void isFoundAndReduced(PlantedBug bug) {
        SimulationPlan failing = LongStream.range(bug.firstSeed, bug.firstSeed + SEEDS)
                .mapToObj(SimulationPlan::of)
                .filter(plan -> Simulation.run(plan, bug.parts).failure() != null)
                .findFirst()
                .orElse(null);
        assertNotNull(failing, "no seed finds it");
        assertNull(Simulation.run(failing, ServerParts.CORRECT).failure(), "without the bug, the seed passes");
        SimulationPlan smallest = Shrinker.shrink(failing, bug.parts);
        String failure = Simulation.run(smallest, bug.parts).failure();
        assertNotNull(failure);
        assertTrue(failure.contains(bug.symptom), failure);
        assertTrue(smallest.faults().size() <= bug.faults, () -> "not reduced: " + smallest.faults());
    }
}
