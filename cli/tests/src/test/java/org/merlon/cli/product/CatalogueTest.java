package org.merlon.cli.product;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.merlon.bots.Bot;
import org.merlon.bots.levels.Bots;
import org.merlon.engine.Game;
import org.merlon.engine.Games;
import org.merlon.engine.Option;
import org.merlon.engine.SetupException;
import org.merlon.engine.Variant;
import org.merlon.engine.data.Data;
import org.merlon.engine.info.RecommendedSetup;
import org.merlon.engine.move.VerbForm;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.json.JsonException;
import org.merlon.words.Words;

/** Checks that every message key in code exists, that every message is used, and that no text bypasses the catalogues. */
final class CatalogueTest {
    private static final Words WORDS = Words.english();

    /** Parts of keys that code builds by convention, for instance from a verb, option, rule or event. */
    private static final List<String> CONVENTIONAL_PARTS =
            List.of("move", "ask", "variant", "beginning", "preset", "option", "rule", "event", "switch");

    /** A message key in code: complete, or a prefix that is completed at run time. */
    private static final Pattern KEY = Pattern.compile(
            "[\"'`]((?:" + String.join("|", owners().toList()) + ")-[a-zA-Z0-9.-]+)(\\$\\{|[\"'`](?: \\+)?)");

    private static final Pattern KEY_PREFIX = Pattern.compile(".*(-|\\.)$");

    /** Returns the key prefixes of the catalogues. */
    private static Stream<String> owners() {
        return Stream.concat(Words.SHARED_CATALOGUES.stream(), AllGames.ids());
    }

    private static Set<String> keysInCode() throws IOException {
        var keys = new TreeSet<String>();
        var files = new ArrayList<>(Sources.java());
        files.addAll(Sources.web());
        for (Path file : files) {
            Matcher matcher = KEY.matcher(Files.readString(file));
            while (matcher.find()) {
                keys.add(matcher.group(1));
            }
        }
        return keys;
    }

    private static boolean isFoundByConvention(String owner, String key) {
        return key.equals(owner + "-summary")
                || CONVENTIONAL_PARTS.stream().anyMatch(part -> key.startsWith(owner + "-" + part + "-"));
    }

    /** Returns the keys of a game's story, whose pictures show some of its names. */
    private static Set<String> storyKeys(String owner) {
        return AllGames.ids().anyMatch(owner::equals)
                ? WORDS.texts(game(owner), "story").keySet()
                : Set.of();
    }

    @Test
    void everyKeyInCodeHasAMessage() throws IOException {
        var missing = new ArrayList<String>();
        for (String key : keysInCode()) {
            String owner = key.substring(0, key.indexOf('-'));
            boolean isPrefix = KEY_PREFIX.matcher(key).matches();
            boolean exists = isPrefix
                    ? Stream.concat(WORDS.keys(owner).stream(), storyKeys(owner).stream())
                            .anyMatch(known -> known.startsWith(key))
                    : WORDS.hasMessage(key) || storyKeys(owner).contains(key);
            if (!exists) {
                missing.add(key);
            }
        }
        assertEquals(List.of(), missing);
    }

    @ParameterizedTest
    @MethodSource("owners")
    void everyMessageIsUsed(String owner) throws IOException {
        Set<String> used = keysInCode();
        List<String> prefixes =
                used.stream().filter(each -> KEY_PREFIX.matcher(each).matches()).toList();
        var unused = new ArrayList<String>();
        for (String key : WORDS.keys(owner)) {
            String message = key.contains(".") ? key.substring(0, key.indexOf('.')) : key;
            boolean named = used.contains(key) || used.contains(message);
            boolean hasPrefix = prefixes.stream().anyMatch(key::startsWith);
            if (!named && !hasPrefix && !isFoundByConvention(owner, key)) {
                unused.add(key);
            }
        }
        assertEquals(List.of(), unused);
    }

    private static Game game(String id) {
        try {
            return Games.byId(id);
        } catch (SetupException e) {
            throw new AssertionError(e);
        }
    }

    /** The messages found by convention are complete, and there are no others. */
    @ParameterizedTest
    @MethodSource("org.merlon.cli.product.AllGames#ids")
    void everyVerbVariantAndOptionHasMessages(String id) {
        Game game = game(id);
        var expected = new TreeSet<>(Set.of(id + "-summary"));
        for (VerbForm form : game.verbs()) {
            String slug = form.verb().replace(' ', '-');
            expected.addAll(Set.of(id + "-move-" + slug, id + "-move-" + slug + ".log"));
            expected.addAll(Set.of(id + "-ask-" + slug, id + "-ask-" + slug + ".button"));
        }
        for (RecommendedSetup beginning : game.recommendedSetups()) {
            expected.addAll(
                    Set.of(id + "-beginning-" + beginning.id(), id + "-beginning-" + beginning.id() + ".summary"));
        }
        for (Variant variant : game.variants()) {
            String key = id + "-variant-" + variant.id();
            expected.addAll(Set.of(key, key + ".summary", key + ".length", key + ".difficulty"));
            for (Variant.Preset preset : variant.presets()) {
                expected.addAll(Set.of(id + "-preset-" + preset.id(), id + "-preset-" + preset.id() + ".summary"));
            }
            for (Option option : variant.options()) {
                expected.addAll(Set.of(id + "-option-" + option.id(), id + "-option-" + option.id() + ".summary"));
                option.values().forEach(value -> {
                    if (value instanceof Data.Text text) {
                        expected.add(id + "-option-" + option.id() + "-" + text.value());
                    }
                });
            }
        }
        var found = new TreeSet<String>();
        for (String key : WORDS.keys(id)) {
            if (isFoundByConvention(id, key) && !key.startsWith(id + "-rule-") && !key.startsWith(id + "-event-")) {
                found.add(key);
            }
        }
        found.remove(id + "-ask-walk"); // several moves at once, offered only in the browser
        assertEquals(expected, found);
    }

