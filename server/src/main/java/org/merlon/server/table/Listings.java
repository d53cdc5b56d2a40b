package org.merlon.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.merlon.protocol.Json;
import org.merlon.server.store.Listing;

/** What follows from a game for lists. */
final class Listings {
    private Listings() {}

    static Listing of(LiveGame game, long time) {
        int mover = game.toMove();
        return new Listing(
                game.phase().name().toLowerCase(Locale.ROOT),
                game.terms().listed(),
                mover < 0 ? null : game.occupant(mover).person(),
                time,
                seats(game),
                game.phase() == LiveGame.Phase.OVER ? Json.write(Results.data(game)) : null);
    }

    /**
     * A seat that a bot keeps for somebody stands in that person's list too; when all is over, it is those who began
     * the game that find it among theirs.
     */
    static List<Listing.Seat> seats(LiveGame game) {
        var seats = new ArrayList<Listing.Seat>();
        for (int seat = 0; seat < game.seats().size(); seat++) {
            Occupant occupant = game.occupant(seat);
            String person = occupant.person();
            if (occupant instanceof Occupant.Bot bot) {
                person = game.phase() == LiveGame.Phase.OVER ? game.playedBy().get(seat) : bot.keptFor();
            }
            seats.add(new Listing.Seat(person, occupant instanceof Occupant.Bot bot ? bot.name() : null));
        }
        return seats;
    }
}
