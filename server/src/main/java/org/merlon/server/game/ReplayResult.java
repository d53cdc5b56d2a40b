package org.merlon.server.game;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.MalformedException;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.log.StoredEntry;

/**
 * The result of following a log; the only way from stored entries to a game.
 *
 * @param game the table after the last entry that could be applied
 * @param stopped the reason why the next one could not, or null if all could
 */
public record ReplayResult(LiveGame game, @Nullable Stop stopped) {

    /**
     * The reason why a log cannot be followed further.
     *
     * @param number the number of the entry
     * @param problem a description that continues "entry 5", as in "is missing"
     * @param hashes additional text with the hashes of states, for readers who may know them
     */
    public record Stop(int number, String problem, String hashes) {
        public String reason() {
            return "entry " + number + " " + problem;
        }
    }

    /** The checks that entries must pass. */
    public enum Mode {
        /** A log of this server: each entry must be legal and lead to its stored hash. */
        STORED,

        /** Entries that were replayed before, so hashes are not checked again. */
        TRUSTED,

        /** A log of another server: additionally, no move may come after the end of the game or of a player's time. */
        IMPORTED,

        /** A log of rules that are gone: entries are applied without checks and without states. */
        UNCHECKED
    }

    /** Receives each entry that was applied; returns false to stop. */
    public interface EntryListener {
        boolean onEntry(StoredEntry entry, LiveGame before, LiveGame after);
    }

    /** Applies entries to a game until one is illegal or leads to a different state than its hash says. */
    public static ReplayResult follow(
            LiveGame from, List<StoredEntry> entries, Mode mode, @Nullable EntryListener listener) {
        LiveGame game = from;
        for (StoredEntry entry : entries) {
            if (entry.number() != game.number() + 1) {
                return stopped(game, "is missing");
            }
            LiveGame next;
            try {
                next = next(game, Entry.read(entry), entry.time(), mode);
            } catch (RefusedException e) {
                String prefix = mode == Mode.IMPORTED ? "was not possible: " : "is not possible any more: ";
                return stopped(game, prefix + e.reason());
            } catch (MalformedException e) {
                return stopped(game, "cannot be read: " + e.reason());
            } catch (RuntimeException e) {
                if (game.hasCurrentRules()) {
                    throw e;
                }
                return stopped(game, "cannot be followed"); // under rules that are gone, a log need not make sense
            }
            StoredEntry replayed = next.storedEntry(null);
            if (mode == Mode.IMPORTED
                    && entry.kind().equals("move")
                    && !entry.text().equals(replayed.text())) {
                return stopped(game, "is written " + replayed.text());
            }
            if (mode != Mode.TRUSTED && mode != Mode.UNCHECKED && replayed.hash() != entry.hash()) {
                String hashes = ", one with the hash " + LogDigest.hex(replayed.hash()) + " and not "
                        + LogDigest.hex(entry.hash());
                return new ReplayResult(
                        game, new Stop(next.number(), "leads to another state than when it was played", hashes));
            }
            if (listener != null && !listener.onEntry(entry, game, next)) {
                break;
            }
            game = next;
        }
        return new ReplayResult(game, null);
    }

    private static LiveGame next(LiveGame game, Entry entry, long time, Mode mode) throws RefusedException {
        if (mode == Mode.IMPORTED) {
            LiveGame.require(game.phase() != LiveGame.Phase.OVER, "error-replay-game-over");
            int running = game.clocks().runningSeat();
            boolean timeIsUp = game.clocks().deadline() <= time;
            boolean timedOut = entry instanceof Entry.TimedOut;
            LiveGame.require(!timedOut || (timeIsUp && running == entry.seat()), "error-replay-time-left");
            boolean claimed = entry instanceof Entry.Claimed;
            LiveGame.require(!claimed || mayClaim(game, entry.seat(), time), "error-absence-not-long-enough");
            boolean movedLate = entry instanceof Entry.Moved && timeIsUp && running == entry.seat();
            LiveGame.require(!movedLate, "error-replay-time-over");
        }
        return mode == Mode.UNCHECKED ? game.afterUnchecked(entry, time) : game.after(entry, time);
    }

    /** Returns whether, by the log alone, a seat has been inactive for long enough that the win may be claimed from it. */
    private static boolean mayClaim(LiveGame game, int seat, long time) {
        ServerRules.ClaimDelays delays =
                game.terms().serverRules().claimDelays(game.terms().pace());
        return delays != null
                && game.toMove() == seat
                && game.clocks().runningSeat() == seat
                && time - game.clocks().inactiveSince() >= delays.claim();
    }

    private static ReplayResult stopped(LiveGame game, String problem) {
        return new ReplayResult(game, new Stop(game.number() + 1, problem, ""));
    }
}
