package org.merlon.server.wire;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.LinkedHashMap;
import java.util.Map;
import org.merlon.engine.data.Data;

/** What an option of a game is set to. */
@Described("{\"type\": [\"string\", \"boolean\"]}")
public record OptionValue(@JsonValue Data value) {
    static Map<String, OptionValue> all(Map<String, Data> options) {
        var all = new LinkedHashMap<String, OptionValue>();
        options.forEach((option, value) -> all.put(option, new OptionValue(value)));
        return all;
    }
}
