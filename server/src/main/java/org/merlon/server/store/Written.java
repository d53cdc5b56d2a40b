package org.merlon.server.store;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;

/** Waiting for what the store was told to write. */
public final class Written {
    private Written() {}

    /** What came of a write; a {@link StoreException} says that nothing did. */
    public static <T> T of(CompletableFuture<T> write) {
        try {
            return write.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof StoreException told ? told : e;
        }
    }

    /** Likewise for somebody who is told by a phrase of the house if nothing came of it. */
    public static <T> T orRefuse(CompletableFuture<T> write, String unwritten) throws RefusedException {
        try {
            return of(write);
        } catch (StoreException e) {
            throw new RefusedException(RefusedException.Kind.UNAVAILABLE, Phrase.of(unwritten));
        }
    }
}
