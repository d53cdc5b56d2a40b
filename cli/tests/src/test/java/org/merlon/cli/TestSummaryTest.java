package org.merlon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.merlon.cli.product.Sources;

/** Tests the script that lists skipped and retried tests at the end of {@code ./merlon test}. */
final class TestSummaryTest {
    @TempDir
    private Path project;

    @BeforeEach
    void copyScript() throws IOException {
        Path script = Files.createDirectory(project.resolve("testkit")).resolve("summary");
        Files.copy(Sources.ROOT.resolve("testkit/summary"), script);
        Path mark = Files.createFile(project.resolve("mark"));
        Files.setLastModifiedTime(mark, FileTime.from(Instant.now().minusSeconds(60)));
    }

    private Path report(String module, String name, String testCases) throws IOException {
        Path folder = Files.createDirectories(project.resolve(module).resolve("target/surefire-reports"));
        return Files.writeString(
                folder.resolve("TEST-" + name + ".xml"), "<testsuite>\n" + testCases + "</testsuite>\n");
    }

    private String summary() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        "sh",
                        project.resolve("testkit/summary").toString(),
                        project.resolve("mark").toString())
                .redirectErrorStream(true)
                .start();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), text);
        return text;
    }

    @Test
    void listsSkippedAndRetriedTestsAndRepeatedActions() throws IOException, InterruptedException {
        report("bench", "org.merlon.bench.ClusterTest", """
                  <testcase name="survives" classname="org.merlon.bench.ClusterTest" time="1.2">
                    <flakyFailure message="expected: &lt;0&gt; but was: &lt;1&gt;&#10;more" type="AssertionFailedError">
                    </flakyFailure>
                    <flakyError message="second"/>
                  </testcase>
                  <testcase name="passes" classname="org.merlon.bench.ClusterTest" time="1.2"/>
                """);
        report("server/tests", "org.merlon.server.PythonBotTest", """
                  <testcase name="plays" classname="org.merlon.server.PythonBotTest" time="0">
                    <skipped message="python3 is missing"/>
                  </testcase>
                  <testcase name="fails" classname="org.merlon.server.PythonBotTest" time="0">
                    <failure message="broken"/>
                    <rerunFailure message="broken"/>
                  </testcase>
                """);
        report("web", "vitest", """
                  <testcase classname="src/App.test.ts" name="App &gt; opens" time="0">
                    <skipped/>
                  </testcase>
                """);
        report("e2e", "org.merlon.e2e.GamesTest", """
                  <testcase name="ends" classname="org.merlon.e2e.GamesTest" time="3">
                    <system-out><![CDATA[
                repeated: a move
                ]]></system-out>
                  </testcase>
                """);
        assertEquals("""
                merlon: 2 tests were skipped:
                  PythonBotTest.plays: python3 is missing
                  src/App.test.ts.App > opens
                merlon: 1 test passed only on a second try:
                  ClusterTest.survives: expected: <0> but was: <1>
                merlon: 1 action of a browser test was repeated:
                  GamesTest.ends: a move
                """, summary());
    }

    @Test
    void saysThatThereIsNothingToList() throws IOException, InterruptedException {
        report("engine", "org.merlon.EngineTest", "<testcase name=\"passes\" classname=\"org.merlon.EngineTest\"/>\n");
        assertEquals("merlon: no test was skipped, and none passed only on a second try\n", summary());
    }

    @Test
    void leavesOutReportsOfOlderRuns() throws IOException, InterruptedException {
        Path old = report("engine", "org.merlon.EngineTest", """
                <testcase name="old" classname="org.merlon.EngineTest"><skipped message="long ago"/></testcase>
                """);
        Files.setLastModifiedTime(old, FileTime.from(Instant.now().minusSeconds(3600)));
        assertEquals("", summary());
    }
}
