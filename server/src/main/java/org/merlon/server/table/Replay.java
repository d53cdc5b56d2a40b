package org.merlon.server.table;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.GameState;
import org.merlon.engine.Key;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.Append;
import org.merlon.server.store.StoredEntry;
import org.merlon.server.store.StoredTable;

/** Follows a log that came from elsewhere, entry by entry, by the rules that live tables follow. */
public final class Replay {
    private final StoredTable table;
    private final LiveGame game;
    private final List<StoredEntry> entries = new ArrayList<>();

    /** @param rules by which it was played, perhaps other ones than those of here and now */
    public Replay(Terms terms, Ruleset rules, Key serverKey, long created) {
        String id = Ids.table();
        table = GameLog.store(id, terms, rules, serverKey, created);
        game = new LiveGame(id, terms, rules, serverKey, created);
    }

    /** Adds an entry; a {@link RefusedException} says why it cannot have happened, and nothing has changed then. */
    public StoredEntry follow(Entry entry, long time) throws RefusedException {
        if (game.phase() == LiveGame.Phase.OVER) {
            throw new RefusedException(Phrase.of("house-no-over-by-then"));
        }
        if (entry instanceof Entry.TimedOut out
                && (game.clocks().running() != out.seat() || game.clocks().deadline() > time)) {
            throw new RefusedException(Phrase.of("house-no-time-left"));
        }
        if (entry instanceof Entry.Moved moved
                && game.clocks().running() == moved.seat()
                && game.clocks().deadline() <= time) {
            throw new RefusedException(Phrase.of("house-no-time-was-over"));
        }
        LiveGame.Applied applied = game.apply(entry, time, false);
        StoredEntry stored = applied.entry().store(game.number(), null, time, applied.hash());
        entries.add(stored);
        return stored;
    }

    /** How the seats must lie when the game begins: in the order that the key gives them, if that was agreed. */
    public List<Occupant> seatsAtStart() throws RefusedException {
        return game.start().seats();
    }

    /** The table as the entries so far make it. */
    public LiveGame game() {
        return game;
    }

    /** How many numbers the state has drawn from its key; 0 before the game begins. */
    public long draws() {
        GameState state = game.state();
        if (state == null) {
            return 0;
        }
        String chance = state.chance().text(); // the key, a colon and the count
        return Long.parseLong(chance.substring(chance.indexOf(':') + 1));
    }

    /** How the game stands or ended. */
    public Data.Obj result() {
        return Results.data(game);
    }

    /** What makes a table of it. */
    public Append append(long now) {
        return new Append(game.id(), table, entries, Listings.of(game, now), true, List.of());
    }
}
