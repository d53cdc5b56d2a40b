package org.merlon.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.merlon.protocol.fuzz.LineFuzzer;

final class ProtocolFuzzTest {
    private static final int LINES = 20_000;

    @Test
    void everyBrokenLineGetsOneReply() throws IOException {
        var fuzzer = new LineFuzzer(
                20_260_101,
                List.of(
                        "new {\"game\":\"pebbles\"}",
                        "new {\"game\":\"pebbles\",\"variant\":\"duel\",\"players\":3,\"seed\":\"é\","
                                + "\"options\":{\"heap\":\"large\",\"dice\":true}}",
                        "new {\"game\":\"pebbles\",\"variant\":\"together\",\"players\":1,\"options\":{}}"));
        Map<String, Integer> replies = fuzzer.run(LINES);
        assertEquals(
                LINES, replies.values().stream().mapToInt(Integer::intValue).sum());
        // The mutations must reach every kind of reply, otherwise they would prove little.
        for (ErrorCode code : ErrorCode.values()) {
            if (code != ErrorCode.INTERNAL) {
                assertTrue(replies.containsKey(code.word()), () -> "never " + code.word() + " in " + replies);
            }
        }
        assertTrue(replies.containsKey("ok") && replies.containsKey("skipped"), replies::toString);
    }
}
