package org.merlon.server.table;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.PositionException;
import org.merlon.engine.data.Data;
import org.merlon.server.store.StoredEntry;

/** What happened at a table, for those who were not there. */
public final class Moment {
    private Moment() {}

    /** The entries of a table's log after a number, as everybody may see them. */
    public static List<Data.Obj> entriesAfter(Surroundings around, String table, int number) throws RefusedException {
        var entries = new ArrayList<Data.Obj>();
        for (StoredEntry stored : around.store().entriesAfter(table, number)) {
            try {
                entries.add(EntryView.of(Entry.read(stored), stored, around.names()));
            } catch (PositionException e) {
                throw new RefusedException("the log cannot be read: " + e.reason());
            }
        }
        return entries;
    }
}
