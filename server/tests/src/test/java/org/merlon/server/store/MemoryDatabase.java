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
    private static final AtomicInteger MADE = new AtomicInteger();
    private static final Set<String> ABOUT_PEOPLE =
            Set.of("person", "personByName", "names", "personOfSession", "personOfToken");

    private static final Pattern WRITES =
            Pattern.compile("append|add|put|attach|remove|update|claim|forget|handOver|postpone");

    private final String address = "file:/test" + MADE.incrementAndGet() + "?vfs=memdb";

    /** The database exists as long as this connection is open. */
    private final Connection connection;

    private volatile boolean broken;
    private final AtomicInteger reads = new AtomicInteger();
    private final AtomicInteger entriesRead = new AtomicInteger();

    public MemoryDatabase() {
        try {
            connection = DriverManager.getConnection("jdbc:sqlite:" + address);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        change("restore from '" + FreshFile.made() + "'");
    }

    /** Opens a store on the database; all of them share the same data. */
    public Store open() {
        return watched(Store.class, new SqlStore(new Sqlite(Path.of(address)), WriterConnection.PATIENCE));
    }

    private <T> T watched(Class<T> port, T real) {
        return port.cast(Proxy.newProxyInstance(
                port.getClassLoader(), new Class<?>[] {port}, (proxy, method, values) -> answer(real, method, values)));
    }

    private @Nullable Object answer(Object real, Method method, Object @Nullable [] values) throws Throwable {
        if (broken && WRITES.matcher(method.getName()).lookingAt()) {
            throw new StoreException("the test broke the store");
        }
        if (ABOUT_PEOPLE.contains(method.getName())) {
            reads.incrementAndGet();
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
                    ? port(method.getReturnType(), answer)
                    : answer;
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private <T> T port(Class<T> type, Object real) {
        return watched(type, type.cast(real));
    }

    /** Makes every write fail from now on, without effect, or succeed again. */
    public void breakWrites(boolean now) {
        broken = now;
    }

    /** The number of reads of people, sessions and tokens. */
    public int reads() {
        return reads.get();
    }

    /** The number of log entries read. */
    public int entriesRead() {
        return entriesRead.get();
    }

    /** All stored hashes of session and token secrets. */
    public List<String> secretHashes() {
        return texts("SELECT secret_hash FROM session UNION ALL SELECT secret_hash FROM token");
    }

    /** The number of accounts, including deleted ones. */
    public int countPeople() {
        return texts("SELECT id FROM person").size();
    }

    /** The number of column values of all tables that contain a text. */
    public int countTexts(String text) {
        int count = 0;
        for (BackupTable table : BackupTable.ALL) {
            for (String column : table.columns()) {
                count += texts("SELECT 1 FROM " + table.table() + " WHERE CAST(" + column + " AS TEXT) LIKE '%" + text
                                + "%'")
                        .size();
            }
        }
        return count;
    }

    private List<String> texts(String sql) {
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
    public void change(String sql) {
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
