package org.merlon.cli.product;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.merlon.protocol.fuzz.LineFuzzer;
import org.merlon.testkit.Effort;

/** Sends malformed protocol lines to the real games. */
final class GamesFuzzTest {
    private static final int LINES = Effort.of(5_000, 20_000, 2_000_000);

    @Test
    void everyMalformedLineGetsOneReply() throws IOException {
        var fuzzer = new LineFuzzer(
                7,
                List.of(
                        "new {\"game\":\"onceupon\",\"variant\":\"apprentice\",\"players\":2}",
                        "new {\"game\":\"onceupon\",\"variant\":\"great-architect\",\"players\":4,\"seed\":\"z\"}",
                        "new {\"game\":\"torres\"}",
                        "new {\"game\":\"torres\",\"variant\":\"standard\",\"players\":4,\"seed\":\"á\","
                                + "\"options\":{\"cards\":\"own\",\"shift\":\"any\",\"ties\":\"allowed\"}}",
                        "new {\"game\":\"torres\",\"variant\":\"standard\",\"players\":3,\"options\":{\"cards\":\"none\"}}",
                        "new {\"game\":\"torres\",\"variant\":\"master\",\"players\":3,\"seed\":\"x\",\"options\":{}}",
                        "new {\"game\":\"blackstone\"}",
                        "new {\"game\":\"blackstone\",\"variant\":\"kings-quest\",\"players\":3,\"options\":{"
                                + "\"edition\":\"first\",\"families\":\"random\",\"bonusFamilies\":true,\"assassins\":true}}",
                        "new {\"game\":\"blackstone\",\"variant\":\"coop\",\"players\":2,\"options\":{\"families\":\"choice\"}}",
                        "new {\"game\":\"blackstone\",\"variant\":\"solo\",\"players\":1,\"options\":{\"wilds\":true}}",
                        "new {\"game\":\"blackstone\",\"variant\":\"puzzle-master\",\"players\":2,\"seed\":\"x\"}"));
        Map<String, Integer> replies = fuzzer.run(LINES);
        assertEquals(
                LINES, replies.values().stream().mapToInt(Integer::intValue).sum());
        for (String kind : List.of("ok", "bad-command", "bad-json", "bad-position", "bad-option", "illegal-move")) {
            assertTrue(replies.containsKey(kind), () -> "never " + kind + " in " + replies);
        }
    }
}
