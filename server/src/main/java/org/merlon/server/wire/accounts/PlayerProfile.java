package org.merlon.server.wire.accounts;

import java.util.List;

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
