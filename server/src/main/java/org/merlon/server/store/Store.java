package org.merlon.server.store;

import java.util.function.Consumer;
import org.merlon.server.store.accounts.AccountStore;
import org.merlon.server.store.accounts.DaysOffStore;
import org.merlon.server.store.accounts.NotificationChannelStore;
import org.merlon.server.store.accounts.PersonalDataStore;
import org.merlon.server.store.accounts.RatingHistoryStore;
import org.merlon.server.store.accounts.RatingLookup;
import org.merlon.server.store.accounts.RecoveryCodeStore;
import org.merlon.server.store.accounts.RelationStore;
import org.merlon.server.store.admin.ModerationStore;
import org.merlon.server.store.admin.SigningKeyStore;
import org.merlon.server.store.cluster.ClusterStore;
import org.merlon.server.store.log.FinishedGameStore;
import org.merlon.server.store.log.GameStore;
import org.merlon.server.store.log.TableExtrasStore;

/**
 * All persistent data, grouped by purpose.
 *
 * <p>Writes go through one queue and are committed in groups. A write blocks until its commit, so it should run on a
 * virtual thread, and throws a {@link StoreException} if nothing was written. Reads see every write that has returned.
 */
public interface Store extends AutoCloseable {
    GameStore games();

    AccountStore accounts();

    TableExtrasStore tableExtras();

    RatingLookup ratings();

    NotificationChannelStore channels();

    DaysOffStore daysOff();

    RatingHistoryStore ratingHistory();

    FinishedGameStore finishedGames();

    RelationStore relations();

    ModerationStore moderation();

    PersonalDataStore personalData();

    RecoveryCodeStore recoveryCodes();

    SigningKeyStore signingKeys();

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
