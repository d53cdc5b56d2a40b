package org.merlon.cli.product;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.merlon.engine.data.Tsv;

/**
 * Checks the names of types: one meaning for each in production code, no retired ones anywhere, and Javadoc that opens with its
 * subject. Replaced names are in {@code retired-names.tsv}; add a row there when you rename something.
 */
final class NamesTest {
    /** The names that each game gives to its class for the same role. */
    private static final Set<String> GAME_ROLES = Set.of(
            "Board",
            "Facts",
            "IllegalMoveReasons",
            "LegalMoves",
            "MoveCode",
            "PositionReader",
            "PositionWriter",
            "Rules",
            "Scoring",
            "Space",
            "Step",
            "MoveExecutor",
            "Verb",
            "ViewCompletion");

    private static final Pattern COMMENT_OR_TEXT = Pattern.compile(
            "\"\"\"(?s:.*?)\"\"\"|\"(?:\\\\.|[^\"\\\\\n])*+\"|'(?:\\\\.|[^'\\\\\n])*+'|//[^\n]*|/\\*(?s:.*?)\\*/|<!--(?s:.*?)-->");
    private static final Pattern NESTED_TYPE =
            Pattern.compile("(?m)^ +(?:[\\w-]+ )*(?:class|record|enum|interface) ([A-Z]\\w*)");
    private static final Pattern WORD = Pattern.compile("\\w+");
    private static final Pattern CODE_SPAN = Pattern.compile("`[^`\n]+`");
    private static final Pattern VAGUE_JAVADOC = Pattern.compile(
            "(?m)^\\s*(?:/\\*\\*|\\*) (?:What|Who|Whoever|Whom|Whether|How|So (?:many|long|often)|Something|Somebody|All that)\\b.*");

    /** The kinds of names in the table of retired names; each knows where its names must not appear. */
    private enum Kind {
        /** A name that has no other meaning, in code and in code spans of documents. */
        NAME("(?<![\\w$-])%s(?![\\w$-])"),
        /** An ordinary word, which is retired as the name of a type only. */
        TYPE("\\b(?:class|record|enum|interface|type) %s\\b"),
        CONSTANT("(?:static final [^=;(]*|\\bconst )\\b%s\\b"),
        /** A file of the web client. */
        FILE("(?!)%s");

        private final String pattern;

        Kind(String pattern) {
            this.pattern = pattern;
        }
    }

    private record RetiredName(Kind kind, String name, String instead, Pattern pattern) {
        static List<RetiredName> all() {
            return Tsv.of(NamesTest.class, "retired-names.tsv").rows().stream()
                    .map(row -> of(Kind.valueOf(row.text("kind").toUpperCase(Locale.ROOT)), row.text("name"), row))
                    .toList();
        }

        private static RetiredName of(Kind kind, String name, Tsv.Row row) {
            return new RetiredName(kind, name, row.text("instead"), Pattern.compile(kind.pattern.formatted(name)));
        }

        boolean isIn(String code, Set<String> words) {
            return words.contains(name) && pattern.matcher(code).find();
        }

        String problem(Path file) {
            return Sources.ROOT.relativize(file) + ": " + name + " is a retired name; use " + instead;
        }
    }

    @Test
    void typesHaveUniqueNames() throws IOException {
        var files = new TreeMap<String, List<Path>>();
        for (Path file : productionFiles()) {
            files.computeIfAbsent(typeName(file), name -> new ArrayList<>()).add(file);
        }
        var problems = new ArrayList<String>();
        var usedRoles = new TreeSet<String>();
        files.forEach((name, sameName) -> {
            boolean isRole = GAME_ROLES.contains(name) && sameName.stream().allMatch(NamesTest::isInGame);
            if (sameName.size() > 1 && isRole) {
                usedRoles.add(name);
            } else if (sameName.size() > 1) {
                problems.add(name + " is the name of several classes; rename all but one: " + sameName);
            }
        });
        assertEquals(List.of(), problems);
        assertEquals(new TreeSet<>(GAME_ROLES), usedRoles, "remove the roles that only one game has");
    }

