package org.merlon.server.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.GameState;
import org.merlon.engine.chance.Key;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.Reading;
import org.merlon.engine.play.Notation;
import org.merlon.engine.words.Phrase;
import org.merlon.server.fair.Commitment;
import org.merlon.server.fair.Seating;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.StoredEntry;
import org.merlon.server.wire.TableInfo;

/**
 * A table as its log makes it: who sits where, the game's state, clocks and result.
 *
 * <p>Nobody changes one: an entry leads to another, which shares with it whatever stays. So live play, replay and going back
 * are the same step, nothing has happened before it is durable, and a game can be looked at by any thread.
 */
public final class LiveGame {
    /** Where a table stands in its life. */
    public enum Phase {
        OPEN,
        PLAYING,
        OVER,
        ABORTED;

        /** As everybody is told. */
        TableInfo.Phase info() {
            return switch (this) {
                case OPEN -> TableInfo.Phase.OPEN;
                case PLAYING -> TableInfo.Phase.PLAYING;
                case OVER -> TableInfo.Phase.OVER;
                case ABORTED -> TableInfo.Phase.ABORTED;
            };
        }
    }

    private final String id;
    private final long created;
    private Terms terms;
    private final Ruleset rules;
    private final Key serverKey;

    private Phase phase = Phase.OPEN;
    private int number;
    private long lastTime;
    private Roster roster;
    private List<@Nullable String> words;
    private @Nullable GameState state;
    private Moves moves = Moves.NONE;

    /** What others may read of the moves that name something hidden; null if there are none. */
    private @Nullable Announced announced;

    /** The last entry that was more than the server coming back: what somebody must have seen who wants to act. */
    private int seen;

    /** The last entry, in canonical spelling; null before the first. */
    private @Nullable Entry entry;

    private String digest = Digest.NONE;

    /** This game as it was some entries ago, which knows an earlier one; what happened since is found from there. */
    private @Nullable LiveGame mark;

    /** How many moves were played, and how many were taken back. */
    private int plays;

    private Clocks clocks;

    /** What only the log knows of a game that can no longer be followed; null as long as it can. */
    private @Nullable Recorded recorded;

    /** A table before its first entry. */
    public LiveGame(String id, Terms terms, Ruleset rules, Key serverKey, long created) {
        this.created = created;
        this.id = id;
        this.terms = terms;
        this.rules = rules;
        this.serverKey = serverKey;
        roster = new Roster(terms.seats(), terms.creator());
        words = Arrays.asList(new @Nullable String[terms.setup().players()]);
        clocks = new Clocks(terms.pace(), terms.setup().players());
    }

    /** What the next one begins with. */
    private LiveGame(LiveGame other) {
        id = other.id;
        created = other.created;
        terms = other.terms;
        rules = other.rules;
        serverKey = other.serverKey;
        phase = other.phase;
        number = other.number;
        lastTime = other.lastTime;
        roster = other.roster;
        words = other.words;
        state = other.state;
        moves = other.moves;
        announced = other.announced;
        seen = other.seen;
        entry = other.entry;
        digest = other.digest;
        mark = other.mark;
        clocks = other.clocks;
        plays = other.plays;
        recorded = other.recorded;
    }

    /**
     * The table after one more entry; a {@link RefusedException} says why it cannot be.
     *
     * @param events gets what happens in it
     */
    public LiveGame after(Entry next, long time, EventLog events) throws RefusedException {
        return step(next, time, events, false);
    }

    /** The table after an entry as a log of rules that are gone has it; there is no state from then on. */
    LiveGame noting(Entry next, long time) throws RefusedException {
        return step(next, time, EventLog.OFF, true);
    }

    private LiveGame step(Entry next, long time, EventLog events, boolean noted) throws RefusedException {
        var after = new LiveGame(this);
        if (number > 0 && number % Moves.STRIDE == 0) {
            after.mark = this;
        }
        if (noted) {
            after.recorded = new Recorded(followed(), null);
            after.state = null;
        }
        after.number++;
        after.seen = next instanceof Entry.Resumed ? seen : after.number;
        after.lastTime = Math.max(lastTime, time);
        Entry spelled = after.take(next, seen, events, noted);
        after.entry = spelled;
        if (after.phase == Phase.PLAYING && Results.finished(after)) {
            after.phase = Phase.OVER;
        }
        int mover = after.toMove();
        boolean moved = next instanceof Entry.Moved || next instanceof Entry.Started;
        boolean timed = mover >= 0 && after.roster.isTimed(mover);
        boolean human = timed && after.roster.occupant(mover).human();
        after.clocks = after.clocks.run(mover, timed, human, after.lastTime, moved, after.moves.size());
        after.digest = Digest.next(digest, after.number, spelled, time, after.hash());
        return after;
    }

