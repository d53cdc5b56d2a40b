package org.merlon.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Checks that the tests named in {@code SECURITY.md} exist. */
class SecurityDocumentTest {
    private static final Pattern TEST_NAME = Pattern.compile("`(\\w+Test)\\.(\\w+)`");

    private static String testSources(Path root) throws IOException {
        var text = new StringBuilder();
        for (String module : List.of("server/tests", "bench")) {
            try (var files = Files.walk(root.resolve(module).resolve("src/test/java"))) {
                for (Path file : files.filter(each -> each.toString().endsWith("Test.java"))
                        .toList()) {
                    text.append(Files.readString(file));
                }
            }
        }
        return text.toString();
    }

    @Test
    void testsNamedInDocumentExist() throws IOException {
        Path root = PythonBotTest.projectRoot();
        String tests = testSources(root);
        Matcher named = TEST_NAME.matcher(Files.readString(root.resolve("SECURITY.md")));
        var missing = new ArrayList<String>();
        int promises = 0;
        while (named.find()) {
            promises++;
            Pattern declaration = Pattern.compile(
                    "class " + named.group(1) + " (?:(?!\\nclass ).)*?void " + named.group(2) + "\\(", Pattern.DOTALL);
            if (!declaration.matcher(tests).find()) {
                missing.add(named.group());
            }
        }
        assertTrue(promises > 0, "SECURITY.md names no test");
        assertEquals(List.of(), missing);
    }
}
