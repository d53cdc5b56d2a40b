package org.merlon.server.wire.codec;

import java.nio.charset.StandardCharsets;
import org.merlon.protocol.JsonBytes;
import org.merlon.protocol.WrittenFields;

/** Those fields of what a game says of itself that are new or different. */
@SchemaOverride("""
        {"type": "object", "additionalProperties": true}
        """)
public record FieldDiff(WrittenFields before, WrittenFields now) implements RawJson {
    void write(JsonBytes out) {
        now.writeDifferentFrom(before, out);
    }

    @Override
    public String json() {
        var out = new JsonBytes();
        write(out);
        return new String(out.bytes(), StandardCharsets.UTF_8);
    }
}
