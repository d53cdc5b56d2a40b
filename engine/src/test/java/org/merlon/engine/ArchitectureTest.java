package org.merlon.engine;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.merlon.architecture.ModuleRules;

class ArchitectureTest {
    @TestFactory
    Stream<DynamicTest> architecture() {
        return ModuleRules.of("org.merlon.engine")
                .dependsOnlyOn()
                .hasNoPackageCycles()
                .isPure()
                .isDeterministic()
                .tests();
    }
}
