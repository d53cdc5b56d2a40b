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
    public static final int STRIDE = 32;

    static final Moves NONE = new Moves(null, null, 0, null);

    /**
     * A move that stands.
     *
     * @param number its place in the log
     * @param after the last entry before it that changed something, so what its player must have seen
     */
    public record Played(int number, int after, int seat, String text, boolean revealing) {}

    private final @Nullable Moves before;
    private final @Nullable Played last;
    private final int size;
    private final @Nullable GameState kept;

    private Moves(@Nullable Moves before, @Nullable Played last, int size, @Nullable GameState kept) {
        this.before = before;
        this.last = last;
        this.size = size;
        this.kept = kept;
    }

    /** These and one more, which has led to a state, or to one that is not known. */
    Moves plus(Played move, @Nullable GameState state) {
        return new Moves(this, move, size + 1, (size + 1) % STRIDE == 0 ? state : null);
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
        Moves these = this;
        while (these.size > count && these.before != null) {
            these = these.before;
        }
        return these;
    }

    /** Whether any but the first few has shown something hidden. */
    boolean revealAfter(int count) {
        for (Moves these = this; these.size > count && these.last != null; these = these.before()) {
            if (these.last.revealing) {
                return true;
            }
        }
        return false;
    }

    /** The move that was played in answer to an entry, or null if none that stands was. */
    @Nullable public Played answerTo(int number) {
        for (Moves these = this; these.last != null && these.last.number > number; these = these.before()) {
            if (these.last.after <= number) {
                return these.last;
            }
        }
        return null;
    }

    /** In the order in which they were played. */
    public List<Played> list() {
        var list = new ArrayList<Played>(size);
        for (Moves these = this; these.last != null; these = these.before()) {
            list.add(these.last);
        }
        Collections.reverse(list);
        return list;
    }

    /** The state that they lead to, from the nearest one that was kept or else from the beginning. */
    public GameState state(Supplier<GameState> beginning) {
        var again = new ArrayList<String>();
        Moves these = this;
        while (these.kept == null && these.last != null) {
            again.add(these.last.text);
            these = these.before();
        }
        if (again.isEmpty() && these.kept != null) {
            return these.kept; // never changed once it is here
        }
        GameState state = these.kept == null ? beginning.get() : these.kept.copy();
        for (String move : again.reversed()) {
            state.play(Notation.read(state, move).move(), EventLog.OFF);
        }
        return state;
    }

    private Moves before() {
        return before == null ? NONE : before;
    }
}
