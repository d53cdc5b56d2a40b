package org.merlon.server.wire.accounts;

import java.util.List;

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
