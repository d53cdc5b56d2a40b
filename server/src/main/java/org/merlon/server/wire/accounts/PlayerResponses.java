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
     * A player as everybody may see them.
     *
     * @param records games that are won or lost as one, where there is nobody to be rated against
     */
    public record PlayerProfile(String name, SessionInfo.Kind kind, List<RatingOf> ratings, List<RecordOf> records) {
        /** How well somebody plays a game, around 1500. */
        public record RatingOf(String game, long rating, long uncertainty, int games) {}

        /** How often a variant was won and lost, and in how many moves altogether. */
        public record RecordOf(String game, String variant, int won, int lost, long moves) {}
    }

    /**
     * A player, as everybody may see them.
     *
     * @param since when they first came, in milliseconds since 1970
     * @param here whether they are here now; false for strangers and for whom they have blocked
     * @param results those with the most games first
     * @param bonds what the asker thinks of them
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

        /** A rating after a rated game. */
        public record Point(long time, String table, long rating) {}

        /**
         * A rating and how it came about.
         *
         * @param course the last games, oldest first
         */
        public record Rated(String game, long rating, long uncertainty, int games, List<Point> course) {
            public Rated {
                course = List.copyOf(course);
            }
        }

        /**
         * How games of a variant went.
         *
         * @param other by somebody who sat on several seats, which nobody wins
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
     * @param season null for all times
     * @param seasons those that can be asked for, newest first
     * @param least how many rated games it takes to be listed
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

        /** One line of it. */
        public record Place(int rank, String name, long rating, long uncertainty, int games) {}
    }
}
