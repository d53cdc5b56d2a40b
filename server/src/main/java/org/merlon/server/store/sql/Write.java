package org.merlon.server.store.sql;

import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.log.Append;

/** Something to be written, and whoever waits for it. */
public abstract sealed class Write<T> permits Write.OfAppend, Write.OfWork {

    /** A change that may be done again from the start if its transaction comes to nothing. */
    public interface Work<T> {
        @Nullable T run(WriterSession session) throws SQLException;
    }

    final CompletableFuture<T> future = new CompletableFuture<>();

    /** When it was handed over, by {@link System#nanoTime}. */
    final long since = System.nanoTime();

    /** Whether it has a transaction of its own, being too large to be repeated for another's failure. */
    final boolean alone;

    /** Known after the transaction has run, told after it is committed. */
    @Nullable T result;

    private Write(boolean alone) {
        this.alone = alone;
    }

    /** Tells who waits; only after the commit. */
    void settle() {
        future.complete(result);
    }

    void fail(StoreException reason) {
        future.completeExceptionally(reason);
    }

    public static final class OfAppend extends Write<Boolean> {
        final Append append;

        public OfAppend(Append append) {
            super(false);
            this.append = append;
        }
    }

    public static final class OfWork<T> extends Write<T> {
        /** Which tables' logs it reads or changes, as a last move of theirs tells; null for none. */
        final @Nullable Predicate<Append> concern;

        private final Work<T> work;

        public OfWork(boolean alone, @Nullable Predicate<Append> concern, Work<T> work) {
            super(alone);
            this.concern = concern;
            this.work = work;
        }

        void run(WriterSession session) throws SQLException {
            result = work.run(session);
        }
    }
}
