package org.merlon.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.merlon.server.runtime.ServerRuntime;
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
import org.merlon.server.store.log.SqlGameStore;
import org.merlon.server.store.log.TableExtrasStore;
import org.merlon.server.store.sql.Dialect;
import org.merlon.server.store.sql.QueryRunner;
import org.merlon.server.store.sql.Write;
import org.merlon.server.store.sql.WriteQueue;

/**
 * All persistent data, grouped by purpose.
 *
 * <p>Writes go through one queue and are committed in groups. A write blocks until its commit, so it should run on a
 * virtual thread, and throws a {@link StoreException} if nothing was written. Reads see every write that has returned.
 */
public final class Store implements AutoCloseable {
    private static final int HEALTH_TIMEOUT_SECONDS = 2;

    private final Dialect dialect;
    private final WriteQueue queue;
    private final SqlGameStore games;
    private final AccountStore accounts;
    private final TableExtrasStore notes;
    private final NotificationChannelStore channels;
    private final DaysOffStore daysOff;
    private final RatingHistoryStore ratingHistory;
    private final FinishedGameStore finishedGames;
    private final RelationStore relations;
    private final ModerationStore moderation;
    private final PersonalDataStore personalData;
    private final RecoveryCodeStore recoveryCodes;
    private final SigningKeyStore signingKeys;
    private CompletableFuture<Void> pendingCheck = CompletableFuture.completedFuture(null);

    Store(Dialect dialect, Duration reconnectTimeout) {
        this(dialect, reconnectTimeout, ServerRuntime.SYSTEM);
    }

    /** Opens the store on a database that has been migrated. */
    public Store(Dialect dialect, Duration reconnectTimeout, ServerRuntime runtime) {
        this.dialect = dialect;
        try {
            queue = new WriteQueue(dialect, reconnectTimeout, runtime);
        } catch (SQLException e) {
            throw new StoreException("the database exists but cannot be written: " + e.getMessage(), e);
        }
        var queries = new QueryRunner(dialect, runtime);
        games = new SqlGameStore(queries, queue);
        accounts = new AccountStore(queries, queue);
        notes = new TableExtrasStore(queries, queue);
        channels = new NotificationChannelStore(queries, queue);
        daysOff = new DaysOffStore(queries, queue);
        ratingHistory = new RatingHistoryStore(queries);
        finishedGames = new FinishedGameStore(queries, games);
        relations = new RelationStore(queries, queue);
        moderation = new ModerationStore(queries, queue);
        personalData = new PersonalDataStore(queries);
        recoveryCodes = new RecoveryCodeStore(queries, queue);
        signingKeys = new SigningKeyStore(queries, queue);
    }

    public Dialect dialect() {
        return dialect;
    }

    WriteQueue queue() {
        return queue;
    }

    /** Runs work on the writer's thread, in a transaction of its own, and waits for it. */
    public <T> @Nullable T inOwnTransaction(Write.Work<T> work) {
        return WriteQueue.await(queue.submit(new Write.OfWork<>(true, append -> true, work)));
    }

    public GameStore games() {
        return games;
    }

    public AccountStore accounts() {
        return accounts;
    }

    public TableExtrasStore tableExtras() {
        return notes;
    }

    public RatingLookup ratings() {
        return accounts;
    }

    public NotificationChannelStore channels() {
        return channels;
    }

    public DaysOffStore daysOff() {
        return daysOff;
    }

    public RatingHistoryStore ratingHistory() {
        return ratingHistory;
    }

    public FinishedGameStore finishedGames() {
        return finishedGames;
    }

    public RelationStore relations() {
        return relations;
    }

    public ModerationStore moderation() {
        return moderation;
    }

    public PersonalDataStore personalData() {
        return personalData;
    }

    public RecoveryCodeStore recoveryCodes() {
        return recoveryCodes;
    }

    public SigningKeyStore signingKeys() {
        return signingKeys;
    }

    /** Data shared with the other servers on the same database; PostgreSQL only. */
    public ClusterStore cluster() {
        return dialect.openClusterStore();
    }

    /** Returns true if the database responds. */
    public boolean isHealthy() {
        if (!queue.isHealthy()) {
            checkConnection(); // otherwise nothing would reconnect before the next write, and an unhealthy server
            // receives none
            return false;
        }
        try (Connection connection = dialect.readPool().getConnection()) {
            return connection.isValid(HEALTH_TIMEOUT_SECONDS);
        } catch (SQLException e) {
            return false;
        }
    }

    /** Lets the writer check its connection, unless a check is pending. */
    private synchronized void checkConnection() {
        if (pendingCheck.isDone()) {
            pendingCheck = queue.submit(new Write.OfWork<>(false, null, session -> null));
        }
    }

    /** Calls the listener with the size of each committed batch, for metrics. It must not block. */
    public void onCommit(Consumer<Integer> listener) {
        queue.onCommit(listener);
    }

    /** Waits for all submitted writes, then closes. */
    @Override
    public void close() {
        queue.close();
        dialect.close();
    }
}
