package org.merlon.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PlayCommandsTest {
    private static final String COMMON = "{\"game\":\"pebbles\",\"variant\":\"duel\","
            + "\"options\":{\"heap\":\"small\",\"dice\":false},\"players\":2,";

    private final TestSession session = new TestSession();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "dump",
                "view 0",
                "legal",
                "play take 1",
                "undo",
                "status",
                "score",
                "perft 1",
                "playout {}",
                "go {\"bot\":\"random\"}"
            })
    void failsWithoutAGame(String line) {
        assertTrue(session.error(ErrorCode.NO_GAME, line).contains("new or load"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hello",
                "STATUS",
                "status now",
                "games all",
                "dump 1",
                "legal take",
                "undo 2",
                "score 0",
                "quit now",
                "play",
                "view",
                "view 2",
                "view -1",
                "view 00000000000000000000",
                "view one",
                "view 0 1",
                "view Spectator",
                "perft",
                "perft -1",
                "perft 1.0",
                "perft 65",
                "perft 99999999999",
                "perft 1 2",
                "{}"
            })
    void rejectsInvalidCommand(String line) {
        session.ok(TestSession.DUEL);
        session.error(ErrorCode.BAD_COMMAND, line);
        assertFalse(session.session.ended());
    }

    @Test
    void blankLinesAndCommentsGetNoReply() {
        for (String line : new String[] {"", "  \t", "#", "# status", "#status"}) {
            assertNull(session.session.answer(line), line);
        }
    }

    @Test
    void ignoresSpacesAroundCommand() {
        session.ok("  " + TestSession.DUEL.replace("load ", "load \t ") + "  ");
        assertEquals(session.ok("status"), session.ok("\tstatus "));
        session.ok("view   1");
    }

    @Test
    void dumpShowsHiddenCardsAndViewsDoNot() {
        session.ok(TestSession.DUEL);
        String rng = "\"rng\":\"" + "0".repeat(64) + ":0\",";
        String heap = "\"toMove\":0,\"heap\":5,\"most\":3,\"turns\":0,";
        String seats = "\"seats\":[{\"taken\":0,\"swapped\":false,\"card\":4},"
                + "{\"taken\":0,\"swapped\":false,\"card\":2}]}";
        String hidden = "\"hidden\"";
        assertEquals(COMMON + rng + heap + "\"deck\":[9,1]," + seats, session.ok("dump"));
        assertEquals(COMMON + heap + "\"deck\":2," + seats.replace(":2}", ":" + hidden + "}"), session.ok("view 0"));
        assertEquals(COMMON + heap + "\"deck\":2," + seats.replace(":4}", ":" + hidden + "}"), session.ok("view 1"));
        assertEquals(
                COMMON + heap + "\"deck\":2,"
                        + seats.replace(":4}", ":" + hidden + "}").replace(":2}", ":" + hidden + "}"),
                session.ok("view spectator"));
    }

    @Test
    void playIgnoresCaseAndReturnsEvents() {
        session.ok(TestSession.DUEL.replace("\"heap\"", "\"options\":{\"dice\":true},\"heap\""));
        assertEquals("[\"take 1\",\"take 2\",\"take 3\",\"swap\"]", session.ok("legal"));
        String reply = session.ok("play   TAKE\t 2 ");
        assertTrue(
                reply.startsWith("{\"toMove\":1,\"over\":false,\"scores\":[2,0],\"winners\":[],\"ranks\":[],"
                        + "\"events\":[{\"event\":\"rolled\",\"most\":"),
                reply);
        assertEquals(
                "{\"toMove\":1,\"over\":false,\"scores\":[2,0],\"winners\":[],\"ranks\":[]}", session.ok("status"));
    }

    @Test
    void refusedMoveIsEchoedWithReasonAndChangesNothing() {
        session.ok(TestSession.DUEL);
        session.ok("play take 3");
        String before = session.ok("dump");
        assertEquals("Take 3: at most 2 may be taken", session.error(ErrorCode.ILLEGAL_MOVE, "play  Take   3"));
        assertEquals("take 9: take 1, 2 or 3", session.error(ErrorCode.ILLEGAL_MOVE, "play take 9"));
        assertEquals(before, session.ok("dump"));
    }

    @Test
    void echoIsSanitized() {
        session.ok(TestSession.DUEL);
        assertEquals(
                "t?[31m ? ? é: 't?[31m' is no move",
                session.error(ErrorCode.ILLEGAL_MOVE, "play t\u001b[31m \u202e \u2028 é"));
        String longMove = session.error(ErrorCode.ILLEGAL_MOVE, "play " + "x ".repeat(100_000));
        assertTrue(longMove.length() < 300 && longMove.contains("…: A move can have at most"), longMove);
        String longWord = session.error(ErrorCode.BAD_COMMAND, "x".repeat(1_000_000));
        assertTrue(longWord.length() < 300 && longWord.contains("…' is no command; there are: games, new,"), longWord);
    }

    @Test
    void undoesMoveByMove() {
        session.error(ErrorCode.NO_GAME, "undo");
        session.ok(TestSession.DUEL);
        String start = session.ok("dump");
        session.error(ErrorCode.NOTHING_TO_UNDO, "undo");
        session.ok("play swap");
        String swapped = session.ok("dump");
        session.ok("play take 3");
        session.ok("play take 2");
        session.ok("undo");
        session.ok("undo");
        assertEquals(swapped, session.ok("dump"));
        assertEquals("{\"toMove\":0,\"over\":false,\"scores\":[0,0],\"winners\":[],\"ranks\":[]}", session.ok("undo"));
        assertEquals(start, session.ok("dump"));
        session.error(ErrorCode.NOTHING_TO_UNDO, "undo");
    }

    @Test
    void finishedGameHasRanksAndNoMoves() {
        session.ok(TestSession.DUEL);
        session.ok("play take 3");
        String over = "{\"toMove\":null,\"over\":true,\"scores\":[7,4],\"winners\":[0],\"ranks\":[1,2]";
        assertEquals(over + ",\"events\":[]}", session.ok("play take 2"));
        assertEquals(over + "}", session.ok("status"));
        assertEquals("[]", session.ok("legal"));
        session.error(ErrorCode.GAME_OVER, "play take 1");
        session.error(ErrorCode.GAME_OVER, "play nonsense");
        session.error(ErrorCode.GAME_OVER, "go {\"bot\":\"greedy\"}");
        assertEquals("{\"nodes\":1}", session.ok("perft 3"));
        session.ok("undo");
        session.ok("play take 1");
    }

    @Test
    void tiedSeatsShareRankAndWin() {
        session.ok(TestSession.DUEL
                .replace("\"heap\":5", "\"heap\":0,\"toMove\":null")
                .replace("\"card\":2", "\"card\":3,\"taken\":1"));
        assertEquals(
                "{\"toMove\":null,\"over\":true,\"scores\":[4,4],\"winners\":[0,1],\"ranks\":[1,1]}",
                session.ok("status"));
    }

    @Test
    void cooperativeGameHasOutcome() {
        String together = TestSession.DUEL.replace("duel", "together").replace("\"heap\":5", "\"heap\":2");
        session.ok(together);
        assertEquals(
                "{\"toMove\":null,\"over\":true,\"scores\":[6,2],\"winners\":[],\"ranks\":[1,2],"
                        + "\"outcome\":\"lost\",\"events\":[]}",
                session.ok("play take 2"));
        session.ok(together);
        assertFalse(session.ok("play take 1").contains("outcome"));
        session.ok("play take 1");
        assertEquals(
                "{\"toMove\":null,\"over\":true,\"scores\":[5,3],\"winners\":[0,1],\"ranks\":[1,2],"
                        + "\"outcome\":\"won\"}",
                session.ok("status"));
    }

    @Test
    void resultRanksForfeitedSeatsLast() {
        session.ok(TestSession.DUEL);
        session.ok("play take 3");
        assertEquals(
                "{\"ranks\":[2,1],\"winners\":[1],\"scores\":[3,0],\"forfeited\":[0]}",
                session.ok("result {\"forfeited\":[0]}"));
        session.error(ErrorCode.BAD_JSON, "result {\"forfeited\":[2]}");
        session.error(ErrorCode.BAD_JSON, "result");
    }

    @Test
    void scoreListsParts() {
        session.ok(TestSession.DUEL);
        session.ok("play take 3");
        assertEquals(
                "[{\"seat\":0,\"total\":3,\"parts\":[{\"what\":\"pebbles\",\"points\":3}],"
                        + "\"ifScoredNow\":{\"total\":4,\"parts\":[{\"what\":\"card\",\"points\":4}]}},"
                        + "{\"seat\":1,\"total\":0,\"parts\":[{\"what\":\"pebbles\",\"points\":0}],"
                        + "\"ifScoredNow\":{\"total\":2,\"parts\":[{\"what\":\"card\",\"points\":2}]}}]",
                session.ok("score"));
        session.ok("play take 2");
        assertEquals(
                "[{\"seat\":0,\"total\":7,\"parts\":[{\"what\":\"pebbles\",\"points\":3},"
                        + "{\"what\":\"card\",\"points\":4}]},"
                        + "{\"seat\":1,\"total\":4,\"parts\":[{\"what\":\"pebbles\",\"points\":2},"
                        + "{\"what\":\"card\",\"points\":2}]}]",
                session.ok("score"));
    }

    @Test
    void internalErrorIsReportedAndUndone() {
        session.ok(TestSession.DUEL.replace("duel", "brittle"));
        session.ok("play take 1");
        String before = session.ok("dump");
        String message = session.error(ErrorCode.INTERNAL, "play snap");
        assertTrue(message.contains("IllegalStateException") && !message.contains("at org."), message);
        assertEquals(1, session.log.size());
        assertTrue(session.log.getFirst().contains("snapped")
                && session.log.getFirst().contains("PebblesState.play"));
        assertEquals(before, session.ok("dump"));
        session.ok("play take 1");
        session.ok("undo");
        assertEquals(before, session.ok("dump"));
        session.ok("undo");
        session.error(ErrorCode.NOTHING_TO_UNDO, "undo");
    }

    @Test
    void quitRepliesOkAndEnds() {
        assertFalse(session.session.ended());
        assertEquals("ok", session.send("quit"));
        assertTrue(session.session.ended());
    }
}
