package org.merlon.server.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.GameState;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.ParsedMove;
import org.merlon.engine.play.Notation;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;

/** Builds the {@link LiveGame} that follows from a game and an entry. */
final class EntryTransition {
    private final LiveGame before;
    private final int number;
    private long lastTime;
    private LiveGame.Identity identity;
    private LiveGame.Phase phase;
    private Roster roster;
    private List<@Nullable String> words;
    private SeatClocks clocks;
    private int plays;
    private @Nullable GameState state;
    private Moves moves;
    private @Nullable PublicMoves publicMoves;
    private List<Data.Obj> events;
    private @Nullable FrozenGame frozen;

    private EntryTransition(LiveGame before) {
        this.before = before;
        number = before.number() + 1;
        lastTime = before.lastTime();
        identity = before.identity();
        phase = before.phase();
        roster = before.roster();
        words = before.words();
        clocks = before.clocks();
        plays = before.plays();
        state = before.state();
        moves = before.moves();
        publicMoves = before.position().publicMoves();
        events = before.events();
        frozen = before.frozenGame();
    }

    /**
     * The game after an entry.
     *
     * @param unchecked whether the rules of the game no longer exist, so that nothing is checked and there is no state
     */
    static LiveGame after(LiveGame before, Entry next, long time, boolean unchecked) throws RefusedException {
        return new EntryTransition(before).step(next, time, unchecked);
    }

    private LiveGame step(Entry next, long time, boolean unchecked) throws RefusedException {
        if (unchecked) {
            removeState(null);
        }
        lastTime = Math.max(before.lastTime(), time);
        events = List.of();
        Entry entry = apply(next, unchecked);
        if (phase == LiveGame.Phase.PLAYING && state != null && GameResults.isFinished(state, roster)) {
            phase = LiveGame.Phase.OVER;
        }
        startClock(next);
        long hash = state == null ? 0 : state.hash();
        var progress = new LiveGame.Progress(
                number,
                lastTime,
                next instanceof Entry.Resumed ? before.progress().requiredNumber() : number,
                turnNumber(before, number),
                plays,
                LogDigest.append(before.digest(), number, entry, time, hash),
                entry,
                before.number() > 0 && before.number() % LiveGame.checkpointInterval(before.number()) == 0
                        ? before
                        : before.progress().checkpoint());
        return build(progress, hash);
    }

    private int mover() {
        return phase == LiveGame.Phase.PLAYING && state != null ? state.toMove() : -1;
    }

    private int turnNumber(LiveGame before, int number) {
        int mover = mover();
        boolean sameTurn =
                mover >= 0 && before.toMove() >= 0 && roster.occupant(mover).equals(before.occupant(before.toMove()));
        return sameTurn ? before.turnNumber() : number;
    }

    private void startClock(Entry next) {
        int mover = mover();
        boolean moved = next instanceof Entry.Moved || next instanceof Entry.Started;
        boolean timed = mover >= 0 && roster.isTimed(mover);
        boolean human = timed && roster.occupant(mover).isHuman();
        clocks = clocks.startTurn(mover, timed, human, lastTime, moved, moves.size());
    }

    private LiveGame build(LiveGame.Progress progress, long hash) {
        var position = new LiveGame.GamePosition(state, moves, publicMoves, events, hash);
        return new LiveGame(identity, phase, progress, position, roster, words, clocks, frozen);
    }

    /**
     * A game of which only the log is known after its last replayed entry.
     *
     * @param result the stored result, or null if the game has not ended
     */
    static LiveGame freeze(LiveGame before, Data.@Nullable Obj result) {
        var builder = new EntryTransition(before);
        builder.removeState(result);
        builder.phase = result == null ? before.phase() : LiveGame.Phase.OVER;
        builder.clocks = before.clocks()
                .startTurn(
                        -1,
                        false,
                        false,
                        before.lastTime(),
                        false,
                        before.moves().size());
        return builder.build(before.progress(), 0);
    }

    private void removeState(Data.@Nullable Obj result) {
        frozen = new FrozenGame(before.lastReplayed(), result);
        state = null;
    }

    /** The same game with some people replaced by others, by id. */
    static LiveGame replacePeople(LiveGame before, Map<String, String> replacements) {
        var builder = new EntryTransition(before);
        LiveGame.Identity old = before.identity();
        builder.identity = new LiveGame.Identity(
                old.id(), old.created(), old.terms().replacePeople(replacements), old.rules(), old.serverKey());
        builder.roster = before.roster().replacePeople(replacements);
        return builder.build(before.progress(), before.position().hash());
    }

