package org.merlon.e2e;

import org.jspecify.annotations.Nullable;

/** A visitor who knows how to play one game by clicking; each game has its own. */
interface BrowserPlayer {
    /** So long a move may take until it stands in the log, before it is tried again. */
    double A_TRY = 1_000;

    Visitor visitor();

    /** An expression of the page, true while the table asks this player for something. */
    String asks();

    /** Whether the table asks this player for something. */
    default boolean isAsked() {
        return Look.at(this).asked();
    }

    /** Does whatever the table asks for, in the plainest way. */
    void answer();

    /** Waits until this player is asked for something; false if the game is over instead. */
    default boolean awaitTurn() {
        return Look.untilAsked(this);
    }

    /** Answers, and waits until the move stands in the log. */
    default void play() {
        visitor().untilLogged(this::answer);
    }

    /**
     * Answers, and again if need be: a click does nothing while the last move is still on its way, or when the page plays by
     * itself what leaves no choice, or if the game ends under the finger.
     */
    default void insist() {
        int before = Look.at(this).logged();
        for (double waited = 0; waited < Visitor.PATIENCE; waited += A_TRY) {
            answer();
            if (Look.goesOn(this, before, A_TRY)) {
                return;
            }
        }
        throw new AssertionError("no move stands in the log");
    }

    /** Plays a game to its end: who is asked answers. */
    static void playToTheEnd(BrowserPlayer... players) {
        playOn(Integer.MAX_VALUE, players);
    }

    /** Plays so many moves, or fewer if the game ends before: who is asked answers. */
    static void playOn(int moves, BrowserPlayer... players) {
        for (int made = 0; made < moves; made++) {
            BrowserPlayer mover = whoIsAsked(players);
            if (mover == null) {
                return;
            }
            mover.play();
        }
    }

    /** The one of them who is asked for something, or null when the game is over; waits until one of them is so. */
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
        throw new AssertionError("nobody is asked for anything");
    }
}
