package org.merlon.engine;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;

/** Who looks at a state, and so what of it may be written down. */
public final class Viewer {
    /** Sees everything: for dumps, never for a player. */
    static final Viewer EVERYTHING = new Viewer(-2);

    /** Sees what everybody may know. */
    public static final Viewer SPECTATOR = new Viewer(-1);

    /** Sees every hand, but no deck: for those who look back on a game that is over. */
    public static final Viewer HANDS = new Viewer(-3);

    private final int seat;

    /** With whom the viewer looks at a state; null if alone. */
    private final @Nullable SharedViewCache viewCache;

    private Viewer(int seat) {
        this(seat, null);
    }

    private Viewer(int seat, @Nullable SharedViewCache viewCache) {
        this.seat = seat;
        this.viewCache = viewCache;
    }

    public static Viewer seat(int seat) {
        if (seat < 0) {
            throw new IllegalArgumentException("seats count from 0");
        }
        return new Viewer(seat);
    }

    /** The same viewer as one of several who look together. */
    public Viewer among(SharedViewCache others) {
        return new Viewer(seat, others);
    }

    /**
     * Fields that every viewer of a state sees alike, such as its board: made once for all who look together. Whatever
     * depends on who looks does not belong there, and nobody may change what it gives.
     *
     * @param what its name, for the same state always with the same fields
     */
    public Data.Obj alike(String what, Supplier<Data.Obj> made) {
        return viewCache == null ? made.get() : viewCache.alike(what, made);
    }

    /** Whether what belongs to {@code owner} alone may be shown. */
    public boolean sees(int owner) {
        return seesHidden() || seat == HANDS.seat || seat == owner;
    }

    /** Whether what nobody at the table knows may be shown: the order of decks, the chance to come. */
    public boolean seesHidden() {
        return seat == EVERYTHING.seat;
    }
}
