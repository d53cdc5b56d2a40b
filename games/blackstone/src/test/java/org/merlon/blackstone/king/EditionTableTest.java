package org.merlon.blackstone.king;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.merlon.engine.data.Table;
import org.merlon.testkit.Rule;

/** What is written about the editions is what the rules do. */
class EditionTableTest {
    private static final Path SOURCE = Path.of("src/main/java/org/merlon/blackstone/king/package-info.java");

    @Test
    void theTableForReadersIsTheOneOfTheRules() {
        List<EditionTable.Row> written = new ArrayList<>();
        for (Table.Row row : Table.of(EditionTable.class, "editions.tsv").rows()) {
            written.add(new EditionTable.Row(
                    row.text("topic"),
                    row.text("rule"),
                    row.text("first"),
                    row.text("second"),
                    row.text("prototype"),
                    row.text("whose")));
        }
        assertEquals(EditionTable.rows(), written);
    }

    @Test
    void thePackageDocumentationHasTheSameTable() throws IOException {
        String text = Files.readString(SOURCE);
        for (EditionTable.Row row : EditionTable.rows()) {
            String line =
                    " * <tr><td>" + row.topic() + "</td><td>" + row.rule() + "</td><td>" + row.first() + "</td><td>"
                            + row.second() + "</td><td>" + row.prototype() + "</td><td>" + row.whose() + "</td></tr>\n";
            assertTrue(text.contains(line), () -> "package-info lacks:" + line);
        }
        assertEquals(EditionTable.rows().size(), text.split("<tr><td>", -1).length - 1, "rows");
    }

    @Test
    @Rule("B-5")
    void whatNoBookSaysIsMarkedAsOurs() {
        var ours = EditionTable.rows().stream()
                .filter(row -> row.whose().equals("ours"))
                .map(EditionTable.Row::rule)
                .toList();
        assertEquals(List.of("B-5", "B-5", "B-22", "B-81"), ours);
    }

    @Test
    void everyRowIsADifference() {
        for (EditionTable.Row row : EditionTable.rows()) {
            assertNotEquals(List.of(row.first(), row.first()), List.of(row.second(), row.prototype()), row.topic());
        }
    }
}
