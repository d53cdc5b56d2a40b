package org.merlon.onceupon;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.ShapeChecks;

class ShapesTest {
    @Test
    void everythingThatIsShownIsDescribed() {
        ShapeChecks.of(new OnceUponGame())
                .alsoFrom(Shaken::start)
                .besides("View.rulesData")
                .check();
    }
}
