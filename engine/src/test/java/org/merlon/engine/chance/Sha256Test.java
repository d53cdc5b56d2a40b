package org.merlon.engine.chance;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.security.MessageDigest;
import java.util.Random;
import org.junit.jupiter.api.Test;

class Sha256Test {
    @Test
    void matchesMessageDigestForAllLengths() throws Exception {
        var random = new Random(1);
        for (int length = 0; length < 300; length++) {
            var text = new byte[length];
            random.nextBytes(text);
            assertArrayEquals(
                    MessageDigest.getInstance("SHA-256").digest(text), Sha256.digest(text), length + " bytes");
        }
    }
}
