package org.merlon.server.wire.table;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.data.Data;
import org.merlon.server.wire.codec.SchemaOverride;

/** Something that happened in a move, in the game's own words; {@code event} says what. */
@SchemaOverride(
        "{\"type\": \"object\", \"properties\": {\"event\": {\"type\": \"string\"}}, \"required\": [\"event\"], \"additionalProperties\": true}")
public record GameEvent(@JsonValue Data.Obj data) {
    public static List<GameEvent> all(List<Data.Obj> events) {
        var all = new ArrayList<GameEvent>(events.size());
        for (Data.Obj event : events) {
            all.add(new GameEvent(event));
        }
        return all;
    }
}
