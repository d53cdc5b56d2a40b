package org.merlon.server.guard;

import java.util.Locale;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.words.Phrase;
import org.merlon.words.Words;

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
        UNAVAILABLE;

        /** As programs are told it. */
        public String code() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final Kind kind;
    private final transient Refusal refusal;

    public RefusedException(Phrase phrase) {
        this(Kind.REFUSED, phrase);
    }

    public RefusedException(Kind kind, Phrase phrase) {
        this(kind, Refusal.of(phrase));
    }

    /** A game has said no. */
    public RefusedException(Refusal refusal) {
        this(Kind.REFUSED, refusal);
    }

    private RefusedException(Kind kind, Refusal refusal) {
        super(null, null, false, false); // a refusal is an answer; where it was given does not matter and costs time
        this.kind = kind;
        this.refusal = refusal;
    }

    /** What was sent cannot be understood, for a reason that is for whoever wrote the program that sent it. */
    public static RefusedException unreadable(String why) {
        return new RefusedException(Phrase.of("house-no-unreadable").with("why", why));
    }

    public Kind kind() {
        return kind;
    }

    public Refusal refusal() {
        return refusal;
    }

    public String reason() {
        return Words.english().say(refusal);
    }

    @Override
    public String getMessage() {
        return reason();
    }
}
