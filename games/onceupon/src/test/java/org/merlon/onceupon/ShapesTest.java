package org.merlon.onceupon;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.ShapeChecks;

class ShapesTest {
    @Test
    void shapesDescribeAllData() {
        ShapeChecks.of(new OnceUponGame())
                .alsoFrom(RandomPositions::start)
                .neverSeen("View.rulesData")
                .check();
    }
}
