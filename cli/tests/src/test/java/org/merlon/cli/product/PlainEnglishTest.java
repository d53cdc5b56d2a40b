package org.merlon.cli.product;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Rejects phrases that readers stumbled over and sentences that are too long, in documents, command help and the messages
 * of the catalogues.
 */
final class PlainEnglishTest {
    /** A reader loses the thread of a longer sentence. */
    private static final int MAX_WORDS = 40;

    /** A player reads messages in passing, so their sentences are shorter; in documents, longer ones are only printed. */
    private static final int MAX_MESSAGE_WORDS = 30;

    private static final int MAX_DEPTH = 20;

    /** A retired phrase, as a regular expression, and what to write instead. */
    private static final Map<String, String> RETIRED = Map.ofEntries(
            Map.entry(
                    "tells (what|how|which|when|where|who|why|whether|if|of|more|besides|that)",
                    "says, shows or explains"),
            Map.entry("told of", "described, reported"),
            Map.entry("besides", "also"),
            Map.entry("shall", "should, or the imperative"),
            Map.entry("so far", "current, until now"),
            Map.entry("parted", "separated"),
            Map.entry("what is no", "unknown"),
            Map.entry("belongs? into", "belongs in"),
            Map.entry("another one", "a different one"),
            Map.entry("misses", "lacks"),
            Map.entry("mended", "fixed"),
            Map.entry("anew", "again"),
            Map.entry("whom", "the person who"),
            Map.entry("whoever (hosts|runs|plays)", "the host, the player"),
            Map.entry("by letter|letters? (to|for) (people|whoever)", "e-mail"),
            Map.entry("the house(?!hold| of)|house's|the gate", "server, lobby"),
            Map.entry("looks (ahead|a second)|so many looks", "iterations"),
            Map.entry("(goes|gone|going|go) on with", "continue"),
            Map.entry("at the (most|least)", "at most, at least"),
            Map.entry("heeds", "follows"),
            Map.entry("in the place of", "instead of"),
            Map.entry("independent witnesses", "independent"));

    /** A sentence that begins with "Who" and is not a question: "Who has vanished loses." */
    private static final Pattern HEADLESS = Pattern.compile("(?:^|[.!?:|] )(Who(?:ever)? [^.!?|]*)(?=[.|]|$)");

    private static final Pattern CODE_BLOCK = Pattern.compile("(?ms)^ *```.*?^ *```$");
    private static final Pattern DESCRIPTION = Pattern.compile(
            "description\\s*=\\s*((?:\\{[^}]*?\\}(?=\\s*[,)]))|(?:\"(?:[^\"\\\\]|\\\\.)*\"(?:\\s*\\+\\s*\"(?:[^\"\\\\]|\\\\.)*\")*))");
    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");
    private static final Pattern USAGE = Pattern.compile("(?s)cat <<'USAGE'\n(.*?)\nUSAGE\n");

    /** The texts by file; each text is a paragraph, a list item, a table cell or a description. */
    private static Map<String, List<String>> texts() throws IOException {
        var texts = new TreeMap<String, List<String>>();
        add(texts, ".", 1, ".*\\.md", PlainEnglishTest::prose);
        add(texts, "docs", MAX_DEPTH, "(?!rules).*\\.md", PlainEnglishTest::prose);
        add(texts, "docs", 1, "rules\\.md", PlainEnglishTest::ownProse);
        add(texts, "examples", MAX_DEPTH, ".*\\.md", PlainEnglishTest::prose);
        add(texts, "cli/src/main", MAX_DEPTH, ".*\\.java", PlainEnglishTest::descriptions);
        add(texts, "bench/src/main", MAX_DEPTH, ".*\\.java", PlainEnglishTest::descriptions);
        add(texts, ".", 1, "merlon", PlainEnglishTest::usage);
        add(texts, "words/src/main", MAX_DEPTH, ".*\\.ftl", PlainEnglishTest::messages);
        add(texts, "games", MAX_DEPTH, ".*\\.ftl", PlainEnglishTest::messages);
        return texts;
    }

    private static void add(
            Map<String, List<String>> texts, String folder, int depth, String files, UnaryOperator<String> reader)
            throws IOException {
        try (Stream<Path> paths = Files.walk(Sources.ROOT.resolve(folder), depth)) {
            for (Path path : paths.filter(Files::isRegularFile).toList()) {
                String name = Sources.ROOT.relativize(path.normalize()).toString();
                if (path.getFileName().toString().matches(files) && !name.contains("/target/")) {
                    List<String> parts = Arrays.stream(
                                    reader.apply(Files.readString(path)).split("\n"))
                            .map(String::strip)
                            .filter(text -> !text.isEmpty())
                            .toList();
                    if (!parts.isEmpty()) {
                        texts.put(name, parts);
                    }
                }
            }
        }
    }

    /** Returns the prose of a document without the sentences that it quotes from the data of the games. */
    private static String ownProse(String document) {
        return prose(document.replaceAll("(?m)^(\\| [TBU]-\\d+ \\||- ).*$", ""));
    }

    /** Returns the prose of a document, one paragraph, list item or table cell per line. */
    private static String prose(String document) {
        return CODE_BLOCK
                .matcher(document)
                .replaceAll("\n\n")
                .replaceAll("(?s)<!--.*?-->", "")
                .replaceAll("</?\\w+>", "")
                .replaceAll("!?\\[([^]]*)]\\([^)]*\\)", "$1")
                .replaceAll("`[^`\n]*`", "code")
                .replaceAll("(?m)^#+ (.*)$", "\n$1\n")
                .replaceAll("(?m)^ *(?:[-*]|\\d+\\.) ", "\n\n")
                .replaceAll("(?m)^\\|(.*)\\|$", "\n$1\n")
                .replaceAll("(?m)\\|", "\n\n")
                .replaceAll("\\*", "")
                .replaceAll("(?<!\n)\n(?!\n)", " ");
    }

