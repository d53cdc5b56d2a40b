package org.merlon.server.game;

import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;

/** Decides which moves may be undone. */
public final class Undo {
    private Undo() {}

    /** The number of moves that stand after a seat undoes its last move without asking; refused if it may not. */
    public static int freeUndoTarget(LiveGame game, int seat) throws RefusedException {
        String refusalKey = refusalKey(game, seat);
        if (refusalKey != null) {
            throw new RefusedException(Phrase.of(refusalKey));
        }
        return game.moves().size() - 1;
    }

    /** The message key of the reason why a seat may not undo its last move without asking, or null if it may. */
    private static @Nullable String refusalKey(LiveGame game, int seat) {
        if (game.phase() != LiveGame.Phase.PLAYING) {
            return "error-game-not-in-progress";
        }
        Moves.Played last = game.moves().last();
        if (last == null) {
            return "error-undo-nothing";
        }
        if (last.seat() != seat || game.toMove() != seat) {
            return "error-undo-not-own-turn";
        }
        return last.revealing() ? "error-undo-revealing-move" : null;
    }

    /** Returns whether a seat may undo its last move without asking. */
    public static boolean isFree(LiveGame game, int seat) {
        return refusalKey(game, seat) == null;
    }

    /** Refuses to undo a move that showed something hidden in a rated game, even if everybody agrees. */
    public static void requireAllowed(LiveGame game, int movesKept) throws RefusedException {
        Moves moves = game.moves();
        boolean playing = game.phase() == LiveGame.Phase.PLAYING;
        LiveGame.require(playing && movesKept >= 0 && movesKept < moves.size(), "error-undo-unknown-move");
        LiveGame.require(!game.terms().rated() || !moves.revealsAfter(movesKept), "error-undo-revealing-move-rated");
    }
}
