package org.merlon.server.wire.codec;

import java.nio.charset.StandardCharsets;
import org.merlon.protocol.json.EncodedSnapshot;
import org.merlon.protocol.json.JsonBytes;

/** The fields of a game's view or facts that are new or have changed. */
@SchemaOverride("""
        {"type": "object", "additionalProperties": true}
        """)
public record FieldDiff(EncodedSnapshot before, EncodedSnapshot now) implements RawJson {
    @Override
    public String json() {
        var out = new JsonBytes();
        now.writeChangesSince(before, out);
        return new String(out.bytes(), StandardCharsets.UTF_8);
    }
}
