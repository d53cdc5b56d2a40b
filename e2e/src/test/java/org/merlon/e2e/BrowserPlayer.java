package org.merlon.e2e;

import org.jspecify.annotations.Nullable;

/** A visitor who knows how to play one game by clicking; each game has its own. */
interface BrowserPlayer {
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

    /** Plays a game to its end: who is asked answers. */
    static void playToTheEnd(BrowserPlayer... players) {
        for (BrowserPlayer mover = whoIsAsked(players); mover != null; mover = whoIsAsked(players)) {
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
