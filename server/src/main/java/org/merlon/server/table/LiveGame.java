package org.merlon.server.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.EventLog;
import org.merlon.engine.GameState;
import org.merlon.engine.Key;
import org.merlon.engine.Notation;
import org.merlon.engine.RandomBits;
import org.merlon.engine.Reading;
import org.merlon.engine.data.Data;
import org.merlon.server.fair.Commitment;
import org.merlon.server.fair.Seating;
import org.merlon.words.Words;

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

    /** An entry that is possible, with what it leads to. */
    private record Prepared(
            Entry entry,
            @Nullable GameState after,
            List<Data.Obj> events,
            boolean revealing,
            @Nullable String announced) {}

    private final String id;
    private final long created;
    private Terms terms;
    private final Ruleset rules;
    private final Key serverKey;

    private Phase phase = Phase.OPEN;
    private int number;
    private long lastTime;
    private List<Occupant> seats;
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

    private List<@Nullable String> playedBy = List.of();

    /** Seats that resigned or ran out of time, first one first. */
    private final List<Integer> forfeited;

    /** Seats that people began the game on, whoever sits there now. */
    private Set<Integer> ofPeople = Set.of();

    /** How many moves were played, and how many were taken back. */
    private int plays;

    private final Comings comings;

    /** Seats for which a bot has moved in a person's place. */
    private final Set<Integer> stoodIn = new TreeSet<>();

    private final Clocks clocks;

    /** The last entry whose state is known; later ones are only noted. */
    private int followed = Integer.MAX_VALUE;

    /** How a game ended that can no longer be followed. */
    private Data.@Nullable Obj recordedResult;

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
        seats = new ArrayList<>(terms.seats());
        words = new ArrayList<>(Arrays.asList(new @Nullable String[terms.setup().players()]));
        forfeited = new ArrayList<>();
        comings = new Comings();
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
        seats = new ArrayList<>(other.seats);
        words = new ArrayList<>(other.words);
        state = other.state;
        moves = other.moves;
        announced = other.announced;
        seen = other.seen;
        digest = other.digest;
        mark = other.mark;
        forfeited = new ArrayList<>(other.forfeited);
        clocks = new Clocks(other.clocks);
        playedBy = other.playedBy;
        ofPeople = other.ofPeople;
        plays = other.plays;
        comings = new Comings(other.comings);
        stoodIn.addAll(other.stoodIn);
        followed = other.followed;
        recordedResult = other.recordedResult;
    }

    LiveGame copy() {
        return new LiveGame(this);
    }

    /** Guesses anew what a seat cannot know, for tests that nothing of it shows. */
    void imagine(int seat, RandomBits random) {
        if (state != null) {
            GameState other = state.copy();
            other.imagine(seat, random);
            state = other;
        }
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
        return followed != Integer.MAX_VALUE;
    }

    /** The last entry whose state is known. */
    int followed() {
        return Math.min(followed, number);
    }

    Data.@Nullable Obj recordedResult() {
        return recordedResult;
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
        return List.copyOf(seats);
    }

    public Occupant occupant(int seat) {
        return seats.get(seat);
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

    /** When whoever is to move loses the right to it: by the clock, or where there is none because the game is abandoned. */
    long deadline() {
        if (phase != Phase.PLAYING || clocks.running() < 0) {
            return Clocks.NEVER;
        }
        return terms.pace() instanceof Pace.Unhurried ? lastTime + Pace.ABANDONED : clocks.deadline();
    }

    /** Whether time passed for somebody here while the server was away, which is not to count. */
    boolean mustResume(Pauses pauses) {
        long until = pauses.until();
        return phase == Phase.PLAYING
                && lastTime < until
                && clocks.counted() >= 0
                && (terms.pace() instanceof Pace.Live || deadline() <= until);
    }

    /** Those without whom nobody goes back: all who began the game, present or not, but who gave up. */
    Set<String> sayers() {
        var people = new HashSet<String>();
        for (int seat = 0; seat < playedBy.size(); seat++) {
            String person = playedBy.get(seat);
            if (person != null && !forfeited.contains(seat)) {
                people.add(person);
            }
        }
        for (Occupant seat : seats) {
            String person = seat instanceof Occupant.Bot bot ? bot.keptFor() : seat.person();
            if (person != null) {
                people.add(person);
            }
        }
        return people;
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
        if (entry > followed) {
            return move.split(" ", 2)[0];
        }
        String told = announced == null ? null : announced.of(entry);
        return told == null ? move : told;
    }

    public List<String> moveTexts() {
        return moves.list().stream().map(Moves.Played::text).toList();
    }

    List<@Nullable String> words() {
        return words;
    }

    List<Integer> forfeited() {
        return forfeited;
    }

    Clocks clocks() {
        return clocks;
    }

    Set<Integer> stoodIn() {
        return stoodIn;
    }

    /** Everybody who has to do with the table, by id. */
    List<String> people() {
        var people = new LinkedHashSet<String>();
        people.add(terms.creator());
        seats.stream().map(Occupant::behind).filter(Objects::nonNull).forEach(people::add);
        playedBy.stream().filter(Objects::nonNull).forEach(people::add);
        return List.copyOf(people);
    }

    /** Lets heirs have what those had here who are named with them; whether that changes anything. */
    boolean handOver(Map<String, String> heirs) {
        if (heirs.isEmpty() || Collections.disjoint(heirs.keySet(), people())) {
            return false;
        }
        terms = terms.handOver(heirs);
        seats = new ArrayList<>(seats.stream().map(seat -> seat.handOver(heirs)).toList());
        var played = new ArrayList<@Nullable String>();
        playedBy.forEach(person -> played.add(person == null ? null : heirs.getOrDefault(person, person)));
        playedBy = played;
        comings.handOver(heirs);
        return true;
    }

    /** How many moves were played and taken back: what the length of a log is bounded by. */
    int plays() {
        return plays;
    }

    Comings comings() {
        return comings;
    }

    Key serverKey() {
        return serverKey;
    }

    /** The seat that must decide, or -1 outside play. */
    public int toMove() {
        return phase == Phase.PLAYING && state != null ? state.toMove() : -1;
    }

    /** Who began the game on each seat; null where a bot did. Bots that took over later change nothing about that. */
    List<@Nullable String> playedBy() {
        return playedBy;
    }

    /** Whether a game was ever played here, or is. */
    boolean hasBegun() {
        return !playedBy.isEmpty();
    }

    /** The seats of a person, in order. */
    public List<Integer> seatsOf(@Nullable String person) {
        var own = new ArrayList<Integer>();
        for (int seat = 0; seat < seats.size(); seat++) {
            if (person != null && person.equals(seats.get(seat).person())) {
                own.add(seat);
            }
        }
        return own;
    }

    /** The seat that somebody speaks for who began the game, or -1: where they sit, or where they sat. */
    int seatFor(String person) {
        List<Integer> own = seatsOf(person);
        return own.isEmpty() ? playedBy.indexOf(person) : own.getFirst();
    }

    /** Makes an entry part of the game; a {@link RefusedException} says why it cannot be, and nothing has changed then. */
    Applied apply(Entry entry, long time, boolean wantEvents) throws RefusedException {
        Prepared prepared = prepare(entry, wantEvents);
        commit(prepared, time);
        long hash = state == null ? 0 : state.hash();
        digest = Digest.next(digest, number, prepared.entry, time, hash);
        if (number % Moves.STRIDE == 0) {
            mark = copy();
        }
        return new Applied(prepared.entry, prepared.events, hash);
    }

    /** Takes an entry as the log has it, of a game that was played by rules that are gone; there is no state from now on. */
    void note(Entry entry, long time) throws RefusedException {
        require(entry.concerns() < seats.size(), "there is no seat " + entry.concerns());
        if (entry instanceof Entry.Started started) {
            require(started.seats().size() == seats.size(), "there are " + seats.size() + " seats");
        }
        if (entry instanceof Entry.Undone undone) {
            require(undone.kept() >= 0 && undone.kept() <= moves.size(), "there is nothing to undo");
        }
        followed = Math.min(followed, number);
        state = null;
        commit(plain(entry), time);
    }

    /** The log has been noted to its end; this is how the game ended, if it has. */
    void end(Data.@Nullable Obj result) {
        followed = Math.min(followed, number);
        state = null;
        recordedResult = result;
        if (result != null) {
            phase = Phase.OVER;
        }
        clocks.run(-1, false, false, lastTime, false, moves.size());
    }

    private Prepared prepare(Entry entry, boolean wantEvents) throws RefusedException {
        EventLog events = wantEvents ? new EventLog() : EventLog.OFF;
        require(entry.concerns() < seats.size(), "there is no seat " + entry.concerns());
        return switch (entry) {
            case Entry.Seated e -> plain(e);
            case Entry.Worded e -> {
                require(phase == Phase.OPEN, "words are given before the game begins");
                require(words.get(e.seat()) == null, "this seat has given its word already");
                yield plain(e);
            }
            case Entry.Started e -> {
                require(phase == Phase.OPEN, "the game has begun already");
                require(e.seats().size() == seats.size(), "there are " + seats.size() + " seats");
                yield new Prepared(e, begin(), List.of(), true, null);
            }
            case Entry.Moved e -> prepareMove(e, events);
            case Entry.Undone e -> {
                require(phase == Phase.PLAYING, "no game is being played");
                require(e.kept() >= 0 && e.kept() < moves.size(), "there is nothing to undo");
                GameState back = moves.first(e.kept()).state(this::begin);
                yield new Prepared(e, back, List.of(), false, null);
            }
            case Entry.Resigned e -> forfeit(e, e.seat());
            case Entry.TimedOut e -> forfeit(e, e.seat());
            case Entry.Resumed e -> plain(e);
            case Entry.Aborted e -> {
                require(phase == Phase.OPEN || phase == Phase.PLAYING, "the table is closed already");
                yield plain(e);
            }
        };
    }

    private Prepared prepareMove(Entry.Moved entry, EventLog events) throws RefusedException {
        GameState now = state;
        if (phase != Phase.PLAYING || now == null) {
            throw new RefusedException(phase == Phase.OPEN ? "the game has not begun" : "the game is over");
        }
        require(now.toMove() == entry.seat(), "it is not this seat's move");
        Reading reading = Notation.read(now, entry.move());
        var refusal = reading.refusal() != null ? reading.refusal() : now.refusal(reading.move());
        if (refusal != null) {
            throw new RefusedException(Words.english().say(refusal));
        }
        GameState after = now.copy();
        boolean revealing = now.reveals(reading.move());
        var canonical = new Entry.Moved(entry.seat(), now.spell(reading.move()));
        String told = now.announce(reading.move());
        after.play(reading.move(), events);
        return new Prepared(canonical, after, events.events(), revealing, told.equals(canonical.move()) ? null : told);
    }

    private Prepared forfeit(Entry entry, int seat) throws RefusedException {
        require(phase == Phase.PLAYING, "no game is being played");
        require(!forfeited.contains(seat), "this seat has given up already");
        return plain(entry);
    }

    private Prepared plain(Entry entry) {
        return new Prepared(entry, null, List.of(), false, null);
    }

    private void commit(Prepared prepared, long time) {
        int before = seen;
        number++;
        seen = prepared.entry instanceof Entry.Resumed ? seen : number;
        lastTime = Math.max(lastTime, time);
        switch (prepared.entry) {
            case Entry.Seated e -> {
                comings.note(seats.get(e.seat()), e.occupant());
                seats.set(e.seat(), e.occupant());
                if (phase == Phase.OPEN) {
                    words.set(e.seat(), null); // a word goes with who gave it
                }
            }
            case Entry.Worded e -> words.set(e.seat(), e.word());
            case Entry.Started e -> {
                seats = new ArrayList<>(e.seats());
                playedBy = new ArrayList<>();
                e.seats().forEach(seat -> playedBy.add(seat.person()));
                ofPeople = IntStream.range(0, seats.size())
                        .filter(seat -> seats.get(seat).human())
                        .boxed()
                        .collect(Collectors.toUnmodifiableSet());
                comings.clear();
                state = prepared.after;
                phase = Phase.PLAYING;
            }
            case Entry.Moved e -> {
                plays++;
                var move = new Moves.Played(number, before, e.seat(), e.move(), prepared.revealing);
                moves = moves.plus(move, prepared.after);
                if (seats.get(e.seat()) instanceof Occupant.Bot && playedBy.get(e.seat()) != null) {
                    stoodIn.add(e.seat());
                }
                if (prepared.announced != null) {
                    announced = new Announced(announced, number, prepared.announced);
                }
                state = prepared.after;
            }
            case Entry.Undone e -> {
                plays++;
                moves = moves.first(e.kept());
                state = prepared.after;
            }
            case Entry.Resigned e -> forfeited.add(e.seat());
            case Entry.TimedOut e -> forfeited.add(e.seat());
            case Entry.Resumed e -> clocks.forgive(e.away(), lastTime);
            case Entry.Aborted e -> phase = Phase.ABORTED;
        }
        if (phase == Phase.PLAYING && Results.finished(this)) {
            phase = Phase.OVER;
        }
        int mover = toMove();
        boolean moved = prepared.entry instanceof Entry.Moved || prepared.entry instanceof Entry.Started;
        boolean human = mover >= 0 && seats.get(mover).human();
        clocks.run(mover, human || isStoodInFor(mover), human, lastTime, moved, moves.size());
    }

    /** Whether a bot sits in a person's place, whose time is counted until it has moved: nobody gets up to think longer. */
    private boolean isStoodInFor(int seat) {
        return seat >= 0 && ofPeople.contains(seat) && !forfeited.contains(seat);
    }

    /** The key that the game is played with: the server's, mixed with the words that were given. */
    Key key() {
        return Commitment.mix(serverKey, words);
    }

    /** The entry that begins the game, with the seats shuffled if that was agreed. */
    Entry.Started start() throws RefusedException {
        require(phase == Phase.OPEN, "the game has begun already");
        for (Occupant seat : seats) {
            require(!(seat instanceof Occupant.Nobody), "not every seat is taken");
        }
        return new Entry.Started(terms.shuffled() ? Seating.shuffle(key(), seats) : seats);
    }

    /** How many moves stand after a seat has taken back its last one, if it may do so without asking. */
    int undoTarget(int seat) throws RefusedException {
        require(phase == Phase.PLAYING, "no game is being played");
        Moves.Played last = moves.last();
        if (last == null) {
            throw new RefusedException("there is nothing to undo");
        }
        require(
                last.seat() == seat && toMove() == seat,
                "only moves of your own turn can be taken back without asking");
        require(!last.revealing(), "this move has shown something hidden, so the others must agree");
        return moves.size() - 1;
    }

    /** In a rated game nobody unlearns what was shown, so nothing that showed it is taken back, whoever agrees. */
    void requireUndoable(int kept) throws RefusedException {
        require(phase == Phase.PLAYING && kept >= 0 && kept < moves.size(), "there is no such move to go back to");
        require(
                !terms.rated() || !moves.revealAfter(kept),
                "this is a rated game, and what was shown since then stays shown; it cannot go back that far");
    }

    /** The game before its first move. */
    private GameState begin() {
        return terms.setup().game().start(terms.setup(), key());
    }

    private static void require(boolean holds, String otherwise) throws RefusedException {
        if (!holds) {
            throw new RefusedException(otherwise);
        }
    }
}
