package org.merlon.server.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import org.merlon.engine.PositionException;
import org.merlon.engine.data.Data;
import org.merlon.server.store.StoredEntry;
import org.merlon.server.store.StoredGame;

/** What happened at a table, for those who were not there. */
public final class Moment {
    private Moment() {}

    /** The entries of a table's log after a number, as everybody may see them; asked with the table's lock held. */
    public static List<Data.Obj> entriesAfter(Table table, int number) throws RefusedException {
        LiveGame game = table.game();
        return views(table.around().store().entriesAfter(game.id(), number), game, table.around());
    }

    /** The same, each move with what happened in it; found out by playing the log again, since only moves are stored. */
    public static List<Data.Obj> entriesWithEvents(Surroundings around, String id, int number) throws RefusedException {
        StoredGame stored = around.store().load(id);
        if (stored == null) {
            throw Access.unknown();
        }
        var events = new HashMap<Integer, List<Data.Obj>>();
        LiveGame game = GameLog.follow(stored, events::put).game();
        List<StoredEntry> later = stored.entries().stream()
                .filter(entry -> entry.number() > number)
                .toList();
        List<Data.Obj> entries = views(later, game, around);
        for (int i = 0; i < later.size(); i++) {
            List<Data.Obj> happened = events.getOrDefault(later.get(i).number(), List.of());
            entries.get(i).put("events", new Data.Arr(new ArrayList<>(happened)));
        }
        return entries;
    }

    private static List<Data.Obj> views(List<StoredEntry> stored, LiveGame game, Surroundings around)
            throws RefusedException {
        var entries = new ArrayList<Data.Obj>();
        for (StoredEntry each : stored) {
            try {
                entries.add(EntryView.of(Entry.read(each), each, game, around.names()));
            } catch (PositionException e) {
                throw new RefusedException("the log cannot be read: " + e.reason());
            }
        }
        return entries;
    }
}
