package org.merlon.server.game;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.GameState;
import org.merlon.engine.chance.Key;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Phrase;
import org.merlon.server.fair.Commitment;
import org.merlon.server.fair.Seating;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.wire.table.TableInfo;

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
        public TableInfo.Phase info() {
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
    private final Terms terms;
    private final Ruleset rules;
    private final Key serverKey;

    private final Phase phase;
    private final int number;
    private final long lastTime;
    private final Roster roster;
    private final List<@Nullable String> words;
    private final @Nullable GameState state;
    private final Moves moves;

    /** What others may read of the moves that name something hidden; null if there are none. */
    private final @Nullable PublicMoves announced;

    /** The last entry that was more than the server coming back: what somebody must have seen who wants to act. */
    private final int seen;

    /** The last entry, in canonical spelling; null before the first. */
    private final @Nullable Entry entry;

    private final List<Data.Obj> events;
    private final long hash;
    private final String digest;

    /** This game as it was some entries ago, which knows an earlier one; what happened since is found from there. */
    private final @Nullable LiveGame mark;

    /** How many moves were played, and how many were taken back. */
    private final int plays;

    private final Clocks clocks;

    /** What only the log knows of a game that can no longer be followed; null as long as it can. */
    private final @Nullable FrozenGame recorded;

    /** A table before its first entry. */
    public LiveGame(String id, Terms terms, Ruleset rules, Key serverKey, long created) {
        this.id = id;
        this.created = created;
        this.terms = terms;
        this.rules = rules;
        this.serverKey = serverKey;
        phase = Phase.OPEN;
        number = 0;
        lastTime = 0;
        roster = new Roster(terms.seats(), terms.creator());
        words = Arrays.asList(new @Nullable String[terms.setup().players()]);
        state = null;
        moves = Moves.NONE;
        announced = null;
        seen = 0;
        entry = null;
        events = List.of();
        hash = 0;
        digest = Digest.NONE;
        mark = null;
        plays = 0;
        clocks = new Clocks(terms.pace(), terms.setup().players());
        recorded = null;
    }

    /** What a step has led to. */
    LiveGame(LiveGameBuilder step) {
        id = step.before.id;
        created = step.before.created;
        terms = step.terms;
        rules = step.before.rules;
        serverKey = step.before.serverKey;
        phase = step.phase;
        number = step.number;
        lastTime = step.lastTime;
        roster = step.roster;
        words = step.words;
        state = step.state;
        moves = step.moves;
        announced = step.announced;
        seen = step.seen;
        entry = step.entry;
        events = step.events;
        hash = step.hash;
        digest = step.digest;
        mark = step.mark;
        plays = step.plays;
        clocks = step.clocks;
        recorded = step.recorded;
    }

    /** The table after one more entry, of which {@link #events} tell; a {@link RefusedException} says why it cannot be. */
    public LiveGame after(Entry next, long time) throws RefusedException {
        return LiveGameBuilder.after(this, next, time, false);
    }

    /** The table after an entry as a log of rules that are gone has it; there is no state from then on. */
    LiveGame noting(Entry next, long time) throws RefusedException {
        return LiveGameBuilder.after(this, next, time, true);
    }

    /** From the last entry on this is what the log says and no more; a game of which it has a result is over. */
    LiveGame recording(Data.@Nullable Obj result) {
        return LiveGameBuilder.recording(this, result);
    }

    /** The same where heirs have what those had who are named with them; this one if that changes nothing. */
    public LiveGame handOver(Map<String, String> heirs) {
        return heirs.isEmpty() || Collections.disjoint(heirs.keySet(), people())
                ? this
                : LiveGameBuilder.handOver(this, heirs);
    }

    /** Refuses with a phrase of the house what does not hold. */
    public static void require(boolean holds, String key) throws RefusedException {
        if (!holds) {
            throw new RefusedException(Phrase.of(key));
        }
    }

    /** This game as it was at an entry or not long before. */
    public LiveGame notAfter(int then) {
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
    public Entry entry() {
        if (entry == null) {
            throw new IllegalStateException("nothing has happened yet");
        }
        return entry;
    }

    /** What happened in the last entry, as everybody saw it. */
    public List<Data.Obj> events() {
        return events;
    }

    /** The state's hash, 0 if there is none. */
    long hash() {
        return hash;
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
    public boolean isOfTheseRules() {
        return rules.isOf(terms.setup().game());
    }

    /** Whether this is what a log says and no more, since its rules are gone. */
    public boolean isRecord() {
        return recorded != null;
    }

    /** The last entry whose state is known. */
    public int followed() {
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
    public long lastSign() {
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

    public Moves moves() {
        return moves;
    }

    @Nullable PublicMoves announced() {
        return announced;
    }

    @Nullable LiveGame mark() {
        return mark;
    }

    @Nullable FrozenGame recorded() {
        return recorded;
    }

    /** Whether somebody who has seen the log up to an entry has seen all that matters. */
    public boolean isUpToDate(int last) {
        return last >= seen && last <= number;
    }

    /** The last entry that such a one must have seen. */
    int seen() {
        return seen;
    }

    /** The fingerprint of the log, see {@link Digest}. */
    public String digest() {
        return digest;
    }

    /**
     * A move of the log as everybody may read it: what it names of the hidden shows when the game is over. Of a move that
     * this table has not come to, nothing but its first word is known to be public.
     */
    public String announced(int at, String move) {
        if (at <= number && phase == Phase.OVER) {
            return move;
        }
        if (at > followed()) {
            return move.split(" ", 2)[0];
        }
        String told = announced == null ? null : announced.of(at);
        return told == null ? move : told;
    }

    public List<@Nullable String> words() {
        return words;
    }

    public Clocks clocks() {
        return clocks;
    }

    /** Everybody who has to do with the table, by id. */
    public List<String> people() {
        var people = new LinkedHashSet<String>();
        people.add(terms.creator());
        people.addAll(roster.people());
        return List.copyOf(people);
    }

    /** How many moves were played and taken back: what the length of a log is bounded by. */
    public int plays() {
        return plays;
    }

    public Roster roster() {
        return roster;
    }

    public Key serverKey() {
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
    GameState begin() {
        return terms.setup().game().start(terms.setup(), key());
    }
}
