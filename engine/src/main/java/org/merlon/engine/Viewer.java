package org.merlon.engine;

/** Who looks at a state, and so what of it may be written down. */
public final class Viewer {
    /** Sees everything: for dumps, never for a player. */
    static final Viewer EVERYTHING = new Viewer(-2);

    /** Sees what everybody may know. */
    public static final Viewer SPECTATOR = new Viewer(-1);

    /** Sees every hand, but no deck: for those who look back on a game that is over. */
    public static final Viewer HANDS = new Viewer(-3);

    private final int seat;

    private Viewer(int seat) {
        this.seat = seat;
    }

    public static Viewer seat(int seat) {
        if (seat < 0) {
            throw new IllegalArgumentException("seats count from 0");
        }
        return new Viewer(seat);
    }

    /** Whether what belongs to {@code owner} alone may be shown. */
    public boolean sees(int owner) {
        return seesHidden() || this == HANDS || seat == owner;
    }

    /** Whether what nobody at the table knows may be shown: the order of decks, the chance to come. */
    public boolean seesHidden() {
        return this == EVERYTHING;
    }
}
