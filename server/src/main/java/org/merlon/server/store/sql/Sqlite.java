package org.merlon.server.store.sql;

import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.merlon.server.store.StoreException;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** A SQLite file, owned by one server at a time. */
public final class Sqlite implements Dialect {
    /** Reads are short and the machine is small; more connections would only wait for each other. */
    private static final int READ_POOL_SIZE = 4;

    /** Another process (a backup opening the file) holds it only briefly. */
    private static final int BUSY_TIMEOUT_MILLIS = 10_000;

    /**
     * Size of the write-ahead log in pages (64 MiB) at which the writer makes a checkpoint, in case {@link WalCheckpointer}
     * cannot keep up.
     */
    private static final int CHECKPOINT_PAGES = 16_000;

    private static final int WAL_LIMIT_BYTES = 64 << 20;

    private final Path file;
    private @Nullable FileChannel lockFile;
    private @Nullable HikariDataSource readPool;
    private @Nullable WalCheckpointer checkpointer;

    public Sqlite(Path file) {
        this.file = file;
    }

    public Path file() {
        return file;
    }

    @Override
    public String migrationLocation() {
        return "classpath:db/migration/sqlite";
    }

    @Override
    public DataSource migrationDataSource() {
        return dataSource();
    }

    /** Locks a file beside the database, wherever links lead. The operating system releases the lock even if this process crashes. */
    @Override
    public void acquire() {
        try {
            PrivateFiles.createFolderOf(file);
            PrivateFiles.createIfMissing(file);
            // Beside the file itself, so that two servers that reach it by different links find the same lock.
            Path realFile = file.toRealPath();
            Path lockPath = realFile.resolveSibling(realFile.getFileName() + ".lock");
            PrivateFiles.createIfMissing(lockPath);
            var channel = FileChannel.open(lockPath, StandardOpenOption.WRITE);
            if (!tryLock(channel)) {
                channel.close();
                throw new StoreException("another Merlon server uses " + file
                        + "; stop it first, or give this one another folder with --data");
            }
            lockFile = channel;
        } catch (FileAlreadyExistsException e) {
            throw new StoreException(
                    "cannot keep data in " + file.getParent() + ": there is a file of that name; choose another --data",
                    e);
        } catch (IOException e) {
            throw new StoreException(
                    "cannot write to " + file.getParent() + "; give a folder you may write to with --data", e);
        }
    }

    @SuppressWarnings("try") // the lock lives as long as its channel
    private static boolean tryLock(FileChannel channel) throws IOException {
        try {
            FileLock lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException e) {
            return false; // this process holds it already
        }
    }

    @Override
    public synchronized DataSource readPool() {
        if (readPool == null) {
            readPool = new HikariDataSource(Dialect.poolConfig(dataSource(), READ_POOL_SIZE));
        }
        return readPool;
    }

    @Override
    public synchronized Connection openWriter() throws SQLException {
        Connection connection = dataSource().getConnection();
        connection.setAutoCommit(false);
        if (lockFile != null && checkpointer == null) {
            checkpointer = new WalCheckpointer(dataSource().getConnection());
        }
        return connection;
    }

    @Override
    public Connection openSnapshot() throws SQLException {
        Connection connection = dataSource().getConnection();
        connection.setAutoCommit(false); // the first read fixes the state that all later reads see
        return connection;
    }

    private DataSource dataSource() {
        var config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.setBusyTimeout(BUSY_TIMEOUT_MILLIS);
        config.enforceForeignKeys(true);
        config.setJournalSizeLimit(WAL_LIMIT_BYTES);
        config.setPragma(SQLiteConfig.Pragma.WAL_AUTOCHECKPOINT, Integer.toString(CHECKPOINT_PAGES));
        var source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file);
        return source;
    }

    /**
     * SQLITE_BUSY_SNAPSHOT: a backup or an administrator has written since this transaction read, so it has to read
     * again.
     */
    @Override
    public boolean isConflict(SQLException error) {
        return error instanceof SQLiteException sqliteError
                && sqliteError.getResultCode() == SQLiteErrorCode.SQLITE_BUSY_SNAPSHOT;
    }

    @Override
    public boolean usesJournal() {
        return true;
    }

    @Override
    public boolean tryLockExclusively(Connection writer) {
        return lockFile != null;
    }

    @Override
    public String creatorExpression() {
        return "json_extract(terms, '$.creator')";
    }

    @Override
    public synchronized void close() {
        if (checkpointer != null) {
            checkpointer.close();
        }
        if (readPool != null) {
            readPool.close();
        }
        try {
            if (lockFile != null) {
                lockFile.close();
            }
        } catch (IOException e) {
            throw new StoreException("cannot release the lock of " + file, e);
        }
    }
}
