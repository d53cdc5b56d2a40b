package org.merlon.server.wire;

/** Strokes in JSON, as they are stored: they were checked when they came. */
@Described("""
        {"type": "array", "items": {"type": "object",
         "properties": {"colour": {"type": "integer"}, "brush": {"type": "integer"},
                        "points": {"type": "array", "items": {"type": "integer"}}},
         "required": ["colour", "points"]}}
        """)
public record Sketch(String json) implements Written {}
