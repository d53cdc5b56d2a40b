package org.merlon.server.table.view;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.words.Phrase;
import org.merlon.server.fair.Commitment;
import org.merlon.server.game.Entry;
import org.merlon.server.game.GameResults;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.LogDigest;
import org.merlon.server.game.Terms;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.store.log.StoredGame;
import org.merlon.server.table.live.NameLookup;
import org.merlon.server.wire.lists.GameFile;
import org.merlon.server.wire.table.GameResult;
import org.merlon.server.wire.table.LogResponses.EntryInfo;
import org.merlon.server.wire.table.TableTerms.TermsInfo;

/**
 * Builds the file of a game for people who may watch it.
 *
 * <p>It has the entries as everybody sees them. The key, the words and the hashes of states, which depend on hidden
 * cards, are added only when the game is over.
 */
public final class ExportView {
    public static final String FORMAT = "merlon-game";
    public static final int VERSION = 1;

    private ExportView() {}

    /**
     * The file of a stored game.
     *
     * @param game the game that the log leads to
     */
    public static GameFile of(StoredGame stored, LiveGame game, NameLookup names) throws RefusedException {
        return of(game, stored.entries(), names, game.phase() == LiveGame.Phase.OVER);
    }

    /** The file of a game without other human players, with all its secrets even if it is not over. */
    public static GameFile withSecrets(LiveGame game, List<StoredEntry> log, NameLookup names) throws RefusedException {
        return of(game, log, names, true);
    }

    private static GameFile of(LiveGame game, List<StoredEntry> log, NameLookup names, boolean withSecrets)
            throws RefusedException {
        Terms terms = game.terms();
        var entries = new ArrayList<EntryInfo>();
        for (StoredEntry entry : log) {
            entries.add(entry(entry, game, names, withSecrets));
        }
        return new GameFile(
                FORMAT,
                VERSION,
                game.id(),
                game.created(),
                terms.setup().game().id(),
                terms.setup().variant().id(),
                game.rules().version(),
                terms.setup().players(),
                TermsInfo.options(terms.setup().optionData()),
                terms.pace().info(),
                terms.rated(),
                terms.shuffled(),
                game.phase().info(),
                EntryView.occupants(terms.seats(), names),
                EntryView.occupants(game.seats(), names),
                Commitment.of(game.serverKey()),
                game.rules().data(),
                terms.serverRules().version() == 1 ? null : terms.serverRules().version(),
                terms.origin(),
                withSecrets ? game.serverKey().hex() : null,
                entries,
                game.phase() == LiveGame.Phase.OVER ? GameResult.of(GameResults.data(game)) : null,
                null);
    }

    private static EntryInfo entry(StoredEntry stored, LiveGame game, NameLookup names, boolean withSecrets)
            throws RefusedException {
        try {
            Entry entry = Entry.read(stored);
            EntryInfo info = EntryView.of(entry, stored, game, names);
            return withSecrets
                    ? info.revealed(
                            entry instanceof Entry.WordGiven wordGiven ? wordGiven.word() : null,
                            entry instanceof Entry.Moved moved ? moved.move() : null,
                            LogDigest.hex(stored.hash()))
                    : info;
        } catch (MalformedException e) {
            throw new RefusedException(Phrase.of("error-log-unreadable").with("why", e.reason()));
        }
    }
}
