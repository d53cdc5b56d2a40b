package org.merlon.server.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.MalformedException;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.StoredEntry;
import org.merlon.words.Words;

/**
 * A log that was played by other rules or other tables than those of here and now. It never goes on. If it still leads where
 * it led, and to the same result, it is shown in full; otherwise what the log itself has, without a state.
 */
final class OldLog {
    private OldLog() {}

    /**
     * What becomes of such a log.
     *
     * @param entries all of them
     * @param followed the game as far as they could be followed by the rules of today
     * @param trouble why no further, or null if to the end
     * @param result how it ended, as its table says, or null if it did not
     */
    static GameLog.Loaded read(
            List<StoredEntry> entries, LiveGame followed, @Nullable String trouble, Data.@Nullable Obj result) {
        boolean over = followed.phase() == LiveGame.Phase.OVER;
        boolean replays = trouble == null && (result == null ? !over : over && result.equals(Results.data(followed)));
        LiveGame game = followed;
        if (!replays) {
            game = followed.copy();
            try {
                for (StoredEntry entry : entries.subList(followed.number(), entries.size())) {
                    if (entry.number() != game.number() + 1) {
                        return GameLog.Loaded.broken(followed, GameLog.missing(game));
                    }
                    note(game, Entry.read(entry), entry.time());
                }
            } catch (MalformedException e) {
                return GameLog.Loaded.broken(followed, e.reason());
            } catch (RefusedException e) {
                return GameLog.Loaded.broken(followed, e.reason());
            }
            game.record(result);
        }
        boolean ended = game.phase() == LiveGame.Phase.OVER || game.phase() == LiveGame.Phase.ABORTED;
        String note = ended
                ? null
                : Words.english().say(game.rules().note(game.terms().setup().game()));
        return new GameLog.Loaded(game, note, replays ? GameLog.Fate.REPLAYS : GameLog.Fate.OLD);
    }

    /** Takes an entry as the log has it, if that is possible by any rules. */
    private static void note(LiveGame game, Entry entry, long time) throws RefusedException {
        int players = game.seats().size();
        Step.require(entry.concerns() < players, "house-no-such-seat");
        if (entry instanceof Entry.Started started) {
            Step.require(started.seats().size() == players, "house-no-other-seats");
        }
        if (entry instanceof Entry.Undone undone) {
            Step.require(undone.kept() >= 0 && undone.kept() <= game.moves().size(), "house-no-nothing-to-undo");
        }
        game.note(entry, time);
    }
}
