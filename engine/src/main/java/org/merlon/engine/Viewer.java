package org.merlon.engine;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;

/** The audience of a view, which decides what the view may contain. */
public final class Viewer {
    /** Sees everything: for dumps, never for a player. */
    static final Viewer EVERYTHING = new Viewer(-2);

    /** Sees only what everybody may know. */
    public static final Viewer SPECTATOR = new Viewer(-1);

    /** Sees every hand but no deck: for reviewing a finished game. */
    public static final Viewer ALL_HANDS = new Viewer(-3);

    private final int seat;

    /** Caches what several viewers of the same state share; null if nothing is shared. */
    private final @Nullable SharedViewCache cache;

    private Viewer(int seat) {
        this(seat, null);
    }

    private Viewer(int seat, @Nullable SharedViewCache cache) {
        this.seat = seat;
        this.cache = cache;
    }

    public static Viewer seat(int seat) {
        if (seat < 0) {
            throw new IllegalArgumentException("seats count from 0");
        }
        return new Viewer(seat);
    }

    /** Returns the same viewer, sharing parts of its view with others through a cache. */
    public Viewer withCache(SharedViewCache cache) {
        return new Viewer(seat, cache);
    }

    /**
     * Returns a part of the view that is the same for every viewer of a state, such as the board; with a cache it is created
     * once for all viewers. It must not depend on the viewer, and callers must not change it.
     *
     * @param name the name of the part: the same name always means the same fields of a state
     */
    public Data.Obj shared(String name, Supplier<Data.Obj> supplier) {
        return cache == null ? supplier.get() : cache.part(name, supplier);
    }

    /** Returns true if the private information of seat {@code owner} may be shown. */
    public boolean sees(int owner) {
        return seesHidden() || seat == ALL_HANDS.seat || seat == owner;
    }

    /** Returns true if what no player knows may be shown: the order of decks and future draws. */
    public boolean seesHidden() {
        return seat == EVERYTHING.seat;
    }
}
