package org.merlon.server.wire.lists;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

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
