package org.merlon.onceupon;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.SchemaChecks;

class ShapesTest {
    @Test
    void shapesDescribeAllData() {
        SchemaChecks.of(new OnceUponGame())
                .alsoFrom(RandomPositions::start)
                .neverSeen("View.rulesData")
                .check();
    }
}
