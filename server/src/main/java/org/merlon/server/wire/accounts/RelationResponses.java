package org.merlon.server.wire.accounts;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Responses about relations between people and about challenges. */
public final class RelationResponses {
    private RelationResponses() {}

    /** What somebody thinks of somebody else. */
    public enum RelationKind {
        FOLLOW,
        BLOCK,
        MUTE
    }

    /** Whom somebody follows, blocks and has muted. */
    public record KnownPeople(List<Known> people) {
        public KnownPeople {
            people = List.copyOf(people);
        }

        /**
         * One of them.
         *
         * @param here whether somebody who is followed is here now
         */
        public record Known(String name, RelationKind kind, long since, boolean here) {}
    }

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

    /** Seats of a table that are reserved for somebody. */
    public record ReservedSeats(List<Reserved> seats) {
        public ReservedSeats {
            seats = List.copyOf(seats);
        }

        /** One of them, counted from 0, and for whom. */
        public record Reserved(int seat, String name) {}
    }
}
