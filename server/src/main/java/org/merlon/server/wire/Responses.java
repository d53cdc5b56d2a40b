package org.merlon.server.wire;

import java.util.List;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.words.Phrase;
import org.merlon.words.Words;

/** Responses that routes of several resources share. */
public final class Responses {
    private Responses() {}

    /** The request was carried out; there is nothing to return. */
    public record DoneResponse(boolean done) {
        public static final DoneResponse DONE = new DoneResponse(true);
    }

    /** An empty object, for requests without a result. */
    public record EmptyResponse() {}

    /**
     * An error: why a request was refused.
     *
     * @param code a code for programs
     * @param reason the reason in English, for people
     * @param phrases the same reason as message keys with arguments, for translation
     */
    public record ErrorResponse(String code, String reason, List<Phrase> phrases) {
        public static ErrorResponse of(String code, Refusal refusal) {
            return new ErrorResponse(code, Words.english().say(refusal), refusal.phrases());
        }
    }
}
