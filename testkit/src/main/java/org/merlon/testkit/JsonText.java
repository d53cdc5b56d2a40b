package org.merlon.testkit;

import org.merlon.engine.data.Data;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.json.JsonException;

/** Parses and writes JSON in tests; invalid JSON is an error in the test. */
final class JsonText {
    private JsonText() {}

    static Data.Obj object(String json) {
        try {
            if (Json.read(json) instanceof Data.Obj object) {
                return object;
            }
        } catch (JsonException e) {
            throw new IllegalArgumentException("a test's JSON is wrong: " + e.reason(), e);
        }
        throw new IllegalArgumentException("a test's JSON is not an object: " + json);
    }

    static String of(Data data) {
        return Json.write(data);
    }
}
