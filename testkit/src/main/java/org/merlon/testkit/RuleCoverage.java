package org.merlon.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Disabled;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.commons.support.AnnotationSupport;
import org.merlon.engine.info.RuleBook;

/**
 * Compares the rules of a game with the {@link Rule} tags of its tests.
 *
 * @param untested rules that no test names
 * @param unknown tags that name no rule
 */
public record RuleCoverage(Set<String> untested, Set<String> unknown) {
    private static final String CLASS_FILE = ".class";

    /** Fails unless every rule number in a resource of {@code anchor}'s package has a test in the anchor's module. */
    public static void check(Class<?> anchor, String resource) {
        RuleCoverage coverage = of(rules(anchor, resource), testClasses(anchor));
        if (!coverage.untested.isEmpty() || !coverage.unknown.isEmpty()) {
            throw new AssertionError(
                    "rules without a test: " + coverage.untested + "; tags that name no rule: " + coverage.unknown);
        }
    }

    /** Fails unless the rule book contains exactly these rules. */
    public static void checkBook(Class<?> anchor, String resource, RuleBook book) {
        Set<String> inBook = new TreeSet<>(book.numbers());
        Set<String> rules = rules(anchor, resource);
        if (!inBook.equals(rules)) {
            throw new AssertionError("the rule book has " + inBook + " where " + resource + " has " + rules);
        }
    }

    static RuleCoverage of(Set<String> rules, List<Class<?>> classes) {
        Set<String> tags = new TreeSet<>();
        for (Class<?> type : classes) {
            for (Method method : type.getDeclaredMethods()) {
                if (isRun(type, method)) {
                    addTags(tags, type.getAnnotation(Rule.class));
                    addTags(tags, method.getAnnotation(Rule.class));
                }
            }
        }
        Set<String> untested = new TreeSet<>(rules);
        untested.removeAll(tags);
        tags.removeAll(rules);
        return new RuleCoverage(untested, tags);
    }

    /** Returns true if the test is run: a tag on a disabled test does not count. */
    private static boolean isRun(Class<?> type, Method method) {
        return AnnotationSupport.isAnnotated(method, Testable.class)
                && !AnnotationSupport.isAnnotated(method, Disabled.class)
                && !AnnotationSupport.isAnnotated(type, Disabled.class);
    }

    private static void addTags(Set<String> tags, @Nullable Rule rule) {
        if (rule != null) {
            tags.addAll(List.of(rule.value()));
        }
    }

    /** Reads rule numbers, one per line; skips blank lines and lines that begin with #. */
    static Set<String> rules(Class<?> anchor, String resource) {
        try (@Nullable InputStream in = anchor.getResourceAsStream(resource)) {
            if (in == null) {
                throw new AssertionError("no resource " + resource + " in the package of " + anchor.getName());
            }
            Set<String> rules = new TreeSet<>();
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n", -1)) {
                if (!line.isBlank() && !line.startsWith("#") && !rules.add(line.trim())) {
                    throw new AssertionError(resource + " names " + line.trim() + " twice");
                }
            }
            return rules;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Class<?>> testClasses(Class<?> anchor) {
        try {
            Path folder = Path.of(
                    anchor.getProtectionDomain().getCodeSource().getLocation().toURI());
            List<Class<?>> classes = new ArrayList<>();
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted().toList()) {
                    String name = folder.relativize(file).toString();
                    if (name.endsWith(CLASS_FILE) && !name.endsWith("-info" + CLASS_FILE)) {
                        String type = name.substring(0, name.length() - CLASS_FILE.length())
                                .replace(file.getFileSystem().getSeparator(), ".");
                        classes.add(Class.forName(type, false, anchor.getClassLoader()));
                    }
                }
            }
            return classes;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException | ClassNotFoundException e) {
            throw new AssertionError("the test classes of " + anchor.getName() + " cannot be listed", e);
        }
    }
}
