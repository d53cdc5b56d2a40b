package org.merlon.server.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The same game again, with the same people. */
final class Rematch {
    private Rematch() {}

    /**
     * What is to be done.
     *
     * @param known the table that somebody else has made already, or null
     */
    record Plan(Terms terms, @Nullable String known) {}

    /** Bots keep their seats, whoever asks has a seat, and the others find theirs open. */
    static Plan plan(Table table, String person) throws RefusedException {
        LiveGame game = table.game();
        Access.requireSeat(game, person);
        if (game.phase() != LiveGame.Phase.OVER) {
            throw new RefusedException("the game is not over yet");
        }
        Terms old = game.terms();
        List<Occupant> seats = new ArrayList<>();
        for (Occupant occupant : game.seats()) {
            String id = occupant.person();
            seats.add(id == null || id.equals(person) ? occupant : new Occupant.Nobody());
        }
        var terms = new Terms(old.setup(), person, false, Ids.secret(), old.pace(), old.rated(), old.shuffled(), seats);
        return new Plan(terms, table.rematch());
    }
}
