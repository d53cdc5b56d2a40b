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

    private final Talk talk = new Talk();

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
    void withoutAGameThereIsNothingToAskAbout(String line) {
        assertTrue(talk.error(ErrorCode.NO_GAME, line).contains("new or load"));
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
    void whatIsNoCommandIsSaidToBeNone(String line) {
        talk.ok(Talk.DUEL);
        talk.error(ErrorCode.BAD_COMMAND, line);
        assertFalse(talk.session.ended());
    }

    @Test
    void blankLinesAndCommentsGetNoReply() {
        for (String line : new String[] {"", "  \t", "#", "# status", "#status"}) {
            assertNull(talk.session.answer(line), line);
        }
    }

    @Test
    void blanksAroundACommandDoNotMatter() {
        talk.ok("  " + Talk.DUEL.replace("load ", "load \t ") + "  ");
        assertEquals(talk.ok("status"), talk.ok("\tstatus "));
        talk.ok("view   1");
    }

    @Test
    void dumpShowsEverythingAndViewsHideIt() {
        talk.ok(Talk.DUEL);
        String rng = "\"rng\":\"" + "0".repeat(64) + ":0\",";
        String heap = "\"toMove\":0,\"heap\":5,\"most\":3,\"turns\":0,";
        String seats = "\"seats\":[{\"taken\":0,\"swapped\":false,\"card\":4},"
                + "{\"taken\":0,\"swapped\":false,\"card\":2}]}";
        String hidden = "\"hidden\"";
        assertEquals(COMMON + rng + heap + "\"deck\":[9,1]," + seats, talk.ok("dump"));
        assertEquals(COMMON + heap + "\"deck\":2," + seats.replace(":2}", ":" + hidden + "}"), talk.ok("view 0"));
        assertEquals(COMMON + heap + "\"deck\":2," + seats.replace(":4}", ":" + hidden + "}"), talk.ok("view 1"));
        assertEquals(
                COMMON + heap + "\"deck\":2,"
                        + seats.replace(":4}", ":" + hidden + "}").replace(":2}", ":" + hidden + "}"),
                talk.ok("view spectator"));
    }

    @Test
    void aMoveIsPlayedInAnySpellingAndTellsWhatHappened() {
        talk.ok(Talk.DUEL.replace("\"heap\"", "\"options\":{\"dice\":true},\"heap\""));
        assertEquals("[\"take 1\",\"take 2\",\"take 3\",\"swap\"]", talk.ok("legal"));
        String reply = talk.ok("play   TAKE\t 2 ");
        assertTrue(
                reply.startsWith("{\"toMove\":1,\"over\":false,\"scores\":[2,0],\"winners\":[],\"ranks\":[],"
                        + "\"events\":[{\"event\":\"rolled\",\"most\":"),
                reply);
        assertEquals("{\"toMove\":1,\"over\":false,\"scores\":[2,0],\"winners\":[],\"ranks\":[]}", talk.ok("status"));
    }

    @Test
    void aRefusedMoveIsRepeatedWithTheReasonAndChangesNothing() {
        talk.ok(Talk.DUEL);
        talk.ok("play take 3");
        String before = talk.ok("dump");
        assertEquals("Take 3: at most 2 may be taken", talk.error(ErrorCode.ILLEGAL_MOVE, "play  Take   3"));
        assertEquals("take 9: take 1, 2 or 3", talk.error(ErrorCode.ILLEGAL_MOVE, "play take 9"));
        assertEquals(before, talk.ok("dump"));
    }

    @Test
    void nothingHarmfulIsEchoed() {
        talk.ok(Talk.DUEL);
        assertEquals(
                "t?[31m ? ? é: 't?[31m' is no move",
                talk.error(ErrorCode.ILLEGAL_MOVE, "play t\u001b[31m \u202e \u2028 é"));
        String longMove = talk.error(ErrorCode.ILLEGAL_MOVE, "play " + "x ".repeat(100_000));
        assertTrue(longMove.length() < 300 && longMove.contains("…: A move is at most"), longMove);
        String longWord = talk.error(ErrorCode.BAD_COMMAND, "x".repeat(1_000_000));
        assertTrue(longWord.length() < 300 && longWord.contains("…' is no command; there are: games, new,"), longWord);
    }

    @Test
    void undoGoesBackMoveByMove() {
        talk.error(ErrorCode.NO_GAME, "undo");
        talk.ok(Talk.DUEL);
        String start = talk.ok("dump");
        talk.error(ErrorCode.NOTHING_TO_UNDO, "undo");
        talk.ok("play swap");
        String swapped = talk.ok("dump");
        talk.ok("play take 3");
        talk.ok("play take 2");
        talk.ok("undo");
        talk.ok("undo");
        assertEquals(swapped, talk.ok("dump"));
        assertEquals("{\"toMove\":0,\"over\":false,\"scores\":[0,0],\"winners\":[],\"ranks\":[]}", talk.ok("undo"));
        assertEquals(start, talk.ok("dump"));
        talk.error(ErrorCode.NOTHING_TO_UNDO, "undo");
    }

    @Test
    void theEndHasRanksAndWinnersAndNoMoreMoves() {
        talk.ok(Talk.DUEL);
        talk.ok("play take 3");
        String over = "{\"toMove\":null,\"over\":true,\"scores\":[7,4],\"winners\":[0],\"ranks\":[1,2]";
        assertEquals(over + ",\"events\":[]}", talk.ok("play take 2"));
        assertEquals(over + "}", talk.ok("status"));
        assertEquals("[]", talk.ok("legal"));
        talk.error(ErrorCode.GAME_OVER, "play take 1");
        talk.error(ErrorCode.GAME_OVER, "play nonsense");
        talk.error(ErrorCode.GAME_OVER, "go {\"bot\":\"greedy\"}");
        assertEquals("{\"nodes\":1}", talk.ok("perft 3"));
        talk.ok("undo");
        talk.ok("play take 1");
    }

    @Test
    void equalScoresShareARankAndAllOfThemWin() {
        talk.ok(Talk.DUEL
                .replace("\"heap\":5", "\"heap\":0,\"toMove\":null")
                .replace("\"card\":2", "\"card\":3,\"taken\":1"));
        assertEquals(
                "{\"toMove\":null,\"over\":true,\"scores\":[4,4],\"winners\":[0,1],\"ranks\":[1,1]}",
                talk.ok("status"));
    }

    @Test
    void aGameWonOrLostTogetherSaysSo() {
        String together = Talk.DUEL.replace("duel", "together").replace("\"heap\":5", "\"heap\":2");
        talk.ok(together);
        assertEquals(
                "{\"toMove\":null,\"over\":true,\"scores\":[6,2],\"winners\":[],\"ranks\":[1,2],"
                        + "\"outcome\":\"lost\",\"events\":[]}",
                talk.ok("play take 2"));
        talk.ok(together);
        assertFalse(talk.ok("play take 1").contains("outcome"));
        talk.ok("play take 1");
        assertEquals(
                "{\"toMove\":null,\"over\":true,\"scores\":[5,3],\"winners\":[0,1],\"ranks\":[1,2],"
                        + "\"outcome\":\"won\"}",
                talk.ok("status"));
    }

    @Test
    void scoresComePartByPart() {
        talk.ok(Talk.DUEL);
        talk.ok("play take 3");
        assertEquals(
                "[{\"seat\":0,\"total\":3,\"parts\":[{\"what\":\"pebbles\",\"points\":3}],"
                        + "\"ifScoredNow\":{\"total\":4,\"parts\":[{\"what\":\"card\",\"points\":4}]}},"
                        + "{\"seat\":1,\"total\":0,\"parts\":[{\"what\":\"pebbles\",\"points\":0}],"
                        + "\"ifScoredNow\":{\"total\":2,\"parts\":[{\"what\":\"card\",\"points\":2}]}}]",
                talk.ok("score"));
        talk.ok("play take 2");
        assertEquals(
                "[{\"seat\":0,\"total\":7,\"parts\":[{\"what\":\"pebbles\",\"points\":3},"
                        + "{\"what\":\"card\",\"points\":4}]},"
                        + "{\"seat\":1,\"total\":4,\"parts\":[{\"what\":\"pebbles\",\"points\":2},"
                        + "{\"what\":\"card\",\"points\":2}]}]",
                talk.ok("score"));
    }

    @Test
    void aMistakeInsideTheEngineIsReportedAndUndone() {
        talk.ok(Talk.DUEL.replace("duel", "brittle"));
        talk.ok("play take 1");
        String before = talk.ok("dump");
        String message = talk.error(ErrorCode.INTERNAL, "play snap");
        assertTrue(message.contains("IllegalStateException") && !message.contains("at org."), message);
        assertEquals(1, talk.log.size());
        assertTrue(
                talk.log.getFirst().contains("snapped") && talk.log.getFirst().contains("PebblesState.play"));
        assertEquals(before, talk.ok("dump"));
        talk.ok("play take 1");
        talk.ok("undo");
        assertEquals(before, talk.ok("dump"));
        talk.ok("undo");
        talk.error(ErrorCode.NOTHING_TO_UNDO, "undo");
    }

    @Test
    void quitSaysOkAndEnds() {
        assertFalse(talk.session.ended());
        assertEquals("ok", talk.say("quit"));
        assertTrue(talk.session.ended());
    }
}
