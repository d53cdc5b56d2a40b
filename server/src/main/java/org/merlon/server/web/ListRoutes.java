package org.merlon.server.web;

import static org.merlon.server.web.Route.Input.maybe;
import static org.merlon.server.web.Route.Who.ANYONE;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.merlon.bots.Bot;
import org.merlon.bots.Bots;
import org.merlon.engine.About;
import org.merlon.engine.Beginning;
import org.merlon.engine.Game;
import org.merlon.engine.Games;
import org.merlon.engine.Option;
import org.merlon.engine.Variant;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.RulesData;
import org.merlon.engine.move.VerbForm;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.Json;
import org.merlon.protocol.JsonException;
import org.merlon.server.guard.Limits;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.ListedTable;
import org.merlon.server.store.Listing;
import org.merlon.server.store.Person;
import org.merlon.server.table.Ruleset;
import org.merlon.server.table.Tables;
import org.merlon.words.Words;

/** Lists: the games there are, tables to join, games to go on with, games that are over. */
final class ListRoutes {
    /** How far one question may look back in vain for games that the asker may see. */
    private static final int MAX_PAGES = 10;

    private final Tables tables;

    ListRoutes(Tables tables) {
        this.tables = tables;
    }

    List<Route> routes() {
        return List.of(
                new Route(
                        "GET /api/games",
                        ANYONE,
                        "Lists games, variants, options and bots, each with a sentence.",
                        call -> games()),
                new Route(
                        "GET /api/games/{id}/about",
                        ANYONE,
                        "Tells where a game comes from, what in it is ours, and what was decided where its books are silent.",
                        ListRoutes::about),
                new Route(
                        "GET /api/games/{id}/data",
                        ANYONE,
                        "Gives the tables that stand in the place of Merlon's own here, by file name.",
                        ListRoutes::changedTables),
                new Route(
                        "GET /api/tables",
                        ANYONE,
                        "Lists open tables, newest first.",
                        call -> list(tables.store().openTables(Limits.MAX_PAGE), call.idOrNull())),
                new Route(
                        "GET /api/my/tables",
                        ANYONE,
                        "Lists the asker's tables that are not over, those that wait for the asker first.",
                        call -> list(mine(call.idOrNull()), call.idOrNull())),
                new Route(
                        "GET /api/my/next",
                        ANYONE,
                        "Names the next table that waits for the asker, or null.",
                        this::next),
                new Route(
                        "GET /api/finished",
                        ANYONE,
                        "Lists finished listed games, newest first.",
                        List.of(
                                maybe("player", "string", "only games of this player"),
                                maybe("game", "string", "only this game"),
                                maybe("before", "integer", "only games that ended before this time")),
                        this::finished));
    }

    /** A stranger has none. */
    private List<ListedTable> mine(@Nullable String asker) {
        return asker == null ? List.of() : tables.store().tablesOf(asker, Limits.MAX_PAGE);
    }

    private Data next(Call call) {
        String asker = call.idOrNull();
        for (ListedTable table : mine(asker)) {
            if (table.listing().waitingFor() != null
                    && table.listing().waitingFor().equals(asker)) {
                return new Data.Obj().put("table", table.table().id());
            }
        }
        return new Data.Obj().put("table", Data.Null.NULL);
    }

    private Data finished(Call call) throws RefusedException {
        String name = call.query("player");
        String id = null;
        if (name != null) {
            Person player = tables.store().personByName(name);
            if (player == null) {
                throw new RefusedException(RefusedException.Kind.UNKNOWN, Phrase.of("house-no-nobody"));
            }
            id = player.id();
        }
        long before = call.number("before", Long.MAX_VALUE);
        var shown = new ArrayList<ListedTable>();
        boolean more = true;
        // Unlisted games are left out, so one page of what is stored may not fill one of what is shown.
        for (int page = 0; more && shown.isEmpty() && page < MAX_PAGES; page++) {
            call.work(Limits.MAX_PAGE);
            List<ListedTable> found = tables.store().finished(id, call.query("game"), before, Limits.MAX_PAGE);
            found.stream().filter(table -> isShown(table, call.idOrNull())).forEach(shown::add);
            more = found.size() == Limits.MAX_PAGE;
            before = found.isEmpty() ? before : found.getLast().listing().updated();
        }
        Data.Obj list = list(shown, call.idOrNull());
        return more ? list.put("before", before) : list.put("before", Data.Null.NULL);
    }

    /** Unlisted tables are left out unless the asker sits there. */
    private Data.Obj list(List<ListedTable> found, @Nullable String asker) {
        List<ListedTable> shown =
                found.stream().filter(table -> isShown(table, asker)).toList();
        return new Data.Obj().put("tables", Data.list(shown, table -> describe(table, asker)));
    }

    private static boolean isShown(ListedTable table, @Nullable String asker) {
        boolean seated =
                asker != null && table.listing().seats().stream().anyMatch(seat -> asker.equals(seat.person()));
        return table.listing().listed() || seated;
    }

