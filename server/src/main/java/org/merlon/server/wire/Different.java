package org.merlon.server.wire;

/** Those fields of what a game says of itself that are new or different, in JSON. */
@Described("""
        {"type": "object", "additionalProperties": true}
        """)
public record Different(String json) implements Written {}
