package org.merlon.server.wire;

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
public record Why(
        @JsonInclude @Nullable String reason, @Nullable List<Phrase> phrases) {
    public static Why of(@Nullable Refusal refusal) {
        return refusal == null ? new Why(null, null) : new Why(Words.english().say(refusal), refusal.phrases());
    }
}
