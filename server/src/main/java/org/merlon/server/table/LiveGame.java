package org.merlon.server.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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

    /**
     * A move that stands.
     *
     * @param number its place in the log
     */
    record Played(int number, int seat, String text, boolean revealing) {}

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
    private final Terms terms;
    private final Key serverKey;

    private Phase phase = Phase.OPEN;
    private int number;
    private long lastTime;
    private List<Occupant> seats;
    private final List<@Nullable String> words;

    /** Never changed once it is here: a move leads to another object. So copies of a table can share it. */
    private @Nullable GameState state;

    private final List<Played> moves;

    /** What others may read of the moves that name something hidden, by their numbers; never changed, only replaced. */
    private Map<Integer, String> announced = Map.of();

    private List<@Nullable String> playedBy = List.of();

    /** Seats that resigned or ran out of time, first one first. */
    private final List<Integer> forfeited;

    private final Clocks clocks;

    LiveGame(String id, Terms terms, Key serverKey) {
        this.id = id;
        this.terms = terms;
        this.serverKey = serverKey;
        seats = new ArrayList<>(terms.seats());
        words = new ArrayList<>(Arrays.asList(new @Nullable String[terms.setup().players()]));
        moves = new ArrayList<>();
        forfeited = new ArrayList<>();
        clocks = new Clocks(terms.pace(), terms.setup().players());
    }

    private LiveGame(LiveGame other) {
        id = other.id;
        terms = other.terms;
        serverKey = other.serverKey;
        phase = other.phase;
        number = other.number;
        lastTime = other.lastTime;
        seats = new ArrayList<>(other.seats);
        words = new ArrayList<>(other.words);
        state = other.state;
        moves = new ArrayList<>(other.moves);
        announced = other.announced;
        forfeited = new ArrayList<>(other.forfeited);
        clocks = new Clocks(other.clocks);
        playedBy = other.playedBy;
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

    List<Played> moves() {
        return moves;
    }

    /**
     * A move of the log as everybody may read it: what it names of the hidden shows when the game is over. Of a move that
     * this table has not come to, nothing but its first word is known to be public.
     */
    String announced(int entry, String move) {
        if (entry > number) {
            return move.split(" ", 2)[0];
        }
        return phase == Phase.OVER ? move : announced.getOrDefault(entry, move);
    }

    public List<String> moveTexts() {
        return moves.stream().map(Played::text).toList();
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

    /** Makes an entry part of the game; a {@link RefusedException} says why it cannot be, and nothing has changed then. */
    Applied apply(Entry entry, long time, boolean wantEvents) throws RefusedException {
        Prepared prepared = prepare(entry, wantEvents);
        commit(prepared, time);
        return new Applied(prepared.entry, prepared.events, state == null ? 0 : state.hash());
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
                GameState begun = terms.setup().game().start(terms.setup(), key());
                yield new Prepared(e, begun, List.of(), true, null);
            }
            case Entry.Moved e -> prepareMove(e, events);
            case Entry.Undone e -> {
                require(phase == Phase.PLAYING, "no game is being played");
                require(e.kept() >= 0 && e.kept() < moves.size(), "there is nothing to undo");
                GameState back = rebuild(e.kept());
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
        number++;
        lastTime = Math.max(lastTime, time);
        switch (prepared.entry) {
            case Entry.Seated e -> {
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
                state = prepared.after;
                phase = Phase.PLAYING;
            }
            case Entry.Moved e -> {
                moves.add(new Played(number, e.seat(), e.move(), prepared.revealing));
                if (prepared.announced != null) {
                    var more = new HashMap<>(announced);
                    more.put(number, prepared.announced);
                    announced = more;
                }
                state = prepared.after;
            }
            case Entry.Undone e -> {
                moves.subList(e.kept(), moves.size()).clear();
                state = prepared.after;
            }
            case Entry.Resigned e -> forfeited.add(e.seat());
            case Entry.TimedOut e -> forfeited.add(e.seat());
            case Entry.Resumed e -> clocks.forgive(lastTime);
            case Entry.Aborted e -> phase = Phase.ABORTED;
        }
        if (phase == Phase.PLAYING && Results.finished(this)) {
            phase = Phase.OVER;
        }
        int mover = toMove();
        clocks.run(mover >= 0 && seats.get(mover).human() ? mover : -1, lastTime);
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
        require(!moves.isEmpty(), "there is nothing to undo");
        Played last = moves.getLast();
        require(last.seat == seat && toMove() == seat, "only moves of your own turn can be taken back without asking");
        require(!last.revealing, "this move has shown something hidden, so the others must agree");
        return moves.size() - 1;
    }

    private GameState rebuild(int kept) {
        GameState again = terms.setup().game().start(terms.setup(), key());
        for (Played move : moves.subList(0, kept)) {
            again.play(Notation.read(again, move.text).move(), EventLog.OFF);
        }
        return again;
    }

    private static void require(boolean holds, String otherwise) throws RefusedException {
        if (!holds) {
            throw new RefusedException(otherwise);
        }
    }
}
