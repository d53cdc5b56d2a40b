package org.merlon.server.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.GameState;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.Reading;
import org.merlon.engine.play.Notation;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.wire.accounts.NotificationRequests;

/**
 * The one step from a game to the next. It begins with what the game before has, is changed by what happens, and is seen by
 * nobody until a {@link LiveGame} is made of it, which never changes.
 */
final class LiveGameBuilder {
    final LiveGame before;
    Terms terms;
    LiveGame.Phase phase;
    int number;
    long lastTime;
    Roster roster;
    List<@Nullable String> words;

    @Nullable GameState state;

    Moves moves;

    @Nullable PublicMoves announced;

    int seen;

    @Nullable Entry entry;

    List<Data.Obj> events;
    long hash;
    String digest;

    @Nullable LiveGame mark;

    int plays;
    Clocks clocks;

    @Nullable FrozenGame recorded;

    private LiveGameBuilder(LiveGame before) {
        this.before = before;
        terms = before.terms();
        phase = before.phase();
        number = before.number();
        lastTime = before.lastTime();
        roster = before.roster();
        words = before.words();
        state = before.state();
        moves = before.moves();
        announced = before.announced();
        seen = before.seen();
        entry = before.number() == 0 ? null : before.entry();
        events = before.events();
        hash = before.hash();
        digest = before.digest();
        mark = before.mark();
        plays = before.plays();
        clocks = before.clocks();
        recorded = before.recorded();
    }

    /**
     * The game after an entry.
     *
     * @param noted whether no rules of here and now say what is possible
     */
    static LiveGame after(LiveGame before, Entry next, long time, boolean noted) throws RefusedException {
        var step = new LiveGameBuilder(before);
        if (before.number() > 0 && before.number() % Moves.STRIDE == 0) {
            step.mark = before;
        }
        if (noted) {
            step.withoutState(null);
        }
        step.number++;
        step.seen = next instanceof Entry.Resumed ? before.seen() : step.number;
        step.lastTime = Math.max(before.lastTime(), time);
        step.events = List.of();
        Entry spelled = step.take(next, noted);
        step.entry = spelled;
        GameState now = step.state;
        if (step.phase == LiveGame.Phase.PLAYING && now != null && GameResults.finished(now, step.roster)) {
            step.phase = LiveGame.Phase.OVER;
        }
        int mover = step.phase == LiveGame.Phase.PLAYING && now != null ? now.toMove() : -1;
        boolean moved = next instanceof Entry.Moved || next instanceof Entry.Started;
        boolean timed = mover >= 0 && step.roster.isTimed(mover);
        boolean human = timed && step.roster.occupant(mover).human();
        step.clocks = step.clocks.run(mover, timed, human, step.lastTime, moved, step.moves.size());
        step.hash = now == null ? 0 : now.hash();
        step.digest = Digest.next(before.digest(), step.number, spelled, time, step.hash);
        return new LiveGame(step);
    }

    /** The game of which there is nothing but its log from the last entry on, and the result that it has. */
    static LiveGame recording(LiveGame before, Data.@Nullable Obj result) {
        var step = new LiveGameBuilder(before);
        step.withoutState(result);
        step.phase = result == null ? before.phase() : LiveGame.Phase.OVER;
        step.clocks = before.clocks()
                .run(-1, false, false, before.lastTime(), false, before.moves().size());
        return new LiveGame(step);
    }

    private void withoutState(Data.@Nullable Obj result) {
        recorded = new FrozenGame(before.followed(), result);
        state = null;
        hash = 0;
    }

    /** The same game, where heirs have what those had who are named with them. */
    static LiveGame handOver(LiveGame before, Map<String, String> heirs) {
        var step = new LiveGameBuilder(before);
        step.terms = before.terms().handOver(heirs);
        step.roster = before.roster().handOver(heirs);
        return new LiveGame(step);
    }

