package org.merlon.engine;

import org.merlon.engine.words.Phrase;
import org.merlon.engine.words.PhraseException;

/** A position that cannot be; the phrase says which field is wrong and why. */
public final class PositionException extends PhraseException {
    PositionException(Phrase phrase) {
        super(phrase);
    }
}
