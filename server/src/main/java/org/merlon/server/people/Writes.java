package org.merlon.server.people;

import java.util.concurrent.CompletableFuture;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.Written;

/** Waiting for what the store was told to write about people. */
final class Writes {
    private Writes() {}

    static <T> T await(CompletableFuture<T> write) throws RefusedException {
        return Written.orRefuse(write, "house-no-unstored");
    }
}
