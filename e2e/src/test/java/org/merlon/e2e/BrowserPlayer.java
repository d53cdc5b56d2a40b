package org.merlon.e2e;

import org.jspecify.annotations.Nullable;

/** Plays a game in a visitor's browser by clicking; each game has its own implementation. */
interface BrowserPlayer {
    /** The milliseconds that a move may take until it is in the log, before it is tried again. */
    double A_TRY = 1_000;

    Visitor visitor();

    /** Returns a JavaScript expression that is true while this player has to act. */
    String asks();

    /** Returns whether this player has to act. */
    default boolean isAsked() {
        return Look.at(this).asked();
    }

    /** Makes any move that is possible, in the simplest way. */
    void answer();

    /** Waits until this player has to act; returns false if the game is over. */
    default boolean awaitTurn() {
        return Look.untilAsked(this);
    }

    /** Makes a move and waits until it is in the log. */
    default void play() {
        visitor().untilLogged(this::answer);
    }

    /**
     * Makes a move, with retries: a click has no effect while the last move is being processed, when the page plays a forced
     * move itself, or if the game ends at that time.
     */
    default void insist() {
        int before = Look.at(this).logged();
        for (double waited = 0; waited < Visitor.PATIENCE; waited += A_TRY) {
            answer();
            if (Look.goesOn(this, before, A_TRY)) {
                return;
            }
        }
        throw new AssertionError("no move was added to the log");
    }

    /** Plays a game to its end with these players. */
    static void playToTheEnd(BrowserPlayer... players) {
        playOn(Integer.MAX_VALUE, players);
    }

    /** Plays a number of moves, or fewer if the game ends, with these players. */
    static void playOn(int moves, BrowserPlayer... players) {
        for (int made = 0; made < moves; made++) {
            BrowserPlayer mover = whoIsAsked(players);
            if (mover == null) {
                return;
            }
            mover.play();
        }
    }

    /** Waits until one of the players has to act and returns it; returns null if the game is over. */
    static @Nullable BrowserPlayer whoIsAsked(BrowserPlayer... players) {
        if (players.length == 1) {
            return players[0].awaitTurn() ? players[0] : null;
        }
        for (double waited = 0; waited < Visitor.PATIENCE; waited += Visitor.GLANCE) {
            for (BrowserPlayer player : players) {
                Look look = Look.at(player);
                if (look.over()) {
                    return null;
                }
                if (look.asked()) {
                    return player;
                }
            }
            players[0].visitor().page().waitForTimeout(Visitor.GLANCE);
        }
        throw new AssertionError("no player has to act");
    }
}
