package org.merlon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.merlon.cli.product.Sources;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** Checks that links in the documents lead somewhere and that the commands in them parse. */
final class DocumentsTest {
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.+)$");
    private static final Pattern CODE_BLOCK =
            Pattern.compile("(?ms)(<!-- elsewhere: [^>]+ -->\\n)?^( *)```(\\w*)\\n(.*?)^ *```$");
    private static final Pattern COMMAND =
            Pattern.compile("(?:^|[|`] ?)(?:\\$ )?(?:\\./)?merlon ([a-z].*?)(?:`|  #|$)");

    /** The commands that the launcher script runs itself. */
    private static final Set<String> LAUNCHER_COMMANDS = Set.of("test", "wire", "bench", "package", "help");

    static List<Path> documents() throws IOException {
        try (Stream<Path> files = Files.walk(Sources.ROOT)) {
            return files.filter(file -> file.toString().endsWith(".md"))
                    .filter(file -> !file.toString().matches(".*/(node_modules|target|dist|\\.git)/.*"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("documents")
    void everyLinkLeadsSomewhere(Path document) throws IOException {
        var broken = new ArrayList<String>();
        for (Matcher link = LINK.matcher(withoutCode(Files.readString(document))); link.find(); ) {
            String target = link.group(1);
            if (target.matches("[a-z]+:.*")) {
                continue; // tests do not use the network
            }
            String[] parts = target.split("#", 2);
            Path file = parts[0].isEmpty()
                    ? document
                    : document.resolveSibling(parts[0]).normalize();
            if (!Files.exists(file) || (parts.length > 1 && !anchors(file).contains(parts[1]))) {
                broken.add(target);
            }
        }
        assertEquals(List.of(), broken);
    }

    private static String withoutCode(String text) {
        return CODE_BLOCK.matcher(text).replaceAll("").replaceAll("`[^`\n]*`", "code");
    }

    private static Set<String> anchors(Path document) throws IOException {
        return HEADING.matcher(Files.readString(document))
                .results()
                .map(found -> found.group(1)
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^\\p{L}\\p{N} _-]", "")
                        .replace(' ', '-'))
                .collect(Collectors.toSet());
    }

    /** Merlon's commands must have the options shown; a shell block for another system must be marked as such. */
    @ParameterizedTest
    @MethodSource("documents")
    void everyCommandParses(Path document) throws IOException {
        for (Matcher block = CODE_BLOCK.matcher(Files.readString(document)); block.find(); ) {
            String language = block.group(3);
            for (String line : block.group(4)
                    .replace("\\\n", " ")
                    .lines()
                    .map(String::strip)
                    .toList()) {
                Matcher command = COMMAND.matcher(line);
                if (command.find()) {
                    assertParses(document, command.group(1).replaceAll(" [|>].*", ""));
                } else if (language.equals("sh") && block.group(1) == null) {
                    assertTrue(
                            line.isEmpty() || line.matches("(#|url=|export |curl |cd |mvn |javac |python3 |npm ).*"),
                            document + ": is this for another system? Then say so before the block: " + line);
                }
            }
        }
    }

    private static void assertParses(Path document, String text) {
        List<String> words = splitWords(text);
        if (LAUNCHER_COMMANDS.contains(words.getFirst())) {
            return;
        }
        var discarded = new PrintWriter(new StringWriter());
        var streams = new Main.Streams(InputStream.nullInputStream(), System.out, discarded, discarded);
        CommandLine line = Main.commandLine(streams, Map.of());
        if (words.stream().anyMatch(word -> word.matches("[A-Z.…]+"))) { // a placeholder, not a real command
            assertNotNull(line.getSubcommands().get(words.getFirst()), document + ": " + text);
            return;
        }
        try {
            line.parseArgs(words.toArray(String[]::new));
        } catch (ParameterException e) {
            throw new AssertionError(document + ": merlon " + text, e);
        }
    }

    /** Splits a command into words like a shell, as far as the documents need it. */
    private static List<String> splitWords(String text) {
        return Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)")
                .matcher(text)
                .results()
                .map(found -> Stream.of(1, 2, 3)
                        .map(found::group)
                        .filter(group -> group != null)
                        .findFirst()
                        .orElse(""))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"packaging/merlon.1", "docs/commands.md"})
    void everyCommandIsListed(String document) throws IOException {
        var discarded = new PrintWriter(new StringWriter());
        var streams = new Main.Streams(InputStream.nullInputStream(), System.out, discarded, discarded);
        String text = Files.readString(Sources.ROOT.resolve(document)).replace("\\-", "-");
        for (String name : Main.commandLine(streams, Map.of()).getSubcommands().keySet()) {
            Pattern entry = Pattern.compile("(?m)^(\\.BI? |\\| `\\./merlon )" + name + "\\b");
            assertTrue(entry.matcher(text).find(), document + " lacks " + name);
        }
    }

    @Test
    void readmeFitsOnAFewScreens() throws IOException {
        List<String> lines = Files.readAllLines(Sources.ROOT.resolve("README.md"));
        assertTrue(lines.size() <= 120, "README.md has " + lines.size() + " lines");
        String firstScreen = String.join("\n", lines.subList(0, 25));
        for (String needed : List.of("./merlon serve", "./merlon test", "JDK", "Maven", "Node.js")) {
            assertTrue(firstScreen.contains(needed), needed + " is not on the first screen");
        }
    }

    /** Ensures that the other tests find documents, links and commands at all. */
    @Test
    void documentsLinksAndCommandsAreFound() throws IOException {
        List<Path> documents = documents();
        assertTrue(documents.size() >= 10, documents.toString());
        String readme = Files.readString(Sources.ROOT.resolve("README.md"));
        assertTrue(LINK.matcher(readme).find());
        assertTrue(CODE_BLOCK.matcher(readme).find());
        assertFalse(anchors(Sources.ROOT.resolve("README.md")).isEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"compose.yaml", "kubernetes.yaml"})
    void manifestsParseAndNameExistingSettings(String name) throws IOException {
        String text = Files.readString(Sources.ROOT.resolve("packaging").resolve(name));
        var mapper = new YAMLMapper();
        try (var documents = mapper.readerFor(JsonNode.class).<JsonNode>readValues(text)) {
            while (documents.hasNext()) {
                JsonNode each = documents.next();
                assertTrue(each.has("services") || (each.has("kind") && each.has("apiVersion")), each.toString());
            }
        }
        var discarded = new PrintWriter(new StringWriter());
        var streams = new Main.Streams(InputStream.nullInputStream(), System.out, discarded, discarded);
        Set<String> known = OptionDefaults.optionNames(Main.serveCommand(Main.commandLine(streams, Map.of()))).stream()
                .map(option -> OptionDefaults.environmentVariable("--" + option))
                .collect(Collectors.toSet());
        Pattern.compile("MERLON_\\w+")
                .matcher(text)
                .results()
                .forEach(found -> assertTrue(known.contains(found.group()), name + ": " + found.group()));
    }
}