    /**
     * Makes an entry part of this game, which is not out of this class yet; what it is in canonical spelling.
     *
     * @param before the last entry that changed something
     * @param noted whether no rules of here and now say what is possible
     */
    private Entry take(Entry next, int before, EventLog events, boolean noted) throws RefusedException {
        boolean open = noted || phase == Phase.OPEN;
        boolean playing = noted || phase == Phase.PLAYING;
        require(next.seat() < roster.seats().size(), "house-no-such-seat");
        switch (next) {
            case Entry.Seated e -> {
                roster = roster.seated(e.seat(), e.occupant());
                words = phase == Phase.OPEN ? word(e.seat(), null) : words; // a word goes with who gave it
            }
            case Entry.Worded e -> {
                require(open, "house-no-word-late");
                require(noted || words.get(e.seat()) == null, "house-no-word-given");
                words = word(e.seat(), e.word());
            }
            case Entry.Started e -> {
                require(open, "house-no-begun");
                require(e.seats().size() == roster.seats().size(), "house-no-other-seats");
                roster = roster.begun(e.seats());
                state = noted ? null : begin();
                phase = Phase.PLAYING;
            }
            case Entry.Moved e -> {
                plays++;
                roster = roster.moved(e.seat());
                if (!noted) {
                    return play(e, before, events);
                }
                moves = moves.plus(new Moves.Played(number, before, e.seat(), e.move(), false), null);
            }
            case Entry.Undone e -> {
                require(playing, "house-no-not-playing");
                int most = noted ? moves.size() : moves.size() - 1;
                require(e.kept() >= 0 && e.kept() <= most, "house-no-nothing-to-undo");
                plays++;
                moves = moves.first(e.kept());
                state = noted ? null : moves.state(this::begin);
            }
            case Entry.Resigned e -> forfeit(e.seat(), noted);
            case Entry.TimedOut e -> forfeit(e.seat(), noted);
            case Entry.Claimed e -> {
                boolean another = e.by() >= 0 && e.by() < roster.seats().size() && e.by() != e.seat();
                require(another, "house-no-such-seat");
                forfeit(e.seat(), noted);
            }
            case Entry.Rested e -> {
                require(playing, "house-no-not-playing");
                require(terms.pace() instanceof Pace.Days, "house-no-days-off-here");
                long most = lastTime + DaysOff.MOST * Pace.DAY;
                require(e.until() >= lastTime && e.until() <= most, "house-no-days-off-so-long");
                clocks = clocks.rest(e.seat(), e.until(), lastTime);
            }
            case Entry.Resumed e -> clocks = clocks.forgive(e.away(), lastTime);
            case Entry.Aborted e -> {
                require(open || playing, "house-no-closed");
                phase = Phase.ABORTED;
            }
        }
        return next;
    }

    private Entry play(Entry.Moved e, int before, EventLog events) throws RefusedException {
        GameState now = state;
        if (phase != Phase.PLAYING || now == null) {
            throw new RefusedException(Phrase.of(phase == Phase.OPEN ? "house-no-not-begun" : "house-no-over"));
        }
        require(now.toMove() == e.seat(), "house-no-not-this-seat");
        Reading reading = Notation.readLegal(now, e.move());
        if (reading.refusal() != null) {
            throw new RefusedException(reading.refusal());
        }
        String text = now.spell(reading.move());
        String told = now.announce(reading.move());
        if (!told.equals(text)) {
            announced = new Announced(announced, number, told);
        }
        GameState then = now.copy();
        then.play(reading.move(), events);
        moves = moves.plus(new Moves.Played(number, before, e.seat(), text, now.reveals(reading.move())), then);
        state = then;
        return new Entry.Moved(e.seat(), text);
    }

    private void forfeit(int seat, boolean noted) throws RefusedException {
        require(noted || phase == Phase.PLAYING, "house-no-not-playing");
        require(noted || !roster.forfeited().contains(seat), "house-no-gave-up");
        roster = roster.forfeiting(seat);
    }

    /** Refuses with a phrase of the house what does not hold. */
    public static void require(boolean holds, String key) throws RefusedException {
        if (!holds) {
            throw new RefusedException(Phrase.of(key));
        }
    }

    private List<@Nullable String> word(int seat, @Nullable String word) {
        var all = new ArrayList<>(words);
        all.set(seat, word);
        return Collections.unmodifiableList(all);
    }

    /** From the last entry on this is what the log says and no more; a game of which it has a result is over. */
    LiveGame recording(Data.@Nullable Obj result) {
        var after = new LiveGame(this);
        after.recorded = new Recorded(followed(), result);
        after.state = null;
        after.phase = result == null ? phase : Phase.OVER;
        after.clocks = clocks.run(-1, false, false, lastTime, false, moves.size());
        return after;
    }

