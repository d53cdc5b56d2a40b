package org.merlon.engine.move;

import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Phrase;

/** The result of parsing a move: the move, or the reason why the text is not one. */
public record ParsedMove(int move, @Nullable Refusal refusal) {
    public static ParsedMove of(int move) {
        return new ParsedMove(move, null);
    }

    public static ParsedMove refused(Phrase reason) {
        return new ParsedMove(0, Refusal.of(reason));
    }
}
