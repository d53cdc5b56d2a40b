package org.merlon.server.web.routes;

import static org.merlon.server.web.http.Route.Audience.ANYONE;
import static org.merlon.server.web.http.Route.QueryParam.optional;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.Game;
import org.merlon.engine.Games;
import org.merlon.engine.data.RulesData;
import org.merlon.engine.words.Phrase;
import org.merlon.server.game.Ruleset;
import org.merlon.server.game.Terms;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.accounts.AccountStore;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.accounts.Rating;
import org.merlon.server.store.accounts.RatingLookup;
import org.merlon.server.store.log.GameStore;
import org.merlon.server.store.log.ListedTable;
import org.merlon.server.store.log.Listing;
import org.merlon.server.table.live.NameLookup;
import org.merlon.server.web.http.ApiRequest;
import org.merlon.server.web.http.Route;
import org.merlon.server.web.limits.TableAddresses;
import org.merlon.server.wire.lists.GameCatalog;
import org.merlon.server.wire.lists.GameDetails.GameCredits;
import org.merlon.server.wire.lists.GameDetails.OwnTables;
import org.merlon.server.wire.lists.TableLists.FinishedPage;
import org.merlon.server.wire.lists.TableLists.NextTable;
import org.merlon.server.wire.lists.TableLists.TableList;
import org.merlon.server.wire.lists.TableLists.TableSummary;
import org.merlon.server.wire.table.GameResult;
import org.merlon.server.wire.table.PaceInfo;
import org.merlon.server.wire.table.TableInfo;
import org.merlon.server.wire.table.TableSeats.OccupantInfo;
import org.merlon.server.wire.table.TableTerms.TableConditions;

/** Routes for lists of games and tables. */
public final class ListRoutes {
    private static final int OPEN_TABLES_READ = 4 * ServerLimits.MAX_PAGE_SIZE;

    /** The work of searching the games of a player for those that may be shown. */
    private static final int WORK_OF_PLAYERS_GAMES = 200;

    private final NameLookup names;
    private final GameStore games;
    private final AccountStore accounts;
    private final RatingLookup ratings;
    private final TableAddresses origins;

    public ListRoutes(
            NameLookup names, GameStore games, AccountStore accounts, RatingLookup ratings, TableAddresses origins) {
        this.origins = origins;
        this.names = names;
        this.games = games;
        this.accounts = accounts;
        this.ratings = ratings;
    }

    public List<Route> routes() {
        return List.of(
                new Route(
                        "GET /api/games",
                        ANYONE,
                        GameCatalog.class,
                        "Lists games, variants, options and bots with their descriptions.",
                        request -> GameCatalog.current()),
                new Route(
                        "GET /api/games/{id}/about",
                        ANYONE,
                        GameCredits.class,
                        "Returns the sources of a game, its original parts, and rulings on open questions of the rulebooks.",
                        ListRoutes::credits),
                new Route(
                        "GET /api/games/{id}/data",
                        ANYONE,
                        OwnTables.class,
                        "Returns the data files that replace the built-in ones on this server, by file name.",
                        ListRoutes::replacedData),
                new Route(
                        "GET /api/tables",
                        ANYONE,
                        TableList.class,
                        "Lists open tables, newest first.",
                        request -> list(openTables(), request.personIdOrNull())),
                new Route(
                        "GET /api/my/tables",
                        ANYONE,
                        TableList.class,
                        "Lists your unfinished tables, those that are waiting for you first.",
                        request -> list(unfinishedTables(request.personIdOrNull()), request.personIdOrNull())),
                new Route(
                        "GET /api/my/next",
                        ANYONE,
                        NextTable.class,
                        "Returns the next table that is waiting for you, or null.",
                        this::nextTable),
                new Route(
                        "GET /api/finished",
                        ANYONE,
                        FinishedPage.class,
                        "Lists finished listed games, newest first.",
                        List.of(
                                optional("player", "string", "only games of this player"),
                                optional("game", "string", "only this game"),
                                optional("before", "integer", "only games that ended before this time")),
                        this::finished));
    }

    /** Returns the newest open tables, so many that those of an address which are too many can be left out. */
    private List<ListedTable> openTables() {
        return origins.fairShare(games.openTables(OPEN_TABLES_READ), ServerLimits.MAX_PAGE_SIZE);
    }

    /** Returns the unfinished tables of a person; a stranger has none. */
    private List<ListedTable> unfinishedTables(@Nullable String personId) {
        return personId == null ? List.of() : games.tablesOf(personId, ServerLimits.MAX_PAGE_SIZE);
    }

    private NextTable nextTable(ApiRequest request) {
        String personId = request.personIdOrNull();
        for (ListedTable table : unfinishedTables(personId)) {
            if (table.listing().waitingFor() != null
                    && table.listing().waitingFor().equals(personId)) {
                return new NextTable(table.table().id());
            }
        }
        return new NextTable(null);
    }

