package org.merlon.arena;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.merlon.architecture.ModuleRules;

class ArchitectureTest {
    @TestFactory
    Stream<DynamicTest> architecture() {
        return ModuleRules.of("org.merlon.arena")
                .dependsOnlyOn(
                        "org.merlon.engine..",
                        "org.merlon.bots..",
                        "org.merlon.words..",
                        "org.merlon.protocol..",
                        "tools.jackson.core..")
                .hasNoPackageCycles()
                .tests();
    }
}
