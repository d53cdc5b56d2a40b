package org.merlon.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.merlon.engine.Game;
import org.merlon.engine.Games;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.Variant;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;

/**
 * A wish for a table, as a person sends it.
 *
 * @param begin whether to start at once, with every seat taken
 */
public record TableRequest(Terms terms, boolean begin) {

    /** Whoever plays with strangers and says nothing about time gets so many days for each decision. */
    private static final int DAYS_WITH_STRANGERS = 3;

    /** Reads a wish; what is left out takes its default: the person on the first seat, the others open, no clock among friends. */
    public static TableRequest read(Data.Obj data, String person) throws RefusedException {
        var fields = new Fields(data);
        try {
            Game game = Games.byId(fields.text("game"));
            Variant variant = game.variant(
                    fields.text("variant", game.variants().getFirst().id()));
            int players = fields.whole("players", variant.minPlayers(), 1, variant.maxPlayers());
            Map<String, Data> options = fields.raw("options") instanceof Data.Obj wanted ? wanted.fields() : Map.of();
            fields.object("options");
            Setup setup = Setup.of(game, variant.id(), players, options);
            var terms = new Terms(
                    setup,
                    person,
                    fields.truth("listed", false),
                    Ids.secret(),
                    pace(fields),
                    fields.truth("rated", false),
                    fields.truth("shuffled", false),
                    fields.truth("hints", true),
                    seats(fields, players, person),
                    null);
            boolean begin = fields.truth("start", false);
            fields.nothingElse();
            if (terms.rated() && terms.seats().stream().anyMatch(Occupant.Bot.class::isInstance)) {
                throw new RefusedException(Phrase.of(Rated.ONLY_PEOPLE));
            }
            if (terms.rated() && game.rulesData() != null) {
                throw new RefusedException(Phrase.of("house-no-own-tables"));
            }
            return new TableRequest(terms, begin);
        } catch (MalformedException e) {
            throw RefusedException.unreadable(e.reason());
        } catch (SetupException e) {
            throw new RefusedException(e.phrase());
        }
    }

    private static Pace pace(Fields fields) throws MalformedException {
        boolean strangers = fields.truth("listed", false) && !fields.has("pace");
        Pace pace = Pace.read(fields.object("pace"));
        return strangers ? new Pace.Days(DAYS_WITH_STRANGERS) : pace;
    }

    private static List<Occupant> seats(Fields fields, int players, String person)
            throws MalformedException, RefusedException {
        var seats = new ArrayList<Occupant>();
        for (Fields wanted : fields.objects("seats")) {
            String kind = wanted.text("kind");
            seats.add(
                    switch (kind) {
                        case "you" -> new Occupant.Person(person, Chairs.name(wanted.textOrNull("name")));
                        case "open" -> new Occupant.Nobody();
                        case "bot" -> Chairs.bot(wanted.text("name"));
                        default -> throw wanted.wrong("kind", "you, open or bot is wanted, not '" + kind + "'");
                    });
            wanted.nothingElse();
        }
        if (seats.isEmpty()) {
            seats.add(new Occupant.Person(person));
            while (seats.size() < players) {
                seats.add(new Occupant.Nobody());
            }
        }
        if (seats.size() != players) {
            throw fields.wrong("seats", seats.size() + " of them for " + players + " players");
        }
        return seats;
    }
}
