package org.merlon.server.wire.table;

import org.jspecify.annotations.Nullable;

/**
 * Who sits on a seat.
 *
 * @param name what the seat is called: a person's name, or a bot's
 * @param playedBy who plays a seat that is called otherwise
 * @param imported true for a name out of a file: somebody who played elsewhere, and nobody here
 * @param keptFor whose seat a bot keeps
 */
public record OccupantInfo(
        Kind kind,
        @Nullable String name,
        @Nullable String playedBy,
        @Nullable Boolean imported,
        @Nullable String keptFor) {

    /** What somebody is at a table. */
    public enum Kind {
        OPEN,
        PERSON,
        BOT
    }

    public static final OccupantInfo NOBODY = new OccupantInfo(Kind.OPEN, null, null, null, null);

    /**
     * A person.
     *
     * @param called what the seat is called, or null for the person's own name
     */
    public static OccupantInfo person(String name, @Nullable String called) {
        return called == null
                ? new OccupantInfo(Kind.PERSON, name, null, null, null)
                : new OccupantInfo(Kind.PERSON, called, name, null, null);
    }

    public static OccupantInfo imported(String name) {
        return new OccupantInfo(Kind.PERSON, name, null, true, null);
    }

    public static OccupantInfo bot(String name, @Nullable String keptFor) {
        return new OccupantInfo(Kind.BOT, name, null, null, keptFor);
    }
}
