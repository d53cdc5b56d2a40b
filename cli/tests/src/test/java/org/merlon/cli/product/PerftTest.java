package org.merlon.cli.product;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.merlon.protocol.EngineSession;

/** Compares perft with counts from an independent implementation. */
final class PerftTest {
    private final EngineSession session = new EngineSession(System.err::println);

    private void ok(String line) {
        String reply = session.answer(line);
        assertNotNull(reply);
        assertTrue(reply.startsWith("ok"), () -> line + ": " + reply);
    }

    private void assertNodes(long... expected) {
        for (int depth = 1; depth <= expected.length; depth++) {
            assertEquals("ok {\"nodes\":" + expected[depth - 1] + "}", session.answer("perft " + depth));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void torresFromTheStart(int players) {
        ok("new {\"game\":\"torres\",\"variant\":\"standard\",\"players\":" + players + "}");
        assertNodes(8, 56, 336);
    }

    @Test
    void torresMasterFromTheStart() {
        ok("new {\"game\":\"torres\",\"variant\":\"master\",\"players\":2}");
        assertNodes(64, 3420, 150_024);
    }

    @ParameterizedTest
    @CsvSource({"none, 36, 1340, 51381", "common, 37, 1413, 55509"})
    void torresAfterTheSetup(String cards, long one, long two, long three) {
        ok("new {\"game\":\"torres\",\"variant\":\"standard\",\"players\":2,\"options\":{\"cards\":\"" + cards
                + "\"}}");
        ok("play setup d8");
        ok("play setup c6");
        ok("play king f6");
        assertNodes(one, two, three);
    }
}
