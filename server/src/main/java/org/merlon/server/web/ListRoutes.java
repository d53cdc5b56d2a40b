package org.merlon.server.web;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.bots.Bot;
import org.merlon.bots.Bots;
import org.merlon.engine.Game;
import org.merlon.engine.Games;
import org.merlon.engine.Option;
import org.merlon.engine.Variant;
import org.merlon.engine.data.Data;
import org.merlon.protocol.Json;
import org.merlon.protocol.JsonException;
import org.merlon.server.guard.Limits;
import org.merlon.server.store.ListedTable;
import org.merlon.server.store.Listing;
import org.merlon.server.store.Person;
import org.merlon.server.table.RefusedException;
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
                        Route.Method.GET,
                        "/api/games",
                        Route.Who.ANYONE,
                        "Lists games, variants, options and bots, each with a sentence.",
                        List.of(),
                        call -> games()),
                new Route(
                        Route.Method.GET,
                        "/api/tables",
                        Route.Who.ANYONE,
                        "Lists open tables, newest first.",
                        List.of(),
                        call -> list(tables.store().openTables(Limits.MAX_PAGE), call.idOrNull())),
                new Route(
                        Route.Method.GET,
                        "/api/my/tables",
                        Route.Who.VISITOR,
                        "Lists the asker's tables that are not over, those that wait for the asker first.",
                        List.of(),
                        call -> list(tables.store().tablesOf(call.id(), Limits.MAX_PAGE), call.id())),
                new Route(
                        Route.Method.GET,
                        "/api/my/next",
                        Route.Who.VISITOR,
                        "Names the next table that waits for the asker, or null.",
                        List.of(),
                        this::next),
                new Route(
                        Route.Method.GET,
                        "/api/finished",
                        Route.Who.ANYONE,
                        "Lists finished listed games, newest first.",
                        List.of(
                                new Route.Input("player", "string", false, "only games of this player"),
                                new Route.Input("game", "string", false, "only this game"),
                                new Route.Input("before", "integer", false, "only games that ended before this time")),
                        this::finished));
    }

    private Data next(Call call) {
        for (ListedTable table : tables.store().tablesOf(call.id(), Limits.MAX_PAGE)) {
            if (call.id().equals(table.listing().waitingFor())) {
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
                throw new RefusedException(RefusedException.Kind.UNKNOWN, "nobody of that name plays here");
            }
            id = player.id();
        }
        long before = call.number("before", Long.MAX_VALUE);
        var shown = new ArrayList<ListedTable>();
        boolean more = true;
        // Unlisted games are left out, so one page of what is stored may not fill one of what is shown.
        for (int page = 0; more && shown.isEmpty() && page < MAX_PAGES; page++) {
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
        var list = new Data.Arr();
        for (ListedTable table : found) {
            if (isShown(table, asker)) {
                list.add(describe(table, asker));
            }
        }
        return new Data.Obj().put("tables", list);
    }

    private static boolean isShown(ListedTable table, @Nullable String asker) {
        boolean seated =
                asker != null && table.listing().seats().stream().anyMatch(seat -> asker.equals(seat.person()));
        return table.listing().listed() || seated;
    }

    private Data.Obj describe(ListedTable table, @Nullable String asker) {
        Listing listing = table.listing();
        var seats = new Data.Arr();
        for (Listing.Seat seat : listing.seats()) {
            var data = new Data.Obj();
            if (seat.bot() != null) {
                data.put("kind", "bot").put("name", seat.bot());
                if (seat.person() != null) {
                    data.put("insteadOf", tables.names().name(seat.person()));
                }
            } else if (seat.person() != null) {
                data.put("kind", "person").put("name", tables.names().name(seat.person()));
            } else {
                data.put("kind", "open");
            }
            seats.add(data);
        }
        var data = new Data.Obj()
                .put("id", table.table().id())
                .put("game", table.table().game())
                .put("variant", table.table().variant())
                .put("players", table.table().players())
                .put("phase", listing.status())
                .put("created", table.table().created())
                .put("updated", listing.updated())
                .put("yourMove", asker != null && asker.equals(listing.waitingFor()))
                .put("seats", seats);
        if (listing.result() != null) {
            data.put("result", parse(listing.result()));
        }
        return data;
    }

    private static Data parse(String json) {
        try {
            return Json.read(json);
        } catch (JsonException e) {
            return Data.Null.NULL; // the log is the truth; a list can do without
        }
    }

    private static Data games() {
        Words words = Words.english();
        var games = new Data.Arr();
        for (Game game : Games.all()) {
            var variants = new Data.Arr();
            for (Variant variant : game.variants()) {
                var options = new Data.Arr();
                for (Option option : variant.options()) {
                    var values = new Data.Arr();
                    var names = new Data.Arr();
                    for (Data value : option.values()) {
                        values.add(value);
                        names.add(words.name(game, option, value));
                    }
                    options.add(new Data.Obj()
                            .put("id", option.id())
                            .put("name", words.name(game, option))
                            .put("summary", words.summary(game, option))
                            .put("values", values)
                            .put("valueNames", names)
                            .put("default", option.values().getFirst()));
                }
                variants.add(new Data.Obj()
                        .put("id", variant.id())
                        .put("name", words.name(game, variant))
                        .put("summary", words.summary(game, variant))
                        .put("minPlayers", variant.minPlayers())
                        .put("maxPlayers", variant.maxPlayers())
                        .put("cooperative", variant.cooperative())
                        .put("options", options));
            }
            var verbs = new Data.Arr();
            game.verbs().forEach(verb -> verbs.add(verb.data()));
            games.add(new Data.Obj()
                    .put("id", game.id())
                    .put("name", game.name())
                    .put("variants", variants)
                    .put("verbs", verbs));
        }
        var bots = new Data.Arr();
        var levels = new Data.Arr();
        for (Bot bot : Bots.all()) {
            bots.add(bot.name());
            levels.add(new Data.Obj().put("name", bot.name()).put("summary", bot.summary()));
        }
        return new Data.Obj().put("games", games).put("bots", bots).put("levels", levels);
    }
}
