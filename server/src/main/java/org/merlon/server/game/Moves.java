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
 * The moves of a game that stand: a chain from the last one back to the first, of which copies of a game share what they
 * have in common, so that an entry costs the same however long the game is.
 */
public final class Moves {
    /** The state after every so many moves is kept: going back plays fewer than that again, a fraction of a millisecond. */
    public static final int CHECKPOINT_INTERVAL = 32;

    static final Moves NONE = new Moves(null, null, 0, null);

    /**
     * A move that stands.
     *
     * @param number its place in the log
     * @param after the last entry before it that changed something, so what its player must have seen
     */
    public record Played(int number, int after, int seat, String text, boolean revealing) {}

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

    /** These and one more, which has led to a state, or to one that is not known. */
    Moves plus(Played move, @Nullable GameState state) {
        return new Moves(this, move, size + 1, (size + 1) % CHECKPOINT_INTERVAL == 0 ? state : null);
    }

    public int size() {
        return size;
    }

    /** The last of them, or null if there are none. */
    @Nullable Played last() {
        return last;
    }

    /** Only the first few of them. */
    public Moves first(int count) {
        Moves chain = this;
        while (chain.size > count && chain.previous != null) {
            chain = chain.previous;
        }
        return chain;
    }

    /** Whether any but the first few has shown something hidden. */
    boolean revealsAfter(int count) {
        for (Moves chain = this; chain.size > count && chain.last != null; chain = chain.previous()) {
            if (chain.last.revealing) {
                return true;
            }
        }
        return false;
    }

    /** The move that was played in answer to an entry, or null if none that stands was. */
    @Nullable public Played answerTo(int number) {
        for (Moves chain = this; chain.last != null && chain.last.number > number; chain = chain.previous()) {
            if (chain.last.after <= number) {
                return chain.last;
            }
        }
        return null;
    }

    /** In the order in which they were played. */
    public List<Played> list() {
        var list = new ArrayList<Played>(size);
        for (Moves chain = this; chain.last != null; chain = chain.previous()) {
            list.add(chain.last);
        }
        Collections.reverse(list);
        return list;
    }

    /** The state that they lead to, from the nearest one that was kept or else from the beginning. */
    public GameState state(Supplier<GameState> beginning) {
        var again = new ArrayList<String>();
        Moves chain = this;
        while (chain.checkpoint == null && chain.last != null) {
            again.add(chain.last.text);
            chain = chain.previous();
        }
        if (again.isEmpty() && chain.checkpoint != null) {
            return chain.checkpoint; // never changed once it is here
        }
        GameState state = chain.checkpoint == null ? beginning.get() : chain.checkpoint.copy();
        for (String move : again.reversed()) {
            state.play(Notation.parse(state, move).move(), EventLog.OFF);
        }
        return state;
    }

    private Moves previous() {
        return previous == null ? NONE : previous;
    }
}
