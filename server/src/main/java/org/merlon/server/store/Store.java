package org.merlon.server.store;

import java.util.function.Consumer;

/**
 * Everything durable, by purpose.
 *
 * <p>Writes go through one queue and are committed in groups; whoever writes waits for the commit, so it belongs on a
 * virtual thread, and hears by a {@link StoreException} if nothing was written. Reads see every write that has returned.
 */
public interface Store extends AutoCloseable {
    GameLogs logs();

    Accounts accounts();

    Talk talk();

    Ratings ratings();

    Channels channels();

    Holidays holidays();

    Standings standings();

    FinishedGames finishedGames();

    Bonds bonds();

    Moderation moderation();

    Personal personal();

    Recoveries recoveries();

    /** What this server has in common with others on the same database; only PostgreSQL can be shared. */
    Commons commons();

    /** Whether the database answers. */
    boolean healthy();

    /** How many writes the last commits held, for metrics: called with the size of every batch, and must not block. */
    void onBatch(Consumer<Integer> listener);

    /** Waits for all writes handed over so far, then closes. */
    @Override
    void close();
}
