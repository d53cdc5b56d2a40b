package org.merlon.server.table.actions;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.merlon.engine.words.Phrase;
import org.merlon.server.game.GameResults;
import org.merlon.server.game.LiveGame;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.rating.WengLin;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.accounts.Rating;
import org.merlon.server.store.accounts.RatingLookup;
import org.merlon.server.table.live.TableContext;

/** Decides which games change ratings and by how much, as docs/ratings.md tells the players. */
public final class RatedGames {
    static final String PEOPLE_ONLY = "error-rated-people-only";
    static final String ACCOUNTS_ONLY = "error-rated-needs-account";

    /** The moves that each player must have made; a game that ends earlier is not rated. */
    public static final int MIN_MOVES = 8;

    /** Within this time, each further game of the same two people counts half as much as the one before. */
    public static final Duration REPEAT_WINDOW = Duration.ofDays(1);

    private RatedGames() {}

    /** Refuses people without an account, and bots. */
    static void requireAccount(RatingLookup ratings, String id) throws RefusedException {
        Person.Kind kind = ratings.kindOf(id);
        if (kind == Person.Kind.BOT) {
            throw new RefusedException(Phrase.of(PEOPLE_ONLY));
        }
        if (kind != Person.Kind.MEMBER) {
            throw new RefusedException(RefusedException.Kind.FORBIDDEN, Phrase.of(ACCOUNTS_ONLY));
        }
    }

    /** The new ratings if a rated game has just ended; empty otherwise. */
    public static List<Rating> newRatings(LiveGame game, TableContext context, long now) {
        boolean standardData = game.rules().data() == null;
        if (game.phase() != LiveGame.Phase.OVER || !game.terms().rated() || !standardData) {
            return List.of();
        }
        List<String> people = players(game, context.ratings());
        if (people.isEmpty()) {
            return List.of();
        }
        String gameId = game.terms().setup().game().id();
        double weight =
                Math.scalb(1.0, -gamesTogether(people, gameId, context.ratings(), now - REPEAT_WINDOW.toMillis()));
        Map<String, Rating> currentRatings = context.ratings().ratings(gameId, people);
        var before = new ArrayList<Rating>();
        for (String person : people) {
            Rating rating = currentRatings.get(person);
            before.add(rating == null ? WengLin.newcomer(person, gameId) : rating);
        }
        return WengLin.update(before, ranks(game), weight);
    }

    /** The players by seat, if the game can be rated; empty otherwise. */
    private static List<String> players(LiveGame game, RatingLookup ratings) {
        int seats = game.seats().size();
        var moves = new int[seats];
        game.moves().list().forEach(move -> moves[move.seat()]++);
        var people = new ArrayList<String>();
        for (int seat = 0; seat < seats; seat++) {
            String id = game.roster().startedBy(seat);
            Person.Kind kind = id == null ? null : ratings.kindOf(id);
            boolean hasAccount = kind == Person.Kind.MEMBER || kind == Person.Kind.DELETED;
            if (id == null || !hasAccount || moves[seat] < MIN_MOVES) {
                return List.of();
            }
            people.add(id);
        }
        boolean notCompetitive = seats < 2 || game.terms().setup().variant().cooperative();
        return notCompetitive || new HashSet<>(people).size() < seats ? List.of() : people;
    }

    /** The places for the rating. A seat for which a bot has moved comes last, however the game ended. */
    private static int[] ranks(LiveGame game) {
        int[] ranks = GameResults.ranks(game);
        for (int seat : game.roster().playedByBot()) {
            if (!game.roster().forfeited().contains(seat)) {
                for (int other = 0; other < ranks.length; other++) {
                    ranks[other] -= other != seat && ranks[other] > ranks[seat] ? 1 : 0;
                }
                ranks[seat] = ranks.length;
            }
        }
        return ranks;
    }

    /** The number of rated games since a time that two of these people finished together; the highest of all pairs. */
    private static int gamesTogether(List<String> people, String game, RatingLookup ratings, long since) {
        Map<String, Set<String>> tables = ratings.ratedTablesSince(game, people, since);
        long max = 0;
        for (String person : people) {
            Set<String> own = tables.getOrDefault(person, Set.of());
            for (String other : people) {
                long together = tables.getOrDefault(other, Set.of()).stream()
                        .filter(own::contains)
                        .count();
                max = other.equals(person) ? max : Math.max(max, together);
            }
        }
        return Math.toIntExact(max);
    }
}
