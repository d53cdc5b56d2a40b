package org.merlon.server.web.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.merlon.engine.data.Data;
import org.merlon.testkit.SchemaValidator;

/** A regenerated API description differs from the stored one only where the API has changed. */
final class OpenApiExamplesTest {
    private static final String NEW_FIELD = "added";

    private static final Set<String> EXAMPLES = Set.of("example", "examples", "x-sent", "x-taken");

    @Test
    void otherIdsAndTimesChangeNothing() throws IOException {
        Data.Obj stored = OpenApiDocumentTest.stored();
        Data.Obj document = (Data.Obj) anotherTour(stored, Set.of(), false);
        assertTrue(changedLines(document, stored).size() > 100, "the examples have numbers");
        OpenApiExamples.keepStored(document, stored);
        assertEquals(List.of(), changedLines(document, stored));
    }

    /** Adds a field to a record; another tour, with other ids and times, has the field in its examples. */
    @ParameterizedTest
    @CsvSource({"GameCredits, 8", "TableSummary, 16", "SeatInfo, 32"})
    void newFieldChangesFewLines(String record, int most) throws IOException {
        Data.Obj stored = OpenApiDocumentTest.stored();
        Data.Arr required = (Data.Arr) schema(stored, record).fields().get("required");
        Set<String> names = required.items().stream()
                .map(each -> ((Data.Text) each).value())
                .collect(Collectors.toSet());
        Data.Obj document = (Data.Obj) anotherTour(stored, names, false);
        Data.Obj schema = schema(document, record);
        ((Data.Arr) schema.fields().get("required")).add(NEW_FIELD);
        SchemaValidator.object(schema, "properties").put(NEW_FIELD, new Data.Obj().put("type", "string"));

        OpenApiExamples.keepStored(document, stored);
        List<String> changed = changedLines(document, stored);
        long fields = changed.stream()
                .filter(line -> line.contains("\"" + NEW_FIELD + "\" :"))
                .count();
        assertTrue(fields >= 2, "the field is in a schema and in an example: " + changed);
        assertTrue(changed.size() <= most, changed.size() + " lines: " + changed);
    }

    private static Data.Obj schema(Data.Obj document, String record) {
        return SchemaValidator.object(
                SchemaValidator.object(SchemaValidator.object(document, "components"), "schemas"), record);
    }

    /**
     * Copies a document. In its examples every number is a different one, and each object with these fields, if any are
     * given, has the new one too.
     */
    private static Data anotherTour(Data data, Set<String> fields, boolean inExample) {
        return switch (data) {
            case Data.Obj object -> {
                var copy = new Data.Obj();
                object.fields()
                        .forEach((name, value) ->
                                copy.put(name, anotherTour(value, fields, inExample || EXAMPLES.contains(name))));
                boolean isRecord = !fields.isEmpty() && copy.fields().keySet().containsAll(fields);
                yield inExample && isRecord ? copy.put(NEW_FIELD, "new") : copy;
            }
            case Data.Arr list -> Data.list(list.items(), item -> anotherTour(item, fields, inExample));
            case Data.Whole number -> inExample ? new Data.Whole(number.value() + 1) : number;
            default -> data;
        };
    }

    /** Returns the lines of a document that another one does not have. */
    private static List<String> changedLines(Data.Obj document, Data.Obj stored) {
        var lines = new ArrayList<>(OpenApiDocumentTest.text(document).lines().toList());
        OpenApiDocumentTest.text(stored).lines().forEach(lines::remove);
        return lines;
    }
}
