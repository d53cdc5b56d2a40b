package org.merlon.server.wire;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.data.Data;

/** Something that happened in a move, in the game's own words; {@code event} says what. */
@Described(
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
