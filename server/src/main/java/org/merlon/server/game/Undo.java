package org.merlon.server.game;

import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;

/** How far a game may go back. */
public final class Undo {
    private Undo() {}

    /** How many moves stand after a seat has taken back its last one, if it may do so without asking. */
    public static int freeUndoTarget(LiveGame game, int seat) throws RefusedException {
        String against = refusalKey(game, seat);
        if (against != null) {
            throw new RefusedException(Phrase.of(against));
        }
        return game.moves().size() - 1;
    }

    /** What speaks against taking back a seat's last move without asking, or null. */
    private static @Nullable String refusalKey(LiveGame game, int seat) {
        if (game.phase() != LiveGame.Phase.PLAYING) {
            return "house-no-not-playing";
        }
        Moves.Played last = game.moves().last();
        if (last == null) {
            return "house-no-nothing-to-undo";
        }
        if (last.seat() != seat || game.toMove() != seat) {
            return "house-no-others-turn";
        }
        return last.revealing() ? "house-no-shown" : null;
    }

    /** Whether a seat may take back its last move without asking. */
    public static boolean isFree(LiveGame game, int seat) {
        return refusalKey(game, seat) == null;
    }

    /** In a rated game nobody unlearns what was shown, so nothing that showed it is taken back, whoever agrees. */
    public static void requireAllowed(LiveGame game, int kept) throws RefusedException {
        Moves moves = game.moves();
        boolean playing = game.phase() == LiveGame.Phase.PLAYING;
        LiveGame.require(playing && kept >= 0 && kept < moves.size(), "house-no-no-such-move");
        LiveGame.require(!game.terms().rated() || !moves.revealsAfter(kept), "house-no-shown-rated");
    }
}
