package org.merlon.cli;

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

/** What code gives to a message is what the message asks for. */
final class ArgumentsTest {
    private static final Pattern MESSAGE = Pattern.compile("([a-z][\\w-]*) =.*");
    private static final Pattern ATTRIBUTE = Pattern.compile(" +(\\.[\\w-]+) =.*");
    private static final Pattern VARIABLE = Pattern.compile("\\$(\\w+)");

    private static final Pattern PHRASE = Pattern.compile("Phrase\\.of\\(\"([a-z]+-[\\w.-]*\\w)\"\\)");
    private static final Pattern WITH = Pattern.compile("\\s*\\.with\\w*\\(\\s*\"(\\w+)\"");
    private static final Pattern SAY = Pattern.compile("\\bt\\('([a-z]+-[\\w.-]*\\w)'(\\)|, \\{)");
    private static final Pattern FIELD = Pattern.compile("\\s*(\\w+|\\.\\.\\.)");

    /** The variables of every message and attribute. */
    private static final Map<String, Set<String>> WANTED = wanted();

    private static Map<String, Set<String>> wanted() {
        Map<String, Set<String>> wanted = new HashMap<>();
        Stream<String> games =
                AllGames.ids().map(id -> "games/" + id + "/src/main/resources/org/merlon/" + id + "/words/en.ftl");
        Stream<String> others =
                Stream.of("house", "terminal").map(id -> "words/src/main/resources/org/merlon/words/" + id + "/en.ftl");
        Stream.concat(games, others).forEach(file -> read(Sources.ROOT.resolve(file), wanted));
        return wanted;
    }

    private static void read(Path file, Map<String, Set<String>> wanted) {
        String message = "";
        Set<String> variables = new TreeSet<>();
        for (String line : text(file).split("\n", -1)) {
            Matcher start = MESSAGE.matcher(line);
            Matcher attribute = ATTRIBUTE.matcher(line);
            if (start.matches()) {
                message = start.group(1);
                variables = wanted.computeIfAbsent(message, key -> new TreeSet<>());
            } else if (attribute.matches()) {
                variables = wanted.computeIfAbsent(message + attribute.group(1), key -> new TreeSet<>());
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

    /** Where the bracket at {@code open} is closed. */
    private static int closing(String code, int open) {
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

    /** Adds a line for arguments that the message has no use for, and for those that it lacks and nobody names. */
    private static void compare(List<String> wrong, Path file, String key, Set<String> given, String others) {
        Set<String> wanted = WANTED.getOrDefault(key, Set.of());
        boolean lacks = wanted.stream().anyMatch(name -> !given.contains(name) && !others.contains('"' + name + '"'));
        if (lacks || !wanted.containsAll(given)) {
            wrong.add(file.getFileName() + " gives " + key + " " + given + " instead of " + wanted);
        }
    }

    @Test
    void phrasesHaveTheArgumentsOfTheirMessages() throws IOException {
        var wrong = new ArrayList<String>();
        for (Path file : Sources.java()) {
            String code = text(file);
            Matcher phrase = PHRASE.matcher(code);
            while (phrase.find()) {
                Set<String> given = new TreeSet<>();
                Matcher with = WITH.matcher(code);
                for (int at = phrase.end(); with.region(at, code.length()).lookingAt(); ) {
                    given.add(with.group(1));
                    at = closing(code, code.indexOf('(', at)) + 1;
                }
                compare(wrong, file, phrase.group(1), given, code); // some are added a few lines further down
            }
        }
        assertEquals(List.of(), wrong);
    }

    @Test
    void soDoesWhatTheBrowserSays() throws IOException {
        var wrong = new ArrayList<String>();
        for (Path file : Sources.web()) {
            String code = text(file);
            Matcher say = SAY.matcher(code);
            while (say.find()) {
                Set<String> given = new TreeSet<>();
                if (!say.group(2).equals(")")) {
                    given = fields(code, say.end() - 1);
                }
                if (!given.contains("...")) { // who passes on what came from elsewhere knows it only then
                    compare(wrong, file, say.group(1), given, "");
                }
            }
        }
        assertEquals(List.of(), wrong);
    }

    /** The names in an object that is written down at {@code open}. */
    private static Set<String> fields(String code, int open) {
        Set<String> names = new TreeSet<>();
        int end = closing(code, open);
        Matcher field = FIELD.matcher(code);
        for (int at = open + 1; field.region(at, end).lookingAt(); ) {
            names.add(field.group(1));
            at = field.end();
            while (at < end && code.charAt(at) != ',') {
                at = "({[".indexOf(code.charAt(at)) >= 0 ? closing(code, at) + 1 : at + 1;
            }
            at = Math.min(at + 1, end);
        }
        return names;
    }
}
