package org.merlon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
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
        var none = new PrintWriter(new StringWriter());
        var streams = new Main.Streams(InputStream.nullInputStream(), System.out, none, none);
        return Main.commandLine(streams, Map.of()).getSubcommands().keySet();
    }

    @Test
    void theLauncherNamesEveryCommand() throws IOException, InterruptedException {
        String help = output(new ProcessBuilder("sh", LAUNCHER.toString(), "help"));
        assertTrue(commands().size() >= 7, commands().toString());
        for (String command : commands()) {
            assertTrue(help.contains("\n  ./merlon " + command + " "), command + " is missing in: " + help);
        }
    }

    /** Runs the launcher in a folder that looks built, with a fake Java that prints its arguments, and returns them. */
    private static String serve(Path house, String flags) throws IOException, InterruptedException {
        Files.copy(LAUNCHER, house.resolve("merlon"));
        for (String built : List.of("pom.xml", "cli/target/lib/merlon-cli-1.jar")) {
            Files.createDirectories(house.resolve(built).getParent());
            Files.createFile(house.resolve(built));
        }
        Path java = Files.createDirectories(house.resolve("jdk/bin"));
        Files.writeString(house.resolve("jdk/release"), "JAVA_VERSION=\"25.0.1\"\n");
        for (String tool : List.of("java", "javac")) {
            Files.writeString(java.resolve(tool), "#!/bin/sh\necho \"$@\"\n");
            assertTrue(java.resolve(tool).toFile().setExecutable(true));
        }
        Files.createDirectories(house.resolve("target"));
        Path stamp = Files.createFile(house.resolve("target/cli.stamp"));
        Files.setLastModifiedTime(stamp, FileTime.from(Instant.now().plusSeconds(60)));
        var builder = new ProcessBuilder("sh", house.resolve("merlon").toString(), "serve", "--port", "0");
        builder.environment().put("JAVA_HOME", house.resolve("jdk").toString());
        builder.environment().put("JDK_JAVA_OPTIONS", flags);
        return output(builder);
    }

    @Test
    void theServerEndsWhenItHasNoMemoryLeft(@TempDir Path house) throws IOException, InterruptedException {
        String called = serve(house, "");
        assertTrue(
                called.contains("@" + house.resolve("server/src/main/resources/org/merlon/server/serve.jvm")), called);
        assertTrue(called.contains("serve --port 0"), called);
    }

    /** The JVM does not start with two garbage collectors selected. */
    @Test
    void aCollectorThatIsNamedReplacesOurs(@TempDir Path house, @TempDir Path other)
            throws IOException, InterruptedException {
        assertFalse(serve(house, "-Xmx512m").contains("-XX:-UseParallelGC"));
        String called = serve(other, "-Xmx512m -XX:+UseZGC");
        assertTrue(called.indexOf("serve.jvm") < called.indexOf("-XX:-UseParallelGC"), called);
    }

    @Test
    void theEngineAndTheVersionLoadNothingOfTheServer(@TempDir Path folder) throws IOException, InterruptedException {
        for (String command : List.of("engine", "--version")) {
            Path loaded = folder.resolve("loaded.txt");
            output(Run.process(List.of("-Xlog:class+load:file=" + loaded), command));
            String classes = Files.readString(loaded);
            assertTrue(classes.contains("org.merlon.cli.Main"), command);
            for (String heavy : List.of("org.merlon.server", "io.javalin", "org.sqlite", "org.eclipse.jetty")) {
                assertFalse(classes.contains(heavy), command + " loads " + heavy);
            }
        }
    }
}
