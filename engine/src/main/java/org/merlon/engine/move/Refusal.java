package org.merlon.engine.move;

import java.util.List;
import org.merlon.engine.words.Phrase;

/** The reasons why a move cannot be played, for the player who tried it; the most important first. */
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
