package org.merlon.server.wire;

import java.util.List;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.words.Phrase;
import org.merlon.words.Words;

/** Responses that routes of several resources share. */
public final class Responses {
    private Responses() {}

    /** Something was done, and there is no more to say about it. */
    public record DoneResponse(boolean done) {
        public static final DoneResponse DONE = new DoneResponse(true);
    }

    /** It is done, and there is no more to say. */
    public record EmptyResponse() {}

    /**
     * No.
     *
     * @param code for programs
     * @param reason for people, in English
     * @param phrases what it can be said by in any language
     */
    public record ErrorResponse(String code, String reason, List<Phrase> phrases) {
        public static ErrorResponse of(String code, Refusal refusal) {
            return new ErrorResponse(code, Words.english().say(refusal), refusal.phrases());
        }
    }
}
