package org.merlon.simulation.database;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.merlon.simulation.world.World;

/**
 * A database in memory, with faults. It is SQLite, either as one server's own file or in place of a PostgreSQL that
 * several servers share. Transactions are whole: a fault strikes before the first statement, at any statement, before the
 * commit, or after it, when its reply is lost.
 */
public final class SimulatedDatabase implements AutoCloseable {
    private final World world;
    private final boolean shared;
    private final PooledDatabase real;
    private final List<SimulatedConnection> open = new ArrayList<>();
    private final List<Long> strikes = new ArrayList<>();
    private long stalledUntil;
    private long downUntil;
    private long fullUntil;
    private long slowUntil;

    /** @param shared whether several servers use it, over connections that can be cut */
    public SimulatedDatabase(World world, boolean shared) {
        this.world = world;
        this.shared = shared;
        try {
            real = PooledDatabase.take();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    boolean isShared() {
        return shared;
    }

    World world() {
        return world;
    }

    PooledDatabase real() {
        return real;
    }

    /** A connection without faults that lasts as long as the database; used by one thread at a time. */
    public Connection direct() {
        return real.owner();
    }

    void opened(SimulatedConnection each) {
        open.add(each);
    }

    void closed(SimulatedConnection each) {
        open.remove(each);
    }

    /** Cuts all connections, and those of the next time too. */
    public void restart(long millis) {
        downUntil = Math.max(downUntil, world.elapsedMillis() + millis);
        cutConnections();
    }

    /** Cuts all connections; new ones can be opened at once. */
    public void cutConnections() {
        for (SimulatedConnection each : List.copyOf(open)) {
            each.cut();
        }
    }

    /** Cuts the connections of one server. */
    void abortAll(DatabaseClient client) {
        for (SimulatedConnection each : List.copyOf(open)) {
            if (each.client() == client) {
                each.cut();
            }
        }
    }

    /** Lets nothing through for a time. */
    public void stall(long millis) {
        stalledUntil = Math.max(stalledUntil, world.elapsedMillis() + millis);
    }

    /** Refuses what needs space for a time. */
    public void fill(long millis) {
        fullUntil = Math.max(fullUntil, world.elapsedMillis() + millis);
    }

    /** Takes long for each transaction for a time. */
    public void slowDown(long millis) {
        slowUntil = Math.max(slowUntil, world.elapsedMillis() + millis);
    }

    /** Ends all faults. */
    public void heal() {
        stalledUntil = 0;
        downUntil = 0;
        fullUntil = 0;
        slowUntil = 0;
    }

    void recordStrike() {
        strikes.add(world.elapsedMillis());
    }

    /** The times at which commits have failed, or servers have died with them. */
    public List<Long> strikes() {
        return strikes;
    }

    boolean isDown() {
        return world.elapsedMillis() < downUntil;
    }

    boolean isFull() {
        return world.elapsedMillis() < fullUntil;
    }

    boolean isSlow() {
        return world.elapsedMillis() < slowUntil;
    }

    /** The time that a statement has to wait because of a stall. */
    long stallMillis() {
        return Math.max(0, stalledUntil - world.elapsedMillis());
    }

    @Override
    public void close() {
        try {
            real.giveBack();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
