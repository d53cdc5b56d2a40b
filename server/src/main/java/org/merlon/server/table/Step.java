package org.merlon.server.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.GameState;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.Reading;
import org.merlon.engine.play.Notation;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;

/**
 * An entry that is possible at a table as it is, with what it leads to.
 *
 * @param entry in canonical spelling
 * @param after the state after it, or null if it leaves the state alone
 * @param revealing whether it shows something hidden
 * @param announced what others may read of it, or null if that is all of it
 */
record Step(
        Entry entry,
        @Nullable GameState after,
        List<Data.Obj> events,
        boolean revealing,
        @Nullable String announced) {

    /** Something that changes nothing about the game's state. */
    static Step plain(Entry entry) {
        return new Step(entry, null, List.of(), false, null);
    }

    /** Finds out where an entry leads; a {@link RefusedException} says why it is not possible. */
    static Step of(LiveGame game, Entry entry, boolean wantEvents) throws RefusedException {
        int players = game.terms().setup().players();
        require(entry.concerns() < players, "house-no-such-seat");
        LiveGame.Phase phase = game.phase();
        return switch (entry) {
            case Entry.Seated e -> plain(e);
            case Entry.Worded e -> {
                require(phase == LiveGame.Phase.OPEN, "house-no-word-late");
                require(game.words().get(e.seat()) == null, "house-no-word-given");
                yield plain(e);
            }
            case Entry.Started e -> {
                require(phase == LiveGame.Phase.OPEN, "house-no-begun");
                require(e.seats().size() == players, "house-no-other-seats");
                yield new Step(e, game.begin(), List.of(), true, null);
            }
            case Entry.Moved e -> move(game, e, wantEvents ? new EventLog() : EventLog.OFF);
            case Entry.Undone e -> {
                require(phase == LiveGame.Phase.PLAYING, "house-no-not-playing");
                require(e.kept() >= 0 && e.kept() < game.moves().size(), "house-no-nothing-to-undo");
                GameState back = game.moves().first(e.kept()).state(game::begin);
                yield new Step(e, back, List.of(), false, null);
            }
            case Entry.Resigned e -> forfeit(game, e, e.seat());
            case Entry.TimedOut e -> forfeit(game, e, e.seat());
            case Entry.Resumed e -> plain(e);
            case Entry.Aborted e -> {
                require(phase == LiveGame.Phase.OPEN || phase == LiveGame.Phase.PLAYING, "house-no-closed");
                yield plain(e);
            }
        };
    }

    private static Step move(LiveGame game, Entry.Moved entry, EventLog events) throws RefusedException {
        GameState now = game.state();
        if (game.phase() != LiveGame.Phase.PLAYING || now == null) {
            throw new RefusedException(
                    Phrase.of(game.phase() == LiveGame.Phase.OPEN ? "house-no-not-begun" : "house-no-over"));
        }
        require(now.toMove() == entry.seat(), "house-no-not-this-seat");
        Reading reading = Notation.readLegal(now, entry.move());
        if (reading.refusal() != null) {
            throw new RefusedException(reading.refusal());
        }
        GameState after = now.copy();
        boolean revealing = now.reveals(reading.move());
        var canonical = new Entry.Moved(entry.seat(), now.spell(reading.move()));
        String told = now.announce(reading.move());
        after.play(reading.move(), events);
        return new Step(canonical, after, events.events(), revealing, told.equals(canonical.move()) ? null : told);
    }

    private static Step forfeit(LiveGame game, Entry entry, int seat) throws RefusedException {
        require(game.phase() == LiveGame.Phase.PLAYING, "house-no-not-playing");
        require(!game.roster().forfeited().contains(seat), "house-no-gave-up");
        return plain(entry);
    }

    static void require(boolean holds, String key) throws RefusedException {
        if (!holds) {
            throw new RefusedException(Phrase.of(key));
        }
    }
}
