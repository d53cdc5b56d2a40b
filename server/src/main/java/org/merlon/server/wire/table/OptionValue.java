package org.merlon.server.wire.table;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.LinkedHashMap;
import java.util.Map;
import org.merlon.engine.data.Data;
import org.merlon.server.wire.codec.SchemaOverride;

/** What an option of a game is set to. */
@SchemaOverride("{\"type\": [\"string\", \"boolean\"]}")
public record OptionValue(@JsonValue Data value) {
    public static Map<String, OptionValue> all(Map<String, Data> options) {
        var all = new LinkedHashMap<String, OptionValue>();
        options.forEach((option, value) -> all.put(option, new OptionValue(value)));
        return all;
    }
}
