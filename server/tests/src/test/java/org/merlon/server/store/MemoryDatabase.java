package org.merlon.server.store;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.backup.BackupTable;
import org.merlon.server.store.log.StoredGame;
import org.merlon.server.store.sql.Sqlite;
import org.merlon.server.store.sql.WriterConnection;

/** An in-memory SQLite database for tests. Writes can be made to fail, and reads are counted. */
public final class MemoryDatabase implements AutoCloseable {
    private static final AtomicInteger COUNTER = new AtomicInteger();
    private static final Set<String> PERSON_READS =
            Set.of("person", "personByName", "names", "personOfSession", "personOfToken");

    private static final Pattern WRITE_METHODS =
            Pattern.compile("append|add|put|attach|remove|update|claim|mergeGuest");

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
        return instrument(
                Store.class, new SqlStore(new Sqlite(Path.of(address)), WriterConnection.DEFAULT_RECONNECT_TIMEOUT));
    }

    private <T> T instrument(Class<T> port, T real) {
        return port.cast(Proxy.newProxyInstance(
                port.getClassLoader(), new Class<?>[] {port}, (proxy, method, values) -> invoke(real, method, values)));
    }

    private @Nullable Object invoke(Object real, Method method, Object @Nullable [] values) throws Throwable {
        if (writesFail && WRITE_METHODS.matcher(method.getName()).lookingAt()) {
            throw new StoreException("the test broke the store");
        }
        if (PERSON_READS.contains(method.getName())) {
            personReads.incrementAndGet();
        }
        try {
            Object answer = method.invoke(real, values);
            if (answer instanceof StoredGame game) {
                entriesRead.addAndGet(game.entries().size());
            } else if (method.getName().equals("entriesAfter") && answer instanceof List<?> entries) {
                entriesRead.addAndGet(entries.size());
            }
            return real instanceof Store
                            && answer != null
                            && method.getReturnType().isInterface()
                    ? castAndInstrument(method.getReturnType(), answer)
                    : answer;
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private <T> T castAndInstrument(Class<T> type, Object real) {
        return instrument(type, type.cast(real));
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
