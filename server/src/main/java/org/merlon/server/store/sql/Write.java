package org.merlon.server.store.sql;

import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.log.Append;

/** A queued write with the future of its caller. */
public abstract sealed class Write<T> permits Write.OfAppend, Write.OfWork {

    /** A change that may be repeated from the start if its transaction fails. */
    public interface Work<T> {
        @Nullable T run(WriterSession session) throws SQLException;
    }

    final CompletableFuture<T> future = new CompletableFuture<>();

    /** Submission time, by the runtime's {@code nanoTime}; set when it is queued. */
    long submittedNanos;

    /** Runs in a transaction of its own, because it is too large to be repeated when another write fails. */
    final boolean needsOwnTransaction;

    /** Set when the transaction has run; published only after the commit. */
    @Nullable T result;

    private Write(boolean needsOwnTransaction) {
        this.needsOwnTransaction = needsOwnTransaction;
    }

    /** Completes the future. Only called after the commit. */
    void complete() {
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
        /** Matches the tables whose logs this work reads or changes, given their last journaled move; null for none. */
        final @Nullable Predicate<Append> affectedLogs;

        private final Work<T> work;

        public OfWork(boolean needsOwnTransaction, @Nullable Predicate<Append> affectedLogs, Work<T> work) {
            super(needsOwnTransaction);
            this.affectedLogs = affectedLogs;
            this.work = work;
        }

        void run(WriterSession session) throws SQLException {
            result = work.run(session);
        }
    }
}
