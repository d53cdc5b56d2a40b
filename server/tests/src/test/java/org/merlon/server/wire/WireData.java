package org.merlon.server.wire;

import org.merlon.engine.data.Data;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.json.JsonException;

/** Converts wire records to JSON data as clients read it. */
public final class WireData {
    private WireData() {}

    public static Data.Obj parse(Object message) {
        try {
            return (Data.Obj) Json.read(WireMapper.text(message));
        } catch (JsonException e) {
            throw new AssertionError("the server writes what it cannot read", e);
        }
    }
}
