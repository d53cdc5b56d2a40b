package org.merlon.blackstone;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.RuleCoverage;

class RuleCoverageTest {
    @Test
    void everyRuleHasATest() {
        RuleCoverage.check(RuleCoverageTest.class, "rules.txt");
    }

    @Test
    void everyRuleIsToldInWords() {
        RuleCoverage.checkBook(RuleCoverageTest.class, "rules.txt", new BlackstoneGame().rules());
    }
}
