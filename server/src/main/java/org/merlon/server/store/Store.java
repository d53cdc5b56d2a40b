package org.merlon.server.store;

import java.util.function.Consumer;

/**
 * Everything durable, by purpose.
 *
 * <p>Writes go through one queue and are committed in groups; whoever writes waits for the commit, so it belongs on a
 * virtual thread, and hears by a {@link StoreException} if nothing was written. Reads see every write that has returned.
 */
public interface Store extends AutoCloseable {
    GameStore logs();

    Accounts accounts();

    TableNotes talk();

    Ratings ratings();

    NotificationChannels channels();

    DaysOffStore holidays();

    RatingHistory standings();

    FinishedGames finishedGames();

    Relations bonds();

    Moderation moderation();

    PersonalData personal();

    RecoveryCodes recoveries();

    /** What this server has in common with others on the same database; only PostgreSQL can be shared. */
    ClusterStore commons();

    /** Whether the database answers. */
    boolean healthy();

    /** How many writes the last commits held, for metrics: called with the size of every batch, and must not block. */
    void onBatch(Consumer<Integer> listener);

    /** Waits for all writes handed over so far, then closes. */
    @Override
    void close();
}