    /** Two equal entries could not be distinguished in the choice of a new game. */
    @ParameterizedTest
    @MethodSource("org.merlon.cli.product.AllGames#ids")
    void beginningsAreDistinct(String id) {
        List<RecommendedSetup> all = game(id).recommendedSetups();
        for (RecommendedSetup first : all) {
            for (RecommendedSetup second : all) {
                boolean sameSetup = first.variant().equals(second.variant())
                        && first.options().equals(second.options());
                boolean anyNumberOfPlayers = first.players() == RecommendedSetup.ANY_NUMBER_OF_PLAYERS
                        || second.players() == RecommendedSetup.ANY_NUMBER_OF_PLAYERS;
                assertTrue(
                        first.id().equals(second.id())
                                || !sameSetup
                                || (!anyNumberOfPlayers && first.players() != second.players()),
                        first + " is " + second);
            }
        }
    }

    @Test
    void everyBotHasMessages() {
        var expected = new TreeSet<String>();
        for (Bot bot : Bots.all()) {
            expected.addAll(Set.of("common-bot-" + bot.name(), bot.summary().key()));
        }
        var found = new TreeSet<>(WORDS.keys("common"));
        found.removeIf(key -> !key.startsWith("common-bot-"));
        assertEquals(expected, found);
    }

    /** Sentences are in a catalogue, so code names them by key. */
    @Test
    void phrasesHaveNoHardCodedText() throws IOException {
        Pattern sentence =
                Pattern.compile("(?:new Refusal|ParsedMove\\.refused|Phrase\\.literal|ScoreSheet\\.Part)\\(\\s*\"");
        for (Path file : Sources.java()) {
            assertFalse(sentence.matcher(Files.readString(file)).find(), file::toString);
        }
    }

    /** Terminal code has no string with two words, except in help texts and data errors. */
    @Test
    void terminalHasNoHardCodedText() throws IOException {
        var words = new ArrayList<String>();
        for (Path file : Sources.filesIn("cli/src/main/java/org/merlon/cli/play")) {
            String code = Files.readString(file)
                    .replaceAll("(?s)@(?:Command|Option|Parameters)\\(.*?\\)\n", "")
                    .replaceAll("(?s)(?:new IllegalStateException|fields\\.wrong)\\(.*?;", "");
            Matcher text = Pattern.compile("\"[^\"\n]*[A-Za-z]{2,} [A-Za-z]{2,}[^\"\n]*\"")
                    .matcher(code);
            while (text.find()) {
                words.add(file.getFileName() + ": " + text.group());
            }
        }
        assertEquals(
                List.of(
                        "TerminalCommands.java: \"log all\"",
                        "TerminalTable.java: \"the bots' luck with \""), // typed, and a seed
                words.stream().sorted().toList());
    }

    /** Templates have no text of their own, neither between tags nor in labels for screen readers. */
    @ParameterizedTest
    @MethodSource("org.merlon.cli.product.AllGames#ids")
    void gameTemplatesHaveNoHardCodedText(String id) throws IOException {
        assertEquals(List.of(), hardCodedText(Sources.filesIn("web/src/games/" + id)));
    }

    /** The same holds for all templates outside the games. */
    @Test
    void otherTemplatesHaveNoHardCodedText() throws IOException {
        List<Path> files = Sources.web();
        files.removeIf(file -> file.startsWith(Sources.ROOT.resolve("web/src/games")));
        assertEquals(List.of(), hardCodedText(files));
    }

    private static List<String> hardCodedText(List<Path> files) throws IOException {
        var words = new ArrayList<String>();
        Pattern attribute =
                Pattern.compile("\\s(?:aria-label|title|alt|placeholder|note)=\"([^\"{]*[A-Za-z]{2}[^\"]*)\"");
        for (Path file : files) {
            if (!file.toString().endsWith(".svelte")) {
                continue;
            }
            String template =
                    Files.readString(file).replaceAll("(?s)<script.*?</script>|<style.*?</style>|<!--.*?-->", "");
            Matcher label = attribute.matcher(template);
            while (label.find()) {
                words.add(file.getFileName() + ": " + label.group(1));
            }
            Matcher text = Pattern.compile("[A-Za-z]{2,}").matcher(outsideTags(template));
            while (text.find()) {
                words.add(file.getFileName() + ": " + text.group());
            }
        }
        return words;
    }

    /** Returns the literal text of a template, outside tags and braces. */
    private static String outsideTags(String template) {
        var text = new StringBuilder();
        int braces = 0;
        boolean inTag = false;
        for (int i = 0; i < template.length(); i++) {
            char c = template.charAt(i);
            if (c == '{') {
                braces++;
            } else if (c == '}') {
                braces--;
            } else if (braces == 0 && c == '<') {
                inTag = true;
            } else if (braces == 0 && c == '>') {
                inTag = false;
                text.append(' ');
            } else if (braces == 0 && !inTag) {
                text.append(c);
            }
        }
        return text.toString();
    }

    /** The browser's tests use a copy of the verbs that the server sends. */
    @ParameterizedTest
    @MethodSource("org.merlon.cli.product.AllGames#ids")
    void browserTestsHaveTheCurrentVerbs(String id) throws IOException, JsonException {
        var verbs = new Data.Arr();
        game(id).verbs().forEach(form -> verbs.add(form.data()));
        assertEquals(
                Json.write(verbs),
                Json.write(Json.read(Files.readString(Sources.ROOT.resolve("web/src/testing/" + id + "-verbs.json")))));
    }
}
