package org.merlon.server.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.Game;
import org.merlon.engine.Games;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.protocol.json.Json;
import org.merlon.server.store.log.StoredTable;
import org.merlon.server.wire.table.TableTerms.TableConditions;
import org.merlon.server.wire.table.TableTerms.TermsInfo;

/**
 * The terms of a table, agreed when it was created.
 *
 * @param setup game, variant, players and options
 * @param creator the person who created the table and may start it
 * @param listed whether everybody may find the table and take a seat
 * @param invitation the secret that gives access to an unlisted table
 * @param rated whether the result changes ratings
 * @param shuffled whether seats are shuffled when the game starts
 * @param hints whether the player to move may ask for a bot's advice; never in a rated game
 * @param seats the occupants when the table was created
 * @param serverRules the server's own rules when the table was created
 * @param imported the server where the game was played if it was imported, else null
 */
public record Terms(
        Setup setup,
        String creator,
        boolean listed,
        String invitation,
        Pace pace,
        boolean rated,
        boolean shuffled,
        boolean hints,
        List<Occupant> seats,
        ServerRules serverRules,
        @Nullable Origin imported) {

    /** The field of stored terms and exported files with the version of the server's rules; left out for version 1. */
    private static final String SERVER_RULES = "serverRules";

    public Terms {
        hints = hints && !rated;
        seats = List.copyOf(seats);
    }

    /**
     * The original table of an imported game.
     *
     * @param table its id
     * @param created when it was created, in milliseconds since 1970
     */
    public record Origin(String table, long created) {
        Data.Obj data() {
            return new Data.Obj().put("table", table).put("created", created);
        }

        /** Reads an origin; null stands for none. */
        public static @Nullable Origin read(Fields terms) throws MalformedException {
            if (!terms.has("imported")) {
                return null;
            }
            Fields fields = terms.object("imported");
            String table = fields.text("table");
            if (!(fields.raw("created") instanceof Data.Whole created)) {
                throw fields.wrong("created", "a time is wanted");
            }
            fields.refuseUnknownFields();
            return new Origin(table, created.value());
        }
    }

    /** The original table of an imported game, as clients see it. */
    public TermsInfo.@Nullable Origin origin() {
        return imported == null ? null : new TermsInfo.Origin(imported.table, imported.created);
    }

    /** The same terms with some people replaced by others, by id. */
    Terms replacePeople(Map<String, String> replacements) {
        return new Terms(
                setup,
                replacements.getOrDefault(creator, creator),
                listed,
                invitation,
                pace,
                rated,
                shuffled,
                hints,
                seats.stream().map(seat -> seat.replacePeople(replacements)).toList(),
                serverRules,
                imported);
    }

    /** The stored form, without the game, variant and number of players, which have their own columns. */
    Data.Obj data() {
        var data = new Data.Obj()
                .put("options", setup.optionData())
                .put("creator", creator)
                .put("listed", listed)
                .put("invitation", invitation)
                .put("pace", pace.data())
                .put("rated", rated)
                .put("shuffled", shuffled)
                .put("hints", hints)
                .put("seats", Data.list(seats, Occupant::data));
        if (serverRules.version() > 1) { // absent in tables from before there were versions, which have version 1
            data.put(SERVER_RULES, serverRules.version());
        }
        return imported == null ? data : data.put("imported", imported.data());
    }

    /** The terms of a stored table as lists show them, which needs no rules; null if they cannot be read. */
    public static @Nullable TableConditions conditions(StoredTable table) {
        try {
            if (!(Json.read(table.terms()) instanceof Data.Obj data)) {
                return null;
            }
            var fields = new Fields(data);
            boolean rated = fields.truth("rated", false);
            return new TableConditions(
                    TermsInfo.options(fields.raw("options") instanceof Data.Obj options ? options : new Data.Obj()),
                    rated,
                    fields.truth("shuffled", false),
                    fields.truth("hints", true) && !rated,
                    Pace.read(fields.object("pace")).info());
        } catch (MalformedException e) {
            return null; // the error is reported when the table is loaded
        }
    }

    /** Reads the version of the server's rules, which has the same form in stored terms and exported files. */
    public static ServerRules readServerRules(Fields fields) throws MalformedException {
        return ServerRules.of(fields.whole(SERVER_RULES, 1, 1, Integer.MAX_VALUE));
    }

    static Terms read(String gameId, String variant, int players, Data.Obj data)
            throws MalformedException, SetupException {
        var fields = new Fields(data);
        Game game = Games.byId(gameId);
        Map<String, Data> options =
                fields.raw("options") instanceof Data.Obj storedOptions ? storedOptions.fields() : Map.of();
        Setup setup = Setup.of(game, variant, players, options);
        var seats = new ArrayList<Occupant>();
        for (Fields seat : fields.objects("seats")) {
            seats.add(Occupant.read(seat));
        }
        return new Terms(
                setup,
                fields.text("creator"),
                fields.truth("listed", false),
                fields.text("invitation"),
                Pace.read(fields.object("pace")),
                fields.truth("rated", false),
                fields.truth("shuffled", false),
                fields.truth("hints", true),
                seats,
                readServerRules(fields),
                Origin.read(fields));
    }
}