    /** A case of a sealed type may have the name of another type, because it is written with its owner: {@code Occupant.Bot}. */
    @Test
    void nestedTypesDoNotHaveNamesOfOtherTypes() throws IOException {
        List<Path> files =
                productionFiles().stream().filter(file -> !isInGame(file)).toList();
        var names = new TreeSet<String>();
        files.forEach(file -> names.add(typeName(file)));
        var problems = new ArrayList<String>();
        for (Path file : files) {
            String code = code(file);
            if (code.contains("sealed interface " + typeName(file))) {
                continue;
            }
            for (Matcher nested = NESTED_TYPE.matcher(code); nested.find(); ) {
                if (names.contains(nested.group(1))) {
                    problems.add(Sources.ROOT.relativize(file) + ": the nested type " + nested.group(1)
                            + " has the name of another class; rename one of them");
                }
            }
        }
        assertEquals(List.of(), problems);
    }

    @Test
    void codeUsesNoRetiredNames() throws IOException {
        List<RetiredName> retiredNames = RetiredName.all();
        var problems = new ArrayList<String>();
        for (Path file : Sources.withExtension("java", "ts", "svelte", "js")) {
            String code = code(file);
            Set<String> words = wordsOf(code);
            for (RetiredName retired : retiredNames) {
                boolean isRetiredFile = retired.kind == Kind.FILE
                        && file.startsWith(Sources.ROOT.resolve("web"))
                        && file.getFileName().toString().equals(retired.name);
                if (isRetiredFile || retired.isIn(code, words)) {
                    problems.add(retired.problem(file));
                }
            }
        }
        assertEquals(List.of(), problems);
    }

    @Test
    void documentsUseNoRetiredNames() throws IOException {
        List<RetiredName> retiredNames = RetiredName.all().stream()
                .filter(retired -> retired.kind == Kind.NAME)
                .toList();
        var problems = new ArrayList<String>();
        for (Path document : Sources.withExtension("md")) {
            if (document.equals(Sources.ROOT.resolve("CHANGELOG.md"))) {
                continue;
            }
            for (Matcher span = CODE_SPAN.matcher(Files.readString(document)); span.find(); ) {
                Set<String> words = wordsOf(span.group());
                for (RetiredName retired : retiredNames) {
                    if (retired.isIn(span.group(), words)) {
                        problems.add(retired.problem(document));
                    }
                }
            }
        }
        assertEquals(List.of(), problems);
    }

    @Test
    void javadocOpensWithItsSubject() throws IOException {
        var problems = new ArrayList<String>();
        List<Path> files = Sources.withExtension("java");
        for (Path file : files) {
            for (Matcher opening = VAGUE_JAVADOC.matcher(Files.readString(file)); opening.find(); ) {
                problems.add(Sources.ROOT.relativize(file) + ": begin with the thing or a verb: "
                        + opening.group().strip());
            }
        }
        assertEquals(List.of(), problems);
        assertTrue(files.size() > 500, "the sources are read");
    }

    private static List<Path> productionFiles() throws IOException {
        return Sources.withExtension("java").stream()
                .filter(file -> file.toString().contains("/src/main/java/"))
                .filter(file -> !file.startsWith(Sources.ROOT.resolve("examples")))
                .filter(file -> !file.endsWith("package-info.java"))
                .toList();
    }

    private static boolean isInGame(Path file) {
        return file.startsWith(Sources.ROOT.resolve("games"));
    }

    private static String typeName(Path file) {
        return file.getFileName().toString().replace(".java", "");
    }

    private static Set<String> wordsOf(String code) {
        return WORD.matcher(code).results().map(MatchResult::group).collect(Collectors.toSet());
    }

    /** Returns the text of a file without comments and string literals. */
    private static String code(Path file) throws IOException {
        return COMMENT_OR_TEXT.matcher(Files.readString(file)).replaceAll(" ");
    }
}
