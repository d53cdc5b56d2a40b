package org.merlon.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SchemaValidatorTest {
    private final SchemaValidator validator = new SchemaValidator(JsonText.object("""
            {"components": {"schemas": {
              "Board": {
                "type": "object",
                "properties": {
                  "step": {"enum": ["begin", "play"]},
                  "king": {"type": ["string", "null"]},
                  "towers": {"type": "array", "items": {"$ref": "#/components/schemas/Tower"}, "maxItems": 2},
                  "knights": {"type": "object", "additionalProperties": {"type": "integer"}}
                },
                "required": ["step", "king"]
              },
              "Tower": {"type": "object", "properties": {"height": {"type": "integer"}, "owner": {"type": "integer"}}},
              "Event": {"oneOf": [{"$ref": "#/components/schemas/Roll"}, {"$ref": "#/components/schemas/Fall"}]},
              "Roll": {
                "type": "object",
                "properties": {"event": {"const": "roll"}, "die": {"type": "integer"}},
                "required": ["event", "die"]
              },
              "Fall": {
                "type": "object",
                "properties": {"event": {"const": "fall"}, "tower": {"type": "string"}},
                "required": ["event", "tower"]
              }
            }}}
            """));

    private List<String> errors(String schema, String json) {
        return validator.errors(schema, JsonText.object(json));
    }

    @Test
    void acceptsMatchingValue() {
        assertEquals(
                List.of(),
                errors(
                        "Board",
                        "{\"step\":\"play\",\"king\":null,\"towers\":[{\"height\":3}],\"knights\":{\"a1\":0}}"));
    }

    @Test
    void reportsUnknownAndMissingFields() {
        assertEquals(
                List.of(".kind is not described", ".king is missing"),
                errors("Board", "{\"step\":\"play\",\"kind\":null}"));
        assertEquals(
                List.of(".towers[0].hight is not described"),
                errors("Board", "{\"step\":\"play\",\"king\":null,\"towers\":[{\"hight\":3}]}"));
    }

    @Test
    void reportsWrongTypes() {
        assertEquals(
                List.of(
                        ".step: \"end\" is none of [\"begin\",\"play\"]",
                        ".king: a number instead of [\"string\",\"null\"]",
                        ".towers: more than 2",
                        ".knights.a1: text instead of \"integer\""),
                errors("Board", "{\"step\":\"end\",\"king\":1,\"towers\":[{},{},{}],\"knights\":{\"a1\":\"red\"}}"));
    }

    @Test
    void reportsErrorsOfSelectedChoice() {
        assertEquals(List.of(), errors("Event", "{\"event\":\"fall\",\"tower\":\"a\"}"));
        assertEquals(
                List.of(".at is not described", ".tower is missing"),
                errors("Event", "{\"event\":\"fall\",\"at\":\"a\"}"));
        assertEquals(1, errors("Event", "{\"event\":\"flood\"}").size());
    }

    @Test
    void findsUnseenFields() {
        errors("Board", "{\"step\":\"play\",\"king\":null,\"towers\":[{\"height\":3}]}");
        errors("Event", "{\"event\":\"fall\",\"tower\":\"a\"}");
        assertEquals(Set.of("Board.knights", "Tower.owner", "Roll.event", "Roll.die"), validator.unseenFields());
    }
}
