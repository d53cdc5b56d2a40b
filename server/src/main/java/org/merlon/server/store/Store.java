package org.merlon.server.store;

import java.util.function.Consumer;
import org.merlon.server.store.accounts.Accounts;
import org.merlon.server.store.accounts.DaysOffStore;
import org.merlon.server.store.accounts.NotificationChannels;
import org.merlon.server.store.accounts.PersonalData;
import org.merlon.server.store.accounts.RatingHistory;
import org.merlon.server.store.accounts.RatingLookup;
import org.merlon.server.store.accounts.RecoveryCodes;
import org.merlon.server.store.accounts.Relations;
import org.merlon.server.store.admin.ClusterStore;
import org.merlon.server.store.admin.Moderation;
import org.merlon.server.store.admin.SigningKeys;
import org.merlon.server.store.log.FinishedGames;
import org.merlon.server.store.log.GameStore;
import org.merlon.server.store.log.TableNotes;

/**
 * All persistent data, grouped by purpose.
 *
 * <p>Writes go through one queue and are committed in groups. A write blocks until its commit, so it should run on a
 * virtual thread, and throws a {@link StoreException} if nothing was written. Reads see every write that has returned.
 */
public interface Store extends AutoCloseable {
    GameStore games();

    Accounts accounts();

    TableNotes notes();

    RatingLookup ratings();

    NotificationChannels channels();

    DaysOffStore daysOff();

    RatingHistory ratingHistory();

    FinishedGames finishedGames();

    Relations relations();

    Moderation moderation();

    PersonalData personalData();

    RecoveryCodes recoveryCodes();

    SigningKeys signingKeys();

    /** Data shared with the other servers on the same database; PostgreSQL only. */
    ClusterStore cluster();

    /** Returns true if the database responds. */
    boolean isHealthy();

    /** Calls the listener with the size of each committed batch, for metrics. It must not block. */
    void onCommit(Consumer<Integer> listener);

    /** Waits for all submitted writes, then closes. */
    @Override
    void close();
}
