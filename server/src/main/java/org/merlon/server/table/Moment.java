package org.merlon.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.merlon.engine.PositionException;
import org.merlon.engine.data.Data;
import org.merlon.server.store.StoredEntry;
import org.merlon.server.store.StoredGame;

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

    /** The same, each move with what happened in it; found out by playing the log again, since only moves are stored. */
    public static List<Data.Obj> entriesWithEvents(Surroundings around, String table, int number)
            throws RefusedException {
        StoredGame stored = around.store().load(table);
        if (stored == null) {
            throw Access.unknown();
        }
        Map<Integer, List<Data.Obj>> events = GameLog.events(stored);
        List<Data.Obj> entries = entriesAfter(around, table, number);
        for (Data.Obj entry : entries) {
            if (entry.fields().get("number") instanceof Data.Whole whole) {
                List<Data.Obj> happened = events.getOrDefault((int) whole.value(), List.of());
                entry.put("events", new Data.Arr(new ArrayList<>(happened)));
            }
        }
        return entries;
    }
}
