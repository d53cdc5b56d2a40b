package org.merlon.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SearchCommandsTest {
    private static final Pattern MILLIS = Pattern.compile("\"millis\":\\d+");

    private final TestSession session = new TestSession();
    private String start = "";

    @BeforeEach
    void load() {
        session.ok(TestSession.DUEL);
        start = session.ok("dump");
    }

    /** Returns the reply with its time replaced by 0, since times vary. */
    private String replyWithoutTime(String line) {
        String reply = session.ok(line);
        assertTrue(MILLIS.matcher(reply).find(), reply);
        return MILLIS.matcher(reply).replaceAll("\"millis\":0");
    }

    @Test
    void perftCountsSequences() {
        assertEquals("{\"nodes\":1}", session.ok("perft 0"));
        assertEquals("{\"nodes\":4}", session.ok("perft 1"));
        // After take 1 or 2 four moves, after take 3 two and a swap, after swap three.
        assertEquals("{\"nodes\":14}", session.ok("perft 2"));
        session.ok("perft 64");
        assertEquals(start, session.ok("dump"));
    }

    @Test
    void perftFailsAboveLimit() {
        var small = new TestSession(new ProtocolLimits(3, 13, 1, 1, 1));
        small.ok(TestSession.DUEL);
        small.ok("perft 1");
        assertTrue(small.error(ErrorCode.BAD_COMMAND, "perft 2").contains("more than 13 sequences"));
        small.error(ErrorCode.BAD_COMMAND, "perft 4");
    }

    @Test
    void playoutsAreRepeatableAndDoNotChangeTheGame() {
        String line = "playout {\"count\":50,\"seed\":\"1\"}";
        String reply = replyWithoutTime(line);
        assertTrue(reply.matches("\\{\"games\":50,\"moves\":\\d+,\"millis\":0,\"scores\":\\[[0-9.]+,[0-9.]+]}"), reply);
        assertEquals(reply, replyWithoutTime(line));
        assertNotEquals(reply, replyWithoutTime("playout {\"count\":50,\"seed\":\"2\"}"));
        assertEquals(replyWithoutTime("playout {\"count\":100,\"seed\":\"\"}"), replyWithoutTime("playout {}"));
        assertEquals(start, session.ok("dump"));
    }

    @Test
    void playoutOfFinishedGameReturnsItsScores() {
        session.ok("play take 3");
        session.ok("play take 2");
        assertEquals(
                "{\"games\":3,\"moves\":0,\"millis\":0,\"scores\":[7.0,4.0]}",
                replyWithoutTime("playout {\"count\":3}"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "playout",
                "playout 100",
                "playout {",
                "playout {\"count\":0}",
                "playout {\"count\":100001}",
                "playout {\"count\":1.5}",
                "playout {\"count\":\"5\"}",
                "playout {\"seed\":5}",
                "playout {\"games\":5}",
                "go",
                "go greedy",
                "go []",
                "go {}",
                "go {\"bot\":5}",
                "go {\"bot\":\"greedy\",\"millis\":0}",
                "go {\"bot\":\"greedy\",\"millis\":60001}",
                "go {\"bot\":\"greedy\",\"millis\":\"5\"}",
                "go {\"bot\":\"greedy\",\"iterations\":0}",
                "go {\"bot\":\"greedy\",\"iterations\":10000001}",
                "go {\"bot\":\"greedy\",\"iterations\":99999999999999999999}",
                "go {\"bot\":\"greedy\",\"seed\":1}",
                "go {\"bot\":\"greedy\",\"depth\":1}"
            })
    void invalidArgumentsAreBadJson(String line) {
        assertTrue(session.error(ErrorCode.BAD_JSON, line).contains("; for example: "));
        assertEquals(start, session.ok("dump"));
    }

    @Test
    void unknownBotListsKnownBots() {
        assertTrue(session.error(ErrorCode.UNKNOWN_BOT, "go {\"bot\":\"deep blue\"}")
                .endsWith("random, gentle, greedy, easy, medium, hard, master"));
    }

    @Test
    void greedyBotTakesMost() {
        assertEquals(
                "{\"move\":\"take 3\",\"value\":[3.0,0.0],\"pv\":[\"take 3\"],\"iterations\":4,\"millis\":0}",
                replyWithoutTime("go {\"bot\":\"greedy\",\"iterations\":1000,\"seed\":\"x\"}"));
        assertEquals(start, session.ok("dump"));
        replyWithoutTime("go {\"bot\":\"greedy\",\"millis\":5}");
        replyWithoutTime("go {\"bot\":\"greedy\",\"millis\":5,\"iterations\":5}");
        replyWithoutTime("go {\"bot\":\"greedy\"}");
    }

    @Test
    void searchReportsProgress() {
        String line = "go {\"bot\":\"master\",\"iterations\":500,\"seed\":\"x\"}";
        var session = new EngineSession(System.err::println);
        session.answer(TestSession.DUEL);
        SteppedSearch running = Objects.requireNonNull(session.beginSearch(line));
        int infos = 0;
        while (running.advance(0)) {
            assertTrue(running.info().startsWith("info {\"move\":"), running.info());
            infos++;
        }
        assertTrue(infos > 10, "infos: " + infos);
        assertEquals(
                "ok " + replyWithoutTime(line),
                MILLIS.matcher(session.endSearch(running)).replaceAll("\"millis\":0"));
        assertNull(session.beginSearch("legal"));
        assertNull(session.beginSearch("go {\"bot\":\"deep blue\"}"));
    }

    @Test
    void parallelSearchesReportVisits() {
        String line = "go {\"bot\":\"hard\",\"iterations\":50,\"seed\":\"x\"}";
        String alone = replyWithoutTime(line);
        String first = replyWithoutTime(line.replace("}", ",\"part\":0}"));
        assertEquals(alone.replace("}", ""), first.substring(0, first.indexOf(",\"visits\"")));
        assertTrue(first.matches(".*,\"visits\":\\{(\"[a-z0-9 ]+\":\\d+,?)+}}"), first);
        assertNotEquals(first, replyWithoutTime(line.replace("}", ",\"part\":1}")));
        session.error(ErrorCode.BAD_JSON, line.replace("}", ",\"part\":-2}"));
    }

    @Test
    void proofHasKeyCommitmentAndHash() {
        String proof = session.ok("proof");
        assertTrue(
                proof.matches("\\{\"rulesVersion\":\\d+,\"key\":\"[0-9a-f]{64}\",\"commitment\":\"[0-9a-f]{64}\","
                        + "\"hash\":\"[0-9a-f]{16}\"}"),
                proof);
        session.ok("play take 1");
        String later = session.ok("proof");
        assertNotEquals(proof, later);
        assertEquals(proof.substring(0, proof.indexOf("\"hash\"")), later.substring(0, later.indexOf("\"hash\"")));
        session.error(ErrorCode.BAD_COMMAND, "proof 1");
    }

    @Test
    void randomBotDependsOnSeed() {
        Set<String> choices = new HashSet<>();
        for (int seed = 0; seed < 50; seed++) {
            String line = "go {\"bot\":\"random\",\"iterations\":1,\"seed\":\"" + seed + "\"}";
            String choice = replyWithoutTime(line);
            assertEquals(choice, replyWithoutTime(line));
            choices.add(choice);
        }
        assertEquals(4, choices.size(), choices::toString);
    }

    @Test
    void choiceWithoutSeedIsRepeatableAndIgnoresHiddenCards() {
        String line = "go {\"bot\":\"random\",\"iterations\":1}";
        Set<String> choices = new HashSet<>();
        for (int heap = 3; heap < 40; heap++) {
            String load = TestSession.DUEL.replace("\"heap\":5", "\"heap\":" + heap);
            session.ok(load);
            String choice = replyWithoutTime(line);
            assertEquals(choice, replyWithoutTime(line));
            session.ok(load.replace("[9,1]", "[2,8]").replace("\"card\":2", "\"card\":1"));
            assertEquals(choice, replyWithoutTime(line));
            choices.add(choice);
        }
        assertEquals(4, choices.size(), choices::toString);
    }

    @Test
    void goFailsWithoutLegalMoves() {
        session.ok(TestSession.DUEL
                .replace("\"heap\":5", "\"heap\":5,\"most\":0")
                .replace("\"card\":4", "\"card\":4,\"swapped\":true"));
        assertEquals("[]", session.ok("legal"));
        for (String bot : new String[] {"random", "greedy"}) {
            assertEquals(
                    "there is no legal move here",
                    session.error(ErrorCode.ILLEGAL_MOVE, "go {\"bot\":\"" + bot + "\"}"));
        }
        assertEquals(
                "{\"games\":2,\"moves\":0,\"millis\":0,\"scores\":[0.0,0.0]}",
                replyWithoutTime("playout {\"count\":2}"));
    }
}
