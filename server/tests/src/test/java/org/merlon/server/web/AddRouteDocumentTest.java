package org.merlon.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Applies the Java code of docs/add-a-route.md to a copy of the sources and runs the test that the document writes. The blocks
 * of the browser client are applied by addRouteDocument.test.ts.
 */
final class AddRouteDocumentTest {
    private static final Path ROOT = PythonBotTest.projectRoot();

    /** The most files that a route with a page may change. */
    private static final int MAX_FILES = 8;

    /** A block of code, and before it the file that it belongs to; several blocks in a row may belong to one file. */
    private static final Pattern FILE_OR_BLOCK =
            Pattern.compile("(?ms)^`([\\w./-]+)`[^\\n]*:$|^```(java|diff|svelte)\\n(.*?)^```$");

    /** Returns the text of each file that the document changes, after the change. */
    private static Map<Path, String> changedFiles() throws IOException {
        var files = new LinkedHashMap<Path, String>();
        String document = Files.readString(ROOT.resolve("docs/add-a-route.md"));
        Path file = null;
        for (var found = FILE_OR_BLOCK.matcher(document); found.find(); ) {
            if (found.group(1) != null) {
                file = Path.of(found.group(1));
            } else if (found.group(2).equals("diff")) {
                Path changed = Objects.requireNonNull(file);
                String before =
                        files.containsKey(changed) ? files.get(changed) : Files.readString(ROOT.resolve(changed));
                files.put(changed, applied(before, found.group(3)));
            } else {
                files.put(Objects.requireNonNull(file), found.group(3));
            }
        }
        return files;
    }

    /** Applies a diff without line numbers, whose unchanged lines must be in the text exactly once. */
    private static String applied(String text, String diff) {
        List<String> lines = diff.lines().toList();
        String before = lines.stream()
                .filter(line -> !line.startsWith("+"))
                .map(line -> line.substring(1) + "\n")
                .collect(Collectors.joining());
        String after = lines.stream().map(line -> line.substring(1) + "\n").collect(Collectors.joining());
        assertEquals(
                2, ("\n" + text).split(Pattern.quote("\n" + before), -1).length, "the document changes\n" + before);
        return ("\n" + text).replace("\n" + before, "\n" + after).substring(1);
    }

    @Test
    void routeAndPageNeedFewFiles() throws IOException {
        Map<Path, String> files = changedFiles();
        assertTrue(files.size() <= MAX_FILES, files.keySet().toString());
        for (Map.Entry<Path, String> file : files.entrySet()) {
            Path original = ROOT.resolve(file.getKey());
            assertTrue(
                    Files.exists(Objects.requireNonNull(original.getParent())),
                    file.getKey().toString());
            if (Files.exists(original)) {
                assertNotEquals(Files.readString(original), file.getValue());
            }
        }
    }

    @Test
    void codeCompilesAndItsTestPasses(@TempDir Path folder) throws Exception {
        var sources = new ArrayList<Path>();
        for (Map.Entry<Path, String> file : changedFiles().entrySet()) {
            if (file.getKey().toString().endsWith(".java")) {
                Path copy = folder.resolve("sources").resolve(file.getKey());
                Files.createDirectories(Objects.requireNonNull(copy.getParent()));
                sources.add(Files.writeString(copy, file.getValue()));
            }
        }
        Path classes = Files.createDirectory(folder.resolve("classes"));
        String classPath = System.getProperty("java.class.path");
        compile(sources, classes, classPath);
        var urls = new ArrayList<URL>(List.of(classes.toUri().toURL()));
        for (String entry : classPath.split(Pattern.quote(File.pathSeparator))) {
            urls.add(Path.of(entry).toUri().toURL());
        }
        try (var loader = new ServerClassLoader(urls.toArray(URL[]::new))) {
            assertEquals(List.of("countsListedOpenTables"), runTests(loader, sources));
        }
    }

    /** Loads the server and its tests anew, so that changed classes replace those of this test; all others are shared. */
    private static final class ServerClassLoader extends URLClassLoader {
        ServerClassLoader(URL[] urls) {
            super(urls, AddRouteDocumentTest.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith("org.merlon.server.")) {
                return super.loadClass(name, resolve);
            }
            synchronized (getClassLoadingLock(name)) {
                Class<?> loaded = findLoadedClass(name);
                return loaded == null ? findClass(name) : loaded;
            }
        }
    }

    private static void compile(List<Path> sources, Path classes, String classPath) {
        var command =
                new ArrayList<String>(List.of("-d", classes.toString(), "-cp", classPath, "-proc:none", "-nowarn"));
        sources.forEach(source -> command.add(source.toString()));
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, command.toArray(String[]::new)));
    }

    /** Runs the tests among the sources; returns their names. */
    private static List<String> runTests(ClassLoader loader, List<Path> sources) throws ReflectiveOperationException {
        var run = new ArrayList<String>();
        for (Path source : sources) {
            String name =
                    source.toString().replaceFirst(".*/java/(.*)\\.java$", "$1").replace('/', '.');
            for (Method method : loader.loadClass(name).getDeclaredMethods()) {
                if (method.isAnnotationPresent(Test.class)) {
                    var constructor = method.getDeclaringClass().getDeclaredConstructor();
                    constructor.setAccessible(true);
                    method.setAccessible(true);
                    method.invoke(constructor.newInstance());
                    run.add(method.getName());
                }
            }
        }
        return run;
    }
}
