package org.merlon.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

class RuleCoverageTest {
    /** A sample of a game's tests, inspected by reflection and not run. */
    static final class Sample {
        @RepeatedTest(1)
        @Rule({"X-1", "X-2"})
        void two() {
            assertEquals(2, 1 + 1);
        }

        @Test
        @Disabled("an example of a test that does not run")
        @Rule("X-3")
        void switchedOff() {
            assertEquals(3, 1 + 2);
        }

        @Rule("X-4")
        void noTestAtAll() {
            assertEquals(4, 2 + 2);
        }
    }

    /** A tag on a class applies to the tests in it. */
    @Rule("X-5")
    static final class Tagged {
        @Test
        void one() {
            assertEquals(5, 2 + 3);
        }
    }

    /** A tag on a class without tests does not count. */
    @Rule("X-6")
    static final class Empty {}

    private static final List<Class<?>> CLASSES = List.of(Sample.class, Tagged.class, Empty.class);

    @Test
    void countsOnlyTagsOnTestsThatRun() {
        RuleCoverage coverage = RuleCoverage.of(Set.of("X-1", "X-2", "X-3", "X-4", "X-5", "X-6"), CLASSES);
        assertEquals(Set.of("X-3", "X-4", "X-6"), coverage.untested());
        assertEquals(Set.of(), coverage.unknown());
    }

    @Test
    void findsUnknownTags() {
        assertEquals(
                Set.of("X-2", "X-5"), RuleCoverage.of(Set.of("X-1"), CLASSES).unknown());
    }

    @Test
    void readsRulesFromResource() {
        assertEquals(Set.of("X-1", "X-2"), RuleCoverage.rules(RuleCoverageTest.class, "some-rules.txt"));
        assertThrows(AssertionError.class, () -> RuleCoverage.rules(RuleCoverageTest.class, "double-rules.txt"));
        assertThrows(AssertionError.class, () -> RuleCoverage.rules(RuleCoverageTest.class, "no-rules.txt"));
    }

    @Test
    void findsClassesOfTheModule() {
        var missing =
                assertThrows(AssertionError.class, () -> RuleCoverage.check(RuleCoverageTest.class, "many-rules.txt"));
        assertTrue(
                String.valueOf(missing.getMessage())
                        .contains("rules without a test: [X-9]; tags that name no rule: [X-5]"),
                missing.toString());
    }
}
