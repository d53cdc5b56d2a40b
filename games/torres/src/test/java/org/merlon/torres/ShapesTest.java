package org.merlon.torres;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.Effort;
import org.merlon.testkit.ShapeChecks;

class ShapesTest {
    @Test
    void everythingThatIsShownIsDescribed() {
        ShapeChecks.of(new TorresGame())
                .games(Effort.of(1, 1, 10))
                .alsoFrom(1, Shaken::start)
                .besides("View.rulesData")
                .check();
    }
}
