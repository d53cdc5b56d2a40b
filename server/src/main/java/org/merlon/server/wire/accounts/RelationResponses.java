package org.merlon.server.wire.accounts;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Responses about relations between people and about challenges. */
public final class RelationResponses {
    private RelationResponses() {}

    /** A relation of one person to another. */
    public enum RelationKind {
        FOLLOW,
        BLOCK,
        MUTE
    }

    /** The people whom a person follows, blocks or has muted. */
    public record KnownPeople(List<Known> people) {
        public KnownPeople {
            people = List.copyOf(people);
        }

        /**
         * A related person.
         *
         * @param here whether a followed person is online
         */
        public record Known(String name, RelationKind kind, long since, boolean here) {}
    }

    /** The challenges that a person has received or sent. */
    public record Challenges(List<Challenge> challenges) {
        public Challenges {
            challenges = List.copyOf(challenges);
        }

        /**
         * A challenge.
         *
         * @param with the name of the other person
         * @param mine whether the person who asks has sent it
         * @param invitation the secret to join the table
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

    /** The reserved seats of a table. */
    public record ReservedSeats(List<Reserved> seats) {
        public ReservedSeats {
            seats = List.copyOf(seats);
        }

        /** A seat, counted from 0, and the name of the person whom it is reserved for. */
        public record Reserved(int seat, String name) {}
    }
}
