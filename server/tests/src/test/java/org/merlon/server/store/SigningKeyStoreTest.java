package org.merlon.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.merlon.server.fair.SigningKey;
import org.merlon.server.store.admin.AdminOperations;

/** The newest key signs, and older ones still verify. */
final class SigningKeyStoreTest {
    @ParameterizedTest
    @EnumSource
    void administratorAddsKeyThatSignsFromNowOn(TestDatabase.Kind kind, @TempDir Path folder) {
        TestDatabase database = kind.create(folder);
        SigningKey first = SigningKey.generate(5);
        SigningKey second = SigningKey.generate(6);
        try (Store store = database.open()) {
            store.signingKeys().addFirst(first);
            store.signingKeys().addFirst(SigningKey.generate(7)); // another server was first
            assertEquals(List.of(first), store.signingKeys().all());
            try (AdminOperations admin = AdminOperations.open(database.url(), database.folder(), "host")) {
                admin.addSigningKey(second, "the old one was in a lost backup");
                assertEquals("rotate-signing-key", admin.auditLog(1).getFirst().act());
            }
            assertEquals(List.of(second, first), store.signingKeys().all());
        }
    }

    @Test
    void signatureHoldsForItsKeyAndTextOnly() {
        SigningKey key = SigningKey.generate(1);
        String signature = key.sign("text");
        assertTrue(SigningKey.verifies(key.publicKey(), "text", signature));
        assertFalse(SigningKey.verifies(key.publicKey(), "text ", signature));
        assertFalse(SigningKey.verifies(SigningKey.generate(1).publicKey(), "text", signature));
        assertFalse(SigningKey.verifies("no key", "text", signature));
        assertFalse(SigningKey.verifies(key.publicKey(), "text", "no signature"));
    }
}
