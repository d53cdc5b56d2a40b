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
import org.merlon.server.fair.SeatShuffle;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.wire.table.TableInfo;

/**
 * The immutable state of a table as its log determines it: seats, the game's state, clocks and result.
 *
 * <p>An entry leads to a new instance that shares all unchanged parts. Live play, replay and undo therefore use the same step,
 * nothing is visible before it is durable, and any thread may read an instance.
 */
public final class LiveGame {
    /** The stages of a table. */
    public enum Phase {
        OPEN,
        PLAYING,
        OVER,
        ABORTED;

        /** The form that clients see. */
        public TableInfo.Phase info() {
            return switch (this) {
                case OPEN -> TableInfo.Phase.OPEN;
                case PLAYING -> TableInfo.Phase.PLAYING;
                case OVER -> TableInfo.Phase.OVER;
                case ABORTED -> TableInfo.Phase.ABORTED;
            };
        }
    }

    /** The estimated memory of a table without entries, with its audience. */
    private static final int BASE_BYTES = 16 * 1024;

    /** The estimated memory of an entry with its share of a checkpoint. */
    private static final int BYTES_PER_ENTRY = 250;

    /** The parts that entries do not change. */
    record Identity(String id, long created, Terms terms, Ruleset rules, Key serverKey) {}

    /**
     * The state of the log.
     *
     * @param requiredNumber the last entry other than {@link Entry.Resumed}; a player must have seen it to act
     * @param turnNumber the entry with which the current turn began; turns of one person that follow each other count as one
     * @param plays the number of moves and undos
     * @param entry the last entry in canonical notation; null before the first
     * @param checkpoint this game as it was some entries ago, with a checkpoint of its own; null near the start
     */
    record Progress(
            int number,
            long lastTime,
            int requiredNumber,
            int turnNumber,
            int plays,
            String digest,
            @Nullable Entry entry,
            @Nullable LiveGame checkpoint) {}

    /**
     * The state of the game.
     *
     * @param state null before the game begins, and in a frozen game
     * @param publicMoves the public text of moves that name something hidden; null if there are none
     * @param events the events of the last entry
     * @param hash the state's hash; 0 without a state
     */
    record GamePosition(
            @Nullable GameState state,
            Moves moves,
            @Nullable PublicMoves publicMoves,
            List<Data.Obj> events,
            long hash) {}

    private final Identity identity;
    private final Phase phase;
    private final Progress progress;
    private final GamePosition position;
    private final Roster roster;
    private final List<@Nullable String> words;
    private final SeatClocks clocks;

    /** The facts about a game that cannot be replayed any more; null as long as it can. */
    private final @Nullable FrozenGame frozen;

    /** A table before its first entry. */
    public LiveGame(String id, Terms terms, Ruleset rules, Key serverKey, long created) {
        identity = new Identity(id, created, terms, rules, serverKey);
        phase = Phase.OPEN;
        progress = new Progress(0, 0, 0, 0, 0, LogDigest.NONE, null, null);
        position = new GamePosition(null, Moves.NONE, null, List.of(), 0);
        roster = new Roster(terms.seats(), terms.creator());
        words = Arrays.asList(new @Nullable String[terms.setup().players()]);
        clocks = new SeatClocks(terms.pace(), terms.setup().players(), terms.serverRules());
        frozen = null;
    }

    LiveGame(
            Identity identity,
            Phase phase,
            Progress progress,
            GamePosition position,
            Roster roster,
            List<@Nullable String> words,
            SeatClocks clocks,
            @Nullable FrozenGame frozen) {
        this.identity = identity;
        this.phase = phase;
        this.progress = progress;
        this.position = position;
        this.roster = roster;
        this.words = words;
        this.clocks = clocks;
        this.frozen = frozen;
    }

    /** The table after one more entry; {@link #events} are the events of that entry. */
    public LiveGame after(Entry next, long time) throws RefusedException {
        return EntryTransition.after(this, next, time, false);
    }

    /**
     * The table after an entry of a log whose rules no longer exist. Nothing is checked, and the result has no state.
     */
    LiveGame afterUnchecked(Entry next, long time) throws RefusedException {
        return EntryTransition.after(this, next, time, true);
    }

    /** This game without its state, and over if there is a result; see {@link FrozenGame}. */
    LiveGame freeze(Data.@Nullable Obj result) {
        return EntryTransition.freeze(this, result);
    }

    /** The same table with some people replaced by others, by id; this instance if none of them is involved. */
    public LiveGame replacePeople(Map<String, String> replacements) {
        return replacements.isEmpty() || Collections.disjoint(replacements.keySet(), people())
                ? this
                : EntryTransition.replacePeople(this, replacements);
    }

    /** Refuses with a message of the server's catalogue unless a condition holds. */
    public static void require(boolean holds, String key) throws RefusedException {
        if (!holds) {
            throw new RefusedException(Phrase.of(key));
        }
    }

    /**
     * The number of entries between two checkpoints. It grows with the log, so that a log that was made long by undoing
     * and repeating moves keeps hardly more checkpoints than a game.
     */
    static int checkpointInterval(int number) {
        return Math.max(Moves.CHECKPOINT_INTERVAL, Integer.highestOneBit(number) / 16);
    }

