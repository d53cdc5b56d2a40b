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

    private final Talk talk = new Talk();
    private String start = "";

    @BeforeEach
    void load() {
        talk.ok(Talk.DUEL);
        start = talk.ok("dump");
    }

    /** Returns the reply with its time replaced by 0, since times vary. */
    private String timeless(String line) {
        String reply = talk.ok(line);
        assertTrue(MILLIS.matcher(reply).find(), reply);
        return MILLIS.matcher(reply).replaceAll("\"millis\":0");
    }

    @Test
    void perftCountsSequences() {
        assertEquals("{\"nodes\":1}", talk.ok("perft 0"));
        assertEquals("{\"nodes\":4}", talk.ok("perft 1"));
        // After take 1 or 2 four moves, after take 3 two and a swap, after swap three.
        assertEquals("{\"nodes\":14}", talk.ok("perft 2"));
        talk.ok("perft 64");
        assertEquals(start, talk.ok("dump"));
    }

    @Test
    void perftGivesUpAboveItsLimit() {
        var small = new Talk(new ProtocolLimits(3, 13, 1, 1, 1));
        small.ok(Talk.DUEL);
        small.ok("perft 1");
        assertTrue(small.error(ErrorCode.BAD_COMMAND, "perft 2").contains("more than 13 sequences"));
        small.error(ErrorCode.BAD_COMMAND, "perft 4");
    }

    @Test
    void playoutsRepeatForASeedAndLeaveTheGameAlone() {
        String line = "playout {\"count\":50,\"seed\":\"1\"}";
        String reply = timeless(line);
        assertTrue(reply.matches("\\{\"games\":50,\"moves\":\\d+,\"millis\":0,\"scores\":\\[[0-9.]+,[0-9.]+]}"), reply);
        assertEquals(reply, timeless(line));
        assertNotEquals(reply, timeless("playout {\"count\":50,\"seed\":\"2\"}"));
        assertEquals(timeless("playout {\"count\":100,\"seed\":\"\"}"), timeless("playout {}"));
        assertEquals(start, talk.ok("dump"));
    }

    @Test
    void aPlayoutOfAFinishedGameHasItsScores() {
        talk.ok("play take 3");
        talk.ok("play take 2");
        assertEquals("{\"games\":3,\"moves\":0,\"millis\":0,\"scores\":[7.0,4.0]}", timeless("playout {\"count\":3}"));
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
    void wrongArgumentsAreBadJson(String line) {
        assertTrue(talk.error(ErrorCode.BAD_JSON, line).contains("; for example: "));
        assertEquals(start, talk.ok("dump"));
    }

    @Test
    void anUnknownBotIsAnsweredWithTheKnownOnes() {
        assertTrue(talk.error(ErrorCode.UNKNOWN_BOT, "go {\"bot\":\"deep blue\"}")
                .endsWith("random, gentle, greedy, easy, medium, hard, master"));
    }

    @Test
    void theGreedyBotTakesMost() {
        assertEquals(
                "{\"move\":\"take 3\",\"value\":[3.0,0.0],\"pv\":[\"take 3\"],\"iterations\":4,\"millis\":0}",
                timeless("go {\"bot\":\"greedy\",\"iterations\":1000,\"seed\":\"x\"}"));
        assertEquals(start, talk.ok("dump"));
        timeless("go {\"bot\":\"greedy\",\"millis\":5}");
        timeless("go {\"bot\":\"greedy\",\"millis\":5,\"iterations\":5}");
        timeless("go {\"bot\":\"greedy\"}");
    }

    @Test
    void thinkingCanBeListenedTo() {
        String line = "go {\"bot\":\"master\",\"iterations\":500,\"seed\":\"x\"}";
        var session = new EngineSession(System.err::println);
        session.answer(Talk.DUEL);
        RunningSearch going = Objects.requireNonNull(session.begin(line));
        int infos = 0;
        while (going.goOn(0)) {
            assertTrue(going.info().startsWith("info {\"move\":"), going.info());
            infos++;
        }
        assertTrue(infos > 10, "infos: " + infos);
        assertEquals("ok " + timeless(line), MILLIS.matcher(session.end(going)).replaceAll("\"millis\":0"));
        assertNull(session.begin("legal"));
        assertNull(session.begin("go {\"bot\":\"deep blue\"}"));
    }

    @Test
    void severalWhoThinkAboutTheSameCanBeAddedUp() {
        String line = "go {\"bot\":\"hard\",\"iterations\":50,\"seed\":\"x\"}";
        String alone = timeless(line);
        String first = timeless(line.replace("}", ",\"part\":0}"));
        assertEquals(alone.replace("}", ""), first.substring(0, first.indexOf(",\"visits\"")));
        assertTrue(first.matches(".*,\"visits\":\\{(\"[a-z0-9 ]+\":\\d+,?)+}}"), first);
        assertNotEquals(first, timeless(line.replace("}", ",\"part\":1}")));
        talk.error(ErrorCode.BAD_JSON, line.replace("}", ",\"part\":-2}"));
    }

    @Test
    void aProofHasWhatAFileNeeds() {
        String proof = talk.ok("proof");
        assertTrue(
                proof.matches("\\{\"rulesVersion\":\\d+,\"key\":\"[0-9a-f]{64}\",\"commitment\":\"[0-9a-f]{64}\","
                        + "\"hash\":\"[0-9a-f]{16}\"}"),
                proof);
        talk.ok("play take 1");
        String later = talk.ok("proof");
        assertNotEquals(proof, later);
        assertEquals(proof.substring(0, proof.indexOf("\"hash\"")), later.substring(0, later.indexOf("\"hash\"")));
        talk.error(ErrorCode.BAD_COMMAND, "proof 1");
    }

    @Test
    void theRandomBotFollowsItsSeed() {
        Set<String> choices = new HashSet<>();
        for (int seed = 0; seed < 50; seed++) {
            String line = "go {\"bot\":\"random\",\"iterations\":1,\"seed\":\"" + seed + "\"}";
            String choice = timeless(line);
            assertEquals(choice, timeless(line));
            choices.add(choice);
        }
        assertEquals(4, choices.size(), choices::toString);
    }

    @Test
    void withoutASeedTheChoiceRepeatsAndDependsOnNothingHidden() {
        String line = "go {\"bot\":\"random\",\"iterations\":1}";
        Set<String> choices = new HashSet<>();
        for (int heap = 3; heap < 40; heap++) {
            String load = Talk.DUEL.replace("\"heap\":5", "\"heap\":" + heap);
            talk.ok(load);
            String choice = timeless(line);
            assertEquals(choice, timeless(line));
            talk.ok(load.replace("[9,1]", "[2,8]").replace("\"card\":2", "\"card\":1"));
            assertEquals(choice, timeless(line));
            choices.add(choice);
        }
        assertEquals(4, choices.size(), choices::toString);
    }

    @Test
    void whereNothingIsLegalABotHasNoMove() {
        talk.ok(Talk.DUEL
                .replace("\"heap\":5", "\"heap\":5,\"most\":0")
                .replace("\"card\":4", "\"card\":4,\"swapped\":true"));
        assertEquals("[]", talk.ok("legal"));
        for (String bot : new String[] {"random", "greedy"}) {
            assertEquals(
                    "there is no legal move here", talk.error(ErrorCode.ILLEGAL_MOVE, "go {\"bot\":\"" + bot + "\"}"));
        }
        assertEquals("{\"games\":2,\"moves\":0,\"millis\":0,\"scores\":[0.0,0.0]}", timeless("playout {\"count\":2}"));
    }
}
