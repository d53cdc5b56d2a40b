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
import org.merlon.server.fair.Commitment;
import org.merlon.server.fair.Seating;
import org.merlon.server.guard.RefusedException;

/**
 * A table as its log makes it: who sits where, the game's state, clocks and result.
 *
 * <p>A table applies an entry to a copy, stores it, and only then puts the copy in the place of the original, so nothing
 * changes before it is durable. Loading a log applies its entries too: replay and live play are one piece of code. Not
 * safe for several threads: its {@link Table} guards it.
 */
public final class LiveGame {
    /** Where a table stands in its life. */
    public enum Phase {
        OPEN,
        PLAYING,
        OVER,
        ABORTED
    }

    /** An entry that has been applied: in canonical spelling, with what happened and the state's hash afterwards. */
    record Applied(Entry entry, List<Data.Obj> events, long hash) {}

    private final String id;
    private final long created;
    private Terms terms;
    private final Ruleset rules;
    private final Key serverKey;

    private Phase phase = Phase.OPEN;
    private int number;
    private long lastTime;
    private final Roster roster;
    private final List<@Nullable String> words;

    /** Never changed once it is here: a move leads to another object. So copies of a table can share it. */
    private @Nullable GameState state;

    private Moves moves = Moves.NONE;

    /** What others may read of the moves that name something hidden; null if there are none. */
    private @Nullable Announced announced;

    /** The last entry that was more than the server coming back: what somebody must have seen who wants to act. */
    private int seen;

    private String digest = Digest.NONE;

    /** This game as it was some entries ago, which knows an earlier one; what happened since is found from there. */
    private @Nullable LiveGame mark;

    /** How many moves were played, and how many were taken back. */
    private int plays;

    private final Clocks clocks;

    /** What only the log knows of a game that can no longer be followed; null as long as it can. */
    private @Nullable Recorded recorded;

    /** A table where the game is played by the rules of here and now. */
    LiveGame(String id, Terms terms, Key serverKey, long created) {
        this(id, terms, Ruleset.now(terms.setup().game()), serverKey, created);
    }

    LiveGame(String id, Terms terms, Ruleset rules, Key serverKey, long created) {
        this.created = created;
        this.id = id;
        this.terms = terms;
        this.rules = rules;
        this.serverKey = serverKey;
        roster = new Roster(terms.seats());
        words = new ArrayList<>(Arrays.asList(new @Nullable String[terms.setup().players()]));
        clocks = new Clocks(terms.pace(), terms.setup().players());
    }

    private LiveGame(LiveGame other) {
        id = other.id;
        created = other.created;
        terms = other.terms;
        rules = other.rules;
        serverKey = other.serverKey;
        phase = other.phase;
        number = other.number;
        lastTime = other.lastTime;
        roster = new Roster(other.roster);
        words = new ArrayList<>(other.words);
        state = other.state;
        moves = other.moves;
        announced = other.announced;
        seen = other.seen;
        digest = other.digest;
        mark = other.mark;
        clocks = new Clocks(other.clocks);
        plays = other.plays;
        recorded = other.recorded;
    }

