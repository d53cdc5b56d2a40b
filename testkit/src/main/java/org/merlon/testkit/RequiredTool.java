package org.merlon.testkit;

import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.util.List;

/** Decides what becomes of a test whose tool is missing: continuous integration fails, another run skips the test. */
public final class RequiredTool {
    /** Continuous integration services set this variable to {@code true}, and {@code .ci/run} does. */
    private static final boolean IS_CONTINUOUS_INTEGRATION = "true".equals(System.getenv("CI"));

    private RequiredTool() {}

    /** Ends the test if the tool is not installed. */
    public static void require(boolean isInstalled, String tool) {
        require(isInstalled, tool, IS_CONTINUOUS_INTEGRATION);
    }

    /** Ends the test if this command, which tries the tool, does not succeed. */
    public static void requireSuccess(List<String> command, String tool) throws InterruptedException {
        require(succeeds(command), tool);
    }

    static void require(boolean isInstalled, String tool, boolean isContinuousIntegration) {
        if (isInstalled) {
            return;
        }
        if (isContinuousIntegration) {
            fail(
                    tool
                            + " is missing. Continuous integration skips no test for that: install it, as ./merlon test does on Debian.");
        }
        abort(tool + " is missing");
    }

    static boolean succeeds(List<String> command) throws InterruptedException {
        try {
            Process process = new ProcessBuilder(command)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return process.waitFor() == 0;
        } catch (IOException e) {
            return false; // there is no such program
        }
    }
}
