package org.merlon.server.store;

import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** Something to be written, and whoever waits for it. */
abstract sealed class Write<T> permits Write.OfAppend, Write.OfWork {

    /** A change that may be done again from the start if its transaction comes to nothing. */
    interface Work<T> {
        @Nullable T run(WriterSession session) throws SQLException;
    }

    final CompletableFuture<T> future = new CompletableFuture<>();

    /** When it was handed over, by {@link System#nanoTime}. */
    final long since = System.nanoTime();

    /** Known after the transaction has run, told after it is committed. */
    @Nullable T result;

    /** Tells who waits; only after the commit. */
    void settle() {
        future.complete(result);
    }

    void fail(StoreException reason) {
        future.completeExceptionally(reason);
    }

    /** Whether it has a transaction of its own, being too large to be repeated for another's failure. */
    boolean alone() {
        return false;
    }

    /** Whether the writer itself tells who waits, who is sure to do nothing but wait. */
    boolean direct() {
        return false;
    }

    static final class OfAppend extends Write<Boolean> {
        final Append append;

        OfAppend(Append append) {
            this.append = append;
        }
    }

    /** How a piece of work wants to be treated. */
    enum Manner {
        GROUPED,
        DIRECT,
        ALONE
    }

    static final class OfWork<T> extends Write<T> {
        private final Work<T> work;
        private final Manner manner;

        OfWork(Manner manner, Work<T> work) {
            this.work = work;
            this.manner = manner;
        }

        void run(WriterSession session) throws SQLException {
            result = work.run(session);
        }

        @Override
        boolean alone() {
            return manner == Manner.ALONE;
        }

        @Override
        boolean direct() {
            return manner != Manner.GROUPED;
        }
    }
}
