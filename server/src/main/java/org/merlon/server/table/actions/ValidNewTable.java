package org.merlon.server.table.actions;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.Game;
import org.merlon.engine.Games;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.Variant;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.words.Phrase;
import org.merlon.server.game.Occupant;
import org.merlon.server.game.Pace;
import org.merlon.server.game.ServerRules;
import org.merlon.server.game.Terms;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.table.live.RandomIds;
import org.merlon.server.wire.codec.RecordReader;
import org.merlon.server.wire.table.NewTable;

/**
 * A validated request for a new table.
 *
 * @param start whether to start the game at once, with every seat taken
 */
public record ValidNewTable(Terms terms, boolean start) {

    /** The days for each decision at a listed table, if the request gives no clock. */
    private static final int DEFAULT_DAYS_IF_LISTED = 3;

    private static final RecordReader<NewTable> READER = RecordReader.of(NewTable.class);

    /** Reads a request of a person. */
    public static ValidNewTable read(Data.Obj data, String person) throws RefusedException {
        try {
            return of(READER.read(data), person);
        } catch (MalformedException e) {
            throw RefusedException.malformed(e.reason());
        }
    }

    /**
     * Validates a request and completes it with defaults: the person in the first seat, the others free, no clock at an
     * unlisted table.
     */
    public static ValidNewTable of(NewTable request, String person) throws RefusedException {
        try {
            Game game = Games.byId(request.game());
            Variant variant = game.variant(
                    request.variant() == null ? game.variants().getFirst().id() : request.variant());
            int players = players(request, variant);
            Map<String, Data> options =
                    request.options() == null ? Map.of() : request.options().fields();
            Setup setup = Setup.of(game, variant.id(), players, options);
            var terms = new Terms(
                    setup,
                    person,
                    isTrue(request.listed()),
                    RandomIds.newSecret(),
                    pace(request),
                    isTrue(request.rated()),
                    isTrue(request.shuffled()),
                    request.hints() == null || request.hints(),
                    seats(request.seats(), players, person),
                    ServerRules.CURRENT,
                    null);
            if (terms.rated() && terms.seats().stream().anyMatch(Occupant.Bot.class::isInstance)) {
                throw new RefusedException(Phrase.of(RatedGames.PEOPLE_ONLY));
            }
            if (terms.rated() && game.rulesData() != null) {
                throw new RefusedException(Phrase.of("error-rated-needs-standard-rules-data"));
            }
            return new ValidNewTable(terms, isTrue(request.start()));
        } catch (SetupException e) {
            throw new RefusedException(e.phrase());
        }
    }

    private static boolean isTrue(@Nullable Boolean requested) {
        return requested != null && requested;
    }

    private static int players(NewTable request, Variant variant) throws RefusedException {
        Integer players = request.players();
        if (players == null) {
            return variant.minPlayers();
        }
        if (players > variant.maxPlayers()) {
            throw RefusedException.malformed("players: " + players + " is not within 1 to " + variant.maxPlayers());
        }
        return players;
    }

    private static Pace pace(NewTable request) {
        if (request.pace() == null) {
            return isTrue(request.listed()) ? new Pace.Days(DEFAULT_DAYS_IF_LISTED) : new Pace.Untimed();
        }
        return Pace.of(request.pace());
    }

    private static List<Occupant> seats(@Nullable List<NewTable.NewSeat> requested, int players, String person)
            throws RefusedException {
        var seats = new ArrayList<Occupant>();
        if (requested == null || requested.isEmpty()) {
            seats.add(new Occupant.Person(person));
            while (seats.size() < players) {
                seats.add(new Occupant.Nobody());
            }
            return seats;
        }
        for (NewTable.NewSeat newSeat : requested) {
            seats.add(
                    switch (newSeat) {
                        case NewTable.OwnSeat own -> new Occupant.Person(person, SeatActions.seatName(own.name()));
                        case NewTable.OpenSeat open -> new Occupant.Nobody();
                        case NewTable.BotSeat bot -> SeatActions.bot(bot.name());
                    });
        }
        if (seats.size() != players) {
            throw RefusedException.malformed("seats: " + seats.size() + " of them for " + players + " players");
        }
        return seats;
    }
}
