package org.merlon.server.wire;

import java.nio.charset.StandardCharsets;
import org.merlon.protocol.JsonBytes;
import org.merlon.protocol.WrittenFields;

/** Those fields of what a game says of itself that are new or different. */
@Described("""
        {"type": "object", "additionalProperties": true}
        """)
public record Different(WrittenFields before, WrittenFields now) implements Written {
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
