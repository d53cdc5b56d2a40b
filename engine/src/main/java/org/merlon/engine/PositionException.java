package org.merlon.engine;

import org.merlon.engine.words.Phrase;
import org.merlon.engine.words.PhraseException;

/** A position that cannot be taken; the phrase says which field is wrong and why. */
public final class PositionException extends PhraseException {
    public PositionException(String message) {
        this(Phrase.sentence(message));
    }

    PositionException(Phrase phrase) {
        super(phrase);
    }

    public String reason() {
        return phrase().toString();
    }
}
