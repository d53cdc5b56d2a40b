package org.merlon.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.merlon.engine.GameState;
import org.merlon.engine.Position;
import org.merlon.engine.Positions;
import org.merlon.engine.data.Data;
import org.merlon.engine.play.Notation;
import org.merlon.protocol.json.Json;

class AnnouncedMoveTest {
    /** Only its owner knows a face-down card; the log of the other players must not show it. */
    @Test
    void faceDownCardIsNotShownToOthers() throws Exception {
        String text = "{\"game\":\"blackstone\",\"variant\":\"kings-quest\",\"players\":2,\"step\":\"intrigue\","
                + "\"seats\":[{\"hand\":[\"G07\"]},{}]}";
        GameState state = Positions.load(new Position((Data.Obj) Json.read(text)));
        int facedown = Notation.parse(state, "facedown g07").move();
        assertEquals("facedown G07", state.notation(facedown));
        assertEquals("facedown", state.publicNotation(facedown));
        assertEquals("pass", state.publicNotation(Notation.parse(state, "pass").move()));
    }
}
