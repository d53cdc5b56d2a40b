package org.merlon.torres;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.ShapeChecks;

class ShapesTest {
    @Test
    void everythingThatIsShownIsDescribed() {
        ShapeChecks.of(new TorresGame())
                .alsoFrom(Shaken::start)
                .besides("View.rulesData")
                .check();
    }
}
