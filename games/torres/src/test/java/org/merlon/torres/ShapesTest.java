package org.merlon.torres;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.ShapeChecks;

class ShapesTest {
    @Test
    void shapesDescribeAllData() {
        ShapeChecks.of(new TorresGame())
                .alsoFrom(RandomPositions::start)
                .neverSeen("View.rulesData")
                .check();
    }
}
