package org.merlon.server.store;

import java.util.function.Consumer;
import org.merlon.server.store.accounts.Accounts;
import org.merlon.server.store.accounts.DaysOffStore;
import org.merlon.server.store.accounts.NotificationChannels;
import org.merlon.server.store.accounts.PersonalData;
import org.merlon.server.store.accounts.RatingHistory;
import org.merlon.server.store.accounts.Ratings;
import org.merlon.server.store.accounts.RecoveryCodes;
import org.merlon.server.store.accounts.Relations;
import org.merlon.server.store.admin.ClusterStore;
import org.merlon.server.store.admin.Moderation;
import org.merlon.server.store.log.FinishedGames;
import org.merlon.server.store.log.GameStore;
import org.merlon.server.store.log.TableNotes;

/**
 * Everything durable, by purpose.
 *
 * <p>Writes go through one queue and are committed in groups; whoever writes waits for the commit, so it belongs on a
 * virtual thread, and hears by a {@link StoreException} if nothing was written. Reads see every write that has returned.
 */
public interface Store extends AutoCloseable {
    GameStore games();

    Accounts accounts();

    TableNotes notes();

    Ratings ratings();

    NotificationChannels channels();

    DaysOffStore daysOff();

    RatingHistory ratingHistory();

    FinishedGames finishedGames();

    Relations relations();

    Moderation moderation();

    PersonalData personalData();

    RecoveryCodes recoveryCodes();

    /** What this server has in common with others on the same database; only PostgreSQL can be shared. */
    ClusterStore cluster();

    /** Whether the database answers. */
    boolean isHealthy();

    /** How many writes the last commits held, for metrics: called with the size of every batch, and must not block. */
    void onCommit(Consumer<Integer> listener);

    /** Waits for all writes handed over so far, then closes. */
    @Override
    void close();
}
