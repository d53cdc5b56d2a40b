package org.merlon.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks the commands for programs that search: several games, imagine, load of a view, evaluate, policy, sample. */
final class ModelCommandsTest {
    private final TestSession session = new TestSession();

    @BeforeEach
    void loadDuel() {
        session.ok(TestSession.DUEL);
    }

    @Test
    void gamesAreIndependent() {
        session.ok("play take 1");
        String played = session.ok("dump");
        session.ok("copy other");
        session.ok("game other");
        assertEquals(played, session.ok("dump"));
        session.ok("undo");
        assertNotEquals(played, session.ok("dump"));
        session.ok("game main");
        assertEquals(played, session.ok("dump"));
    }

    @Test
    void newGameIsEmpty() {
        assertEquals("ok", session.send("game second"));
        session.error(ErrorCode.NO_GAME, "status");
        session.error(ErrorCode.NO_GAME, "copy third");
        session.ok("new {\"game\":\"pebbles\",\"players\":2}");
        session.ok("game main");
        assertTrue(session.ok("dump").contains("\"heap\":5"));
    }

    @Test
    void copyReplacesAnEarlierGame() {
        session.ok("copy spare");
        session.ok("play take 1");
        session.ok("copy spare");
        String played = session.ok("dump");
        session.ok("game spare");
        assertEquals(played, session.ok("dump"));
        session.ok("copy spare"); // a copy of itself
        assertEquals(played, session.ok("dump"));
    }

    @Test
    void currentGameCannotBeDropped() {
        assertTrue(session.error(ErrorCode.BAD_COMMAND, "drop main").contains("current"));
        session.ok("copy spare");
        assertEquals("ok", session.send("drop spare"));
        session.error(ErrorCode.BAD_COMMAND, "drop spare");
        session.ok("status");
    }

    @Test
    void numberOfGamesIsLimited() {
        for (int i = 1; i < SessionGame.MAX_GAMES; i++) {
            session.ok("copy g" + i);
        }
        assertTrue(session.error(ErrorCode.BAD_COMMAND, "copy more").contains("4096"));
        session.error(ErrorCode.BAD_COMMAND, "game more");
        session.send("drop g1");
        session.ok("copy more");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "game",
                "game two words",
                "copy ä",
                "drop",
                "game 123456789012345678901234567890123",
                "imagine",
                "imagine 0",
                "imagine 2 7",
                "imagine spectator 7",
                "imagine 0 7 8",
                "evaluate 0"
            })
    void rejectsInvalidArguments(String line) {
        session.error(ErrorCode.BAD_COMMAND, line);
    }

    @Test
    void imaginingKeepsTheView() {
        String view = session.ok("view 0");
        String before = session.ok("dump");
        session.ok("imagine 0 7");
        assertEquals(view, session.ok("view 0"));
        String first = session.ok("dump");
        assertNotEquals(before, first);
        session.ok(TestSession.DUEL);
        session.ok("imagine 0 7");
        assertEquals(first, session.ok("dump"), "the same seed gives the same guess");
        session.error(ErrorCode.NOTHING_TO_UNDO, "undo");
    }

    @Test
    void loadsAView() {
        String view = session.ok("view 0");
        Set<String> guesses = new HashSet<>();
        for (int seed = 0; seed < 20; seed++) {
            session.ok("load {\"view\":" + view + ",\"seat\":0,\"seed\":\"" + seed + "\"}");
            assertEquals(view, session.ok("view 0"));
            guesses.add(session.ok("dump"));
        }
        assertTrue(guesses.size() > 5, () -> "only " + guesses);
    }

    @Test
    void rejectsImpossibleViews() {
        String view = session.ok("view 0");
        String load = "load {\"view\":" + view + ",\"seat\":0}";
        session.error(ErrorCode.BAD_POSITION, load.replace("\"seat\":0", "\"seat\":1"));
        session.error(ErrorCode.BAD_POSITION, load.replace("\"seat\":0", "\"seat\":2"));
        session.error(ErrorCode.BAD_POSITION, load.replace("\"deck\":2", "\"deck\":99999999999"));
        session.error(ErrorCode.BAD_POSITION, load.replace("\"deck\":2", "\"deck\":-1"));
        session.error(ErrorCode.BAD_POSITION, load.replace("\"heap\":5", "\"heap\":\"five\""));
        session.error(ErrorCode.BAD_POSITION, load.replace("\"heap\":5", "\"heap\":5,\"extra\":1"));
        session.error(ErrorCode.BAD_JSON, load.replace("\"seat\":0", "\"seat\":\"0\""));
        session.error(ErrorCode.BAD_JSON, load.replace("\"seat\":0", "\"seat\":0,\"extra\":1"));
        session.error(ErrorCode.BAD_POSITION, "load {\"view\":1,\"seat\":0}");
        assertEquals(view, session.ok("view 0"), "an error leaves the game as it was");
    }

    @Test
    void evaluatesEverySeat() {
        assertEquals("[0.0,0.0]", session.ok("evaluate"));
    }

    @Test
    void policyCountsVisits() {
        String policy = session.ok("policy {\"bot\":\"easy\",\"iterations\":200,\"seed\":\"1\"}");
        assertTrue(policy.contains("\"visits\":{"), policy);
        assertTrue(policy.contains("\"take 1\":"), policy);
    }

    @Test
    void samplesGames() {
        String line = "sample {\"bot\":\"random\",\"count\":20,\"seed\":\"1\"}";
        String first = session.ok(line).replaceFirst("\"millis\":\\d+", "");
        assertTrue(first.startsWith("{\"games\":20,"), first);
        assertEquals(first, session.ok(line).replaceFirst("\"millis\":\\d+", ""));
        session.error(ErrorCode.UNKNOWN_BOT, "sample {\"bot\":\"nobody\"}");
        session.error(ErrorCode.BAD_JSON, "sample {\"bot\":\"random\",\"count\":0}");
    }
}