    LiveGame copy() {
        return new LiveGame(this);
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

    public long lastTime() {
        return lastTime;
    }

    /** When something last happened here, if only that the table was made. */
    long lastSign() {
        return number == 0 ? created : lastTime;
    }

    public List<Occupant> seats() {
        return List.copyOf(roster.seats());
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

    /** Whether somebody who has seen the log up to an entry has seen all that matters. */
    boolean isUpToDate(int last) {
        return last >= seen && last <= number;
    }

    /** The fingerprint of the log, see {@link Digest}. */
    String digest() {
        return digest;
    }

    /** A copy of this game as it was at an entry or not long before. */
    LiveGame notAfter(int entry) {
        LiveGame then = mark;
        while (then != null && then.number > entry) {
            then = then.mark;
        }
        return then == null ? new LiveGame(id, terms, rules, serverKey, created) : then.copy();
    }

    /**
     * A move of the log as everybody may read it: what it names of the hidden shows when the game is over. Of a move that
     * this table has not come to, nothing but its first word is known to be public.
     */
    String announced(int entry, String move) {
        if (entry > number) {
            return move.split(" ", 2)[0];
        }
        if (phase == Phase.OVER) {
            return move;
        }
        if (entry > followed()) {
            return move.split(" ", 2)[0];
        }
        String told = announced == null ? null : announced.of(entry);
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

    /** Lets heirs have what those had here who are named with them; whether that changes anything. */
    boolean handOver(Map<String, String> heirs) {
        if (heirs.isEmpty() || Collections.disjoint(heirs.keySet(), people())) {
            return false;
        }
        terms = terms.handOver(heirs);
        roster.handOver(heirs);
        return true;
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

    /** Makes an entry part of the game; a {@link RefusedException} says why it cannot be, and nothing has changed then. */
    Applied apply(Entry entry, long time, boolean wantEvents) throws RefusedException {
        Step step = Step.of(this, entry, wantEvents);
        commit(step, time);
        long hash = state == null ? 0 : state.hash();
        digest = Digest.next(digest, number, step.entry(), time, hash);
        if (number % Moves.STRIDE == 0) {
            mark = copy();
        }
        return new Applied(step.entry(), step.events(), hash);
    }

    /** Takes an entry as an {@link OldLog} has it; there is no state from now on. */
    void note(Entry entry, long time) {
        recorded = new Recorded(followed(), null);
        state = null;
        commit(Step.plain(entry), time);
    }

    /** From the last entry on this is what an {@link OldLog} says and no more; a game of which it has a result is over. */
    void record(Data.@Nullable Obj result) {
        recorded = new Recorded(followed(), result);
        state = null;
        if (result != null) {
            phase = Phase.OVER;
        }
        clocks.run(-1, false, false, lastTime, false, moves.size());
    }

    private void commit(Step step, long time) {
        int before = seen;
        number++;
        seen = step.entry() instanceof Entry.Resumed ? seen : number;
        lastTime = Math.max(lastTime, time);
        switch (step.entry()) {
            case Entry.Seated e -> {
                roster.seat(e.seat(), e.occupant());
                if (phase == Phase.OPEN) {
                    words.set(e.seat(), null); // a word goes with who gave it
                }
            }
            case Entry.Worded e -> words.set(e.seat(), e.word());
            case Entry.Started e -> {
                roster.begin(e.seats());
                state = step.after();
                phase = Phase.PLAYING;
            }
            case Entry.Moved e -> {
                plays++;
                var move = new Moves.Played(number, before, e.seat(), e.move(), step.revealing());
                moves = moves.plus(move, step.after());
                roster.move(e.seat());
                if (step.announced() != null) {
                    announced = new Announced(announced, number, step.announced());
                }
                state = step.after();
            }
            case Entry.Undone e -> {
                plays++;
                moves = moves.first(e.kept());
                state = step.after();
            }
            case Entry.Resigned e -> roster.forfeit(e.seat());
            case Entry.TimedOut e -> roster.forfeit(e.seat());
            case Entry.Resumed e -> clocks.forgive(e.away(), lastTime);
            case Entry.Aborted e -> phase = Phase.ABORTED;
        }
        if (phase == Phase.PLAYING && Results.finished(this)) {
            phase = Phase.OVER;
        }
        int mover = toMove();
        boolean moved = step.entry() instanceof Entry.Moved || step.entry() instanceof Entry.Started;
        boolean timed = mover >= 0 && roster.isTimed(mover);
        boolean human = timed && roster.occupant(mover).human();
        clocks.run(mover, timed, human, lastTime, moved, moves.size());
    }

    /** The key that the game is played with: the server's, mixed with the words that were given. */
    Key key() {
        return Commitment.mix(serverKey, words);
    }

    /** The entry that begins the game, with the seats shuffled if that was agreed. */
    Entry.Started start() throws RefusedException {
        Step.require(phase == Phase.OPEN, "house-no-begun");
        for (Occupant seat : roster.seats()) {
            Step.require(!(seat instanceof Occupant.Nobody), "house-no-free-seats");
        }
        return new Entry.Started(terms.shuffled() ? Seating.shuffle(key(), roster.seats()) : roster.seats());
    }

    /** The game before its first move. */
    GameState begin() {
        return terms.setup().game().start(terms.setup(), key());
    }
}
