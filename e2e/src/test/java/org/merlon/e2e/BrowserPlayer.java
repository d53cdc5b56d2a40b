package org.merlon.e2e;

import org.jspecify.annotations.Nullable;

/** A visitor who knows how to play one game by clicking; each game has its own. */
interface BrowserPlayer {
    /** Looks at the log before a move is tried again. */
    int LOOKS = 20;

    Visitor visitor();

    /** Whether the table asks this player for something, seen in one look. */
    boolean isAsked();

    /** Does whatever the table asks for, in the plainest way. */
    void answer();

    /** Waits until this player is asked for something; false if the game is over instead. */
    default boolean awaitTurn() {
        return whoIsAsked(this) != null;
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
        int before = visitor().log().count();
        for (double waited = 0; waited < Visitor.PATIENCE; ) {
            answer();
            for (int look = 0; look < LOOKS; look++, waited += Visitor.GLANCE) {
                if (visitor().log().count() > before || visitor().sees("Result") || !isAsked()) {
                    return;
                }
                visitor().page().waitForTimeout(Visitor.GLANCE);
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
        double waited = 0;
        while (waited < Visitor.PATIENCE) {
            for (BrowserPlayer player : players) {
                if (player.visitor().sees("Result")) {
                    return null;
                }
                player.visitor().liftCurtain();
                if (player.isAsked()) {
                    return player;
                }
            }
            players[0].visitor().page().waitForTimeout(Visitor.GLANCE);
            waited += Visitor.GLANCE;
        }
        throw new AssertionError("nobody is asked for anything");
    }
}
