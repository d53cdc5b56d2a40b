package org.merlon.server.wire.accounts;

import java.util.List;

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