    private FinishedPage finished(ApiRequest request) throws RefusedException {
        String name = request.queryParam("player");
        String playerId = null;
        if (name != null) {
            Person player = accounts.personByName(name);
            if (player == null) {
                throw new RefusedException(RefusedException.Kind.UNKNOWN, Phrase.of("error-unknown-player"));
            }
            playerId = player.id();
        }
        long before = request.number("before", Long.MAX_VALUE);
        request.countWork(playerId == null ? ServerLimits.MAX_PAGE_SIZE : WORK_OF_PLAYERS_GAMES);
        List<ListedTable> found = games.visibleFinishedTables(
                request.personIdOrNull(), playerId, request.queryParam("game"), before, ServerLimits.MAX_PAGE_SIZE);
        boolean more = found.size() == ServerLimits.MAX_PAGE_SIZE;
        return new FinishedPage(
                list(found, request.personIdOrNull()).tables(),
                more ? found.getLast().listing().updated() : null);
    }

    /** Describes tables; unlisted tables are left out unless the person has a seat there. */
    TableList list(List<ListedTable> found, @Nullable String personId) {
        List<ListedTable> visible =
                found.stream().filter(table -> isVisible(table, personId)).toList();
        Map<String, Map<String, Rating>> ratingsByGame = ratingsByGame(visible);
        return new TableList(visible.stream()
                .map(table -> describe(
                        table,
                        personId,
                        ratingsByGame.getOrDefault(table.table().game(), Map.of())))
                .toList());
    }

    private static boolean isVisible(ListedTable table, @Nullable String personId) {
        boolean hasSeat =
                personId != null && table.listing().seats().stream().anyMatch(seat -> personId.equals(seat.person()));
        return table.listing().listed() || hasSeat;
    }

    private TableSummary describe(ListedTable table, @Nullable String personId, Map<String, Rating> ratingsByPerson) {
        Listing listing = table.listing();
        Game game = game(table.table().game());
        Ruleset rules = Ruleset.of(table.table());
        TableConditions conditions = Terms.conditions(table.table());
        boolean hasDayClock = conditions != null
                && conditions.pace() instanceof PaceInfo.DayClock; // other clocks are not part of the listing
        boolean isPlayable = game == null || rules.isCurrentFor(game); // otherwise nobody can move there
        return new TableSummary(
                table.table().id(),
                table.table().game(),
                table.table().variant(),
                table.table().players(),
                TableInfo.Phase.valueOf(listing.status().toUpperCase(Locale.ROOT)),
                table.table().created(),
                listing.updated(),
                isPlayable && personId != null && personId.equals(listing.waitingFor()),
                listing.waitingFor() == null ? null : names.name(listing.waitingFor()),
                listing.waitingFor() != null && hasDayClock ? listing.due() : null,
                listing.seats().stream().map(this::occupant).toList(),
                ratings(table, ratingsByPerson),
                conditions,
                game == null ? null : rules.info(game),
                GameResult.parse(listing.result()));
    }

    /** Returns the ratings of the people at open tables by game and person, with one query for each game. */
    private Map<String, Map<String, Rating>> ratingsByGame(List<ListedTable> tables) {
        Map<String, Set<String>> people = new HashMap<>();
        for (ListedTable table : tables) {
            for (Listing.Seat seat : table.listing().seats()) {
                if (isOpen(table) && seat.person() != null) {
                    people.computeIfAbsent(table.table().game(), game -> new HashSet<>())
                            .add(seat.person());
                }
            }
        }
        Map<String, Map<String, Rating>> all = new HashMap<>();
        people.forEach((game, personIds) -> all.put(game, ratings.ratings(game, List.copyOf(personIds))));
        return all;
    }

    private static boolean isOpen(ListedTable table) {
        return table.listing().status().equals("open");
    }

    private static @Nullable List<@Nullable Long> ratings(ListedTable table, Map<String, Rating> ratingsByPerson) {
        if (!isOpen(table)) {
            return null;
        }
        var ratings = new ArrayList<@Nullable Long>();
        for (Listing.Seat seat : table.listing().seats()) {
            Rating rating = seat.person() == null ? null : ratingsByPerson.get(seat.person());
            ratings.add(rating == null ? null : ProfileRoutes.displayRating(rating.mean()));
        }
        return ratings;
    }

    private OccupantInfo occupant(Listing.Seat seat) {
        String person = seat.person() == null ? null : names.name(seat.person());
        if (seat.bot() != null) {
            return OccupantInfo.bot(seat.bot(), person);
        }
        return person == null ? OccupantInfo.NOBODY : OccupantInfo.person(person, seat.called());
    }

    private static @Nullable Game game(String id) {
        return Games.all().stream()
                .filter(game -> game.id().equals(id))
                .findFirst()
                .orElse(null);
    }

    private static Game requireGame(ApiRequest request) throws RefusedException {
        Game game = game(request.pathParam("id"));
        if (game == null) {
            throw new RefusedException(RefusedException.Kind.UNKNOWN, Phrase.of("error-unknown-game"));
        }
        return game;
    }

    private static GameCredits credits(ApiRequest request) throws RefusedException {
        Game game = requireGame(request);
        return new GameCredits(
                game.name(),
                game.credits().book(),
                game.credits().ours(),
                List.copyOf(RulesData.changed(game.id()).keySet()),
                game.credits().rulings().stream()
                        .map(ruling -> new GameCredits.Ruling(ruling.number(), ruling.ruling(), ruling.reason()))
                        .toList());
    }

    private static OwnTables replacedData(ApiRequest request) throws RefusedException {
        return new OwnTables(RulesData.changed(requireGame(request).id()));
    }
}
