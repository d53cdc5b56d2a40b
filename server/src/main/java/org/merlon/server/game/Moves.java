package org.merlon.server.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.GameState;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.play.Notation;

/**
 * The moves of a game that stand, as a linked chain from the last to the first. Copies of a game share their common
 * part, so an entry costs the same however long the game is.
 */
public final class Moves {
    /**
     * The state is stored after every this many moves. An undo replays fewer moves than that, in a fraction of a
     * millisecond.
     */
    public static final int CHECKPOINT_INTERVAL = 32;

    static final Moves NONE = new Moves(null, null, 0, null);

    /**
     * A move that stands.
     *
     * @param number the number of its entry in the log
     * @param requiredNumber the last required entry before it, which its player must have seen
     * @param revealing whether the move showed something hidden
     */
    public record Played(int number, int requiredNumber, int seat, String text, boolean revealing) {}

    private final @Nullable Moves previous;
    private final @Nullable Played last;
    private final int size;
    private final @Nullable GameState checkpoint;

    private Moves(@Nullable Moves previous, @Nullable Played last, int size, @Nullable GameState checkpoint) {
        this.previous = previous;
        this.last = last;
        this.size = size;
        this.checkpoint = checkpoint;
    }

    /**
     * These moves and one more.
     *
     * @param state the state after the move; null if it is not known
     */
    Moves plus(Played move, @Nullable GameState state) {
        return new Moves(this, move, size + 1, (size + 1) % CHECKPOINT_INTERVAL == 0 ? state : null);
    }

    public int size() {
        return size;
    }

    /** The last move, or null if there are none. */
    @Nullable Played last() {
        return last;
    }

    /** The first few of these moves. */
    public Moves first(int count) {
        Moves chain = this;
        while (chain.size > count && chain.previous != null) {
            chain = chain.previous;
        }
        return chain;
    }

    /** Returns whether any move after the first few has shown something hidden. */
    boolean revealsAfter(int count) {
        for (Moves chain = this; chain.size > count && chain.last != null; chain = chain.previous()) {
            if (chain.last.revealing) {
                return true;
            }
        }
        return false;
    }

    /** The move that was played in response to an entry, or null if there is none that stands. */
    @Nullable public Played playedAfterSeeing(int number) {
        for (Moves chain = this; chain.last != null && chain.last.number > number; chain = chain.previous()) {
            if (chain.last.requiredNumber <= number) {
                return chain.last;
            }
        }
        return null;
    }

    /** The moves in the order in which they were played. */
    public List<Played> list() {
        var list = new ArrayList<Played>(size);
        for (Moves chain = this; chain.last != null; chain = chain.previous()) {
            list.add(chain.last);
        }
        Collections.reverse(list);
        return list;
    }

    /** The state after these moves, computed from the nearest stored state or from the beginning. */
    public GameState state(Supplier<GameState> initialState) {
        var replayed = new ArrayList<String>();
        Moves chain = this;
        while (chain.checkpoint == null && chain.last != null) {
            replayed.add(chain.last.text);
            chain = chain.previous();
        }
        if (replayed.isEmpty() && chain.checkpoint != null) {
            return chain.checkpoint; // not copied: a stored state is never changed
        }
        GameState state = chain.checkpoint == null ? initialState.get() : chain.checkpoint.copy();
        for (String move : replayed.reversed()) {
            state.play(Notation.parse(state, move).move(), EventLog.OFF);
        }
        return state;
    }

    private Moves previous() {
        return previous == null ? NONE : previous;
    }
}
