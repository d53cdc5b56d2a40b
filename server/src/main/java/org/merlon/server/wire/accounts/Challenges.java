package org.merlon.server.wire.accounts;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Games that somebody was asked for, or has asked others for. */
public record Challenges(List<Challenge> challenges) {
    public Challenges {
        challenges = List.copyOf(challenges);
    }

    /**
     * One of them.
     *
     * @param with the other side
     * @param mine whether the asker has asked for it
     * @param invitation what lets people in at its table
     */
    public record Challenge(
            String table,
            String game,
            String variant,
            String with,
            boolean mine,
            long time,
            @JsonInclude @Nullable String invitation) {}
}
