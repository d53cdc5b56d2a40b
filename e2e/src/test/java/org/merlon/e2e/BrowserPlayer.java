package org.merlon.e2e;

import org.jspecify.annotations.Nullable;

/** Plays a game in a visitor's browser by clicking; each game has its own implementation. */
public interface BrowserPlayer {
    /** The milliseconds that a move may take until it is in the log, before it is tried again. */
    double RETRY_MILLIS = 1_000;

    Visitor visitor();

    /** Returns a JavaScript expression that is true while this player has to act. */
    String turnExpression();

    /** Returns whether this player has to act. */
    default boolean isToMove() {
        return TableStatus.of(this).toMove();
    }

    /** Makes any move that is possible, in the simplest way. */
    void makeMove();

    /** Waits until this player has to act; returns false if the game is over. */
    default boolean awaitTurn() {
        return TableStatus.awaitTurn(this);
    }

    /** Makes a move and waits until it is in the log. */
    default void playMove() {
        visitor().runUntilLogged(this::makeMove);
    }

    /**
     * Makes a move, with retries: a click has no effect while the last move is being processed, when the page plays a forced
     * move itself, or if the game ends at that time.
     */
    default void makeMoveWithRetries() {
        int before = TableStatus.of(this).logEntries();
        for (double waited = 0; waited < Visitor.TIMEOUT_MILLIS; waited += RETRY_MILLIS) {
            makeMove();
            if (TableStatus.awaitProgress(this, before, RETRY_MILLIS)) {
                return;
            }
            Visitor.noteRepetition("a move of " + getClass().getSimpleName());
        }
        throw new AssertionError("no move was added to the log");
    }

    /** Plays a game to its end with these players. */
    static void playToEnd(BrowserPlayer... players) {
        playMoves(Integer.MAX_VALUE, players);
    }

    /** Plays a number of moves, or fewer if the game ends, with these players. */
    static void playMoves(int moves, BrowserPlayer... players) {
        for (int count = 0; count < moves; count++) {
            BrowserPlayer mover = awaitPlayerToMove(players);
            if (mover == null) {
                return;
            }
            mover.playMove();
        }
    }

    /** Waits until one of the players has to act and returns it; returns null if the game is over. */
    static @Nullable BrowserPlayer awaitPlayerToMove(BrowserPlayer... players) {
        if (players.length == 1) {
            return players[0].awaitTurn() ? players[0] : null;
        }
        for (double waited = 0; waited < Visitor.TIMEOUT_MILLIS; waited += Visitor.POLLING_MILLIS) {
            for (BrowserPlayer player : players) {
                TableStatus status = TableStatus.of(player);
                if (status.gameOver()) {
                    return null;
                }
                if (status.toMove()) {
                    return player;
                }
            }
            players[0].visitor().page().waitForTimeout(Visitor.POLLING_MILLIS);
        }
        throw new AssertionError("no player has to act");
    }
}
