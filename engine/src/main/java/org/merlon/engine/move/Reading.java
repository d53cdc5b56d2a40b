package org.merlon.engine.move;

import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Phrase;

/** The result of parsing a move: the move, or the reason why the text is not one. */
public record Reading(int move, @Nullable Refusal refusal) {
    public static Reading of(int move) {
        return new Reading(move, null);
    }

    public static Reading refused(Phrase reason) {
        return new Reading(0, Refusal.of(reason));
    }
}
