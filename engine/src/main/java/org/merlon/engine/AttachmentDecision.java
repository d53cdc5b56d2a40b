package org.merlon.engine;

import org.merlon.engine.data.Data;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.words.Phrase;

/** A game's decision about something that a player wants to attach to it, such as a drawing. */
public sealed interface AttachmentDecision {
    /** Accepted in this normalised form: contents with the same meaning get the same form. */
    record Accepted(Data content) implements AttachmentDecision {}

    /** Rejected. */
    record Refused(Refusal refusal) implements AttachmentDecision {}

    static AttachmentDecision refused(Phrase reason) {
        return new Refused(Refusal.of(reason));
    }
}
