package org.merlon.server.table;

import java.util.concurrent.locks.Lock;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.Store;

/** What a table needs of the house it stands in. */
public interface Surroundings {
    Store store();

    Directory names();

    /** Milliseconds since 1970. */
    long now();

    /** When the server was away, not yet started or stopped in its tracks; clocks do not count that. */
    Pauses pauses();

    /** The table as the store has it now. */
    GameLog.Loaded reload(String id) throws RefusedException;

    /** Held from reading ratings until the new ones are stored, so that two games that end at once both count. */
    Lock ratings();

    /** Called when entries were stored, with the nanoseconds that it took. */
    void stored(long nanos);

    /** Called after every entry: bots may have to think, clocks to be set. */
    void changed(Table table, LiveGame game);
}
