package org.merlon.blackstone.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.merlon.engine.data.Tsv;
import org.merlon.engine.data.TsvException;
import org.merlon.testkit.Rule;

/** A task table written by an owner of the printed game is checked, and errors are reported by line. */
class TaskTableTest {
    private static final Path DEFAULT_TABLE = Path.of("src/main/resources/org/merlon/blackstone/table/tasks.tsv");

    private static String errorFor(UnaryOperator<String> mistake) throws IOException {
        String text = Files.readString(DEFAULT_TABLE);
        String changed = mistake.apply(text);
        return assertThrows(TsvException.class, () -> Task.parseAll(new Tsv("tasks.tsv", changed)))
                .reason();
    }

    @Test
    @Rule("B-5")
    void acceptsDifferentValues() throws IOException {
        String text = Files.readString(DEFAULT_TABLE).replace("G02\tguild\tknight\t1\t1", "G02\tguild\tknight\t3\t2");
        Task[] tasks = Task.parseAll(new Tsv("tasks.tsv", text));
        assertEquals(3, tasks[1].points());
        assertEquals(2, tasks[1].firstEditionPoints());
    }

    @Test
    void reportsErrorsByFileAndLine() throws IOException {
        assertEquals(
                "tasks.tsv line 3: points: a whole number is wanted, not 'one'",
                errorFor(text -> text.replace("G02\tguild\tknight\t1\t1", "G02\tguild\tknight\tone\t1")));
        assertEquals(
                "tasks.tsv line 3: points: 99 is not within 0 to 20",
                errorFor(text -> text.replace("G02\tguild\tknight\t1\t1", "G02\tguild\tknight\t99\t1")));
        assertEquals("tasks.tsv line 3: there are two cards G01", errorFor(text -> text.replace("\nG02\t", "\nG01\t")));
        assertEquals(
                "tasks.tsv line 3: deck: a Knight card belongs to the deck guild, not 'power'",
                errorFor(text -> text.replace("G02\tguild", "G02\tpower")));
        assertEquals(
                "tasks.tsv line 3: corner: there is no face 'crow-spy'",
                errorFor(text -> text.replaceFirst("(G02.*\t)raven-spy", "$1crow-spy")));
        assertEquals(
                "tasks.tsv line 3: left_place: the board has no 'x'",
                errorFor(text -> text.replace("G02\tguild\tknight\t1\t1\tt", "G02\tguild\tknight\t1\t1\tx")));
        assertEquals(
                "tasks.tsv: there are 15 Knight cards, where the box has 16",
                errorFor(text -> text.replaceFirst("G02.*\n", "")));
    }
}
