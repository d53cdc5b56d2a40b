package org.merlon.server.table;

import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;

/** How far a game may go back. */
final class Undo {
    private Undo() {}

    /** How many moves stand after a seat has taken back its last one, if it may do so without asking. */
    static int target(LiveGame game, int seat) throws RefusedException {
        Step.require(game.phase() == LiveGame.Phase.PLAYING, "house-no-not-playing");
        Moves.Played last = game.moves().last();
        if (last == null) {
            throw new RefusedException(Phrase.of("house-no-nothing-to-undo"));
        }
        Step.require(last.seat() == seat && game.toMove() == seat, "house-no-others-turn");
        Step.require(!last.revealing(), "house-no-shown");
        return game.moves().size() - 1;
    }

    /** Whether a seat may take back its last move without asking. */
    static boolean isFree(LiveGame game, int seat) {
        try {
            target(game, seat);
            return true;
        } catch (RefusedException e) {
            return false;
        }
    }

    /** In a rated game nobody unlearns what was shown, so nothing that showed it is taken back, whoever agrees. */
    static void require(LiveGame game, int kept) throws RefusedException {
        Moves moves = game.moves();
        boolean playing = game.phase() == LiveGame.Phase.PLAYING;
        Step.require(playing && kept >= 0 && kept < moves.size(), "house-no-no-such-move");
        Step.require(!game.terms().rated() || !moves.revealAfter(kept), "house-no-shown-rated");
    }
}
