package org.merlon.engine.move;

import java.util.List;
import org.merlon.engine.words.Phrase;

/** Why a move cannot be played, for the person who tried it; the weightiest reason first. */
public record Refusal(List<Phrase> phrases) {
    public Refusal {
        phrases = List.copyOf(phrases);
        if (phrases.isEmpty()) {
            throw new IllegalArgumentException("a refusal without a reason");
        }
    }

    public static Refusal of(Phrase phrase) {
        return new Refusal(List.of(phrase));
    }
}