    /** Returns the descriptions of commands and options, one per line. */
    private static String descriptions(String source) {
        return DESCRIPTION
                .matcher(source)
                .results()
                .map(found -> LITERAL.matcher(found.group(1).replaceAll("\"\\s*\\+\\s*\"", ""))
                        .results()
                        .map(literal -> literal.group(1))
                        .collect(Collectors.joining(" ")))
                .collect(Collectors.joining("\n"));
    }

    /** Returns the messages of a Fluent catalogue, one per line, with its arguments as "it". */
    private static String messages(String catalogue) {
        return catalogue
                .replaceAll("(?m)^#.*$", "")
                .replaceAll("(?m)^ *(\\[[^]]*]|\\*\\[[^]]*])", "\n")
                .replaceAll("(?m)^ *\\.?[\\w-]+ = ?", "\n")
                .replaceAll("\\{[^{}]*}", "it")
                .replaceAll("</?\\w+>", "")
                .replaceAll("\n ++(?![-|#])", " ")
                .replaceAll("\\|", "\n");
    }

    private static String usage(String script) {
        return USAGE.matcher(script).results().map(found -> found.group(1)).collect(Collectors.joining("\n"));
    }

    /** Returns the retired phrases in a text, each with its replacement. */
    private static List<String> retiredPhrases(String text) {
        var found = new ArrayList<String>();
        RETIRED.forEach((phrase, replacement) -> {
            Matcher matcher = Pattern.compile("\\b(?:" + phrase + ")\\b", Pattern.CASE_INSENSITIVE)
                    .matcher(text);
            while (matcher.find()) {
                found.add("\"" + matcher.group() + "\" (write " + replacement + ") in: " + text);
            }
        });
        HEADLESS.matcher(text)
                .results()
                .forEach(match -> found.add("headless \"" + match.group(1) + "\" (write \"A player who …\")"));
        return found;
    }

    private static List<String> longSentences(String text, int words) {
        return Arrays.stream(text.split("(?<=[.!?:;])[\"”)]*\\s+(?=[\\p{Lu}\"“(]|code)"))
                .filter(sentence -> sentence.split("\\s+").length > words)
                .toList();
    }

    private static List<String> longSentences(int words, Predicate<String> files) throws IOException {
        var found = new ArrayList<String>();
        texts().forEach((file, parts) -> {
            if (files.test(file)) {
                parts.forEach(part -> longSentences(part, words).forEach(each -> found.add(file + ": " + each)));
            }
        });
        return found;
    }

    @Test
    void noRetiredPhrases() throws IOException {
        var problems = new ArrayList<String>();
        texts().forEach((file, parts) ->
                parts.forEach(part -> retiredPhrases(part).forEach(each -> problems.add(file + ": " + each))));
        assertEquals("", String.join("\n", problems));
    }

    @Test
    void sentencesAreShort() throws IOException {
        longSentences(MAX_MESSAGE_WORDS, file -> true)
                .forEach(sentence -> System.out.println("long sentence in " + sentence));
        assertEquals("", String.join("\n", longSentences(MAX_WORDS, file -> true)));
        assertEquals("", String.join("\n", longSentences(MAX_MESSAGE_WORDS, file -> file.endsWith(".ftl"))));
    }

    @Test
    void documentsHelpUsageAndCataloguesAreFound() throws IOException {
        Map<String, List<String>> texts = texts();
        assertTrue(
                texts.keySet().containsAll(List.of("README.md", "docs/wire.md", "merlon")),
                texts.keySet().toString());
        assertTrue(texts.get("cli/src/main/java/org/merlon/cli/ListenOptions.java").stream()
                .anyMatch(text -> text.startsWith("The port; ")));
        assertTrue(texts.containsKey("bench/src/main/java/org/merlon/bench/GamesOption.java"));
        assertTrue(texts.get("words/src/main/resources/org/merlon/words/common/en.ftl")
                .contains("The bot is quite sure."));
        assertTrue(texts.containsKey("games/torres/src/main/resources/org/merlon/torres/rules/en.ftl"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "`hint` tells besides why, how sure it is.",
                "Who has vanished loses.",
                "| Who is blocked neither challenges nor chats |",
                "The games of a deal are no independent witnesses.",
                "It belongs into its own network."
            })
    void retiredPhrasesAreDetected(String text) {
        assertFalse(retiredPhrases(prose(text).strip()).isEmpty());
    }

    @Test
    void messagesOfCataloguesAreRead() {
        String catalogue = """
                # People
                ui-friends = Whom you follow you see here.
                    .help = { $who } tells of it
                        and of more:
                        | a | b c |
                """;
        assertEquals(
                List.of("Whom you follow you see here.", "it tells of it and of more:", "a", "b c"),
                messages(catalogue)
                        .lines()
                        .map(String::strip)
                        .filter(line -> !line.isEmpty())
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Who plays? Ann.", "A player who leaves loses.", "`secret` tells you whether it is hidden."})
    void plainEnglishIsAccepted(String text) {
        assertEquals(List.of(), retiredPhrases(prose(text).strip()));
    }
}
