package org.merlon.server.store.sql;

import com.zaxxer.hikari.HikariConfig;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;

/** What differs between the databases, asked by name; unless it says otherwise, one is a file that is always there. */
public sealed interface Dialect extends AutoCloseable permits Sqlite, Postgres {

    /** Where the migrations are on the class path. */
    String migrations();

    /** Connections for the migrations. */
    DataSource owner();

    /** Makes sure that the database can be reached and nobody is in the way; says what to do if not. */
    void claim();

    /** A pool of connections for short reads; they see everything committed. */
    DataSource readers();

    /** A new connection for the one writer, with explicit commits that are durable when they return. */
    Connection writer() throws SQLException;

    /** A new connection that reads one unchanging state of the whole database, row by row, until it is closed. */
    Connection snapshot() throws SQLException;

    /** Makes sure, until the writer's transaction ends, that no other process writes; false if one may. */
    boolean exclude(Connection writer) throws SQLException;

    /** Has the database look at what it holds after it was filled, or it would plan its queries as for an empty one. */
    default void survey(Connection writer) throws SQLException {}

    /** Whether moves are written into a {@link ResultsFile} first, which only one process may do. */
    default boolean keepsJournal() {
        return false;
    }

    /** An expression that reads who made a table from its terms. */
    String creator();

    /** Whether the error means that the connection is gone and another one may work. */
    default boolean lost(SQLException error) {
        return false;
    }

    /** Whether the error comes from a race with another process, so that the same transaction may work next time. */
    default boolean raced(SQLException error) {
        return false;
    }

    /** Whether the answer to a commit can get lost, so that its outcome has to be looked up. */
    default boolean answersGetLost() {
        return false;
    }

    /** The name under which the writer marks its commits, if answers get lost. */
    default String writerName() {
        return "";
    }

    /** Ends what an earlier connection of this writer left running in the database. */
    default void endLeftovers(Connection writer) throws SQLException {}

    /** Gives up, at the end, what the writer's connection holds beyond its transactions. */
    default void leave(Connection writer) throws SQLException {}

    /** The settings of a pool for short reads. */
    static HikariConfig pool(DataSource source, int size) {
        var config = new HikariConfig();
        config.setDataSource(source);
        config.setMaximumPoolSize(size);
        config.setPoolName("merlon-reads");
        return config;
    }

    @Override
    void close();
}
