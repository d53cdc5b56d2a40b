package org.merlon.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The store in an SQL database: writes go to the queue, reads to the pool. */
final class SqlStore implements Store {
    private static final int HEALTH_SECONDS = 2;

    private final Dialect dialect;
    private final WriteQueue queue;
    private final SqlGameLogs logs;
    private final SqlAccounts accounts;
    private final SqlTalk talk;
    private final SqlChannels channels;
    private final SqlHolidays holidays;
    private final SqlStandings standings;
    private final SqlFinishedGames finishedGames;
    private final SqlBonds bonds;
    private final SqlModeration moderation;
    private final SqlPersonal personal;
    private final SqlRecoveries recoveries;
    private CompletableFuture<Void> probe = CompletableFuture.completedFuture(null);

    SqlStore(Dialect dialect, Duration patience) {
        this.dialect = dialect;
        try {
            queue = new WriteQueue(dialect, patience);
        } catch (SQLException e) {
            throw new StoreException("the database is there but cannot be written: " + e.getMessage(), e);
        }
        var reads = new Reads(dialect);
        logs = new SqlGameLogs(reads, queue);
        accounts = new SqlAccounts(reads, queue);
        talk = new SqlTalk(reads, queue);
        channels = new SqlChannels(reads, queue);
        holidays = new SqlHolidays(reads, queue);
        standings = new SqlStandings(reads);
        finishedGames = new SqlFinishedGames(reads, logs);
        bonds = new SqlBonds(reads, queue);
        moderation = new SqlModeration(reads, queue);
        personal = new SqlPersonal(reads);
        recoveries = new SqlRecoveries(reads, queue);
    }

    Dialect dialect() {
        return dialect;
    }

    WriteQueue queue() {
        return queue;
    }

    /** Does something in the writer's turn, in a transaction of its own, and waits for it. */
    <T> @Nullable T alone(Write.Work<T> work) {
        return WriteQueue.await(queue.submit(new Write.OfWork<>(true, append -> true, work)));
    }

    @Override
    public GameLogs logs() {
        return logs;
    }

    @Override
    public Accounts accounts() {
        return accounts;
    }

    @Override
    public Talk talk() {
        return talk;
    }

    @Override
    public Ratings ratings() {
        return accounts;
    }

    @Override
    public Channels channels() {
        return channels;
    }

    @Override
    public Holidays holidays() {
        return holidays;
    }

    @Override
    public Standings standings() {
        return standings;
    }

    @Override
    public FinishedGames finishedGames() {
        return finishedGames;
    }

    @Override
    public Bonds bonds() {
        return bonds;
    }

    @Override
    public Moderation moderation() {
        return moderation;
    }

    @Override
    public Personal personal() {
        return personal;
    }

    @Override
    public Recoveries recoveries() {
        return recoveries;
    }

    @Override
    public Commons commons() {
        if (dialect instanceof Postgres postgres) {
            return postgres.commons();
        }
        throw new StoreException(
                "several servers need a database that they can share: name a PostgreSQL with --database");
    }

    @Override
    public boolean healthy() {
        if (!queue.healthy()) {
            probe(); // or nobody would try again before the next move, which a sick server is not sent
            return false;
        }
        try (Connection connection = dialect.readers().getConnection()) {
            return connection.isValid(HEALTH_SECONDS);
        } catch (SQLException e) {
            return false;
        }
    }

    /** Has the writer look for its connection, if it is not looking already. */
    private synchronized void probe() {
        if (probe.isDone()) {
            probe = queue.submit(new Write.OfWork<>(false, null, session -> null));
        }
    }

    @Override
    public void onBatch(Consumer<Integer> listener) {
        queue.onBatch(listener);
    }

    @Override
    public void close() {
        queue.close();
        dialect.close();
    }
}
