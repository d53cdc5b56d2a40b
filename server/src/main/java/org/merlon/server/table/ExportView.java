package org.merlon.server.table;

import java.util.List;
import java.util.Locale;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.words.Phrase;
import org.merlon.server.fair.Commitment;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.StoredEntry;
import org.merlon.server.store.StoredGame;

/**
 * A game as a file for those who may watch it.
 *
 * <p>Entries are those that everybody sees. Key, words, and the hashes of states that hold hidden cards are added when
 * the game is over and they can do no more harm.
 */
public final class ExportView {
    public static final String FORMAT = "merlon-game";
    public static final int VERSION = 1;

    private ExportView() {}

    /** The file of a stored game, of which {@code game} is what its log leads to. */
    public static Data.Obj of(StoredGame stored, LiveGame game, Directory names) throws RefusedException {
        Terms terms = game.terms();
        boolean over = game.phase() == LiveGame.Phase.OVER;
        var data = new Data.Obj()
                .put("format", FORMAT)
                .put("version", VERSION)
                .put("id", game.id())
                .put("created", stored.table().created())
                .put("game", terms.setup().game().id())
                .put("variant", terms.setup().variant().id())
                .put("rulesVersion", stored.table().rulesVersion())
                .put("players", terms.setup().players())
                .put("options", terms.setup().optionData())
                .put("pace", terms.pace().data())
                .put("rated", terms.rated())
                .put("shuffled", terms.shuffled())
                .put("phase", game.phase().name().toLowerCase(Locale.ROOT))
                .put("firstSeats", seats(terms.seats(), names))
                .put("seats", seats(game.seats(), names))
                .put("commitment", Commitment.of(game.serverKey()));
        game.rules().mark(data);
        Terms.Origin origin = terms.imported();
        if (origin != null) {
            data.put("imported", origin.data());
        }
        if (over) {
            data.put("key", game.serverKey().hex());
        }
        var entries = new Data.Arr();
        for (StoredEntry entry : stored.entries()) {
            entries.add(entry(entry, game, names));
        }
        data.put("entries", entries);
        return over ? data.put("result", Results.data(game)) : data;
    }

    private static Data.Obj entry(StoredEntry stored, LiveGame game, Directory names) throws RefusedException {
        boolean over = game.phase() == LiveGame.Phase.OVER;
        try {
            Entry entry = Entry.read(stored);
            Data.Obj data = EntryView.of(entry, stored, game, names);
            if (over && entry instanceof Entry.Worded worded) {
                data.put("word", worded.word());
            }
            return over ? data.put("hash", hash(stored.hash())) : data;
        } catch (MalformedException e) {
            throw new RefusedException(Phrase.of("house-no-log").with("why", e.reason()));
        }
    }

    /** Sixteen hexadecimal digits: JavaScript's numbers cannot hold 64 bits. */
    public static String hash(long hash) {
        return String.format(Locale.ROOT, "%016x", hash);
    }

    static Data.Arr seats(List<Occupant> seats, Directory names) {
        return Data.list(seats, seat -> EntryView.occupant(seat, names));
    }
}
