package org.merlon.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.accounts.Accounts;
import org.merlon.server.store.accounts.DaysOffStore;
import org.merlon.server.store.accounts.NotificationChannels;
import org.merlon.server.store.accounts.PersonalData;
import org.merlon.server.store.accounts.RatingHistory;
import org.merlon.server.store.accounts.Ratings;
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
import org.merlon.server.store.admin.SqlModeration;
import org.merlon.server.store.log.FinishedGames;
import org.merlon.server.store.log.GameStore;
import org.merlon.server.store.log.SqlFinishedGames;
import org.merlon.server.store.log.SqlGameStore;
import org.merlon.server.store.log.SqlTableNotes;
import org.merlon.server.store.log.TableNotes;
import org.merlon.server.store.sql.Dialect;
import org.merlon.server.store.sql.Postgres;
import org.merlon.server.store.sql.QueryRunner;
import org.merlon.server.store.sql.Write;
import org.merlon.server.store.sql.WriteQueue;

/** The store in an SQL database: writes go through the queue, reads use the pool. */
public final class SqlStore implements Store {
    private static final int HEALTH_SECONDS = 2;

    private final Dialect dialect;
    private final WriteQueue queue;
    private final SqlGameStore logs;
    private final SqlAccounts accounts;
    private final SqlTableNotes talk;
    private final SqlNotificationChannels channels;
    private final SqlDaysOffStore holidays;
    private final SqlRatingHistory standings;
    private final SqlFinishedGames finishedGames;
    private final SqlRelations bonds;
    private final SqlModeration moderation;
    private final SqlPersonalData personal;
    private final SqlRecoveryCodes recoveries;
    private CompletableFuture<Void> probe = CompletableFuture.completedFuture(null);

    SqlStore(Dialect dialect, Duration patience) {
        this.dialect = dialect;
        try {
            queue = new WriteQueue(dialect, patience);
        } catch (SQLException e) {
            throw new StoreException("the database exists but cannot be written: " + e.getMessage(), e);
        }
        var queries = new QueryRunner(dialect);
        logs = new SqlGameStore(queries, queue);
        accounts = new SqlAccounts(queries, queue);
        talk = new SqlTableNotes(queries, queue);
        channels = new SqlNotificationChannels(queries, queue);
        holidays = new SqlDaysOffStore(queries, queue);
        standings = new SqlRatingHistory(queries);
        finishedGames = new SqlFinishedGames(queries, logs);
        bonds = new SqlRelations(queries, queue);
        moderation = new SqlModeration(queries, queue);
        personal = new SqlPersonalData(queries);
        recoveries = new SqlRecoveryCodes(queries, queue);
    }

    public Dialect dialect() {
        return dialect;
    }

    WriteQueue queue() {
        return queue;
    }

    /** Runs work on the writer's thread, in a transaction of its own, and waits for it. */
    public <T> @Nullable T alone(Write.Work<T> work) {
        return WriteQueue.await(queue.submit(new Write.OfWork<>(true, append -> true, work)));
    }

    @Override
    public GameStore games() {
        return logs;
    }

    @Override
    public Accounts accounts() {
        return accounts;
    }

    @Override
    public TableNotes notes() {
        return talk;
    }

    @Override
    public Ratings ratings() {
        return accounts;
    }

    @Override
    public NotificationChannels channels() {
        return channels;
    }

    @Override
    public DaysOffStore daysOff() {
        return holidays;
    }

    @Override
    public RatingHistory ratingHistory() {
        return standings;
    }

    @Override
    public FinishedGames finishedGames() {
        return finishedGames;
    }

    @Override
    public Relations relations() {
        return bonds;
    }

    @Override
    public Moderation moderation() {
        return moderation;
    }

    @Override
    public PersonalData personalData() {
        return personal;
    }

    @Override
    public RecoveryCodes recoveryCodes() {
        return recoveries;
    }

    @Override
    public ClusterStore cluster() {
        if (dialect instanceof Postgres postgres) {
            return postgres.commons();
        }
        throw new StoreException(
                "several servers need a database that they can share: name a PostgreSQL database with --database");
    }

    @Override
    public boolean isHealthy() {
        if (!queue.healthy()) {
            probe(); // otherwise nothing would reconnect before the next write, and an unhealthy server receives none
            return false;
        }
        try (Connection connection = dialect.readers().getConnection()) {
            return connection.isValid(HEALTH_SECONDS);
        } catch (SQLException e) {
            return false;
        }
    }

    /** Lets the writer check its connection, unless a check is pending. */
    private synchronized void probe() {
        if (probe.isDone()) {
            probe = queue.submit(new Write.OfWork<>(false, null, session -> null));
        }
    }

    @Override
    public void onCommit(Consumer<Integer> listener) {
        queue.onBatch(listener);
    }

    @Override
    public void close() {
        queue.close();
        dialect.close();
    }
}
