package org.merlon.server.rating;

import java.util.ArrayList;
import java.util.List;
import org.merlon.server.store.accounts.Rating;

/**
 * Ratings for games of two to four players: the Plackett–Luce model of Weng and Lin (2011), which treats a result as a
 * sequence of choices, best first, and handles ties.
 */
public final class WengLin {
    /** The mean of a new player. */
    public static final double FIRST_MEAN = 25;

    /** The deviation of a new player. */
    public static final double FIRST_DEVIATION = FIRST_MEAN / 3;

    /** The deviation of a player's performance in a single game. */
    private static final double BETA = FIRST_MEAN / 6;

    /** The factor of the squared deviation in one game is at least this. */
    private static final double MIN_SHRINK = 0.0001;

    private WengLin() {}

    public static Rating newcomer(String person, String game) {
        return new Rating(person, game, FIRST_MEAN, FIRST_DEVIATION, 0);
    }

    /**
     * The ratings after a game in which {@code before.get(i)} finished at rank {@code ranks[i]} (1 is the best).
     *
     * @param weight the weight of the game, from 0 to 1
     */
    public static List<Rating> update(List<Rating> before, int[] ranks, double weight) {
        int players = before.size();
        double spread = 0;
        for (Rating rating : before) {
            spread += rating.deviation() * rating.deviation() + BETA * BETA;
        }
        double scale = Math.sqrt(spread);
        var after = new ArrayList<Rating>();
        for (int i = 0; i < players; i++) {
            Rating own = before.get(i);
            double strength = Math.exp(own.mean() / scale);
            double surprise = 0;
            double certainty = 0;
            for (int rival = 0; rival < players; rival++) {
                if (ranks[rival] > ranks[i]) {
                    continue;
                }
                double totalStrength = 0;
                int tied = 0;
                for (int other = 0; other < players; other++) {
                    totalStrength += ranks[other] >= ranks[rival]
                            ? Math.exp(before.get(other).mean() / scale)
                            : 0;
                    tied += ranks[other] == ranks[rival] ? 1 : 0;
                }
                double chance = strength / totalStrength;
                surprise += ((rival == i ? 1 : 0) - chance) / tied;
                certainty += chance * (1 - chance) / tied;
            }
            double variance = own.deviation() * own.deviation();
            double gamma = own.deviation() / scale;
            double shrink = 1 - variance / (scale * scale) * certainty * gamma;
            after.add(new Rating(
                    own.person(),
                    own.game(),
                    own.mean() + weight * variance / scale * surprise,
                    own.deviation() * (1 - weight + weight * Math.sqrt(Math.max(shrink, MIN_SHRINK))),
                    own.games() + 1));
        }
        return after;
    }
}
