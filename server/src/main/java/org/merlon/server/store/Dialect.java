package org.merlon.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;

/** What differs between the databases, asked by name. */
sealed interface Dialect extends AutoCloseable permits Sqlite, Postgres {

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
    void survey(Connection writer) throws SQLException;

    /** An expression that reads who made a table from its terms. */
    String creator();

    /** Whether the error means that the connection is gone and another one may work. */
    boolean lost(SQLException error);

    /** Whether the error comes from a race with another process, so that the same transaction may work next time. */
    boolean raced(SQLException error);

    /** Whether the answer to a commit can get lost, so that its outcome has to be looked up. */
    boolean answersGetLost();

    /** The name under which the writer marks its commits, if answers get lost. */
    String writerName();

    /** Ends what an earlier connection of this writer left running in the database. */
    void endLeftovers(Connection writer) throws SQLException;

    /** Gives up, at the end, what the writer's connection holds beyond its transactions. */
    void leave(Connection writer) throws SQLException;

    @Override
    void close();
}
