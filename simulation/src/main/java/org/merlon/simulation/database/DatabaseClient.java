package org.merlon.simulation.database;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.sql.Dialect;
import org.merlon.simulation.world.SimulatedRuntime;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** The access of one simulated server to the database. */
public final class DatabaseClient {
    /** A fault that strikes at the next commit of a server. */
    public enum CommitFault {
        /** The transaction is rolled back, and the connection is lost. */
        LOST,
        /** The transaction is committed, and the connection is lost before the reply. */
        REPLY_LOST,
        /** The server dies before the transaction is committed. */
        KILLED_BEFORE,
        /** The server dies after the transaction is committed. */
        KILLED_AFTER,
        /** One of the next statements fails. */
        TORN
    }

    /** Without a reply for this long, a connection counts as lost. */
    private static final long SOCKET_TIMEOUT_MILLIS = 30_000;

    private static final int FASTEST_MICROS = 50;
    private static final int SPREAD_MICROS = 700;
    private static final int SLOW_MILLIS = 900;

    private final SimulatedDatabase database;
    private final SimulatedRuntime process;
    private final Runnable kill;
    private @Nullable CommitFault nextFault;
    private @Nullable SimulatedConnection reader;

    /** @param kill ends the server of this client */
    public DatabaseClient(SimulatedDatabase database, SimulatedRuntime process, Runnable kill) {
        this.database = database;
        this.process = process;
        this.kill = kill;
    }

    /** The dialect by which the server's store reaches the database. */
    public Dialect dialect(String writerName) {
        return new SimulatedDialect(this, writerName);
    }

    SimulatedDatabase database() {
        return database;
    }

    /** Lets a fault strike at the next commit. */
    public void strikeNextCommit(CommitFault fault) {
        nextFault = fault;
    }

    /** Lets no fault strike any more. */
    public void clearFault() {
        nextFault = null;
    }

    @Nullable CommitFault takeFault() {
        CommitFault fault = nextFault;
        nextFault = null;
        if (fault != null) {
            database.recordStrike();
        }
        return fault;
    }

    @Nullable CommitFault nextFault() {
        return nextFault;
    }

    /** Waits as long as a statement takes to arrive; fails if the database cannot be reached. */
    void access() throws SQLException {
        sleep(TimeUnit.MICROSECONDS.toNanos(FASTEST_MICROS + process.randomInt(SPREAD_MICROS)));
        if (database.isSlow()) {
            sleep(TimeUnit.MILLISECONDS.toNanos(process.randomInt(SLOW_MILLIS)));
        }
        long stall = database.stallMillis();
        if (stall > 0) {
            sleep(TimeUnit.MILLISECONDS.toNanos(Math.min(stall, SOCKET_TIMEOUT_MILLIS)));
            if (stall > SOCKET_TIMEOUT_MILLIS) {
                throw lost();
            }
        }
        if (database.isDown()) {
            throw lost();
        }
    }

    /** Waits as long as the reply to a commit takes. */
    void awaitReply() {
        sleep(TimeUnit.MICROSECONDS.toNanos(FASTEST_MICROS + process.randomInt(SPREAD_MICROS)));
    }

    private void sleep(long nanos) {
        try {
            process.sleepNanos(nanos);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    static SQLException lost() {
        return new SQLException("the connection is lost", "08006");
    }

    static SQLException full() {
        return new SQLiteException("the disk is full", SQLiteErrorCode.SQLITE_FULL);
    }

    static SQLException torn() {
        return new SQLiteException("the disk failed", SQLiteErrorCode.SQLITE_IOERR);
    }

    /** Ends the server; its current thread never continues. */
    void die() {
        kill.run();
        while (true) {
            LockSupport.park();
        }
    }

    Connection openWriter() throws SQLException {
        access();
        return new SimulatedConnection(this, true).proxy();
    }

    /** The connections for reads; all threads share one, because a read does not wait while it has a result. */
    DataSource readers() {
        return new ReadSource(this);
    }

    Connection reader() throws SQLException {
        access();
        SimulatedConnection current = reader;
        if (current == null || current.isCut()) {
            current = new SimulatedConnection(this, false);
            reader = current;
        }
        return current.proxy();
    }

    /** Aborts what the server's connections are doing, because the server is gone. */
    public void disconnect() {
        database.abortAll(this);
    }
}
