package org.merlon.server.table;

import org.merlon.engine.data.Data;
import org.merlon.server.fair.Commitment;
import org.merlon.server.store.StoredEntry;

/** An entry of the log as everybody may see it. */
public final class EntryView {
    private EntryView() {}

    static Data.Obj of(Entry entry, StoredEntry stored, LiveGame game, Directory names) {
        var data = new Data.Obj()
                .put("number", stored.number())
                .put("kind", entry.kind())
                .put("time", stored.time());
        if (entry.concerns() >= 0) {
            data.put("seat", entry.concerns());
        }
        switch (entry) {
            case Entry.Seated e -> data.put("occupant", occupant(e.occupant(), names));
            case Entry.Worded e -> data.put("wordCommitment", Commitment.of(e.word()));
            case Entry.Started e -> data.put("seats", ExportView.seats(e.seats(), names));
            case Entry.Moved e -> data.put("move", game.announced(stored.number(), e.move()));
            case Entry.Undone e -> data.put("kept", e.kept());
            case Entry.Resigned e -> {}
            case Entry.TimedOut e -> {}
            case Entry.Resumed e -> {
                if (e.away() != Entry.Resumed.UNKNOWN) {
                    data.put("away", e.away());
                }
            }
            case Entry.Aborted e -> {}
        }
        return data;
    }

    static Data.Obj occupant(Occupant occupant, Directory names) {
        return switch (occupant) {
            case Occupant.Nobody nobody -> new Data.Obj().put("kind", "open");
            case Occupant.Person person -> {
                String name = names.name(person.id());
                var data = new Data.Obj().put("kind", "person");
                yield person.called() == null
                        ? data.put("name", name)
                        : data.put("name", person.called()).put("playedBy", name);
            }
            case Occupant.Named named ->
                new Data.Obj().put("kind", "person").put("name", named.name()).put("imported", true);
            case Occupant.Bot bot -> new Data.Obj().put("kind", "bot").put("name", bot.name());
        };
    }
}
