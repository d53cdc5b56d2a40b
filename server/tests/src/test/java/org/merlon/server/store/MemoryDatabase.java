package org.merlon.server.store;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.backup.BackupTable;
import org.merlon.server.store.sql.Dialect;
import org.merlon.server.store.sql.Sqlite;
import org.merlon.server.store.sql.WriterConnection;

/** An in-memory SQLite database for tests. Writes can be made to fail, and reads are counted. */
public final class MemoryDatabase implements AutoCloseable {
    private static final AtomicInteger COUNTER = new AtomicInteger();
    private static final Pattern PERSON_READS =
            Pattern.compile("SELECT (id, name, kind, password|p.id, COALESCE|s.person, p.seen|person FROM token)");

    private final String address = "file:/test" + COUNTER.incrementAndGet() + "?vfs=memdb";

    /** The database exists as long as this connection is open. */
    private final Connection connection;

    private volatile boolean writesFail;
    private final AtomicInteger personReads = new AtomicInteger();
    private final AtomicInteger entriesRead = new AtomicInteger();

    public MemoryDatabase() {
        try {
            connection = DriverManager.getConnection("jdbc:sqlite:" + address);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        execute("restore from '" + SqliteTemplate.file() + "'");
    }

    /** Opens a store on the database; all of them share the same data. */
    public Store open() {
        return new Store(
                observe(Dialect.class, new Sqlite(Path.of(address)), ""), WriterConnection.DEFAULT_RECONNECT_TIMEOUT);
    }

    /** Returns an object that behaves like another, except for failing commits, and observes what it returns. */
    private <T> T observe(Class<T> type, T real, String sql) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(),
                new Class<?>[] {type},
                (proxy, method, values) -> invoke(real, method, values, sql)));
    }

    private @Nullable Object invoke(Object real, Method method, Object @Nullable [] values, String sql)
            throws Throwable {
        if (writesFail && method.getName().equals("commit")) {
            throw new SQLException("the test broke the database");
        }
        Object answer;
        try {
            answer = method.invoke(real, values);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
        return switch (answer) {
            case DataSource source when method.getName().equals("readPool") -> observe(DataSource.class, source, "");
            case Connection opened -> observe(Connection.class, opened, "");
            case PreparedStatement statement
            when values != null -> observe(PreparedStatement.class, statement, String.valueOf(values[0]));
            case ResultSet rows -> {
                if (PERSON_READS.matcher(sql).lookingAt()) {
                    personReads.incrementAndGet();
                }
                yield sql.contains("FROM entry") ? observe(ResultSet.class, rows, sql) : rows;
            }
            case Boolean found
            when method.getName().equals("next") -> {
                entriesRead.addAndGet(found ? 1 : 0);
                yield found;
            }
            case null, default -> answer;
        };
    }

    /** Makes every write fail from now on, without effect, or succeed again. */
    public void failWrites(boolean fail) {
        writesFail = fail;
    }

    /** The number of reads of people, sessions and tokens. */
    public int personReads() {
        return personReads.get();
    }

    /** The number of log entries read. */
    public int entriesRead() {
        return entriesRead.get();
    }

    /** All stored hashes of session and token secrets. */
    public List<String> secretHashes() {
        return query("SELECT secret_hash FROM session UNION ALL SELECT secret_hash FROM token");
    }

    /** The number of accounts, including deleted ones. */
    public int countPeople() {
        return query("SELECT id FROM person").size();
    }

    /** The number of column values of all tables that contain a text. */
    public int countOccurrences(String text) {
        int count = 0;
        for (BackupTable table : BackupTable.ALL) {
            for (String column : table.columnNames()) {
                count += query("SELECT 1 FROM " + table.name() + " WHERE CAST(" + column + " AS TEXT) LIKE '%" + text
                                + "%'")
                        .size();
            }
        }
        return count;
    }

    private List<String> query(String sql) {
        try (Statement statement = connection.createStatement();
                var rows = statement.executeQuery(sql)) {
            var all = new ArrayList<String>();
            while (rows.next()) {
                all.add(rows.getString(1));
            }
            return all;
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Changes stored data directly, to simulate a damaged or manually edited database. */
    public void execute(String sql) {
        try (Statement statement = connection.createStatement()) {
            statement.executeUpdate(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
