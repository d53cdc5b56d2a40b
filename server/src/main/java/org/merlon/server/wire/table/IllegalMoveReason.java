package org.merlon.server.wire.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.words.Phrase;
import org.merlon.words.Words;

/**
 * Why a move cannot be played.
 *
 * @param reason null if it can
 */
public record IllegalMoveReason(
        @JsonInclude @Nullable String reason, @Nullable List<Phrase> phrases) {
    public static IllegalMoveReason of(@Nullable Refusal refusal) {
        return refusal == null
                ? new IllegalMoveReason(null, null)
                : new IllegalMoveReason(Words.english().say(refusal), refusal.phrases());
    }
}
