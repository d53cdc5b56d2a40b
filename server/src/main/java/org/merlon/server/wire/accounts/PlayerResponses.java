package org.merlon.server.wire.accounts;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.server.wire.accounts.AccountResponses.SessionInfo;
import org.merlon.server.wire.accounts.RelationResponses.RelationKind;

/** Public information about players: profiles, ratings and leaderboards. */
public final class PlayerResponses {
    private PlayerResponses() {}

    /**
     * A player with ratings and records.
     *
     * @param records results of variants that are won or lost together or alone, which are not rated
     */
    public record PlayerProfile(String name, SessionInfo.Kind kind, List<RatingOf> ratings, List<RecordOf> records) {
        /** A rating for a game; newcomers start at 1500. */
        public record RatingOf(String game, long rating, long uncertainty, int games) {}

        /** The number of wins and losses of a variant, and the total number of moves. */
        public record RecordOf(String game, String variant, int won, int lost, long moves) {}
    }

    /**
     * The public profile of a player.
     *
     * @param since the time of the first visit, in milliseconds since 1970
     * @param here whether the player is online; false for strangers and for people whom the player has blocked
     * @param results results by variant, those with the most games first
     * @param bonds how the person who asks is related to the player
     */
    public record Profile(
            String name,
            SessionInfo.Kind kind,
            long since,
            boolean here,
            List<Rated> ratings,
            List<Tally> results,
            List<RelationKind> bonds) {

        public Profile {
            ratings = List.copyOf(ratings);
            results = List.copyOf(results);
            bonds = List.copyOf(bonds);
        }

        /**
         * The rating after a rated game.
         *
         * @param table the table; null if it is unlisted and you did not play there
         */
        public record Point(long time, @Nullable String table, long rating) {}

        /**
         * A rating and its history.
         *
         * @param course the ratings after the latest games, oldest first
         */
        public record Rated(String game, long rating, long uncertainty, int games, List<Point> course) {
            public Rated {
                course = List.copyOf(course);
            }
        }

        /**
         * The results of a variant.
         *
         * @param other games in which the player had several seats, which have no winner
         */
        public record Tally(String game, String variant, int won, int lost, int drawn, int other) {
            public int total() {
                return won + lost + drawn + other;
            }
        }
    }

    /**
     * A page of a leaderboard.
     *
     * @param season null for the leaderboard of all time
     * @param seasons the seasons that can be requested, newest first
     * @param least the minimum number of rated games to be listed
     * @param more whether there is another page
     */
    public record Leaders(
            String game,
            @JsonInclude @Nullable String season,
            List<String> seasons,
            int least,
            int page,
            boolean more,
            List<Place> places) {

        public Leaders {
            seasons = List.copyOf(seasons);
            places = List.copyOf(places);
        }

        /** A row of the leaderboard. */
        public record Place(int rank, String name, long rating, long uncertainty, int games) {}
    }
}
