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
import org.merlon.protocol.Json;
import org.merlon.server.store.log.StoredTable;
import org.merlon.server.wire.table.TableTerms.TableConditions;
import org.merlon.server.wire.table.TableTerms.TermsInfo;

/**
 * What was agreed when a table was made.
 *
 * @param setup game, variant, players and options
 * @param creator the person who made the table and may start it
 * @param listed whether strangers may find it and sit down
 * @param invitation the secret that lets people in who did not find it in a list
 * @param rated whether its result changes ratings
 * @param shuffled whether seats are shuffled when the game starts
 * @param hints whether whoever is to move may ask what a bot would do; never where it is rated
 * @param seats who sits where at the beginning
 * @param serverRules the server's own rules when the table was created
 * @param imported where the game was played if that was elsewhere, else null
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

    /** The field of stored terms and exported files that has the version of the server's rules, if it is not the first. */
    private static final String SERVER_RULES = "serverRules";

    public Terms {
        hints = hints && !rated;
        seats = List.copyOf(seats);
    }

    /**
     * Where an imported game was played.
     *
     * @param table the id of its table there
     * @param created when that table was made, in milliseconds since 1970
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

    /** Where it was played if that was elsewhere, as everybody is told. */
    public TermsInfo.@Nullable Origin origin() {
        return imported == null ? null : new TermsInfo.Origin(imported.table, imported.created);
    }

    /** The same with heirs in the place of those who have one. */
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

    /** Everything but what the store keeps in columns of its own: game, variant and number of players. */
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
        if (serverRules.version() > 1) { // tables from before there were versions say nothing, and have the first
            data.put(SERVER_RULES, serverRules.version());
        }
        return imported == null ? data : data.put("imported", imported.data());
    }

    /** What a stored table tells of itself in a list, which takes no rules; null if it cannot be read. */
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
            return null; // whoever loads the table will say so
        }
    }

    /** Reads the version of the server's rules, which stored terms and exported files have in the same form. */
    public static ServerRules readServerRules(Fields fields) throws MalformedException {
        return ServerRules.of(fields.whole(SERVER_RULES, 1, 1, Integer.MAX_VALUE));
    }

    static Terms read(String gameId, String variant, int players, Data.Obj data)
            throws MalformedException, SetupException {
        var fields = new Fields(data);
        Game game = Games.byId(gameId);
        Map<String, Data> options = fields.raw("options") instanceof Data.Obj wanted ? wanted.fields() : Map.of();
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
