package org.merlon.engine;

import org.merlon.engine.data.Data;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.words.Phrase;

/** What a game says of something that a player wants to lay beside it, such as a drawing. */
public sealed interface Attached {
    /** It may lie there, in this form; what means the same is kept in the same form. */
    record Kept(Data content) implements Attached {}

    /** It may not. */
    record Refused(Refusal why) implements Attached {}

    static Attached refused(Phrase why) {
        return new Refused(Refusal.of(why));
    }
}
