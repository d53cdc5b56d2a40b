package org.merlon.server.guard;

import java.util.Locale;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.words.Phrase;
import org.merlon.words.Words;

/** A request was refused, for a reason to be shown to the user. */
public final class RefusedException extends Exception {
    /** The kind of refusal. */
    public enum Kind {
        /** Against the rules of the game or of the table. */
        REFUSED,
        /** Not allowed for this person. */
        FORBIDDEN,
        /** Not found. */
        UNKNOWN,
        /** The table has changed since the person last saw it. */
        STALE,
        /** A limit was exceeded. */
        LIMITED,
        /** It could not be stored; nothing has changed. */
        UNAVAILABLE;

        /** The code sent to clients. */
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

    /** A refusal by a game. */
    public RefusedException(Refusal refusal) {
        this(Kind.REFUSED, refusal);
    }

    private RefusedException(Kind kind, Refusal refusal) {
        super(null, null, false, false); // no stack trace, which is expensive: a refusal is a normal response
        this.kind = kind;
        this.refusal = refusal;
    }

    /** Creates a refusal of a malformed message; the reason is for developers of clients. */
    public static RefusedException malformed(String why) {
        return new RefusedException(Phrase.of("error-malformed-input").with("why", why));
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
