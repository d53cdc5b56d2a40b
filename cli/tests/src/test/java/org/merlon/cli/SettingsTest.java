package org.merlon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Tests that flags override the environment and the environment the file, and that the documented table is exact. */
final class SettingsTest {
    private static final Path DOCUMENT = Path.of("../docs/hosting.md");

    @TempDir
    private Path folder;

    private static CommandSpec serveCommand() {
        var discarded = new PrintWriter(new StringWriter());
        var streams = new Main.Streams(InputStream.nullInputStream(), System.out, discarded, discarded);
        return Main.serveCommand(Main.commandLine(streams, Map.of()));
    }

    /** Returns the doctor's line about the port, which shows where the setting came from. */
    private static String portLine(Map<String, String> environment, String... args) {
        CommandRun run = CommandRun.run("", new ByteArrayOutputStream(), environment, args);
        return run.out()
                .lines()
                .filter(line -> line.contains("port "))
                .findFirst()
                .orElse(run.err());
    }

    private String writeConfig(String text) throws IOException {
        return Files.writeString(folder.resolve("merlon.conf"), text).toString();
    }

    @Test
    void flagsOverrideEnvironmentAndFile() throws IOException {
        String config = writeConfig(
                "# a comment\n\nport = 39471\ndata = " + folder + "\norigin = http://a.test,http://b.test\n");
        assertTrue(portLine(Map.of(), "doctor", "--config", config).contains("39471"));
        assertTrue(portLine(Map.of(), "doctor", "--config=" + config).contains("39471"));
        var environment = Map.of("MERLON_CONFIG", config, "MERLON_PORT", "39472");
        assertTrue(portLine(environment, "doctor").contains("39472"));
        assertTrue(portLine(environment, "doctor", "--port", "39473").contains("39473"));
    }

    @Test
    void listsAreSeparatedByCommas() throws IOException {
        String config = writeConfig("data = " + folder + "\norigin = http://a.test, nonsense\n");
        CommandRun run = CommandRun.merlon("doctor", "--port", "0", "--config", config);
        assertTrue(run.out().contains("not an origin: nonsense"), run.out());
    }

    @Test
    void unknownSettingsAreRefused() throws IOException {
        CommandRun.assertUsageError("doctor --config " + writeConfig("prot = 1\n"), "\"prot\" is not a setting");
        CommandRun.assertUsageError("doctor --config " + folder.resolve("none"), "cannot read the configuration file");
    }

    @Test
    void documentedTableIsExact() throws IOException {
        var table = new StringBuilder("| flag | environment | file | meaning |\n|---|---|---|---|\n");
        for (OptionSpec option : serveCommand().options()) {
            String name = option.longestName();
            boolean configurable = OptionDefaults.optionNames(serveCommand()).contains(name.substring(2));
            if (configurable || name.equals(OptionDefaults.CONFIG_OPTION)) {
                table.append("| `%s` | `%s` | %s | %s |\n"
                        .formatted(
                                name,
                                OptionDefaults.environmentVariable(name),
                                configurable ? "`" + name.substring(2) + "`" : "",
                                String.join(" ", option.description())
                                        .replace("${DEFAULT-VALUE}", String.valueOf(option.initialValue()))));
            }
        }
        String text = Files.readString(DOCUMENT);
        String begin = "<!-- settings: SettingsTest keeps this table exact -->\n";
        String written = text.substring(text.indexOf(begin) + begin.length(), text.indexOf("<!-- end of settings -->"));
        assertEquals(table.toString(), written, "docs/hosting.md should have:\n" + table);
    }
}
