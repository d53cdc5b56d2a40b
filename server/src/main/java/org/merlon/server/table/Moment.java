package org.merlon.server.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.StoredEntry;
import org.merlon.server.store.StoredGame;

/**
 * A table as it was while its lock was held, for those who want to know what happened there and for whose sake nobody else
 * should wait.
 *
 * @param sound whether the whole log could be followed; what comes after it in the store came later
 */
public record Moment(LiveGame game, boolean sound, Surroundings around) {

    public static Moment of(Table table) {
        return new Moment(table.game(), table.trouble() == null, table.around());
    }

    /** The entries of the log after a number, as everybody may see them. */
    public List<Data.Obj> entriesAfter(int number) throws RefusedException {
        return views(read(number));
    }

    private List<StoredEntry> read(int number) {
        return sound && number >= game.number()
                ? List.of()
                : around.store().entriesAfter(game.id(), number).stream()
                        .filter(entry -> !sound || entry.number() <= game.number())
                        .toList();
    }

    /**
     * The same, each move with what happened in it. Only moves are stored, so it is found out by playing them again, from a
     * state of the game that is kept not far before.
     */
    public List<Data.Obj> entriesWithEvents(int number) throws RefusedException {
        if (number >= game.number()) {
            return entriesAfter(number);
        }
        LiveGame then = game.notAfter(number);
        var later = new ArrayList<StoredEntry>();
        var events = new ArrayList<Data.Arr>();
        for (StoredEntry entry : read(then.number())) {
            List<Data.Obj> happened = List.of();
            if (entry.number() <= game.followed()) {
                try {
                    happened = then.apply(Entry.read(entry), entry.time(), entry.number() > number)
                            .events();
                } catch (MalformedException e) {
                    throw unreadable(e);
                }
            }
            if (entry.number() > number) {
                later.add(entry);
                events.add(new Data.Arr(new ArrayList<>(happened)));
            }
        }
        List<Data.Obj> entries = views(later);
        for (int i = 0; i < entries.size(); i++) {
            entries.get(i).put("events", events.get(i));
        }
        return entries;
    }

    /**
     * The game as it was after an entry, for somebody who looks back; never more than a stride of entries is played again.
     *
     * @param seat whose view it is: null for the asker's own, {@code all} for every hand, which only a finished game shows
     */
    public Data.Obj past(int number, @Nullable String person, @Nullable String seat) throws RefusedException {
        if (number < 0 || number > game.followed()) {
            throw new RefusedException(Phrase.of("house-no-such-entry").with("most", game.followed()));
        }
        LiveGame then = game.notAfter(number);
        for (StoredEntry entry : read(then.number())) {
            if (entry.number() > number) {
                break;
            }
            try {
                then.apply(Entry.read(entry), entry.time(), false);
            } catch (MalformedException e) {
                throw unreadable(e);
            }
        }
        return TableView.past(game, then, person, seat);
    }

    /** The game as a file, up to this moment. */
    public Data.Obj export() throws RefusedException {
        StoredGame stored = around.store().load(game.id());
        if (stored == null) {
            throw Access.unknown();
        }
        int known = sound ? game.number() : stored.entries().size();
        return ExportView.of(new StoredGame(stored.table(), stored.entries().subList(0, known)), game, around.names());
    }

    /** How many entries are played again at most to tell how the game once was. */
    public static int workOfOne() {
        return Moves.STRIDE;
    }

    /** How many entries must be read or played again to tell what happened after a number. */
    public int work(int number) {
        return Math.max(0, game.number() - number) + Moves.STRIDE;
    }

    private static RefusedException unreadable(MalformedException e) {
        return new RefusedException(Phrase.of("house-no-log").with("why", e.reason()));
    }

    private List<Data.Obj> views(List<StoredEntry> stored) throws RefusedException {
        var entries = new ArrayList<Data.Obj>();
        for (StoredEntry each : stored) {
            try {
                entries.add(EntryView.of(Entry.read(each), each, game, around.names()));
            } catch (MalformedException e) {
                throw unreadable(e);
            }
        }
        return entries;
    }
}
