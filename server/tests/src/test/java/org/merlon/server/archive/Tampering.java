package org.merlon.server.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Consumer;
import org.merlon.engine.data.Data;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.json.JsonException;

/** Changes an exported game in ways that the verifier must detect. */
record Tampering(Data.Obj file) {
    static List<Data> entries(Data.Obj file) {
        if (file.fields().get("entries") instanceof Data.Arr list) {
            return list.items();
        }
        throw new AssertionError("no entries");
    }

    static Data.Obj entry(Data.Obj file, int number) {
        if (entries(file).get(number - 1) instanceof Data.Obj entry) {
            return entry;
        }
        throw new AssertionError("no entry " + number);
    }

    static String text(Data.Obj object, String field) {
        if (object.fields().get(field) instanceof Data.Text text) {
            return text.value();
        }
        throw new AssertionError("no text in " + field);
    }

    static long number(Data.Obj object, String field) {
        if (object.fields().get(field) instanceof Data.Whole whole) {
            return whole.value();
        }
        throw new AssertionError("no number in " + field);
    }

    /** The number of the first or last entry of a kind. */
    int find(String kind, boolean first) {
        int found = 0;
        for (int number = 1; number <= entries(file).size(); number++) {
            if (text(entry(file, number), "kind").equals(kind) && (found == 0 || !first)) {
                found = number;
            }
        }
        assertTrue(found > 0, kind);
        return found;
    }

    Data.Obj tampered(Consumer<Data.Obj> change) {
        try {
            if (Json.read(Json.write(file)) instanceof Data.Obj copy) {
                change.accept(copy);
                return copy;
            }
        } catch (JsonException e) {
            throw new AssertionError(e);
        }
        throw new AssertionError("no object");
    }

    /** The first step that fails. */
    static VerificationReport.Step failure(Data data) {
        VerificationReport report = Verifier.verify(data);
        assertFalse(report.holds());
        return report.steps().stream()
                .filter(step -> step.verdict() == VerificationReport.Verdict.FAILS)
                .findFirst()
                .orElseThrow();
    }

    void assertFails(String step, String expected, Consumer<Data.Obj> change) {
        VerificationReport.Step failure = failure(tampered(change));
        assertEquals(step, failure.name(), failure.text());
        assertTrue(failure.text().contains(expected), failure.text());
    }

    static void renumber(Data.Obj file) {
        for (int number = 1; number <= entries(file).size(); number++) {
            entry(file, number).put("number", number);
        }
    }

    static String flipped(String hex) {
        return (hex.startsWith("0") ? "1" : "0") + hex.substring(1);
    }
}
