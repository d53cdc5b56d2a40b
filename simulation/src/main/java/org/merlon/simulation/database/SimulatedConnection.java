package org.merlon.simulation.database;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import org.jspecify.annotations.Nullable;
import org.merlon.simulation.database.DatabaseClient.CommitFault;

/**
 * A connection of a simulated server. It waits before the first statement of a transaction and after its commit, and
 * never in between, so that transactions of several servers do not meet inside the real database.
 */
final class SimulatedConnection {
    private final DatabaseClient client;
    private final RealConnection real;
    private final boolean writes;
    private final Connection proxy;
    private boolean inTransaction;
    private boolean cut;

    SimulatedConnection(DatabaseClient client, boolean writes) throws SQLException {
        this.client = client;
        real = client.database().real().connect(writes);
        this.writes = writes;
        proxy = (Connection) Proxy.newProxyInstance(
                SimulatedConnection.class.getClassLoader(),
                new Class<?>[] {Connection.class},
                (self, method, values) -> onConnection(method, values));
        client.database().opened(this);
    }

    Connection proxy() {
        return proxy;
    }

    DatabaseClient client() {
        return client;
    }

    boolean isCut() {
        return cut;
    }

    /** Ends the connection from the other side; its transaction is rolled back. */
    void cut() {
        if (!cut) {
            cut = true;
            client.database().closed(this);
            try {
                client.database().real().disconnect(real, writes);
            } catch (SQLException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private void requireOpen() throws SQLException {
        if (cut) {
            throw DatabaseClient.lost();
        }
    }

    private @Nullable Object onConnection(Method method, Object @Nullable [] values) throws Throwable {
        String name = method.getName();
        if (name.equals("isValid")) {
            return !cut && !client.database().isDown();
        }
        if (name.equals("close")) {
            close();
            return null;
        }
        requireOpen();
        if (name.equals("commit")) {
            commit();
            return null;
        }
        if (name.equals("prepareStatement") && values != null) {
            String sql = values[0].toString().replace(" FOR UPDATE", "");
            PreparedStatement statement = real.prepare(sql);
            return wrap(PreparedStatement.class, statement, () -> real.release(statement));
        }
        Object result = invoke(real.connection(), method, values);
        if (name.equals("rollback")) {
            inTransaction = false;
        }
        return result instanceof Statement statement ? wrap(Statement.class, statement, statement::close) : result;
    }

    /** Ends a writer's connection; that for reads is used again. */
    private void close() {
        if (writes) {
            cut();
        }
    }

    /** The end of the use of a statement. */
    private interface Release {
        void run() throws SQLException;
    }

    private <T extends Statement> T wrap(Class<T> type, T statement, Release release) {
        return type.cast(Proxy.newProxyInstance(
                SimulatedConnection.class.getClassLoader(), new Class<?>[] {type}, (self, method, values) -> {
                    if (method.getName().equals("close")) {
                        if (!cut) {
                            release.run();
                        }
                        return null;
                    }
                    requireOpen();
                    if (writes && method.getName().startsWith("execute")) {
                        beforeStatement();
                    }
                    return invoke(statement, method, values);
                }));
    }

    private void beforeStatement() throws SQLException {
        if (!inTransaction) {
            client.access();
            requireOpen();
            inTransaction = true;
        } else if (client.nextFault() == CommitFault.TORN) {
            client.takeFault();
            throw client.database().isShared() ? loseConnection() : DatabaseClient.torn();
        }
    }

    private SQLException loseConnection() {
        cut();
        return DatabaseClient.lost();
    }

    private void commit() throws SQLException {
        if (!inTransaction) {
            return;
        }
        if (client.database().isFull()) {
            throw DatabaseClient.full();
        }
        CommitFault fault = client.takeFault();
        if (fault == CommitFault.LOST) {
            throw client.database().isShared() ? loseConnection() : DatabaseClient.torn();
        }
        if (fault == CommitFault.KILLED_BEFORE) {
            client.die();
        }
        real.connection().commit();
        inTransaction = false;
        if (fault == CommitFault.KILLED_AFTER) {
            client.die();
        }
        if (fault == CommitFault.REPLY_LOST && client.database().isShared()) {
            throw loseConnection();
        }
        client.awaitReply();
        requireOpen();
    }

    private static @Nullable Object invoke(Object target, Method method, Object @Nullable [] values) throws Throwable {
        try {
            return method.invoke(target, values);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
