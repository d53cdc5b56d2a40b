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
import org.merlon.server.store.accounts.SqlAccountStore;
import org.merlon.server.store.accounts.SqlDaysOffStore;
import org.merlon.server.store.accounts.SqlNotificationChannelStore;
import org.merlon.server.store.accounts.SqlPersonalDataStore;
import org.merlon.server.store.accounts.SqlRatingHistoryStore;
import org.merlon.server.store.accounts.SqlRecoveryCodeStore;
import org.merlon.server.store.accounts.SqlRelationStore;
import org.merlon.server.store.admin.ModerationStore;
import org.merlon.server.store.admin.SigningKeyStore;
import org.merlon.server.store.admin.SqlModerationStore;
import org.merlon.server.store.admin.SqlSigningKeyStore;
import org.merlon.server.store.cluster.ClusterStore;
import org.merlon.server.store.log.FinishedGameStore;
import org.merlon.server.store.log.GameStore;
import org.merlon.server.store.log.SqlFinishedGameStore;
import org.merlon.server.store.log.SqlGameStore;
import org.merlon.server.store.log.SqlTableExtrasStore;
import org.merlon.server.store.log.TableExtrasStore;
import org.merlon.server.store.sql.Dialect;
import org.merlon.server.store.sql.QueryRunner;
import org.merlon.server.store.sql.Write;
import org.merlon.server.store.sql.WriteQueue;

/** The store in an SQL database: writes go through the queue, reads use the pool. */
public final class SqlStore implements Store {
    private static final int HEALTH_TIMEOUT_SECONDS = 2;

    private final Dialect dialect;
    private final WriteQueue queue;
    private final SqlGameStore games;
    private final SqlAccountStore accounts;
    private final SqlTableExtrasStore notes;
    private final SqlNotificationChannelStore channels;
    private final SqlDaysOffStore daysOff;
    private final SqlRatingHistoryStore ratingHistory;
    private final SqlFinishedGameStore finishedGames;
    private final SqlRelationStore relations;
    private final SqlModerationStore moderation;
    private final SqlPersonalDataStore personalData;
    private final SqlRecoveryCodeStore recoveryCodes;
    private final SqlSigningKeyStore signingKeys;
    private CompletableFuture<Void> pendingCheck = CompletableFuture.completedFuture(null);

    SqlStore(Dialect dialect, Duration reconnectTimeout) {
        this(dialect, reconnectTimeout, ServerRuntime.SYSTEM);
    }

    /** Opens the store on a database that has been migrated. */
    public SqlStore(Dialect dialect, Duration reconnectTimeout, ServerRuntime runtime) {
        this.dialect = dialect;
        try {
            queue = new WriteQueue(dialect, reconnectTimeout, runtime);
        } catch (SQLException e) {
            throw new StoreException("the database exists but cannot be written: " + e.getMessage(), e);
        }
        var queries = new QueryRunner(dialect, runtime);
        games = new SqlGameStore(queries, queue);
        accounts = new SqlAccountStore(queries, queue);
        notes = new SqlTableExtrasStore(queries, queue);
        channels = new SqlNotificationChannelStore(queries, queue);
        daysOff = new SqlDaysOffStore(queries, queue);
        ratingHistory = new SqlRatingHistoryStore(queries);
        finishedGames = new SqlFinishedGameStore(queries, games);
        relations = new SqlRelationStore(queries, queue);
        moderation = new SqlModerationStore(queries, queue);
        personalData = new SqlPersonalDataStore(queries);
        recoveryCodes = new SqlRecoveryCodeStore(queries, queue);
        signingKeys = new SqlSigningKeyStore(queries, queue);
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

    @Override
    public GameStore games() {
        return games;
    }

    @Override
    public AccountStore accounts() {
        return accounts;
    }

    @Override
    public TableExtrasStore tableExtras() {
        return notes;
    }

    @Override
    public RatingLookup ratings() {
        return accounts;
    }

    @Override
    public NotificationChannelStore channels() {
        return channels;
    }

    @Override
    public DaysOffStore daysOff() {
        return daysOff;
    }

    @Override
    public RatingHistoryStore ratingHistory() {
        return ratingHistory;
    }

    @Override
    public FinishedGameStore finishedGames() {
        return finishedGames;
    }

    @Override
    public RelationStore relations() {
        return relations;
    }

    @Override
    public ModerationStore moderation() {
        return moderation;
    }

    @Override
    public PersonalDataStore personalData() {
        return personalData;
    }

    @Override
    public RecoveryCodeStore recoveryCodes() {
        return recoveryCodes;
    }

    @Override
    public SigningKeyStore signingKeys() {
        return signingKeys;
    }

    @Override
    public ClusterStore cluster() {
        return dialect.openClusterStore();
    }

    @Override
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

    @Override
    public void onCommit(Consumer<Integer> listener) {
        queue.onCommit(listener);
    }

    @Override
    public void close() {
        queue.close();
        dialect.close();
    }
}
