package org.merlon.server.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.merlon.engine.SetupException;
import org.merlon.engine.data.Data;
import org.merlon.protocol.json.Json;
import org.merlon.server.fair.Commitment;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.log.StoredGame;

/** An export has all secrets when the game is over, and none before. */
class ExportTest {
    @Test
    void runningGameHidesSecrets() throws RefusedException, SetupException {
        StoredGame stored = SampleGame.running();
        Data.Obj file = SampleGame.export(stored);
        String text = Json.write(file);
        assertFalse(text.contains(stored.table().key()), text);
        assertFalse(text.contains(SampleGame.WORD), text);
        // A hash covers hidden cards too, so it could confirm a guess.
        assertFalse(text.contains("\"hash\""), text);
        assertFalse(text.contains("\"result\""), text);
        assertFalse(text.contains("invitation"), text);
        assertTrue(text.contains(Commitment.of(SampleGame.WORD)), text);
        assertEquals(new Data.Text("playing"), file.fields().get("phase"));
    }

    @Test
    void finishedGameHasAllSecrets() throws RefusedException, SetupException {
        StoredGame stored = SampleGame.finished();
        Data.Obj file = SampleGame.export(stored);
        String text = Json.write(file);
        assertEquals(new Data.Text(stored.table().key()), file.fields().get("key"));
        assertTrue(text.contains("\"word\":\"" + SampleGame.WORD + "\""), text);
        assertTrue(text.contains("\"result\":{\"ranks\""), text);
        assertFalse(text.contains("invitation"), text);
    }

    @Test
    void showsNamesInsteadOfIds() throws RefusedException, SetupException {
        String text = Json.write(SampleGame.export(SampleGame.finished()));
        assertTrue(text.contains("{\"kind\":\"person\",\"name\":\"ANN\"}"), text);
        assertFalse(text.contains("\"ann\"") || text.contains("\"bob\""), text);
    }

    @Test
    void hashesHaveSixteenDigits() throws RefusedException, SetupException {
        String text = Json.write(SampleGame.export(SampleGame.finished()));
        assertTrue(text.contains("\"hash\":\"0000000000000000\""), text);
        assertFalse(text.matches("(?s).*\"hash\":(?!\"[0-9a-f]{16}\").*"), text);
    }
}
