package org.merlon.torres;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.RuleCoverage;
import org.merlon.words.Words;

class RuleCoverageTest {
    @Test
    void everyRuleHasATest() {
        RuleCoverage.check(RuleCoverageTest.class, "rules.txt");
    }

    @Test
    void everyRuleIsInTheRuleBook() {
        RuleCoverage.checkBook(
                RuleCoverageTest.class, "rules.txt", Words.english().ruleBook(new TorresGame()));
    }
}
