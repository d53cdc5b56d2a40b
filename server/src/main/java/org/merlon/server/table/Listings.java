package org.merlon.server.table;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.merlon.protocol.Json;
import org.merlon.server.rating.WengLin;
import org.merlon.server.store.Listing;
import org.merlon.server.store.Rating;
import org.merlon.server.store.Store;

/** What follows from a game for lists and ratings. */
final class Listings {
    private Listings() {}

    static Listing of(LiveGame game, long time) {
        var seats = new ArrayList<Listing.Seat>();
        for (Occupant seat : game.seats()) {
            seats.add(new Listing.Seat(seat.person(), seat instanceof Occupant.Bot bot ? bot.name() : null));
        }
        int mover = game.toMove();
        return new Listing(
                game.phase().name().toLowerCase(Locale.ROOT),
                game.terms().listed(),
                mover < 0 ? null : game.occupant(mover).person(),
                time,
                seats,
                game.phase() == LiveGame.Phase.OVER ? Json.write(Results.data(game)) : null);
    }

    /** New ratings if a rated game between different people has just ended, else none. */
    static List<Rating> newRatings(LiveGame game, Store store) {
        if (game.phase() != LiveGame.Phase.OVER || !game.terms().rated()) {
            return List.of();
        }
        var people = new ArrayList<String>();
        for (String person : game.playedBy()) {
            if (person == null) {
                return List.of();
            }
            people.add(person);
        }
        if (people.size() < 2 || new HashSet<>(people).size() < people.size()) {
            return List.of();
        }
        String gameId = game.terms().setup().game().id();
        Map<String, Rating> known = store.ratings(gameId, people);
        var before = new ArrayList<Rating>();
        for (String person : people) {
            Rating rating = known.get(person);
            before.add(rating == null ? WengLin.newcomer(person, gameId) : rating);
        }
        return WengLin.update(before, Results.ranks(game));
    }
}
