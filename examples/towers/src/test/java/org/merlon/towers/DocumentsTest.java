package org.merlon.towers;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that the code in the documents is copied verbatim from the examples. */
class DocumentsTest {
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(java|xml|python|ftl|json)\\n(.*?)^```$");

    private static List<String> examples() throws IOException {
        var texts = new ArrayList<String>();
        try (var files = Files.walk(Path.of(".."))) {
            for (Path file : files.filter(each -> each.toString().matches(".*\\.(java|xml|py|ftl|json)"))
                    .filter(each -> !each.toString().contains("target"))
                    .toList()) {
                texts.add(withoutIndent(Files.readString(file)));
            }
        }
        return texts;
    }

    /** Removes indentation and blank lines, the only differences allowed. */
    private static String withoutIndent(String text) {
        return text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .reduce("", (all, line) -> all + line + "\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"add-a-game.md", "write-a-bot.md"})
    void codeInDocumentsMatchesExamples(String name) throws IOException {
        String document = Files.readString(Path.of("../../docs", name));
        List<String> examples = examples();
        var blocks =
                BLOCK.matcher(document).results().map(found -> found.group(2)).toList();
        assertTrue(blocks.size() >= 2, "there should be code in " + name);
        for (String block : blocks) {
            for (String part : block.split("(?m)^\\s*(// )?…\\n", -1)) {
                String wanted = withoutIndent(part);
                assertTrue(examples.stream().anyMatch(text -> text.contains(wanted)), name + " shows\n" + part);
            }
        }
    }
}
