package org.merlon.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.merlon.server.runtime.ServerRuntime;
import org.merlon.server.store.accounts.Accounts;
import org.merlon.server.store.accounts.DaysOffStore;
import org.merlon.server.store.accounts.NotificationChannels;
import org.merlon.server.store.accounts.PersonalData;
import org.merlon.server.store.accounts.RatingHistory;
import org.merlon.server.store.accounts.RatingLookup;
import org.merlon.server.store.accounts.RecoveryCodes;
import org.merlon.server.store.accounts.Relations;
import org.merlon.server.store.accounts.SqlAccounts;
import org.merlon.server.store.accounts.SqlDaysOffStore;
import org.merlon.server.store.accounts.SqlNotificationChannels;
import org.merlon.server.store.accounts.SqlPersonalData;
import org.merlon.server.store.accounts.SqlRatingHistory;
import org.merlon.server.store.accounts.SqlRecoveryCodes;
import org.merlon.server.store.accounts.SqlRelations;
import org.merlon.server.store.admin.ClusterStore;
import org.merlon.server.store.admin.Moderation;
import org.merlon.server.store.admin.SigningKeys;
import org.merlon.server.store.admin.SqlModeration;
import org.merlon.server.store.admin.SqlSigningKeys;
import org.merlon.server.store.log.FinishedGames;
import org.merlon.server.store.log.GameStore;
import org.merlon.server.store.log.SqlFinishedGames;
import org.merlon.server.store.log.SqlGameStore;
import org.merlon.server.store.log.SqlTableNotes;
import org.merlon.server.store.log.TableNotes;
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
    private final SqlAccounts accounts;
    private final SqlTableNotes notes;
    private final SqlNotificationChannels channels;
    private final SqlDaysOffStore daysOff;
    private final SqlRatingHistory ratingHistory;
    private final SqlFinishedGames finishedGames;
    private final SqlRelations relations;
    private final SqlModeration moderation;
    private final SqlPersonalData personalData;
    private final SqlRecoveryCodes recoveryCodes;
    private final SqlSigningKeys signingKeys;
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
        accounts = new SqlAccounts(queries, queue);
        notes = new SqlTableNotes(queries, queue);
        channels = new SqlNotificationChannels(queries, queue);
        daysOff = new SqlDaysOffStore(queries, queue);
        ratingHistory = new SqlRatingHistory(queries);
        finishedGames = new SqlFinishedGames(queries, games);
        relations = new SqlRelations(queries, queue);
        moderation = new SqlModeration(queries, queue);
        personalData = new SqlPersonalData(queries);
        recoveryCodes = new SqlRecoveryCodes(queries, queue);
        signingKeys = new SqlSigningKeys(queries, queue);
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
    public Accounts accounts() {
        return accounts;
    }

    @Override
    public TableNotes notes() {
        return notes;
    }

    @Override
    public RatingLookup ratings() {
        return accounts;
    }

    @Override
    public NotificationChannels channels() {
        return channels;
    }

    @Override
    public DaysOffStore daysOff() {
        return daysOff;
    }

    @Override
    public RatingHistory ratingHistory() {
        return ratingHistory;
    }

    @Override
    public FinishedGames finishedGames() {
        return finishedGames;
    }

    @Override
    public Relations relations() {
        return relations;
    }

    @Override
    public Moderation moderation() {
        return moderation;
    }

    @Override
    public PersonalData personalData() {
        return personalData;
    }

    @Override
    public RecoveryCodes recoveryCodes() {
        return recoveryCodes;
    }

    @Override
    public SigningKeys signingKeys() {
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