    /** Takes an entry in; what it is in canonical spelling. */
    private Entry take(Entry next, boolean noted) throws RefusedException {
        boolean open = noted || phase == LiveGame.Phase.OPEN;
        boolean playing = noted || phase == LiveGame.Phase.PLAYING;
        LiveGame.require(next.seat() < roster.seats().size(), "house-no-such-seat");
        switch (next) {
            case Entry.Seated e -> {
                roster = roster.seated(e.seat(), e.occupant());
                words = phase == LiveGame.Phase.OPEN ? word(e.seat(), null) : words; // a word goes with who gave it
            }
            case Entry.Worded e -> {
                LiveGame.require(open, "house-no-word-late");
                LiveGame.require(noted || words.get(e.seat()) == null, "house-no-word-given");
                words = word(e.seat(), e.word());
            }
            case Entry.Started e -> {
                LiveGame.require(open, "house-no-begun");
                LiveGame.require(e.seats().size() == roster.seats().size(), "house-no-other-seats");
                roster = roster.begun(e.seats());
                state = noted ? null : before.begin();
                phase = LiveGame.Phase.PLAYING;
            }
            case Entry.Moved e -> {
                plays++;
                roster = roster.moved(e.seat());
                if (!noted) {
                    return play(e);
                }
                moves = moves.plus(new Moves.Played(number, before.seen(), e.seat(), e.move(), false), null);
            }
            case Entry.Undone e -> {
                LiveGame.require(playing, "house-no-not-playing");
                int most = noted ? moves.size() : moves.size() - 1;
                LiveGame.require(e.kept() >= 0 && e.kept() <= most, "house-no-nothing-to-undo");
                plays++;
                moves = moves.first(e.kept());
                state = noted ? null : moves.state(before::begin);
            }
            case Entry.Resigned e -> forfeit(e.seat(), noted);
            case Entry.TimedOut e -> forfeit(e.seat(), noted);
            case Entry.Claimed e -> {
                boolean another = e.by() >= 0 && e.by() < roster.seats().size() && e.by() != e.seat();
                LiveGame.require(another, "house-no-such-seat");
                forfeit(e.seat(), noted);
            }
            case Entry.Rested e -> {
                LiveGame.require(playing, "house-no-not-playing");
                LiveGame.require(terms.pace() instanceof Pace.Days, "house-no-days-off-here");
                long most = lastTime + NotificationRequests.DAYS_OFF * Pace.DAY;
                LiveGame.require(e.until() >= lastTime && e.until() <= most, "house-no-days-off-so-long");
                clocks = clocks.rest(e.seat(), e.until(), lastTime);
            }
            case Entry.Resumed e -> clocks = clocks.forgive(e.away(), lastTime);
            case Entry.Aborted e -> {
                LiveGame.require(open || playing, "house-no-closed");
                phase = LiveGame.Phase.ABORTED;
            }
        }
        return next;
    }

    private Entry play(Entry.Moved e) throws RefusedException {
        GameState now = state;
        if (phase != LiveGame.Phase.PLAYING || now == null) {
            throw new RefusedException(
                    Phrase.of(phase == LiveGame.Phase.OPEN ? "house-no-not-begun" : "house-no-over"));
        }
        LiveGame.require(now.toMove() == e.seat(), "house-no-not-this-seat");
        Reading reading = Notation.readLegal(now, e.move());
        if (reading.refusal() != null) {
            throw new RefusedException(reading.refusal());
        }
        String text = now.spell(reading.move());
        String told = now.announce(reading.move());
        if (!told.equals(text)) {
            announced = new PublicMoves(announced, number, told);
        }
        GameState then = now.copy();
        var happened = new EventLog();
        then.play(reading.move(), happened);
        events = happened.events();
        boolean reveals = now.reveals(reading.move());
        moves = moves.plus(new Moves.Played(number, before.seen(), e.seat(), text, reveals), then);
        state = then;
        return new Entry.Moved(e.seat(), text);
    }

    private void forfeit(int seat, boolean noted) throws RefusedException {
        LiveGame.require(noted || phase == LiveGame.Phase.PLAYING, "house-no-not-playing");
        LiveGame.require(noted || !roster.forfeited().contains(seat), "house-no-gave-up");
        roster = roster.forfeiting(seat);
    }

    private List<@Nullable String> word(int seat, @Nullable String word) {
        var all = new ArrayList<>(words);
        all.set(seat, word);
        return Collections.unmodifiableList(all);
    }
}
