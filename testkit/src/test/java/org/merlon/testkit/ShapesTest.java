package org.merlon.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ShapesTest {
    private final Shapes shapes = new Shapes(JsonText.object("""
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

    private List<String> faults(String schema, String json) {
        return shapes.faults(schema, JsonText.object(json));
    }

    @Test
    void whatIsAsDescribedHasNoFaults() {
        assertEquals(
                List.of(),
                faults(
                        "Board",
                        "{\"step\":\"play\",\"king\":null,\"towers\":[{\"height\":3}],\"knights\":{\"a1\":0}}"));
    }

    @Test
    void aFieldOfAnotherNameIsMissingAndNotDescribed() {
        assertEquals(
                List.of(".kind is not described", ".king is missing"),
                faults("Board", "{\"step\":\"play\",\"kind\":null}"));
        assertEquals(
                List.of(".towers[0].hight is not described"),
                faults("Board", "{\"step\":\"play\",\"king\":null,\"towers\":[{\"hight\":3}]}"));
    }

    @Test
    void aValueOfAnotherKindIsAFault() {
        assertEquals(
                List.of(
                        ".step: \"end\" is none of [\"begin\",\"play\"]",
                        ".king: a number instead of [\"string\",\"null\"]",
                        ".towers: more than 2",
                        ".knights.a1: text instead of \"integer\""),
                faults("Board", "{\"step\":\"end\",\"king\":1,\"towers\":[{},{},{}],\"knights\":{\"a1\":\"red\"}}"));
    }

    @Test
    void ofSeveralTheOneThatIsMeantSaysWhatIsWrong() {
        assertEquals(List.of(), faults("Event", "{\"event\":\"fall\",\"tower\":\"a\"}"));
        assertEquals(
                List.of(".at is not described", ".tower is missing"),
                faults("Event", "{\"event\":\"fall\",\"at\":\"a\"}"));
        assertEquals(1, faults("Event", "{\"event\":\"flood\"}").size());
    }

    @Test
    void whatIsDescribedAndNeverComesIsFound() {
        faults("Board", "{\"step\":\"play\",\"king\":null,\"towers\":[{\"height\":3}]}");
        faults("Event", "{\"event\":\"fall\",\"tower\":\"a\"}");
        assertEquals(Set.of("Board.knights", "Tower.owner", "Roll.event", "Roll.die"), shapes.neverMet());
    }
}
