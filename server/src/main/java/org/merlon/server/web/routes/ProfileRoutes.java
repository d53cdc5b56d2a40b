package org.merlon.server.web.routes;

import static org.merlon.server.web.http.Route.Audience.ANYONE;
import static org.merlon.server.web.http.Route.QueryParam.optional;
import static org.merlon.server.web.http.Route.QueryParam.required;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.Games;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.accounts.AccountStore;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.accounts.Rating;
import org.merlon.server.store.accounts.RatingHistoryStore;
import org.merlon.server.store.accounts.RatingLookup;
import org.merlon.server.store.accounts.RelationStore;
import org.merlon.server.store.accounts.Season;
import org.merlon.server.store.log.FinishedGameStore;
import org.merlon.server.store.log.GameSearch;
import org.merlon.server.store.log.SeatResult;
import org.merlon.server.web.http.ApiRequest;
import org.merlon.server.web.http.Route;
import org.merlon.server.web.sockets.PresenceTracker;
import org.merlon.server.wire.accounts.PlayerResponses.Leaders;
import org.merlon.server.wire.accounts.PlayerResponses.Profile;
import org.merlon.server.wire.accounts.RelationResponses.RelationKind;
import org.merlon.server.wire.lists.TableLists.GameSearchPage;

/** Routes for player profiles, leaderboards and the search for finished games. */
public final class ProfileRoutes {
    /** The work of reading results and rating histories, which may be some thousand short rows. */
    private static final int PROFILE_WORK = 200;

    private static final int LEADERS_WORK = 50;

    /** The number of seasons to choose from: the current one and those of the year before. */
    private static final int SEASON_COUNT = 5;

    /** Converts ratings to the scale that players are used to: a newcomer's mean of 25 is shown as 1500. */
    private static final double RATING_SCALE = 60;

    private final AccountStore accounts;
    private final RelationStore relations;
    private final RatingLookup ratings;
    private final RatingHistoryStore ratingHistory;
    private final FinishedGameStore finishedGames;
    private final ListRoutes lists;
    private final PresenceTracker presence;

    public ProfileRoutes(
            AccountStore accounts,
            RelationStore relations,
            RatingLookup ratings,
            RatingHistoryStore ratingHistory,
            FinishedGameStore finishedGames,
            ListRoutes lists,
            PresenceTracker presence) {
        this.accounts = accounts;
        this.relations = relations;
        this.ratings = ratings;
        this.ratingHistory = ratingHistory;
        this.finishedGames = finishedGames;
        this.lists = lists;
        this.presence = presence;
    }

    public List<Route> routes() {
        return List.of(
                new Route(
                        "GET /api/players/{name}/profile",
                        ANYONE,
                        Profile.class,
                        "Returns a player's profile: ratings with their history, and results by game and variant.",
                        this::profile),
                new Route(
                        "GET /api/leaders",
                        ANYONE,
                        Leaders.class,
                        "Lists the best rated players of a game, for a season or of all time.",
                        List.of(
                                required("game", "string", "the id of the game"),
                                optional(
                                        "season",
                                        "string",
                                        "such as 2026-4, or 'ever' for all time; default: the current season"),
                                optional("page", "integer", "the page number, counted from 0")),
                        this::leaders),
                new Route(
                        "GET /api/search",
                        ANYONE,
                        GameSearchPage.class,
                        "Searches finished games, newest first. A page may be empty without being the last.",
                        List.of(
                                optional("player", "string", "only games of this player"),
                                optional("game", "string", "only this game"),
                                optional("variant", "string", "only this variant; requires a game"),
                                optional("result", "string", "won, lost or drawn; requires a player"),
                                optional("from", "integer", "only games that ended at this time or later"),
                                optional("before", "integer", "only games that ended before this time")),
                        this::search));
    }

    static Person requirePlayer(AccountStore accounts, @Nullable String name) throws RefusedException {
        Person person = name == null ? null : accounts.personByName(name);
        if (person == null || person.kind() == Person.Kind.DELETED) {
            throw new RefusedException(RefusedException.Kind.UNKNOWN, Phrase.of("error-unknown-player"));
        }
        return person;
    }

    private Profile profile(ApiRequest request) throws RefusedException {
        Person person = requirePlayer(accounts, request.pathParam("name"));
        request.countWork(PROFILE_WORK);
        String askerId = request.personIdOrNull();
        // Strangers see no presence, because a blocked person could ask as a stranger.
        boolean isHidden = askerId == null || relations.hasBlocked(person.id(), askerId);
        List<RelationKind> ownRelations = askerId == null
                ? List.of()
                : relations.relationsOf(askerId).stream()
                        .filter(relation -> relation.id().equals(person.id()))
                        .map(relation -> relationKind(relation.kind()))
                        .toList();
        return new Profile(
                person.name(),
                AccountRoutes.accountKind(person),
                person.created(),
                !isHidden && presence.isOnline(person.id()),
                ratings.ratingsOf(person.id()).stream()
                        .map(rating -> ratingWithHistory(rating, askerId))
                        .toList(),
                tallies(finishedGames.playedBy(person.id(), ServerLimits.MAX_GAMES_IN_STATISTICS)),
                ownRelations);
    }

    static RelationKind relationKind(RelationStore.Kind kind) {
        return switch (kind) {
            case FOLLOW -> RelationKind.FOLLOW;
            case BLOCK -> RelationKind.BLOCK;
            case MUTE -> RelationKind.MUTE;
        };
    }