    /** Applies an entry; returns it in canonical notation. */
    private Entry apply(Entry next, boolean unchecked) throws RefusedException {
        boolean open = unchecked || phase == LiveGame.Phase.OPEN;
        boolean playing = unchecked || phase == LiveGame.Phase.PLAYING;
        LiveGame.require(next.seat() < roster.seats().size(), "error-unknown-seat");
        switch (next) {
            case Entry.Seated e -> {
                roster = roster.withOccupant(e.seat(), e.occupant());
                // a word belongs to the player, not to the seat
                words = phase == LiveGame.Phase.OPEN ? withWord(e.seat(), null) : words;
            }
            case Entry.WordGiven e -> {
                LiveGame.require(open, "error-randomness-word-too-late");
                LiveGame.require(unchecked || words.get(e.seat()) == null, "error-randomness-word-already-given");
                words = withWord(e.seat(), e.word());
            }
            case Entry.Started e -> {
                LiveGame.require(open, "error-game-already-started");
                LiveGame.require(e.seats().size() == roster.seats().size(), "error-wrong-seat-count");
                roster = roster.withStart(e.seats());
                state = unchecked ? null : before.initialState();
                phase = LiveGame.Phase.PLAYING;
            }
            case Entry.Moved e -> {
                plays++;
                roster = roster.withMove(e.seat());
                if (!unchecked) {
                    return play(e);
                }
                moves = moves.plus(
                        new Moves.Played(number, before.progress().requiredNumber(), e.seat(), e.move(), false), null);
            }
            case Entry.Undone e -> {
                LiveGame.require(playing, "error-game-not-in-progress");
                int max = unchecked ? moves.size() : moves.size() - 1;
                LiveGame.require(e.kept() >= 0 && e.kept() <= max, "error-undo-nothing");
                plays++;
                moves = moves.first(e.kept());
                state = unchecked ? null : moves.state(before::initialState);
            }
            case Entry.Resigned e -> forfeit(e.seat(), unchecked);
            case Entry.TimedOut e -> forfeit(e.seat(), unchecked);
            case Entry.Claimed e -> {
                boolean validClaimant = e.by() >= 0 && e.by() < roster.seats().size() && e.by() != e.seat();
                LiveGame.require(validClaimant, "error-unknown-seat");
                forfeit(e.seat(), unchecked);
            }
            case Entry.DaysOffTaken e -> {
                LiveGame.require(playing, "error-game-not-in-progress");
                LiveGame.require(identity.terms().pace() instanceof Pace.Days, "error-days-off-wrong-time-control");
                long latest = lastTime + identity.terms().serverRules().maxDaysOff() * Pace.DAY_MILLIS;
                LiveGame.require(e.until() >= lastTime && e.until() <= latest, "error-days-off-too-long");
                clocks = clocks.takeDaysOff(e.seat(), e.until(), lastTime);
            }
            case Entry.Resumed e -> clocks = clocks.forgiveDowntime(e.away(), lastTime);
            case Entry.Aborted e -> {
                LiveGame.require(open || playing, "error-table-already-closed");
                phase = LiveGame.Phase.ABORTED;
            }
        }
        return next;
    }

    private Entry play(Entry.Moved e) throws RefusedException {
        GameState current = state;
        if (phase != LiveGame.Phase.PLAYING || current == null) {
            throw new RefusedException(
                    Phrase.of(phase == LiveGame.Phase.OPEN ? "error-game-not-started" : "error-game-over"));
        }
        LiveGame.require(current.toMove() == e.seat(), "error-not-this-seats-turn");
        ParsedMove parsed = Notation.parseLegal(current, e.move());
        if (parsed.refusal() != null) {
            throw new RefusedException(parsed.refusal());
        }
        String text = current.notation(parsed.move());
        String publicText = current.publicNotation(parsed.move());
        if (!publicText.equals(text)) {
            publicMoves = new PublicMoves(publicMoves, number, publicText);
        }
        GameState next = current.copy();
        var eventLog = new EventLog();
        next.play(parsed.move(), eventLog);
        events = eventLog.events();
        boolean reveals = current.reveals(parsed.move());
        moves = moves.plus(new Moves.Played(number, before.progress().requiredNumber(), e.seat(), text, reveals), next);
        state = next;
        return new Entry.Moved(e.seat(), text);
    }

    private void forfeit(int seat, boolean unchecked) throws RefusedException {
        LiveGame.require(unchecked || phase == LiveGame.Phase.PLAYING, "error-game-not-in-progress");
        LiveGame.require(unchecked || !roster.forfeited().contains(seat), "error-seat-already-resigned");
        roster = roster.withForfeit(seat);
    }

    private List<@Nullable String> withWord(int seat, @Nullable String word) {
        var all = new ArrayList<>(words);
        all.set(seat, word);
        return Collections.unmodifiableList(all);
    }
}