    /** This game as it was at an entry, or at the nearest checkpoint before it. */
    public LiveGame checkpointBefore(int number) {
        LiveGame game = this;
        while (game != null && game.number() > number) {
            game = game.progress.checkpoint;
        }
        return game == null ? new LiveGame(id(), terms(), rules(), serverKey(), created()) : game;
    }

    /** The last entry in its stored form, with the person who caused it. */
    public StoredEntry storedEntry(@Nullable String person) {
        return entry().toStored(number(), person, lastTime(), position.hash);
    }

    /** The last entry, in canonical notation. */
    public Entry entry() {
        if (progress.entry == null) {
            throw new IllegalStateException("the log is empty");
        }
        return progress.entry;
    }

    /** The public events of the last entry. */
    public List<Data.Obj> events() {
        return position.events;
    }

    public String id() {
        return identity.id;
    }

    public Terms terms() {
        return identity.terms;
    }

    /** The rules under which the game is or was played. */
    public Ruleset rules() {
        return identity.rules;
    }

    /** Returns whether the game's rules are those of this version of Merlon, so that it can go on. */
    public boolean hasCurrentRules() {
        return rules().isCurrentFor(terms().setup().game());
    }

    /** Returns whether only the log is known, because it cannot be replayed any more. */
    public boolean isFrozen() {
        return frozen != null;
    }

    /** The last entry whose state is known. */
    public int lastReplayed() {
        return frozen == null ? number() : Math.min(frozen.lastReplayed(), number());
    }

    Data.@Nullable Obj frozenResult() {
        return frozen == null ? null : frozen.result();
    }

    @Nullable FrozenGame frozenGame() {
        return frozen;
    }

    public Phase phase() {
        return phase;
    }

    Identity identity() {
        return identity;
    }

    Progress progress() {
        return progress;
    }

    GamePosition position() {
        return position;
    }

    /** The number of entries in the log. */
    public int number() {
        return progress.number;
    }

    /** The memory that this game takes together with its past states, as an estimate that is rather too high. */
    public long estimatedBytes() {
        return BASE_BYTES + (long) BYTES_PER_ENTRY * number();
    }

    public long created() {
        return identity.created;
    }

    /** The time of the last entry. */
    public long lastTime() {
        return progress.lastTime;
    }

    /** The time of the last entry, or when the table was created if there is none. */
    public long lastActivity() {
        return number() == 0 ? created() : lastTime();
    }

    public List<Occupant> seats() {
        return roster.seats();
    }

    public Occupant occupant(int seat) {
        return roster.occupant(seat);
    }

    /** The state of the game, or null before it begins. */
    public @Nullable GameState state() {
        return position.state;
    }

    public Moves moves() {
        return position.moves;
    }

    /** Returns whether a player who has seen the log up to an entry has seen everything that is required to act. */
    public boolean isUpToDate(int last) {
        return last >= progress.requiredNumber && last <= progress.number;
    }

    /** The digest of the log, see {@link LogDigest}. */
    public String digest() {
        return progress.digest;
    }

    /**
     * The text of a move that everybody may read. Hidden things that it names are shown once the game is over. Of a
     * move after the last replayed entry, only the first word is public.
     */
    public String publicMove(int entryNumber, String move) {
        if (entryNumber <= number() && phase == Phase.OVER) {
            return move;
        }
        if (entryNumber > lastReplayed()) {
            return move.split(" ", 2)[0];
        }
        String text = position.publicMoves == null ? null : position.publicMoves.textAt(entryNumber);
        return text == null ? move : text;
    }

    /** The words that players added to the key, by seat; null where none was given. */
    public List<@Nullable String> words() {
        return words;
    }

    public SeatClocks clocks() {
        return clocks;
    }

    /** Everybody involved in the table, by id. */
    public List<String> people() {
        var people = new LinkedHashSet<String>();
        people.add(terms().creator());
        people.addAll(roster.people());
        return List.copyOf(people);
    }

    /** The number of the entry with which the turn of the current player began. */
    public int turnNumber() {
        return progress.turnNumber;
    }

    /** The number of moves and undos; it limits the length of a log. */
    public int plays() {
        return progress.plays;
    }

    public Roster roster() {
        return roster;
    }

    public Key serverKey() {
        return identity.serverKey;
    }

    /** The seat that must decide, or -1 outside play. */
    public int toMove() {
        return phase == Phase.PLAYING && position.state != null ? position.state.toMove() : -1;
    }

    /** The seats of a person, in order. */
    public List<Integer> seatsOf(@Nullable String person) {
        return roster.seatsOf(person);
    }

    /** The key of all chance in the game: the server's key, mixed with the players' words. */
    public Key key() {
        return Commitment.mix(serverKey(), words);
    }

    /** The entry that starts the game, with the seats shuffled if the terms say so. */
    public Entry.Started startEntry() throws RefusedException {
        require(phase == Phase.OPEN, "error-game-already-started");
        for (Occupant seat : roster.seats()) {
            require(!(seat instanceof Occupant.Nobody), "error-empty-seats");
        }
        return new Entry.Started(terms().shuffled() ? SeatShuffle.shuffle(key(), roster.seats()) : roster.seats());
    }

    /** The state before the first move. */
    GameState initialState() {
        return terms().setup().game().start(terms().setup(), key());
    }
}
