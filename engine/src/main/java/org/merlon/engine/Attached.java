package org.merlon.engine;

import org.merlon.engine.data.Data;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.words.Phrase;

/** A game's decision about something that a player wants to attach to it, such as a drawing. */
public sealed interface Attached {
    /** Accepted in this normalised form: contents with the same meaning get the same form. */
    record Kept(Data content) implements Attached {}

    /** Rejected. */
    record Refused(Refusal why) implements Attached {}

    static Attached refused(Phrase why) {
        return new Refused(Refusal.of(why));
    }
}
