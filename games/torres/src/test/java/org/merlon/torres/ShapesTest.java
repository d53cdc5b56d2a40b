package org.merlon.torres;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.SchemaChecks;

class ShapesTest {
    @Test
    void shapesDescribeAllData() {
        SchemaChecks.of(new TorresGame())
                .alsoFrom(RandomPositions::start)
                .neverSeen("View.rulesData")
                .check();
    }
}
