package org.merlon.cli.product;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.merlon.words.Words;

/** Checks that code passes exactly those arguments to a message that the message uses. */
final class PhraseArgumentsTest {
    private static final Pattern MESSAGE = Pattern.compile("([a-z][\\w-]*) =.*");
    private static final Pattern ATTRIBUTE = Pattern.compile(" +(\\.[\\w-]+) =.*");
    private static final Pattern VARIABLE = Pattern.compile("\\$(\\w+)");

    private static final Pattern PHRASE_CALL = Pattern.compile("Phrase\\.of\\(\"([a-z]+-[\\w.-]*\\w)\"\\)");
    private static final Pattern WITH_CALL = Pattern.compile("\\s*\\.with\\w*\\(\\s*\"(\\w+)\"");
    private static final Pattern SAY_CALL = Pattern.compile("\\bt\\('([a-z]+-[\\w.-]*\\w)'(\\)|, \\{)");
    private static final Pattern OBJECT_FIELD = Pattern.compile("\\s*(\\w+|\\.\\.\\.)");

    /** Maps every message and attribute to its variables. */
    private static final Map<String, Set<String>> MESSAGE_VARIABLES = messageVariables();

    private static Map<String, Set<String>> messageVariables() {
        Map<String, Set<String>> expected = new HashMap<>();
        Stream<String> games =
                AllGames.ids().map(id -> "games/" + id + "/src/main/resources/org/merlon/" + id + "/words/en.ftl");
        Stream<String> others = Words.SHARED_CATALOGUES.stream()
                .map(id -> "words/src/main/resources/org/merlon/words/" + id + "/en.ftl");
        Stream.concat(games, others).forEach(file -> read(Sources.ROOT.resolve(file), expected));
        return expected;
    }

    private static void read(Path file, Map<String, Set<String>> expected) {
        String message = "";
        Set<String> variables = new TreeSet<>();
        for (String line : text(file).split("\n", -1)) {
            Matcher start = MESSAGE.matcher(line);
            Matcher attribute = ATTRIBUTE.matcher(line);
            if (start.matches()) {
                message = start.group(1);
                variables = expected.computeIfAbsent(message, key -> new TreeSet<>());
            } else if (attribute.matches()) {
                variables = expected.computeIfAbsent(message + attribute.group(1), key -> new TreeSet<>());
            }
            Matcher variable = VARIABLE.matcher(line.startsWith("#") ? "" : line);
            while (variable.find()) {
                variables.add(variable.group(1));
            }
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns the index of the bracket that closes the one at {@code open}. */
    private static int closingBracket(String code, int open) {
        int depth = 0;
        for (int i = open; i < code.length(); i++) {
            char c = code.charAt(i);
            depth += "({[".indexOf(c) >= 0 ? 1 : ")}]".indexOf(c) >= 0 ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        return code.length() - 1;
    }

    /**
     * Adds a line if the message does not use all given arguments, or if it needs others.
     *
     * @param others code in which missing arguments may be named
     */
    private static void checkArguments(
            List<String> mismatches, Path file, String key, Set<String> given, String others) {
        Set<String> expected = MESSAGE_VARIABLES.getOrDefault(key, Set.of());
        boolean lacks = expected.stream().anyMatch(name -> !given.contains(name) && !others.contains('"' + name + '"'));
        if (lacks || !expected.containsAll(given)) {
            mismatches.add(file.getFileName() + " gives " + key + " " + given + " instead of " + expected);
        }
    }

    @Test
    void phrasesHaveTheArgumentsOfTheirMessages() throws IOException {
        var mismatches = new ArrayList<String>();
        for (Path file : Sources.java()) {
            String code = text(file);
            Matcher phrase = PHRASE_CALL.matcher(code);
            while (phrase.find()) {
                Set<String> given = new TreeSet<>();
                Matcher with = WITH_CALL.matcher(code);
                for (int position = phrase.end();
                        with.region(position, code.length()).lookingAt(); ) {
                    given.add(with.group(1));
                    position = closingBracket(code, code.indexOf('(', position)) + 1;
                }
                checkArguments(
                        mismatches, file, phrase.group(1), given, code); // some arguments are added a few lines below
            }
        }
        assertEquals(List.of(), mismatches);
    }

    @Test
    void browserPhrasesHaveTheArgumentsOfTheirMessages() throws IOException {
        var mismatches = new ArrayList<String>();
        for (Path file : Sources.web()) {
            String code = text(file);
            Matcher say = SAY_CALL.matcher(code);
            while (say.find()) {
                Set<String> given = new TreeSet<>();
                if (!say.group(2).equals(")")) {
                    given = fields(code, say.end() - 1);
                }
                if (!given.contains("...")) { // a spread object is known only at run time
                    checkArguments(mismatches, file, say.group(1), given, "");
                }
            }
        }
        assertEquals(List.of(), mismatches);
    }

    /** Returns the field names of the object literal at {@code open}. */
    private static Set<String> fields(String code, int open) {
        Set<String> names = new TreeSet<>();
        int end = closingBracket(code, open);
        Matcher field = OBJECT_FIELD.matcher(code);
        for (int position = open + 1; field.region(position, end).lookingAt(); ) {
            names.add(field.group(1));
            position = field.end();
            while (position < end && code.charAt(position) != ',') {
                position =
                        "({[".indexOf(code.charAt(position)) >= 0 ? closingBracket(code, position) + 1 : position + 1;
            }
            position = Math.min(position + 1, end);
        }
        return names;
    }
}
