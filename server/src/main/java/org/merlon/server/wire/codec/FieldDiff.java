package org.merlon.server.wire.codec;

import java.nio.charset.StandardCharsets;
import org.merlon.protocol.json.EncodedFields;
import org.merlon.protocol.json.JsonBytes;

/** The fields of a game's view or facts that are new or have changed. */
@SchemaOverride("""
        {"type": "object", "additionalProperties": true}
        """)
public record FieldDiff(EncodedFields before, EncodedFields now) implements RawJson {
    public void write(JsonBytes out) {
        now.writeChangesSince(before, out);
    }

    @Override
    public String json() {
        var out = new JsonBytes();
        write(out);
        return new String(out.bytes(), StandardCharsets.UTF_8);
    }
}
