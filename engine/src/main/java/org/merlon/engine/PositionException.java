package org.merlon.engine;

import org.merlon.engine.words.Phrase;
import org.merlon.engine.words.PhraseException;

/** Thrown for an invalid position; the phrase names the field and what is wrong with it. */
public final class PositionException extends PhraseException {
    PositionException(Phrase phrase) {
        super(phrase);
    }
}
