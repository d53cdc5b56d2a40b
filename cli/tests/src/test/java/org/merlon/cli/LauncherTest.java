package org.merlon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the launcher script, and the classes that a new process loads. */
final class LauncherTest {
    /** The script in the project root; tests run in the folder of their module. */
    private static final Path LAUNCHER = Path.of("..", "merlon");

    private static String output(ProcessBuilder builder) throws IOException, InterruptedException {
        Process process = builder.redirectErrorStream(true).start();
        process.getOutputStream().close();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), text);
        return text;
    }

    private static Set<String> commands() {
        var discarded = new PrintWriter(new StringWriter());
        var streams = new Main.Streams(InputStream.nullInputStream(), System.out, discarded, discarded);
        return Main.commandLine(streams, Map.of()).getSubcommands().keySet();
    }

    @Test
    void launcherHelpNamesEveryCommand() throws IOException, InterruptedException {
        String help = output(new ProcessBuilder("sh", LAUNCHER.toString(), "help"));
        assertTrue(commands().size() >= 7, commands().toString());
        for (String command : commands()) {
            assertTrue(help.contains("\n  ./merlon " + command + " "), command + " is missing in: " + help);
        }
    }

    /** Copies the launcher into a folder with fake tools, such as {@code java}, that print their arguments. */
    private static void setUp(Path project, List<String> tools, List<String> files) throws IOException {
        Files.copy(LAUNCHER, project.resolve("merlon"));
        for (String file : files) {
            Files.createDirectories(project.resolve(file).getParent());
            Files.createFile(project.resolve(file));
        }
        Path bin = Files.createDirectories(project.resolve("jdk/bin"));
        Files.writeString(project.resolve("jdk/release"), "JAVA_VERSION=\"25.0.1\"\n");
        for (String tool : tools) {
            Files.writeString(bin.resolve(tool), "#!/bin/sh\necho \"$@\"\n");
            assertTrue(bin.resolve(tool).toFile().setExecutable(true));
        }
    }

    /** Runs {@code ./merlon serve} in a folder that looks built, and returns the arguments of Java. */
    private static String serve(Path project, String flags) throws IOException, InterruptedException {
        setUp(project, List.of("java", "javac"), List.of("target/run/1/engine/engine.wasm"));
        ProcessBuilder builder = serveBuilt(project);
        builder.environment().put("JDK_JAVA_OPTIONS", flags);
        return output(builder);
    }

    /** Prepares {@code ./merlon serve} in a folder that looks built, apart from its engine for the browser. */
    private static ProcessBuilder serveBuilt(Path project) throws IOException {
        for (String file : List.of("pom.xml", "target/run/1/merlon-cli-1.jar", "target/run/1/lock")) {
            Files.createDirectories(project.resolve(file).getParent());
            Files.createFile(project.resolve(file));
        }
        Path current = Files.writeString(project.resolve("target/run/current"), "1\n");
        Files.setLastModifiedTime(current, FileTime.from(Instant.now().plusSeconds(60)));
        var builder = new ProcessBuilder("sh", project.resolve("merlon").toString(), "serve", "--port", "0");
        builder.environment().put("JAVA_HOME", project.resolve("jdk").toString());
        builder.environment()
                .merge("PATH", project.resolve("jdk/bin").toString(), (path, bin) -> bin + File.pathSeparator + path);
        return builder;
    }

    /** Runs a server that keeps running while a fake Maven compiles the engine, until a line contains {@code end}. */
    private static String serveUntil(String end, Path project, String maven) throws IOException {
        setUp(project, List.of("java", "javac", "mvn", "node", "npm"), List.of());
        Files.writeString(project.resolve("jdk/bin/java"), "#!/bin/sh\nexec sleep 600\n");
        Files.writeString(project.resolve("jdk/bin/mvn"), "#!/bin/sh\n" + maven + "\n");
        Process process = serveBuilt(project).redirectErrorStream(true).start();
        var text = new StringBuilder();
        try (BufferedReader reader = process.inputReader()) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                text.append(line).append('\n');
                if (line.contains(end)) {
                    break;
                }
            }
        } finally {
            process.destroy();
        }
        return text.toString();
    }

    @Test
    void engineIsCompiledWhileTheServerRuns(@TempDir Path project) throws IOException {
        String maven = "mkdir -p browser/target/engine/classes/web/engine; cd browser/target/engine/classes/web/engine;"
                + " echo runtime >runtime.js; echo binary >engine.wasm";
        String said = serveUntil("is ready after", project, maven);
        assertTrue(said.contains("the engine for the browser is ready after"), said);
        Path engine = project.resolve("target/run/1/engine");
        assertEquals("runtime\n", Files.readString(engine.resolve("runtime.js")), said);
        assertEquals("binary\n", Files.readString(engine.resolve("engine.wasm")), said);
    }

    @Test
    void failureToCompileTheEngineIsReported(@TempDir Path project) throws IOException {
        String said = serveUntil("could not be compiled", project, "echo '[ERROR] no room left'; exit 1");
        assertTrue(said.contains("[ERROR] no room left"), said);
        assertTrue(said.contains("target/engine/build.log"), said);
        assertTrue(said.contains("could not be compiled, so games against bots are played on the server"), said);
        assertFalse(Files.exists(project.resolve("target/run/1/engine")), said);
    }

    /** Runs {@code ./merlon test} in a folder with two test classes. */
    private static ProcessBuilder test(Path project, String... arguments) throws IOException {
        setUp(
                project,
                List.of("java", "javac", "mvn", "node", "npm"),
                List.of(
                        "games/torres/src/test/java/org/merlon/torres/KingTest.java",
                        "server/tests/src/test/java/org/merlon/server/TableTest.java"));
        var command = new ArrayList<>(List.of("sh", project.resolve("merlon").toString(), "test"));
        command.addAll(List.of(arguments));
        var builder = new ProcessBuilder(command);
        Path summary = Files.copy(
                LAUNCHER.resolveSibling("testkit/summary"),
                Files.createDirectory(project.resolve("testkit")).resolve("summary"));
        assertTrue(summary.toFile().setExecutable(true));
        builder.environment().put("JAVA_HOME", project.resolve("jdk").toString());
        builder.environment()
                .merge("PATH", project.resolve("jdk/bin").toString(), (path, bin) -> bin + File.pathSeparator + path);
        return builder;
    }

    @Test
    void testRunsNamedClassesOnly(@TempDir Path project) throws IOException, InterruptedException {
        String arguments = output(test(project, "--quick", "KingTest#moves*", "TableTest", "-Dmerlon.effort=soak"));
        assertTrue(arguments.contains("-pl games/torres,server/tests -am"), arguments);
        assertTrue(arguments.contains("-Dtest=KingTest#moves*,TableTest"), arguments);
        assertTrue(arguments.contains("-Pquick") && arguments.contains("-Dmerlon.effort=soak"), arguments);
    }

    @Test
    void testWithoutClassesLeavesArgumentsToMaven(@TempDir Path project) throws IOException, InterruptedException {
        String arguments = output(test(project, "--quick", "-pl", "games/torres", "-am"));
        assertTrue(arguments.endsWith("verify -Pquick -pl games/torres -am\n"), arguments);
    }

    @Test
    void testNamesSimilarClasses(@TempDir Path project) throws IOException, InterruptedException {
        Process process = test(project, "Kin").redirectErrorStream(true).start();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(1, process.waitFor());
        assertTrue(text.contains("there is no test class Kin. Similar ones: KingTest"), text);
    }

    @Test
    void serveUsesItsJvmOptions(@TempDir Path project) throws IOException, InterruptedException {
        String arguments = serve(project, "");
        assertTrue(
                arguments.contains("@" + project.resolve("server/src/main/resources/org/merlon/server/serve.jvm")),
                arguments);
        assertTrue(arguments.contains("serve --port 0"), arguments);
    }

    /** The JVM does not start with two garbage collectors selected. */
    @Test
    void explicitGarbageCollectorReplacesTheDefault(@TempDir Path project, @TempDir Path otherProject)
            throws IOException, InterruptedException {
        assertFalse(serve(project, "-Xmx512m").contains("-XX:-UseParallelGC"));
        String arguments = serve(otherProject, "-Xmx512m -XX:+UseZGC");
        assertTrue(arguments.indexOf("serve.jvm") < arguments.indexOf("-XX:-UseParallelGC"), arguments);
    }

    @Test
    void engineAndVersionLoadNoServerClasses(@TempDir Path folder) throws IOException, InterruptedException {
        for (String command : List.of("engine", "--version")) {
            Path loaded = folder.resolve("loaded.txt");
            output(CommandRun.process(List.of("-Xlog:class+load:file=" + loaded), command));
            String classes = Files.readString(loaded);
            assertTrue(classes.contains("org.merlon.cli.Main"), command);
            for (String prefix : List.of("org.merlon.server", "io.javalin", "org.sqlite", "org.eclipse.jetty")) {
                assertFalse(classes.contains(prefix), command + " loads " + prefix);
            }
        }
    }
}