    /** The same where heirs have what those had who are named with them; this one if that changes nothing. */
    LiveGame handOver(Map<String, String> heirs) {
        if (heirs.isEmpty() || Collections.disjoint(heirs.keySet(), people())) {
            return this;
        }
        var after = new LiveGame(this);
        after.terms = terms.handOver(heirs);
        after.roster = roster.handOver(heirs);
        return after;
    }

    /** This game as it was at an entry or not long before. */
    LiveGame notAfter(int then) {
        LiveGame game = this;
        while (game != null && game.number > then) {
            game = game.mark;
        }
        return game == null ? new LiveGame(id, terms, rules, serverKey, created) : game;
    }

    /** The last entry as it is stored, with who did it. */
    public StoredEntry stored(@Nullable String person) {
        return entry().store(number, person, lastTime, hash());
    }

    /** The last entry, in canonical spelling. */
    Entry entry() {
        if (entry == null) {
            throw new IllegalStateException("nothing has happened yet");
        }
        return entry;
    }

    /** The state's hash, 0 if there is none. */
    long hash() {
        return state == null ? 0 : state.hash();
    }

    public String id() {
        return id;
    }

    public Terms terms() {
        return terms;
    }

    /** By what the game is or was played. */
    public Ruleset rules() {
        return rules;
    }

    /** Whether these are the rules of here and now, so that the game can go on. */
    boolean isOfTheseRules() {
        return rules.isOf(terms.setup().game());
    }

    /** Whether this is what a log says and no more, since its rules are gone. */
    public boolean isRecord() {
        return recorded != null;
    }

    /** The last entry whose state is known. */
    int followed() {
        return recorded == null ? number : Math.min(recorded.followed(), number);
    }

    Data.@Nullable Obj recordedResult() {
        return recorded == null ? null : recorded.result();
    }

    public Phase phase() {
        return phase;
    }

    /** How many entries the log has. */
    public int number() {
        return number;
    }

    public long created() {
        return created;
    }

    public long lastTime() {
        return lastTime;
    }

    /** When something last happened here, if only that the table was made. */
    long lastSign() {
        return number == 0 ? created : lastTime;
    }

    public List<Occupant> seats() {
        return roster.seats();
    }

    public Occupant occupant(int seat) {
        return roster.occupant(seat);
    }

    /** The state of the game, or null before it begins. */
    public @Nullable GameState state() {
        return state;
    }

    Moves moves() {
        return moves;
    }

    /** The moves that stand, in notation. */
    public List<String> played() {
        return moves.list().stream().map(Moves.Played::text).toList();
    }

    /** Whether somebody who has seen the log up to an entry has seen all that matters. */
    boolean isUpToDate(int last) {
        return last >= seen && last <= number;
    }

    /** The fingerprint of the log, see {@link Digest}. */
    String digest() {
        return digest;
    }

    /**
     * A move of the log as everybody may read it: what it names of the hidden shows when the game is over. Of a move that
     * this table has not come to, nothing but its first word is known to be public.
     */
    String announced(int at, String move) {
        if (at <= number && phase == Phase.OVER) {
            return move;
        }
        if (at > followed()) {
            return move.split(" ", 2)[0];
        }
        String told = announced == null ? null : announced.of(at);
        return told == null ? move : told;
    }

    List<@Nullable String> words() {
        return words;
    }

    Clocks clocks() {
        return clocks;
    }

    /** Everybody who has to do with the table, by id. */
    List<String> people() {
        var people = new LinkedHashSet<String>();
        people.add(terms.creator());
        people.addAll(roster.people());
        return List.copyOf(people);
    }

    /** How many moves were played and taken back: what the length of a log is bounded by. */
    int plays() {
        return plays;
    }

    Roster roster() {
        return roster;
    }

    Key serverKey() {
        return serverKey;
    }

    /** The seat that must decide, or -1 outside play. */
    public int toMove() {
        return phase == Phase.PLAYING && state != null ? state.toMove() : -1;
    }

    /** The seats of a person, in order. */
    public List<Integer> seatsOf(@Nullable String person) {
        return roster.seatsOf(person);
    }

    /** The key that the game is played with: the server's, mixed with the words that were given. */
    public Key key() {
        return Commitment.mix(serverKey, words);
    }

    /** The entry that begins the game, with the seats shuffled if that was agreed. */
    public Entry.Started start() throws RefusedException {
        require(phase == Phase.OPEN, "house-no-begun");
        for (Occupant seat : roster.seats()) {
            require(!(seat instanceof Occupant.Nobody), "house-no-free-seats");
        }
        return new Entry.Started(terms.shuffled() ? Seating.shuffle(key(), roster.seats()) : roster.seats());
    }

    /** The game before its first move. */
    private GameState begin() {
        return terms.setup().game().start(terms.setup(), key());
    }
}
