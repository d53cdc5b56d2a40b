package org.merlon.server.table;

/** What was asked for cannot be done, for a reason that the person who asked should read. */
public final class RefusedException extends Exception {
    /** What sort of no it is. */
    public enum Kind {
        /** Against the rules of the game or of the table. */
        REFUSED,
        /** Not for this person to do or to see. */
        FORBIDDEN,
        /** There is no such thing. */
        UNKNOWN,
        /** The table has moved on since the person looked. */
        STALE,
        /** Too much, too often. */
        LIMITED,
        /** It could not be stored; nothing has changed. */
        UNAVAILABLE
    }

    private final Kind kind;
    private final String reason;

    public RefusedException(String reason) {
        this(Kind.REFUSED, reason);
    }

    public RefusedException(Kind kind, String reason) {
        super(reason, null, false, false); // a refusal is an answer; where it was given does not matter and costs time
        this.kind = kind;
        this.reason = reason;
    }

    public Kind kind() {
        return kind;
    }

    public String reason() {
        return reason;
    }
}
