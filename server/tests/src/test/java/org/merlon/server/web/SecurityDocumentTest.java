package org.merlon.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that the tests named in {@code SECURITY.md} exist. */
class SecurityDocumentTest {
    private static final Pattern TEST_NAME = Pattern.compile("`(\\w+Test\\.\\w+)`");
    private static final Set<String> TEST_ANNOTATIONS = Set.of("Test", "ParameterizedTest", "RepeatedTest");

    private static Set<String> testsNamedIn(String document) {
        return TEST_NAME.matcher(document).results().map(each -> each.group(1)).collect(Collectors.toSet());
    }

    /** Returns the tests that source files declare, such as {@code CrashTest.killedServerLosesNothing}. */
    private static Set<String> testsIn(List<Path> sources) throws IOException {
        JavaCompiler compiler = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler());
        var tests = new TreeSet<String>();
        try (var files = compiler.getStandardFileManager(null, null, null)) {
            var task = (JavacTask)
                    compiler.getTask(null, files, null, null, null, files.getJavaFileObjectsFromPaths(sources));
            for (var file : task.parse()) {
                new TestCollector(tests).scan(file, null);
            }
        }
        return tests;
    }

    private static Set<String> testsOfModules(Set<String> classes, String... modules) throws IOException {
        var sources = new ArrayList<Path>();
        for (String module : modules) {
            try (var files = Files.walk(PythonBotTest.projectRoot().resolve(module))) {
                files.filter(each -> classes.contains(each.getFileName().toString()))
                        .forEach(sources::add);
            }
        }
        return testsIn(sources);
    }

    @Test
    void testsNamedInDocumentExist() throws IOException {
        Set<String> named =
                testsNamedIn(Files.readString(PythonBotTest.projectRoot().resolve("SECURITY.md")));
        Set<String> files =
                named.stream().map(each -> each.replaceAll("\\..*", ".java")).collect(Collectors.toSet());
        var missing = new TreeSet<>(named);
        missing.removeAll(testsOfModules(files, "server/tests/src/test/java", "bench/src/test/java"));
        assertFalse(named.isEmpty(), "SECURITY.md names no test");
        assertEquals(Set.of(), missing);
    }

    @Test
    void testBelongsToItsOwnClassOnly(@TempDir Path folder) throws IOException {
        Path first = Files.writeString(folder.resolve("FirstTest.java"), """
                final class FirstTest {
                    // void comment() {}
                    @Test void own() {}
                    @ParameterizedTest @ValueSource(ints = {1, 2}) void withValues(int value) {}
                    void helper() {}
                    class InnerTest { @Test void inner() {} }
                    interface Handler { void handle(); }
                }
                """);
        Path second = Files.writeString(folder.resolve("SecondTest.java"), """
                public abstract class SecondTest { @org.junit.jupiter.api.Test void other() {} }
                """);
        assertEquals(
                Set.of("FirstTest.own", "FirstTest.withValues", "InnerTest.inner", "SecondTest.other"),
                testsIn(List.of(first, second)));
    }

    /** Collects the methods with a test annotation, each under the simple name of the class that it is directly in. */
    private static final class TestCollector extends TreeScanner<@Nullable Void, @Nullable String> {
        private final Set<String> tests;

        TestCollector(Set<String> tests) {
            this.tests = tests;
        }

        @Override
        public @Nullable Void visitClass(ClassTree type, @Nullable String enclosing) {
            return super.visitClass(type, type.getSimpleName().toString());
        }

        @Override
        public @Nullable Void visitMethod(MethodTree method, @Nullable String enclosing) {
            boolean isTest = method.getModifiers().getAnnotations().stream()
                    .map(each -> each.getAnnotationType().toString().replaceAll(".*\\.", ""))
                    .anyMatch(TEST_ANNOTATIONS::contains);
            if (isTest) {
                tests.add(enclosing + "." + method.getName());
            }
            return super.visitMethod(method, enclosing);
        }
    }
}
