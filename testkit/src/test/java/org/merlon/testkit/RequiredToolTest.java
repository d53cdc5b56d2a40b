package org.merlon.testkit;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;

class RequiredToolTest {
    @Test
    void missingToolFailsInContinuousIntegrationOnly() {
        var failure = assertThrows(AssertionFailedError.class, () -> RequiredTool.require(false, "nginx", true));
        assertTrue(failure.getMessage().contains("nginx is missing. Continuous integration"), failure.getMessage());
        var skipped = assertThrows(TestAbortedException.class, () -> RequiredTool.require(false, "nginx", false));
        assertTrue(skipped.getMessage().contains("nginx is missing"), skipped.getMessage());
    }

    @Test
    void installedToolNeverEndsTheTest() {
        assertDoesNotThrow(() -> RequiredTool.require(true, "nginx", true));
        assertDoesNotThrow(() -> RequiredTool.require(true, "nginx", false));
    }

    @Test
    void commandSucceedsOnlyIfItsProgramExistsAndExitsWithZero() throws InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        assertTrue(RequiredTool.succeeds(List.of(java, "--version")));
        assertFalse(RequiredTool.succeeds(List.of(java, "--no-such-option")));
        assertFalse(RequiredTool.succeeds(List.of("no-such-program")));
    }
}
