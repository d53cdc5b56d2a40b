package org.merlon.server.web.routes;

import static org.merlon.server.web.http.Route.Input.maybe;
import static org.merlon.server.web.http.Route.Input.needed;
import static org.merlon.server.web.http.Route.Who.ANYONE;

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
import org.merlon.server.store.accounts.Accounts;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.accounts.Rating;
import org.merlon.server.store.accounts.RatingHistory;
import org.merlon.server.store.accounts.Ratings;
import org.merlon.server.store.accounts.Relations;
import org.merlon.server.store.accounts.Season;
import org.merlon.server.store.log.FinishedGames;
import org.merlon.server.store.log.GameSearch;
import org.merlon.server.store.log.SeatResult;
import org.merlon.server.web.http.ApiRequest;
import org.merlon.server.web.http.Route;
import org.merlon.server.web.sockets.Presence;
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
    private static final int SEASONS = 5;

    /** Converts ratings to the scale that players are used to: a newcomer's mean of 25 is shown as 1500. */
    private static final double RATING_SCALE = 60;

    private final Accounts accounts;
    private final Relations relations;
    private final Ratings ratings;
    private final RatingHistory ratingHistory;
    private final FinishedGames finishedGames;
    private final ListRoutes lists;
    private final Presence presence;

    public ProfileRoutes(
            Accounts accounts,
            Relations relations,
            Ratings ratings,
            RatingHistory ratingHistory,
            FinishedGames finishedGames,
            ListRoutes lists,
            Presence presence) {
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
                                needed("game", "string", "the id of the game"),
                                maybe(
                                        "season",
                                        "string",
                                        "such as 2026-4, or 'ever' for all time; default: the current season"),
                                maybe("page", "integer", "the page number, counted from 0")),
                        this::leaders),
                new Route(
                        "GET /api/search",
                        ANYONE,
                        GameSearchPage.class,
                        "Searches finished games, newest first. A page may be empty without being the last.",
                        List.of(
                                maybe("player", "string", "only games of this player"),
                                maybe("game", "string", "only this game"),
                                maybe("variant", "string", "only this variant; requires a game"),
                                maybe("result", "string", "won, lost or drawn; requires a player"),
                                maybe("from", "integer", "only games that ended at this time or later"),
                                maybe("before", "integer", "only games that ended before this time")),
                        this::search));
    }

    static Person player(Accounts accounts, @Nullable String name) throws RefusedException {
        Person person = name == null ? null : accounts.personByName(name);
        if (person == null || person.kind() == Person.Kind.DELETED) {
            throw new RefusedException(RefusedException.Kind.UNKNOWN, Phrase.of("house-no-nobody"));
        }
        return person;
    }

    private Profile profile(ApiRequest call) throws RefusedException {
        Person person = player(accounts, call.path("name"));
        call.work(PROFILE_WORK);
        String asker = call.idOrNull();
        // Strangers see no presence, because a blocked person could ask as a stranger.
        boolean hidden = asker == null || relations.hasBlocked(person.id(), asker);
        List<RelationKind> own = asker == null
                ? List.of()
                : relations.relationsOf(asker).stream()
                        .filter(bond -> bond.id().equals(person.id()))
                        .map(bond -> told(bond.kind()))
                        .toList();
        return new Profile(
                person.name(),
                AccountRoutes.kind(person),
                person.created(),
                !hidden && presence.isOnline(person.id()),
                ratings.ratingsOf(person.id()).stream().map(this::rated).toList(),
                tallies(finishedGames.playedBy(person.id(), ServerLimits.MAX_GAMES_IN_STATISTICS)),
                own);
    }

    static RelationKind told(Relations.Kind kind) {
        return switch (kind) {
            case FOLLOW -> RelationKind.FOLLOW;
            case BLOCK -> RelationKind.BLOCK;
            case MUTE -> RelationKind.MUTE;
        };
    }

    /** Converts a rating to the scale that players are used to. */
    static long shown(double mean) {
        return Math.round(RATING_SCALE * mean);
    }

    private Profile.Rated rated(Rating rating) {
        List<Profile.Point> course =
                ratingHistory.history(rating.person(), rating.game(), ServerLimits.MAX_RATING_POINTS).stream()
                        .map(point -> new Profile.Point(point.time(), point.table(), shown(point.mean())))
                        .toList();
        return new Profile.Rated(
                rating.game(), shown(rating.mean()), shown(rating.deviation()), rating.games(), course);
    }

    /** Counts each game once; variants with the most games come first. */
    private static List<Profile.Tally> tallies(List<FinishedGames.PlayedGame> played) {
        var seats = new HashMap<String, Integer>();
        played.forEach(seat -> seats.merge(seat.table(), 1, Integer::sum));
        var counts = new TreeMap<String, int[]>();
        var seen = new HashSet<String>();
        for (FinishedGames.PlayedGame game : played) {
            if (seen.add(game.table())) {
                int[] count = counts.computeIfAbsent(game.game() + " " + game.variant(), any -> new int[4]);
                boolean several = seats.getOrDefault(game.table(), 1) > 1;
                SeatResult result = game.result();
                count[several || result == null ? 3 : result.ordinal()]++;
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

    private Leaders leaders(ApiRequest call) throws RefusedException {
        String game = call.query("game");
        if (Games.all().stream().noneMatch(each -> each.id().equals(game)) || game == null) {
            throw new RefusedException(RefusedException.Kind.UNKNOWN, Phrase.of("house-no-game"));
        }
        Season now = Season.of(System.currentTimeMillis());
        String wanted = call.query("season");
        boolean ever = "ever".equals(wanted);
        Season season = wanted == null ? now : Season.parse(wanted);
        if (season == null && !ever) {
            throw new RefusedException(Phrase.of("house-no-season"));
        }
        int page = (int) Math.clamp(call.number("page", 0), 0L, ServerLimits.MAX_LEADER_PAGES - 1L);
        call.work(LEADERS_WORK * (page + 1));
        int from = page * ServerLimits.MAX_PAGE_SIZE;
        List<RatingHistory.LeaderboardRow> found =
                ratingHistory.leaderboard(game, ever ? null : season, from, ServerLimits.MAX_PAGE_SIZE + 1);
        var places = new ArrayList<Leaders.Place>();
        for (RatingHistory.LeaderboardRow each : found.subList(0, Math.min(found.size(), ServerLimits.MAX_PAGE_SIZE))) {
            int rank = from + places.size() + 1;
            places.add(new Leaders.Place(rank, each.name(), shown(each.mean()), shown(each.deviation()), each.games()));
        }
        boolean more = found.size() > ServerLimits.MAX_PAGE_SIZE && page + 1 < ServerLimits.MAX_LEADER_PAGES;
        return new Leaders(
                game,
                ever ? null : String.valueOf(season),
                seasons(now),
                ever ? RatingHistory.MIN_GAMES_ALL_TIME : RatingHistory.MIN_GAMES_PER_SEASON,
                page,
                more,
                places);
    }

    private static List<String> seasons(Season now) {
        var all = new ArrayList<String>();
        Season each = now;
        for (int i = 0; i < SEASONS; i++) {
            all.add(each.toString());
            each = each.previous();
        }
        return all;
    }

    private GameSearchPage search(ApiRequest call) throws RefusedException {
        String name = call.query("player");
        String wanted = call.query("result");
        SeatResult result = SeatResult.parse(wanted);
        if (wanted != null && (result == null || name == null)) {
            throw new RefusedException(Phrase.of("house-no-result"));
        }
        if (call.query("variant") != null && call.query("game") == null) {
            throw new RefusedException(Phrase.of("house-no-variant-alone"));
        }
        String person = name == null ? null : player(accounts, name).id();
        long from = call.number("from", 0);
        long before = call.number("before", Long.MAX_VALUE);
        call.work(FinishedGames.MAX_SCANNED / 2);
        var search = new GameSearch(person, call.query("game"), call.query("variant"), result, from, before);
        FinishedGames.Page page = finishedGames.search(search, ServerLimits.MAX_PAGE_SIZE);
        return new GameSearchPage(lists.list(page.tables(), call.idOrNull()).tables(), page.next());
    }
}
