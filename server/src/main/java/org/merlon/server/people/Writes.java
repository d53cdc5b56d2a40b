package org.merlon.server.people;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.StoreException;

/** Waiting for what the store was told to write. */
final class Writes {
    private Writes() {}

    static <T> T await(CompletableFuture<T> write) throws RefusedException {
        try {
            return write.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof StoreException) {
                throw new RefusedException(RefusedException.Kind.UNAVAILABLE, Phrase.of("house-no-unstored"));
            }
            throw e;
        }
    }
}