    private Data.Obj describe(ListedTable table, @Nullable String asker) {
        Listing listing = table.listing();
        var data = new Data.Obj()
                .put("id", table.table().id())
                .put("game", table.table().game())
                .put("variant", table.table().variant())
                .put("players", table.table().players())
                .put("phase", listing.status())
                .put("created", table.table().created())
                .put("updated", listing.updated())
                .put("yourMove", asker != null && asker.equals(listing.waitingFor()))
                .put("seats", Data.list(listing.seats(), this::seat));
        Game game = game(table.table().game());
        if (game != null) {
            Ruleset rules = Ruleset.of(table.table());
            rules.tell(data, game);
            if (!rules.isOf(game)) {
                data.put("yourMove", false); // nobody can move there
            }
        }
        if (listing.result() != null) {
            data.put("result", parse(listing.result()));
        }
        return data;
    }

    private Data seat(Listing.Seat seat) {
        String person = seat.person() == null ? null : tables.names().name(seat.person());
        if (seat.bot() != null) {
            var bot = new Data.Obj().put("kind", "bot").put("name", seat.bot());
            return person == null ? bot : bot.put("insteadOf", person);
        }
        return person == null
                ? new Data.Obj().put("kind", "open")
                : new Data.Obj().put("kind", "person").put("name", person);
    }

    private static @Nullable Game game(String id) {
        return Games.all().stream()
                .filter(game -> game.id().equals(id))
                .findFirst()
                .orElse(null);
    }

    private static Data parse(String json) {
        try {
            return Json.read(json);
        } catch (JsonException e) {
            return Data.Null.NULL; // the log is the truth; a list can do without
        }
    }

    private static Game required(Call call) throws RefusedException {
        Game game = game(call.path("id"));
        if (game == null) {
            throw new RefusedException(RefusedException.Kind.UNKNOWN, Phrase.of("house-no-game"));
        }
        return game;
    }

    private static Data about(Call call) throws RefusedException {
        Game game = required(call);
        About about = game.about();
        Data.Arr rulings = Data.list(
                about.rulings(),
                ruling -> new Data.Obj()
                        .put("number", ruling.number())
                        .put("ruling", ruling.ruling())
                        .put("reason", ruling.reason()));
        return new Data.Obj()
                .put("name", game.name())
                .put("book", Data.texts(about.book()))
                .put("ours", Data.texts(about.ours()))
                .put("replaced", Data.texts(RulesData.changed(game.id()).keySet()))
                .put("rulings", rulings);
    }

    private static Data changedTables(Call call) throws RefusedException {
        var tables = new Data.Obj();
        RulesData.changed(required(call).id()).forEach(tables::put);
        return new Data.Obj().put("tables", tables);
    }

    private static Data games() {
        return new Data.Obj()
                .put("games", Data.list(Games.all(), ListRoutes::describe))
                .put("bots", Data.texts(Bots.all().stream().map(Bot::name).toList()))
                .put(
                        "levels",
                        Data.list(
                                Bots.all(),
                                bot -> new Data.Obj()
                                        .put("name", bot.name())
                                        .put("summary", Words.english().say(bot.summary()))));
    }

    private static Data describe(Game game) {
        var data = new Data.Obj()
                .put("id", game.id())
                .put("name", game.name())
                .put("rulesVersion", game.rulesVersion())
                .put("variants", Data.list(game.variants(), variant -> describe(game, variant)))
                .put("beginnings", Data.list(game.beginnings(), beginning -> describe(game, beginning)))
                .put("verbs", Data.list(game.verbs(), VerbForm::data));
        return game.rulesData() == null ? data : data.put("rulesData", game.rulesData());
    }

    private static Data describe(Game game, Variant variant) {
        Words words = Words.english();
        return new Data.Obj()
                .put("id", variant.id())
                .put("name", words.name(game, variant))
                .put("summary", words.summary(game, variant))
                .put("length", words.length(game, variant))
                .put("difficulty", words.difficulty(game, variant))
                .put("minPlayers", variant.minPlayers())
                .put("maxPlayers", variant.maxPlayers())
                .put("cooperative", variant.cooperative())
                .put("options", Data.list(variant.options(), option -> describe(game, option)))
                .put(
                        "presets",
                        Data.list(
                                variant.presets(),
                                preset -> new Data.Obj()
                                        .put("id", preset.id())
                                        .put("name", words.name(game, preset))
                                        .put("summary", words.summary(game, preset))
                                        .put("options", new Data.Obj(new TreeMap<>(preset.options())))));
    }

    private static Data describe(Game game, Beginning beginning) {
        Words words = Words.english();
        return new Data.Obj()
                .put("id", beginning.id())
                .put("name", words.name(game, beginning))
                .put("summary", words.summary(game, beginning))
                .put("variant", beginning.variant())
                .put("players", beginning.players())
                .put("options", new Data.Obj(new TreeMap<>(beginning.options())));
    }

    private static Data describe(Game game, Option option) {
        Words words = Words.english();
        return new Data.Obj()
                .put("id", option.id())
                .put("name", words.name(game, option))
                .put("summary", words.summary(game, option))
                .put("values", Data.list(option.values(), value -> value))
                .put("valueNames", Data.list(option.values(), value -> new Data.Text(words.name(game, option, value))))
                .put("default", option.values().getFirst());
    }
}
