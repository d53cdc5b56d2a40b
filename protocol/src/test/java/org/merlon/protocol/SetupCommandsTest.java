package org.merlon.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SetupCommandsTest {
    private final TestSession session = new TestSession();

    @Test
    void gamesListsVariantsWithTheirOptions() {
        String heap = "{\"id\":\"heap\",\"values\":[\"small\",\"large\"],\"default\":\"small\"}";
        String dice = "{\"id\":\"dice\",\"values\":[false,true],\"default\":false}";
        assertEquals(
                "[{\"id\":\"pebbles\",\"name\":\"Pebbles\",\"variants\":["
                        + "{\"id\":\"duel\",\"name\":\"Duel\",\"minPlayers\":2,\"maxPlayers\":3,\"options\":["
                        + heap + "," + dice + "]},"
                        + "{\"id\":\"together\",\"name\":\"Together\",\"minPlayers\":1,\"maxPlayers\":2,\"options\":["
                        + heap + "]},"
                        + "{\"id\":\"brittle\",\"name\":\"Brittle\",\"minPlayers\":2,\"maxPlayers\":2,\"options\":["
                        + heap + "," + dice + "]}]}]",
                session.ok("games"));
    }

    @Test
    void newUsesDefaults() {
        assertEquals(
                "{\"toMove\":0,\"over\":false,\"scores\":[0,0],\"winners\":[],\"ranks\":[]}",
                session.ok("new {\"game\":\"pebbles\"}"));
        String dump = session.ok("dump");
        session.ok("new {\"game\":\"pebbles\",\"variant\":\"duel\",\"players\":2,\"seed\":\"\",\"options\":{}}");
        assertEquals(dump, session.ok("dump"));
        // The SHA-256 of no text at all; ten cards take nine draws to shuffle.
        assertTrue(
                dump.contains("\"rng\":\"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855:9\""), dump);
    }

    @Test
    void seedDeterminesTheGame() {
        session.ok("new {\"game\":\"pebbles\",\"seed\":\"abc\"}");
        String dump = session.ok("dump");
        assertTrue(
                dump.contains("\"rng\":\"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad:9\""), dump);
        session.ok("new {\"game\":\"pebbles\",\"seed\":\"abd\"}");
        assertNotEquals(dump, session.ok("dump"));
        session.ok("new {\"game\":\"pebbles\",\"seed\":\"abc\"}");
        assertEquals(dump, session.ok("dump"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "BAD_JSON | new",
                "BAD_JSON | new pebbles",
                "BAD_JSON | new {\"game\":\"pebbles\"",
                "BAD_JSON | new {\"game\":\"pebbles\"} {}",
                "BAD_JSON | new [\"pebbles\"]",
                "BAD_JSON | new {}",
                "BAD_JSON | new {\"game\":7}",
                "BAD_JSON | new {\"game\":\"pebbles\",\"game\":\"pebbles\"}",
                "BAD_JSON | new {\"game\":\"pebbles\",\"variant\":null}",
                "BAD_JSON | new {\"game\":\"pebbles\",\"seed\":7}",
                "BAD_JSON | new {\"game\":\"pebbles\",\"seed\":7.5}",
                "BAD_JSON | new {\"game\":\"pebbles\",\"sede\":\"x\"}",
                "UNKNOWN_GAME | new {\"game\":\"chess\"}",
                "UNKNOWN_GAME | new {\"game\":\"Pebbles\"}",
                "UNKNOWN_VARIANT | new {\"game\":\"pebbles\",\"variant\":\"solo\"}",
                "BAD_PLAYERS | new {\"game\":\"pebbles\",\"players\":1}",
                "BAD_PLAYERS | new {\"game\":\"pebbles\",\"players\":4}",
                "BAD_PLAYERS | new {\"game\":\"pebbles\",\"players\":-2}",
                "BAD_PLAYERS | new {\"game\":\"pebbles\",\"players\":4294967298}",
                "BAD_PLAYERS | new {\"game\":\"pebbles\",\"players\":99999999999999999999}",
                "BAD_PLAYERS | new {\"game\":\"pebbles\",\"players\":2.5}",
                "BAD_PLAYERS | new {\"game\":\"pebbles\",\"players\":\"2\"}",
                "BAD_PLAYERS | new {\"game\":\"pebbles\",\"players\":null}",
                "BAD_OPTION | new {\"game\":\"pebbles\",\"options\":[]}",
                "BAD_OPTION | new {\"game\":\"pebbles\",\"options\":null}",
                "BAD_OPTION | new {\"game\":\"pebbles\",\"options\":{\"colour\":\"red\"}}",
                "BAD_OPTION | new {\"game\":\"pebbles\",\"options\":{\"heap\":\"huge\"}}",
                "BAD_OPTION | new {\"game\":\"pebbles\",\"options\":{\"dice\":1}}",
                "BAD_OPTION | new {\"game\":\"pebbles\",\"options\":{\"dice\":1.5}}",
                "BAD_JSON | load",
                "BAD_JSON | load {\"game\":\"pebbles\"",
                "BAD_JSON | load {\"game\":\"pebbles\",\"game\":\"pebbles\"}",
                "BAD_POSITION | load 7",
                "BAD_POSITION | load []",
                "BAD_POSITION | load {}",
                "BAD_POSITION | load {\"game\":\"chess\",\"variant\":\"duel\",\"players\":2}",
                "BAD_POSITION | load {\"game\":\"pebbles\",\"variant\":\"solo\",\"players\":2}",
                "BAD_POSITION | load {\"game\":\"pebbles\",\"variant\":\"duel\",\"players\":9}",
                "BAD_POSITION | load {\"game\":\"pebbles\",\"variant\":\"duel\",\"players\":2.5}",
                "BAD_POSITION | load {\"game\":\"pebbles\",\"variant\":\"duel\",\"players\":2,\"options\":{\"heap\":1}}",
                "BAD_POSITION | load {\"game\":\"pebbles\",\"variant\":\"duel\",\"players\":2,\"heap\":5}"
            })
    void invalidSetupIsReportedAndChangesNothing(ErrorCode code, String line) {
        String nothingYet = session.error(code, line);
        assertTrue(nothingYet.length() > 10, nothingYet);
        session.error(ErrorCode.NO_GAME, "status");
        session.ok(TestSession.DUEL);
        session.ok("play take 2");
        String before = session.ok("dump");
        session.error(code, line);
        assertEquals(before, session.ok("dump"));
        session.ok("undo");
    }

    @Test
    void namesInvalidFieldsOfPosition() {
        String unknown =
                session.error(ErrorCode.BAD_POSITION, TestSession.DUEL.replace("\"heap\"", "\"haep\":1,\"heap\""));
        assertEquals("haep: unknown field", unknown);
        assertTrue(session.error(ErrorCode.BAD_POSITION, TestSession.DUEL.replace("\"card\":4", "\"card\":9"))
                .contains("once"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"duel", "together"})
    void loadedDumpBehavesLikeOriginal(String variant) {
        session.ok("new {\"game\":\"pebbles\",\"variant\":\"" + variant
                + "\",\"players\":2,\"seed\":\"s\",\"options\":{\"dice\":true}}");
        session.ok("play swap");
        session.ok("play take 1");
        var other = new TestSession();
        other.ok("load " + session.ok("dump"));
        for (String line : new String[] {"dump", "legal", "play take 1", "dump", "view 1", "score", "status"}) {
            assertEquals(session.send(line), other.send(line), line);
        }
    }
}