    /** Converts a rating to the scale that players are used to. */
    static long displayRating(double mean) {
        return Math.round(RATING_SCALE * mean);
    }

    private Profile.Rated ratingWithHistory(Rating rating, @Nullable String askerId) {
        List<Profile.Point> history =
                ratingHistory.history(rating.person(), rating.game(), askerId, ServerLimits.MAX_RATING_POINTS).stream()
                        .map(point -> new Profile.Point(point.time(), point.table(), displayRating(point.mean())))
                        .toList();
        return new Profile.Rated(
                rating.game(),
                displayRating(rating.mean()),
                displayRating(rating.deviation()),
                rating.games(),
                history);
    }

    /** Counts each game once; variants with the most games come first. */
    private static List<Profile.Tally> tallies(List<FinishedGameStore.PlayedGame> played) {
        var seatsByTable = new HashMap<String, Integer>();
        played.forEach(seat -> seatsByTable.merge(seat.table(), 1, Integer::sum));
        var counts = new TreeMap<String, int[]>();
        var seen = new HashSet<String>();
        for (FinishedGameStore.PlayedGame game : played) {
            if (seen.add(game.table())) {
                int[] count = counts.computeIfAbsent(game.game() + " " + game.variant(), any -> new int[4]);
                boolean hasSeveralSeats = seatsByTable.getOrDefault(game.table(), 1) > 1;
                SeatResult result = game.result();
                count[hasSeveralSeats || result == null ? 3 : result.ordinal()]++;
            }
        }
        var all = new ArrayList<Profile.Tally>();
        for (Map.Entry<String, int[]> entry : counts.entrySet()) {
            String[] names = entry.getKey().split(" ", 2);
            int[] count = entry.getValue();
            all.add(new Profile.Tally(names[0], names[1], count[0], count[1], count[2], count[3]));
        }
        all.sort((a, b) -> Integer.compare(b.total(), a.total()));
        return all;
    }

    private Leaders leaders(ApiRequest request) throws RefusedException {
        String game = request.queryParam("game");
        if (Games.all().stream().noneMatch(each -> each.id().equals(game)) || game == null) {
            throw new RefusedException(RefusedException.Kind.UNKNOWN, Phrase.of("error-unknown-game"));
        }
        Season now = Season.of(System.currentTimeMillis());
        String seasonParam = request.queryParam("season");
        boolean isAllTime = "ever".equals(seasonParam);
        Season season = seasonParam == null ? now : Season.parse(seasonParam);
        if (season == null && !isAllTime) {
            throw new RefusedException(Phrase.of("error-invalid-season"));
        }
        int page = (int) Math.clamp(request.number("page", 0), 0L, ServerLimits.MAX_LEADER_PAGES - 1L);
        request.countWork(LEADERS_WORK * (page + 1));
        int from = page * ServerLimits.MAX_PAGE_SIZE;
        List<RatingHistoryStore.LeaderboardRow> rows =
                ratingHistory.leaderboard(game, isAllTime ? null : season, from, ServerLimits.MAX_PAGE_SIZE + 1);
        var places = new ArrayList<Leaders.Place>();
        for (RatingHistoryStore.LeaderboardRow each :
                rows.subList(0, Math.min(rows.size(), ServerLimits.MAX_PAGE_SIZE))) {
            int rank = from + places.size() + 1;
            places.add(new Leaders.Place(
                    rank, each.name(), displayRating(each.mean()), displayRating(each.deviation()), each.games()));
        }
        boolean more = rows.size() > ServerLimits.MAX_PAGE_SIZE && page + 1 < ServerLimits.MAX_LEADER_PAGES;
        return new Leaders(
                game,
                isAllTime ? null : String.valueOf(season),
                seasons(now),
                isAllTime ? RatingHistoryStore.MIN_GAMES_ALL_TIME : RatingHistoryStore.MIN_GAMES_PER_SEASON,
                page,
                more,
                places);
    }

    private static List<String> seasons(Season now) {
        var all = new ArrayList<String>();
        Season each = now;
        for (int i = 0; i < SEASON_COUNT; i++) {
            all.add(each.toString());
            each = each.previous();
        }
        return all;
    }

    private GameSearchPage search(ApiRequest request) throws RefusedException {
        String name = request.queryParam("player");
        String resultParam = request.queryParam("result");
        SeatResult result = SeatResult.parse(resultParam);
        if (resultParam != null && (result == null || name == null)) {
            throw new RefusedException(Phrase.of("error-filter-invalid-result"));
        }
        if (request.queryParam("variant") != null && request.queryParam("game") == null) {
            throw new RefusedException(Phrase.of("error-filter-variant-without-game"));
        }
        String playerId = name == null ? null : requirePlayer(accounts, name).id();
        long from = request.number("from", 0);
        long before = request.number("before", Long.MAX_VALUE);
        request.countWork(FinishedGameStore.MAX_SCANNED / 2);
        var search = new GameSearch(
                playerId, request.queryParam("game"), request.queryParam("variant"), result, from, before);
        FinishedGameStore.Page page = finishedGames.search(search, ServerLimits.MAX_PAGE_SIZE);
        return new GameSearchPage(
                lists.list(page.tables(), request.personIdOrNull()).tables(), page.next());
    }
}
